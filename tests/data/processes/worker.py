"""Other processes that play at the tables of a database, as other bots would.

They are forked from a server that has imported everything, so that starting one is quick.
"""

import asyncio
import os
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path

from data.store import SqlStore
from engine.host.store import Stale
from tests.data.examples import played
from tests.waiting import until

_processes = get_context("forkserver")
_processes.set_forkserver_preload([__name__])


class Worker:
    """A process that saves so many steps, the tables in turn, and tells of each in a file."""

    def __init__(self, url: str, saves: int, file: Path) -> None:
        self._file = file
        self._file.touch(exist_ok=False)
        self._process: BaseProcess = _processes.Process(target=_work, args=(url, saves, file))
        self._process.start()

    def exit_code(self) -> int | None:
        """Wait for the end."""
        self._process.join(timeout=20)
        return self._process.exitcode

    async def has_begun(self) -> None:
        """Come back when it is about to save its first step."""
        await until(self._has_written, "the first step of another process", every=0.001)

    def _has_written(self) -> bool:
        assert self._process.exitcode is None
        return self._file.stat().st_size > 0

    def kill(self) -> None:
        self._process.kill()
        self._process.join()

    def told(self) -> list[tuple[int, int]]:
        """The tables and plies that it says it has saved."""
        lines = self._file.read_text().splitlines()[1:]
        return [(int(table), int(ply)) for table, ply in map(str.split, lines)]


def _work(url: str, saves: int, file: Path) -> None:
    asyncio.run(_play_on(url, saves, file))


async def _play_on(url: str, saves: int, file: Path) -> None:
    with file.open("ab", buffering=0) as told:
        async with SqlStore.open(url) as store:
            ids = await store.tables.all_ids()
            told.write(b"ready\n")
            for number in range(saves):
                table_id = ids[(number + os.getpid()) % len(ids)]
                ply = await _play(store, table_id)
                told.write(f"{table_id} {ply}\n".encode())


async def _play(store: SqlStore, table_id: int) -> int:
    while True:
        table = await store.tables.table(table_id)
        assert table is not None
        try:
            return (await store.tables.save(*played(table))).ply
        except Stale:
            continue


class Taker:
    """A process that takes every timer that is due, and then hangs."""

    def __init__(self, url: str, now: int, file: Path) -> None:
        self._file = file
        self._process: BaseProcess = _processes.Process(target=_take, args=(url, now, file))
        self._process.start()

    async def kill(self) -> None:
        """`kill -9`, between taking and doing."""
        await until(self._has_taken, "another process to take its timers", every=0.001)
        self._process.kill()
        self._process.join()

    def _has_taken(self) -> bool:
        assert self._process.exitcode is None
        return self._file.exists()


def _take(url: str, now: int, file: Path) -> None:
    asyncio.run(_take_and_hang(url, now, file))


async def _take_and_hang(url: str, now: int, file: Path) -> None:
    async with SqlStore.open(url) as store:
        for timer in await store.timers.due(now, 100):
            await store.timers.take(timer.id, now)
        file.touch()
        await asyncio.Event().wait()
