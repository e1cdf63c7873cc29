"""Each method of the store does what `engine.host.store.Store` says of it."""

import pytest
from msgspec.structs import replace

from data.store import SqlStore
from engine.clock.timers import Timer
from engine.core import Outcome
from engine.host.store import ChannelTaken, Stale, Store
from engine.table.model import (
    USUAL_TABLES,
    Asking,
    Guest,
    GuildSettings,
    Older,
    Player,
    Posting,
    Table,
    Takebacks,
)
from tests.data.examples import a_table, logged, played, running

FULL = a_table(
    options="wide",
    language="fr",
    quiet=True,
    status="over",
    players=(Player(100, "Ann", ("go c4", "stay"), 4, True, 3, "leave"), Player(101, "Bob")),
    ply=7,
    snapshot=b'{"turn":3}',
    outcome=Outcome((1, 2), (5, 3), "home"),
    posting=Posting(posted=6, post=42, answer="3 15 token"),
    guests=(Guest(100, "Ann"), Guest(102, "Cleo", 1_700_000_300)),
    votes=(100, 101),
    takebacks=Takebacks(taken=3, back=8, dice=(6, 7, 9), asking=Asking(12, 101, 10, 4, (100,), 43)),
    older=(Older(1, 3), Older(2, 7, '{"type":"race"}')),
    started=1_700_000_100,
    ended=1_700_000_200,
)
"""A table in which everything has a value of its own."""


def test_it_is_a_store(store: SqlStore) -> None:
    promised: Store = store
    assert promised is store


@pytest.mark.parametrize("table", [a_table(), running(6), FULL], ids=["lobby", "running", "over"])
async def test_what_is_added_is_found_again(store: SqlStore, table: Table) -> None:
    added = await store.tables.add(table)
    assert added == replace(table, id=added.id)
    assert added.id > 0
    assert await store.tables.table(added.id) == added


async def test_a_table_that_is_not_there(store: SqlStore) -> None:
    assert await store.tables.table(1) is None
    assert await store.tables.live_in(10) is None
    assert await store.tables.last_in(10) is None
    assert await store.tables.live_of(100) == []
    assert await store.tables.moves(1) == []
    assert await store.posts.owing() == []
    assert await store.tables.all_ids() == []
    await store.posts.mark_posted(1, 0, 5)


async def test_save_replaces_everything_but_the_post(store: SqlStore) -> None:
    added = await store.tables.add(a_table(posting=Posting(2, 9)))
    saved = await store.tables.save(replace(FULL, id=added.id))
    assert saved == replace(
        FULL, id=added.id, version=1, posting=replace(FULL.posting, posted=2, post=9)
    )
    assert await store.tables.table(added.id) == saved


async def test_save_gives_the_post_of_the_moment(store: SqlStore) -> None:
    added = await store.tables.add(running())
    await store.posts.mark_posted(added.id, 0, 77)
    saved = await store.tables.save(*played(added))
    assert (saved.posting.posted, saved.posting.post) == (0, 77)


async def test_seats_change_hands(store: SqlStore) -> None:
    lists = ["", "Ann", "Ann Bob Cid", "Bob Ann", "Cid Bob Ann Dan", "Dan", "Dan"]
    table = await store.tables.add(a_table())
    for names in lists:
        players = tuple(Player(number, name) for number, name in enumerate(names.split()))
        table = await store.tables.save(replace(table, players=players))
        assert table.players == players
        assert await store.tables.table(table.id) == table


async def test_moves_are_logged_with_the_table(store: SqlStore) -> None:
    added = await store.tables.add(running())
    log = [
        replace(logged(0), seat=None, user=None, move="", events=()),
        *(logged(ply) for ply in range(1, 4)),
    ]
    saved = await store.tables.save(replace(added, ply=3), log)
    assert await store.tables.moves(saved.id) == log
    assert await store.tables.moves(saved.id, after=0) == log[1:]
    assert await store.tables.moves(saved.id, after=3) == []
    assert await store.tables.moves(saved.id + 1) == []


async def test_the_log_is_cut_with_the_table(store: SqlStore) -> None:
    table, other = await store.tables.add(running()), await store.tables.add(running(channel=11))
    log = [logged(ply) for ply in range(1, 6)]
    table = await store.tables.save(replace(table, ply=5), log)
    await store.tables.save(replace(other, ply=5), log)
    again = replace(logged(3), move="stay", draw=4)
    saved = await store.tables.save(
        replace(table, ply=3, takebacks=Takebacks(taken=4)), [again], cut=2
    )
    assert await store.tables.moves(saved.id) == [*log[:2], again]
    assert await store.tables.moves(other.id) == log
    with pytest.raises(Stale):
        await store.tables.save(table, cut=0)
    assert await store.tables.moves(saved.id) == [*log[:2], again]


async def test_live_and_last_table_of_a_channel(store: SqlStore) -> None:
    first = await store.tables.add(a_table())
    elsewhere = await store.tables.add(a_table(channel=11))
    assert await store.tables.live_in(10) == first
    closed = await store.tables.save(replace(first, status="closed"))
    assert await store.tables.live_in(10) is None
    assert await store.tables.last_in(10) == closed
    second = await store.tables.add(running())
    assert await store.tables.live_in(10) == await store.tables.last_in(10) == second
    assert await store.tables.live_in(11) == elsewhere


async def test_live_tables_of_a_user_oldest_first(store: SqlStore) -> None:
    both = (Player(100, "Ann"), Player(101, "Bob"))
    lobby = await store.tables.add(a_table(channel=1, players=both[:1]))
    game = await store.tables.add(running(channel=2))
    await store.tables.add(a_table(channel=3, status="over", players=both))
    twice = await store.tables.add(a_table(channel=4, players=(both[0], both[0])))
    assert await store.tables.live_of(100) == [lobby, game, twice]
    assert await store.tables.live_of(101) == [game]
    assert await store.tables.live_of(102) == []


