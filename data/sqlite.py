"""SQLite over aiosqlite: one connection to read, one to write, each with a thread of its own.

aiosqlite hops between threads for every statement. Here a whole transaction is one call in the
connection's thread, so that works come one after the other by themselves.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any, Final, TypeVar

import aiosqlite
from sqlalchemy import URL, Connection, Engine, create_engine, event

from data.compiled import driver_of
from data.group_commit import Writer
from data.problems import check_file
from data.rights import keep_to_owner

T = TypeVar("T")

BUSY_SECONDS: Final = 30
"""How long a writer waits for another process to finish, before it gives up."""


class SqliteConnection(aiosqlite.Connection):
    """A connection over which SQLAlchemy's work is done, a whole work in one call."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(self._opened, iter_chunk_size=64)
        self._engine = engine
        self._core: Connection

    @classmethod
    async def open(cls, engine: Engine) -> SqliteConnection:
        connection = cls(engine)
        try:
            await connection
        except BaseException:
            await asyncio.to_thread(connection._thread.join)  # aiosqlite does not wait for it
            raise
        return connection

    def _opened(self) -> sqlite3.Connection:
        self._core = self._engine.connect()
        return driver_of(self._core)

    async def call(self, work: Callable[[Connection], T]) -> T:
        """What some work gives. Called, it is done, even if nobody waits for it any more."""
        return await self._execute(work, self._core)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """What some work gives, in a transaction of its own, which is durable by then."""

        def transacted(connection: Connection) -> T:
            with connection.begin():
                return work(connection)

        return await self.call(transacted)

    async def close(self) -> None:
        """Finish what was called, and disconnect."""
        await self.call(_end)
        await super().close()
        self._engine.dispose()


class SqliteConnections:
    """The connections of a process to a file. Writers that come together share a commit."""

    def __init__(self, reading: SqliteConnection, writing: SqliteConnection) -> None:
        self._reading = reading
        self._writing = writing
        self._writer = Writer(writing)

    @classmethod
    async def open(cls, url: URL) -> SqliteConnections:
        check_file(url)
        keep_to_owner(url)
        writing = await SqliteConnection.open(_engine(url, writes=True))
        try:
            return cls(await SqliteConnection.open(_engine(url, writes=False)), writing)
        except BaseException:
            await writing.close()
            raise

    async def read(self, work: Callable[[Connection], T]) -> T:
        # Each statement is a transaction: a reader sees what was committed before it.
        return await self._reading.transact(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._writer.write(work)

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await self._writing.call(work)

    @property
    def is_writing(self) -> bool:
        return self._writer.is_busy

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.gather(self._reading.close(), self._writing.close())


def _engine(url: URL, *, writes: bool) -> Engine:
    """What makes SQLAlchemy's connections; only one is ever made of it."""
    # Parameters are hidden because errors are logged, and a seed may be among them.
    engine = create_engine(
        url.set(drivername="sqlite"), connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True
    )
    event.listen(engine, "connect", _set_up)
    if writes:
        event.listen(engine, "begin", _begin)
    return engine


def _set_up(driver_connection: Any, _record: object) -> None:
    # The driver would begin transactions of its own, and late: `_begin` does it instead.
    driver_connection.isolation_level = None
    cursor = driver_connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # A writer takes its lock at once and waits for it there. One that has read first cannot
    # wait any more: SQLite refuses it when another process has written in between.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _end(connection: Connection) -> None:
    connection.close()
