"""Several processes on one database, and processes that are killed."""

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from data.store import SqlStore
from tests.data.examples import flaws, running
from tests.data.processes.worker import Worker

pytestmark = pytest.mark.long


async def test_processes_that_play_at_the_same_tables(url: str, file: Path, tmp_path: Path) -> None:
    saves = 150
    async with SqlStore.open(url) as store:
        for channel in range(3):
            await store.tables.add(running(channel=channel))
        workers = [Worker(url, saves, tmp_path / f"told{number}") for number in range(2)]
        assert [worker.exit_code() for worker in workers] == [0, 0]
        told = [step for worker in workers for step in worker.told()]
        assert len(told) == 2 * saves
        assert set(Counter(told).values()) == {1}, "a ply was given to two"
        assert set(told) == await everything_logged(store)
    if url.startswith("sqlite"):
        assert flaws(file) == []


async def everything_logged(store: SqlStore) -> set[tuple[int, int]]:
    return {
        (table_id, move.ply)
        for table_id in await store.tables.all_ids()
        for move in await store.tables.moves(table_id)
    }


async def test_kill_9_at_any_moment(file: Path, sqlite_url: str, tmp_path: Path) -> None:
    chance = random.Random(9)
    async with SqlStore.open(sqlite_url) as store:
        for channel in range(3):
            await store.tables.add(running(channel=channel))
    told: list[tuple[int, int]] = []
    for number in range(12):
        victims = [Worker(sqlite_url, 10**9, tmp_path / f"told{number}{of}") for of in "ab"]
        for victim in victims:
            await victim.has_begun()
        for victim in victims:
            await asyncio.sleep(chance.uniform(0.0, 0.06))
            victim.kill()
            told += victim.told()
        assert flaws(file) == []
    async with SqlStore.open(sqlite_url) as store:
        assert told, "nobody came to play"
        assert set(told) <= await everything_logged(store), "a saved step was lost"


async def test_kill_9_while_migrating(file: Path, sqlite_url: str, tmp_path: Path) -> None:
    chance = random.Random(9)
    for number in range(10):
        victim = Worker(sqlite_url, 0, tmp_path / f"told{number}")
        await asyncio.sleep(chance.uniform(0.005, 0.05))
        victim.kill()
        async with SqlStore.open(sqlite_url) as store:
            assert await store.tables.all_ids() == []
        assert flaws(file) == []
        for leftover in tmp_path.glob("games.db*"):
            leftover.unlink()


async def test_processes_that_start_at_once_on_a_new_database(
    url: str, file: Path, tmp_path: Path
) -> None:
    workers = [Worker(url, 0, tmp_path / f"told{number}") for number in range(6)]
    assert [worker.exit_code() for worker in workers] == [0] * 6
    if url.startswith("sqlite"):
        assert flaws(file) == []
    async with SqlStore.open(url) as store:
        assert await store.tables.all_ids() == []
