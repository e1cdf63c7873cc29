"""One table is looked at in either database, and nothing is changed by that."""

from pathlib import Path

import pytest

from data.problems import StoreUnavailable
from data.store import SqlStore
from data.upkeep.one_table import look_at_table
from engine.host.host import Host
from engine.host.lobbies import Opening
from tests.data.migrations.test_migrations import ROWS_OF_0001, build


async def test_a_table_is_seen_with_its_log(store: SqlStore, url: str):
    host = Host(store, lambda: 1_700_000_000)
    table = await host.lobbies.open(Opening(1, 2, 3, "Ann", "hedgehogs"))
    await host.lobbies.join(table.id, 4, "Bob")
    started = await host.lobbies.start(table.id, 3)
    table, log = await look_at_table(url, started.id)
    assert table == started
    assert log == await store.tables.moves(table.id)


async def test_what_is_not_there_is_told(store: SqlStore, url: str):
    with pytest.raises(StoreUnavailable, match=r"no table 7 .*: it has no tables\.$"):
        await look_at_table(url, 7)
    await Host(store, lambda: 1).lobbies.open(Opening(1, 2, 3, "Ann", "hedgehogs"))
    for number in (7, 0, 10**18 - 1):
        with pytest.raises(StoreUnavailable, match=r"have the numbers 1 to 1\.$"):
            await look_at_table(url, number)


async def test_an_older_schema_is_named_and_left_as_it_is(file: Path, sqlite_url: str):
    build(file, "0001", ROWS_OF_0001)
    before = file.read_bytes()
    with pytest.raises(StoreUnavailable, match="has the schema 0001, and only"):
        await look_at_table(sqlite_url, 7)
    assert file.read_bytes() == before


async def test_a_database_of_somebody_else_is_told(file: Path, sqlite_url: str):
    file.write_bytes(b"")
    with pytest.raises(StoreUnavailable):
        await look_at_table(sqlite_url, 1)
