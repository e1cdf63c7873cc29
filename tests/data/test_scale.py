"""With ten thousand live tables, what is asked often stays quick and nothing piles up."""

import sqlite3
import tracemalloc
from collections.abc import AsyncGenerator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Select
from sqlalchemy.dialects import sqlite

from data import posts, servers, tables
from data.store import SqlStore
from engine.table.model import DIRECT

MANY = 10_000

FILL = f"""
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {MANY})
    INSERT INTO tables (id, version, guild, channel, owner, game, rules, options, language, quiet,
        status, ply, posted, opened, started, ended, changed, seed, commitment, snapshot)
    SELECT n, 0, 1, n, 1, 'hedgehogs', 1, '', 'en', 0,
        'running', 5, iif(n % 1000, 5, 4), 0, 0, 0, -n, x'', '', zeroblob(iif(n < 400, 2000, 20))
    FROM numbers;
    INSERT INTO players (table_id, seat, user, name, draft, seen, resigned)
    SELECT id, 0, id / 4, 'Ann', '[]', 0, 0 FROM tables
    UNION ALL SELECT id, 1, -id, 'Bob', '[]', 0, 0 FROM tables;
"""


@pytest.fixture
async def crowded(sqlite_url: str, file: Path) -> AsyncGenerator[SqlStore, None]:
    async with SqlStore.open(sqlite_url) as store:
        with closing(sqlite3.connect(file)) as connection:
            connection.executescript(FILL)
        yield store


def plan(file: Path, query: Select[Any]) -> list[str]:
    text = query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    with closing(sqlite3.connect(file)) as connection:
        return [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {text}")]


async def test_owing_reads_only_what_is_owed(crowded: SqlStore, file: Path) -> None:
    assert await crowded.posts.owing() == list(range(MANY, 0, -1000))
    steps = plan(file, posts.OWING)
    assert steps == ["SCAN tables USING INDEX tables_owing_a_post"], "which holds no others"


async def test_lobbies_owed_are_looked_up(crowded: SqlStore, file: Path) -> None:
    assert await crowded.posts.lobbies_owed(1) == []
    (step,) = plan(file, posts.LOBBIES_OWED.params(until_=1))
    assert step.startswith("SEARCH tables USING INDEX lobbies_without_a_post")


async def test_live_of_looks_up_the_user(crowded: SqlStore, file: Path) -> None:
    found = await crowded.tables.live_of(5)
    assert [table.id for table in found] == [20, 21, 22, 23]
    assert {len(table.players) for table in found} == {2}
    steps = plan(file, tables.LIVE_OF.params(user_=5))
    assert any("players_by_user (user=?)" in step for step in steps)
    assert [step for step in steps if step.startswith("SCAN")] == []


async def test_invited_reads_only_lobbies_with_guests(crowded: SqlStore, file: Path) -> None:
    assert await crowded.tables.invited(5) == []
    steps = plan(file, tables.INVITED.params(digits_="5"))
    assert "SCAN tables USING INDEX lobbies_with_guests" in steps, "which holds no others"


@pytest.mark.parametrize("query", [tables.LIVE_IN, tables.LAST_IN])
async def test_a_channels_table_is_looked_up(
    crowded: SqlStore, file: Path, query: Select[Any]
) -> None:
    steps = plan(file, query.params(channel_=5))
    assert [step for step in steps if step.startswith("SCAN")] == []
    table = await crowded.tables.live_in(5)
    assert table is not None
    assert table == await crowded.tables.last_in(5)


@pytest.mark.parametrize(
    "query",
    [servers.COUNTS, servers.MOVES, servers.PACE, servers.WAITING, servers.LIVE],
)
async def test_a_servers_tables_are_looked_up(
    crowded: SqlStore, file: Path, query: Select[Any]
) -> None:
    given = {"guild_": 5, "since_": 0}
    wanted = {name: given[name] for name in query.compile().params if name in given}
    steps = plan(file, query.params(**wanted))
    assert any("tables_by_guild (guild=?" in step for step in steps)
    assert [step for step in steps if step.startswith("SCAN")] == []


async def test_what_somebody_has_opened_is_looked_up(crowded: SqlStore, file: Path) -> None:
    """By whose it is: all direct messages have the same number in the place of a server's."""
    steps = plan(file, tables.OWNED.params(guild_=DIRECT, owner_=1))
    assert any("live_tables_by_owner (owner=? AND guild=?)" in step for step in steps)
    assert [step for step in steps if step.startswith("SCAN")] == []


async def test_the_store_remembers_nothing_itself(crowded: SqlStore) -> None:
    async def touch(ids: range) -> None:
        for table_id in ids:
            table = await crowded.tables.table(table_id)
            assert table is not None
            await crowded.tables.save(table)

    tracemalloc.start()
    try:
        await touch(range(1, 60))
        before, _ = tracemalloc.get_traced_memory()
        await touch(range(60, 360))
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 300 * 1000, "every snapshot alone has 2,000 bytes"
