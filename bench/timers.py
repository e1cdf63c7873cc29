"""Timers: what it costs to find the next due ones among a hundred thousand, and to wait for them.

The floor is the same question, put by the database's own driver to a table that holds nothing but
an indexed column of times.
"""

import asyncio
import contextlib
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec

from bench.measure import Row
from cogs.background.timers import Timers
from data.store import SqlStore
from engine.clock.timers import Timer
from engine.host.host import Host

MANY = 100_000
DUE = 20
BATCHES = 15
CALLS = 40
IDLE_SECONDS = 3.0

FILL = f"""
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {MANY})
    INSERT INTO timers (at, kind, since, user, taken, late)
    SELECT 1000000000 + (n * 7919) % {MANY}, 'digest', 0, n, 0, 0 FROM numbers;
    CREATE TABLE floor (id INTEGER PRIMARY KEY, at BIGINT NOT NULL);
    INSERT INTO floor (id, at) SELECT id, at FROM timers;
    CREATE INDEX floor_by_time ON floor (at, id);
"""
NOW = 1_000_000_000 + DUE - 1


async def rows() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "bench.db"
        async with SqlStore.open(f"sqlite:///{file}") as store:
            with contextlib.closing(sqlite3.connect(file)) as floor:
                floor.executescript(FILL)
                picking = await _picking_row(store, floor)
            return [picking, *await _idle_rows(store)]


async def _picking_row(store: SqlStore, floor: sqlite3.Connection) -> Row:
    """The next due ones through the store, thread and all, beside the bare query: wall time."""
    query = "SELECT id, at FROM floor WHERE at <= ? ORDER BY at, id LIMIT 100"
    assert len(await store.timers.due(NOW, 100)) == DUE
    least = [float("inf")] * 2
    for _ in range(BATCHES):
        began = time.perf_counter()
        for _ in range(CALLS):
            assert len(floor.execute(query, (NOW,)).fetchall()) == DUE
        middle = time.perf_counter()
        for _ in range(CALLS):
            await store.timers.due(NOW, 100)
        ended = time.perf_counter()
        least = [min(least[0], middle - began), min(least[1], ended - middle)]
    bare, ours = (seconds / CALLS * 1e3 for seconds in least)
    return Row(
        f"{MANY:,} timers: the {DUE} that are due",
        ours - bare,
        "ms",
        "at most",
        5.0,
        f"more than the bare query on an indexed column: {ours:.2f} and {bare:.3f} ms",
    )


async def _idle_rows(store: SqlStore) -> list[Row]:
    """The runner with all those waiting in the future: how often it wakes up, and what it costs."""
    async with _waiting(store) as (timers, asked):
        before, spent = len(asked), time.process_time()
        await asyncio.sleep(IDLE_SECONDS)
        spent = time.process_time() - spent
        wakes = len(asked) - before
        saved = len(asked)
        for number in range(1000):
            timers.expect([Timer(at=2_000_000_000 + number, kind="half")])
        await asyncio.sleep(0.05)
        nudges = len(asked) - saved
    return [
        Row(
            f"{MANY:,} timers: queries while nothing is due",
            wakes,
            "",
            "at most",
            0.0,
            f"in {IDLE_SECONDS:g} s; {spent * 1e3:.1f} ms of processor time for all of the program",
        ),
        Row(
            "a thousand later timers saved: queries for them",
            nudges,
            "",
            "at most",
            0.0,
            "whoever sleeps until an earlier one sleeps on",
        ),
    ]


@contextlib.asynccontextmanager
async def _waiting(store: SqlStore) -> AsyncIterator[tuple[Timers, list[str]]]:
    """A runner that has fallen asleep, and the list of what it has asked the store."""
    asked: list[str] = []

    class Counting:
        def __getattr__(self, name: str) -> Any:
            asked.append(name)
            return getattr(store.timers, name)

    class Bot:
        host = Host(store, lambda: 999_000_000)

        def __init__(self) -> None:
            self.host.timers = Counting()  # type: ignore[assignment]

        async def wait_until_ready(self) -> None:
            pass

    timers = Timers(Bot())  # type: ignore[arg-type]
    await timers.cog_load()
    timers.resume()
    while "left" not in asked[-1:]:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.1)
    try:
        yield timers, asked
    finally:
        await timers.cog_unload()


if __name__ == "__main__":
    print(msgspec.json.encode(asyncio.run(rows())).decode())
