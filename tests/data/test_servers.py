"""What is asked about all tables of a server."""

import asyncio
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from data.store import SqlStore
from engine.clock.clock import Clock
from engine.core import Refused
from engine.host.store import ChannelTaken, TooManyTables
from engine.table.access import Access, Customs
from engine.table.model import DIRECT, GuildSettings, LoggedMove
from tests.data.examples import a_table, running

HOUR = 3600
DAY = 24 * HOUR
NOW = 1_700_000_000
WEEK_AGO = NOW - 7 * DAY


def move(ply: int, seat: int | None, at: int, hand: str = "person") -> LoggedMove:
    return LoggedMove(ply, seat, None, "go c1", at, (), hand)  # type: ignore[arg-type]


async def test_an_empty_server_has_no_figures(store: SqlStore):
    stats = await store.servers.stats(1, WEEK_AGO)
    assert (stats.tables, stats.games, stats.moves) == ({}, {}, 0)
    assert stats.pace is None
    assert stats.waiting is None


async def test_the_figures_of_a_server(store: SqlStore):
    first = await store.tables.add(running(channel=10))
    await store.tables.save(
        replace(first, ply=5),
        [
            move(0, None, NOW - 9 * DAY),
            move(1, 0, NOW - 8 * DAY),  # before the week
            move(2, 1, NOW - 8 * DAY + 2 * DAY),  # took two days
            move(3, 1, NOW - 8 * DAY + 2 * DAY),  # a further step of that turn
            move(4, 0, NOW - 5 * DAY),  # took one day
            move(5, 1, NOW - 4 * DAY, "computer"),
        ],
    )
    second = await store.tables.add(running(channel=11, game="witches"))
    await store.tables.save(replace(second, ply=0), [move(0, None, NOW - HOUR)])
    over = await store.tables.add(running(channel=12))
    await store.tables.save(
        replace(over, status="over", ended=NOW - 8 * DAY, ply=1), [move(1, 0, NOW - 8 * DAY)]
    )
    await store.tables.add(a_table(channel=13, opened=NOW - 20 * DAY))
    await store.tables.add(a_table(channel=14, status="closed"))
    await store.tables.add(running(channel=15, guild=2))
    stats = await store.servers.stats(1, WEEK_AGO)
    assert stats.tables == {"running": 2, "over": 1, "lobby": 1, "closed": 1}
    assert stats.games == {"hedgehogs": 2, "witches": 1}
    assert stats.moves == 4
    assert stats.pace == 1.5 * DAY
    assert stats.waiting == (10, NOW - 4 * DAY)


async def test_tables_that_nobody_touches(store: SqlStore):
    played = await store.tables.add(running(channel=10, opened=NOW - 90 * DAY))
    by_itself = move(2, 1, NOW - 2 * DAY, "computer")
    await store.tables.save(replace(played, ply=2), [move(1, 0, NOW - 10 * DAY), by_itself])
    lobby = await store.tables.add(a_table(channel=11, opened=NOW - 20 * DAY))
    await store.tables.add(a_table(channel=12, opened=NOW - 20 * DAY, guild=2))
    await store.tables.add(a_table(channel=13, opened=NOW - 20 * DAY, status="closed"))
    idle = await store.servers.idle(1, NOW - 9 * DAY)
    assert [(one.table, one.last) for one in idle] == [
        (lobby.id, NOW - 20 * DAY),
        (played.id, NOW - 10 * DAY),
    ]
    assert [one.version for one in idle] == [lobby.version, played.version + 1]
    assert len(await store.servers.idle(1, NOW - 15 * DAY)) == 1


async def test_a_member_opens_no_more_tables_than_allowed(store: SqlStore):
    await store.tables.add(a_table(channel=10), most=2)
    await store.tables.add(a_table(channel=11, guild=2), most=2)
    await store.tables.add(a_table(channel=12, status="closed"), most=2)
    await store.tables.add(a_table(channel=13), most=2)
    with pytest.raises(TooManyTables) as refused:
        await store.tables.add(a_table(channel=14), most=2)
    assert refused.value.channels == await store.tables.owned(1, 100) == [10, 13]
    await store.tables.add(a_table(channel=14, owner=101), most=2)
    await store.tables.add(a_table(channel=15))


async def test_the_limit_holds_between_processes(url: str):
    async with SqlStore.open(url) as one, SqlStore.open(url) as other:

        async def opened(store: SqlStore, channel: int) -> bool:
            try:
                await store.tables.add(a_table(channel=channel), most=3)
            except TooManyTables:
                return False
            return True

        tries = [opened((one, other)[channel % 2], channel) for channel in range(12)]
        assert sum(await asyncio.gather(*tries)) == 3


async def test_direct_messages_are_of_no_server(store: SqlStore) -> None:
    """Their tables are counted for each person, and are in nobody's figures."""
    mine = await store.tables.add(running(guild=DIRECT, channel=5, owner=3))
    await store.tables.add(running(guild=DIRECT, channel=6, owner=4))
    await store.tables.add(running(guild=1, channel=7, owner=3))
    assert await store.tables.owned(DIRECT, 3) == [5]
    assert await store.tables.owned(DIRECT, 5) == []
    assert await store.tables.owned(1, 3) == [7]
    assert [one.channel for one in await store.servers.idle(1, 2**40)] == [7]
    assert (await store.servers.stats(1, 0)).tables == {"running": 1}
    with pytest.raises(TooManyTables) as refused:
        await store.tables.add(running(guild=DIRECT, channel=8, owner=3), 1)
    assert refused.value.channels == [5]
    with pytest.raises(ChannelTaken):
        await store.tables.add(running(guild=DIRECT, channel=5, owner=3), 9)
    assert await store.tables.table(mine.id) == mine


async def test_settings_are_changed_as_they_are_by_then(store: SqlStore) -> None:
    def block(user: int) -> Callable[[GuildSettings], GuildSettings]:
        return lambda before: replace(
            before, access=replace(before.access, blocked=(*before.access.blocked, user))
        )

    await asyncio.gather(*(store.servers.alter(5, block(user)) for user in range(20)))
    assert set((await store.servers.settings(5)).access.blocked) == set(range(20))

    special = Customs(7, "fr", True, False, Clock(limit=3600))
    access = Access(openers=(1, 2), called=3, blocked=(4,), customs=(special,))
    after = await store.servers.alter(5, lambda before: replace(before, access=access))
    assert after == await store.servers.settings(5)
    assert after.access == access


async def test_a_change_that_is_refused_changes_nothing(store: SqlStore) -> None:
    await store.servers.save(5, GuildSettings(quiet=True))

    def refuse(_: GuildSettings) -> GuildSettings:
        raise Refused("blocked-already", "blocked already")

    with pytest.raises(Refused, match="blocked already"):
        await store.servers.alter(5, refuse)
    assert await store.servers.settings(5) == GuildSettings(quiet=True)
