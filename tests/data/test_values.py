"""Odd values come back as they went in, or are refused; damaged rows are told."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from data.problems import Damaged
from data.store import SqlStore
from engine.core import Event, Outcome
from engine.table.model import GuildSettings, LoggedMove, Player, Table
from tests.data.examples import a_table, logged, played, running

BIGGEST = 2**63 - 1

NAMES = [
    "",
    " ",
    "🦔👩‍👩‍👧‍👦",
    "Zoë O'Brien; DROP TABLE tables;--",
    "**@everyone** <@1>",
    "مرحبا",
    '"\\\n\t\r',
    "%s :name ?",
    "x" * 6000,
]


async def test_any_name_and_text(store: SqlStore) -> None:
    for channel, name in enumerate(NAMES):
        player = Player(1, name, draft=(name,))
        event = Event(name, None, name, {name: [name, 1, None, {"deep": True}]})
        move = LoggedMove(1, 0, 1, name, 0, (event,))
        outcome = Outcome((1,), (0,), name)
        table = running(
            channel=channel, players=(player,), options=name, outcome=outcome, commitment=name
        )
        saved = await store.tables.save(await store.tables.add(table), [move])
        assert await store.tables.table(saved.id) == saved
        assert saved.players == (player,)
        assert await store.tables.moves(saved.id) == [move]


async def test_big_integers(store: SqlStore) -> None:
    table = a_table(
        guild=BIGGEST,
        channel=BIGGEST,
        owner=BIGGEST,
        players=(Player(BIGGEST, "Ann"),),
        votes=(BIGGEST,),
        opened=BIGGEST,
    )
    added = await store.tables.add(table)
    await store.posts.mark_posted(added.id, 0, BIGGEST)
    posted = replace(added, posting=replace(added.posting, posted=0, post=BIGGEST))
    assert await store.tables.live_in(BIGGEST) == posted
    assert await store.tables.live_of(BIGGEST) == [posted]
    saved = await store.tables.save(posted, [replace(logged(1), user=BIGGEST, at=BIGGEST)])
    assert (await store.tables.moves(saved.id))[0].user == BIGGEST
    settings = GuildSettings(channels=(BIGGEST,))
    await store.servers.save(BIGGEST, settings)
    assert await store.servers.settings(BIGGEST) == settings


async def test_bytes_are_kept_as_they_are(store: SqlStore) -> None:
    every_byte = bytes(range(256)) * 20
    added = await store.tables.add(a_table(snapshot=every_byte, seed=b""))
    assert await store.tables.table(added.id) == added


@pytest.mark.parametrize(
    ("table", "why"),
    [
        (a_table(options="a\0b"), "NUL character in options"),
        (a_table(players=(Player(1, "An\0n"),)), "NUL character in name"),
        (a_table(guild=BIGGEST + 1), "in guild does not fit"),
        (a_table(players=(Player(-BIGGEST - 2, "Ann"),)), "in user does not fit"),
    ],
)
async def test_what_cannot_be_kept_is_refused_whole(
    store: SqlStore, table: Table, why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        await store.tables.add(table)
    assert await store.tables.all_ids() == []
    added = await store.tables.add(running())
    with pytest.raises(ValueError, match=why):
        await store.tables.save(replace(table, id=added.id))
    assert await store.tables.table(added.id) == added


async def test_a_move_with_nul_is_refused_with_its_table(store: SqlStore) -> None:
    added = await store.tables.add(running())
    moved, log = played(added)
    with pytest.raises(ValueError, match="NUL character in move"):
        await store.tables.save(moved, [*log, replace(logged(2), move="go\0")])
    assert await store.tables.table(added.id) == added
    assert await store.tables.moves(added.id) == []


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        ("UPDATE tables SET votes = '[1,'", r"^Table 1 cannot be read: .* in its votes\.$"),
        ("UPDATE tables SET status = 'lost'", r"^Table 1 cannot be read: .*\$\.status`\.$"),
        ("UPDATE players SET draft = '[1]'", r"^Table 1 cannot be read: .*draft"),
        ("UPDATE moves SET events = '{}'", r"^Ply 1 of table 1 cannot be read: .*events"),
        ("UPDATE guild_settings SET clock = '['", r"^The settings of server 1 cannot be read"),
    ],
)
async def test_damaged_rows_are_told(file: Path, sqlite_url: str, damage: str, told: str) -> None:
    async with SqlStore.open(sqlite_url) as store:
        await store.tables.save(*played(await store.tables.add(running(status="over"))))
        await store.servers.save(1, GuildSettings())
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute(damage)
        reads = (store.tables.table(1), store.tables.moves(1), store.servers.settings(1))
        found = await asyncio.gather(*reads, return_exceptions=True)
        (problem,) = (result for result in found if isinstance(result, Damaged))
        assert re.search(told, str(problem))


async def test_who_has_met_a_damaged_row_still_sees_what_changes(
    sqlite_url: str, file: Path
) -> None:
    async with SqlStore.open(sqlite_url) as store:
        table = await store.tables.add(running(3))
        sound = await store.tables.add(running(channel=11))
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("UPDATE tables SET clock = '{' WHERE id = ?", [table.id])
        with pytest.raises(Damaged) as kept_in_mind:
            await store.tables.table(table.id)
        saved = await store.tables.save(*played(sound))
        assert await store.tables.table(sound.id) == saved
        assert kept_in_mind
