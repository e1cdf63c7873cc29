"""Many at once in one process: races have one winner, and nobody pays for another's failure."""

import asyncio
import sqlite3
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from data import sqlite
from data.group_commit import MOST_TOGETHER
from data.problems import StoreUnavailable
from data.store import SqlStore
from engine.host.store import ChannelTaken, Stale
from engine.table.model import Table
from tests.data.examples import a_table, played, running


async def all_of(*works: Coroutine[Any, Any, Any]) -> list[Any]:
    """What each gives or raises."""
    return await asyncio.gather(*works, return_exceptions=True)


async def test_of_many_who_save_at_once_one_wins(store: SqlStore) -> None:
    added = await store.tables.add(running())
    results = await all_of(*(store.tables.save(*played(added)) for _ in range(20)))
    assert sorted(type(result).__name__ for result in results) == ["Stale"] * 19 + ["Table"]
    assert [move.ply for move in await store.tables.moves(added.id)] == [1]


async def test_of_many_who_open_a_table_at_once_one_wins(url: str) -> None:
    async with SqlStore.open(url) as one, SqlStore.open(url) as other:
        results = await all_of(*(store.tables.add(a_table()) for store in (one, other) * 10))
        assert sum(isinstance(result, Table) for result in results) == 1
        assert sum(isinstance(result, ChannelTaken) for result in results) == 19
        assert len(await one.tables.all_ids()) == 1


async def test_those_who_share_a_commit_fail_alone(store: SqlStore) -> None:
    tables = [await store.tables.add(running(channel=channel)) for channel in range(5)]
    works = [store.tables.save(*played(table)) for table in tables]
    stale = store.tables.save(replace(tables[0], version=7))
    taken = store.tables.add(running(channel=1))
    unkeepable = store.tables.add(a_table(channel=99, options="\0"))
    results = await all_of(*works, stale, taken, unkeepable)
    assert [type(result) for result in results] == [*[Table] * 5, Stale, ChannelTaken, ValueError]
    for saved in results[:5]:
        assert await store.tables.table(saved.id) == saved
        assert len(await store.tables.moves(saved.id)) == 1


@pytest.mark.long
async def test_hundreds_at_once(store: SqlStore) -> None:
    tables = await asyncio.gather(
        *(store.tables.add(running(channel=number)) for number in range(200))
    )
    saved = await asyncio.gather(*(store.tables.save(*played(table)) for table in tables))
    assert [await store.tables.table(table.id) for table in saved] == saved


async def test_many_who_stop_waiting_hold_nobody_up(store: SqlStore) -> None:
    added = await store.tables.add(running())
    impatient = [
        asyncio.create_task(store.tables.save(*played(added))) for _ in range(MOST_TOGETHER)
    ]
    patient = asyncio.create_task(store.tables.save(*played(added)))
    await asyncio.sleep(0)
    for task in impatient:
        task.cancel()
    (told,) = await asyncio.gather(patient, return_exceptions=True)
    assert isinstance(told, Table | Stale)  # one of the others may have begun
    kept = await store.tables.table(added.id)
    assert kept is not None
    assert kept.version == 1


async def test_who_stops_waiting_harms_nobody(store: SqlStore) -> None:
    added = await store.tables.add(running(channel=1))
    for ply in range(10):
        current = await store.tables.table(added.id)
        assert current is not None
        impatient = asyncio.create_task(store.tables.save(*played(current)))
        reader = asyncio.create_task(store.tables.table(added.id))
        await asyncio.sleep(0.0002 * ply)
        impatient.cancel()
        reader.cancel()
        await all_of(*(asyncio.wait_for(task, 30) for task in (impatient, reader)))
        assert await store.tables.add(running(channel=100 + ply))
        while store.database.is_writing:
            await asyncio.sleep(0)
        found = await store.tables.table(added.id)
        assert found is not None
        assert len(await store.tables.moves(added.id)) == found.ply


async def test_closing_waits_for_what_is_in_hand(url: str) -> None:
    async with SqlStore.open(url) as store:
        added = await store.tables.add(running())
        saving = asyncio.create_task(store.tables.save(*played(added)))
        await asyncio.sleep(0)
    assert (await saving).ply == 1
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.tables.table(added.id)
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.tables.add(a_table())
    async with SqlStore.open(url) as store:
        assert len(await store.tables.moves(added.id)) == 1


async def test_readers_do_not_wait_for_another_process_that_writes(
    file: Path, sqlite_url: str
) -> None:
    async with SqlStore.open(sqlite_url) as store:
        added = await store.tables.add(running())
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            saving = asyncio.create_task(store.tables.save(*played(added)))
            assert await store.tables.table(added.id) == added
            assert not saving.done()
            other.execute("COMMIT")
        assert (await saving).version == 1


async def test_the_event_loop_does_not_wait_for_another_process_that_writes(
    file: Path, sqlite_url: str
) -> None:
    async with SqlStore.open(sqlite_url) as store:
        tables = [await store.tables.add(running(channel=channel)) for channel in range(3)]
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            saving = [asyncio.create_task(store.tables.save(*played(table))) for table in tables]
            for _ in range(100):
                await asyncio.sleep(0)
            assert not any(task.done() for task in saving)
            other.execute("COMMIT")
        assert [saved.version for saved in await asyncio.gather(*saving)] == [1, 1, 1]


async def test_a_lock_that_never_ends_is_told_and_survived(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.05)
    async with SqlStore.open(f"sqlite:///{file}") as store:
        added = await store.tables.add(running())
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            results = await all_of(
                store.tables.save(*played(added)), store.tables.add(a_table(channel=2))
            )
            for result in results:
                assert isinstance(result, StoreUnavailable)
                assert str(result).endswith("cannot be used: another program keeps it locked.")
        assert (await store.tables.save(*played(added))).version == 1