async def test_lobbies_that_keep_a_seat_for_a_user_oldest_first(store: SqlStore) -> None:
    def kept(*users: int) -> tuple[Guest, ...]:
        return tuple(Guest(user, "Ann") for user in users)

    first = await store.tables.add(a_table(channel=1, guests=kept(100, 101)))
    await store.tables.add(a_table(channel=2, guests=kept(1000, 10)))
    second = await store.tables.add(a_table(channel=3, guests=kept(100)))
    await store.tables.add(a_table(channel=4, guests=kept(100), status="closed"))
    assert await store.tables.invited(100) == [first, second]
    assert await store.tables.invited(102) == []


async def test_a_table_comes_with_its_timers(store: SqlStore) -> None:
    timers = [Timer(at=5, kind="guests")]
    table = await store.tables.add(a_table(guests=(Guest(101, "Bob", 5),)), None, timers)
    (timer,) = await store.timers.due(5, 10)
    assert (timer.kind, timer.table) == ("guests", table.id)


async def test_owing_is_what_tables_say_of_themselves(store: SqlStore) -> None:
    shapes = [(0, -1), (0, 0), (3, 2), (3, 3), (3, 4), (3, -1)]
    tables = [
        await store.tables.add(
            a_table(channel=channel, status=status, ply=ply, posting=Posting(posted))
        )
        for channel, (ply, posted, status) in enumerate(
            (ply, posted, status)
            for ply, posted in shapes
            for status in ("lobby", "running", "over", "abandoned", "closed")
        )
    ]
    assert await store.posts.owing() == [table.id for table in tables if table.owes_post]


async def test_owing_begins_with_the_oldest_change(store: SqlStore) -> None:
    first = await store.tables.add(running(channel=1))
    second = await store.tables.add(running(channel=2))
    third = await store.tables.add(running(channel=3))
    await store.tables.save(*played(first))
    await store.posts.mark_posted(third.id, 0, 5)
    assert await store.posts.owing() == [second.id, first.id]


async def test_mark_posted(store: SqlStore) -> None:
    table = await store.tables.add(running(ply=5))

    async def post() -> tuple[int, int | None]:
        found = await store.tables.table(table.id)
        assert found is not None
        assert found.version == table.version
        return found.posting.posted, found.posting.post

    await store.posts.mark_posted(table.id, 4, 44)
    assert await post() == (4, 44)
    assert await store.posts.owing() == [table.id]
    await store.posts.mark_posted(table.id, 5, 55)
    assert await post() == (5, 55)
    assert await store.posts.owing() == []
    await store.posts.mark_posted(table.id, 4, 66)
    assert await post() == (5, 55), "an older board does not replace a newer one"
    await store.posts.mark_posted(table.id, 5, None)
    assert await post() == (5, None), "the same board may move to another message"


async def test_all_ids(store: SqlStore) -> None:
    ids = [(await store.tables.add(a_table(channel=channel))).id for channel in range(3)]
    assert await store.tables.all_ids() == sorted(ids)


async def test_settings_of_a_server(store: SqlStore) -> None:
    assert await store.servers.settings(1) == GuildSettings()
    chosen = GuildSettings("fr", (10, 2**62), quiet=True, thread=True)
    await store.servers.save(1, chosen)
    assert await store.servers.settings(1) == chosen
    assert await store.servers.settings(2) == GuildSettings()
    await store.servers.save(1, GuildSettings())
    assert await store.servers.settings(1) == GuildSettings()


async def test_a_limit_that_was_chosen_is_not_one_that_never_was(store: SqlStore) -> None:
    for chosen, limit in ((None, USUAL_TABLES), (0, None), (3, 3), (None, USUAL_TABLES)):
        await store.servers.save(1, GuildSettings(quiet=True, most_tables=chosen))
        kept = await store.servers.settings(1)
        assert (kept.most_tables, kept.table_limit) == (chosen, limit)
    assert (await store.servers.settings(2)).table_limit == USUAL_TABLES


async def test_a_stale_table_is_refused_and_nothing_changes(store: SqlStore) -> None:
    added = await store.tables.add(running())
    saved = await store.tables.save(*played(added))
    with pytest.raises(Stale):
        await store.tables.save(replace(added, quiet=True, players=()), [logged(9)])
    assert await store.tables.table(added.id) == saved
    assert await store.tables.moves(added.id) == [logged(1)]


async def test_an_unknown_table_is_stale(store: SqlStore) -> None:
    with pytest.raises(Stale):
        await store.tables.save(running(id=99))


async def test_a_channel_has_one_live_table(store: SqlStore) -> None:
    first = await store.tables.add(a_table())
    with pytest.raises(ChannelTaken):
        await store.tables.add(running())
    over = await store.tables.save(replace(first, status="over"))
    await store.tables.add(running())
    with pytest.raises(ChannelTaken):
        await store.tables.save(replace(over, status="running"), [logged(1)])
    assert await store.tables.table(first.id) == over
    assert await store.tables.moves(first.id) == []


async def test_a_ply_is_logged_once(store: SqlStore) -> None:
    added = await store.tables.add(running())
    saved = await store.tables.save(*played(added))
    with pytest.raises(ValueError, match="already"):
        await store.tables.save(replace(saved, ply=2), [logged(2), logged(1)])
    assert await store.tables.table(added.id) == saved
    assert await store.tables.moves(added.id) == [logged(1)]
