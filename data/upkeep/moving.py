"""Moving house: everything that one database holds is copied into another, empty one.

What is read is one moment of the old database, and what is written is one transaction in the new
one: a move that fails leaves nothing there but empty tables.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from msgspec import Struct
from sqlalchemy import URL, Table, func, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from data.beats import STOPPED
from data.connections import refuse_unusable
from data.database import Database, read_url
from data.migrate import newest_revision
from data.problems import CANNOT_CONNECT, MoveRefused, must_exist, name_of, unavailable
from data.rows import Values
from data.schema import heartbeats, metadata

ALIVE_SECONDS: Final = 120
"""A process that was seen so lately is still at work."""

AT_ONCE: Final = 500
"""Rows that are in memory at the same time."""


class Moved(Struct, frozen=True):
    """How many rows went over."""

    rows: int
    tables: int


async def move(source: str, target: str, now: int, tell: Callable[[int, int], None]) -> Moved:
    """Copy a whole database into an empty one. The old one is only read.

    `tell` hears now and then how many rows of how many are copied. Raises `StoreUnavailable`, and
    of that `MoveRefused`, with a sentence for the operator.
    """
    old, new = read_url(source), read_url(target)
    for url in (old, new):
        refuse_unusable(url)
    must_exist(old)
    if old == new:
        raise MoveRefused("The new database is the old one: name another one to move to.")
    async with _looked_at(old) as reading:
        await _check_source(reading, old, now)
        async with Database.open(target):  # its tables are made, if they are not there
            pass
        async with _changed(new) as writing:
            await _check_empty(writing, new)
            return await _copy(reading, writing, tell)


async def _copy(
    reading: AsyncConnection, writing: AsyncConnection, tell: Callable[[int, int], None]
) -> Moved:
    counts = {table: await _count(reading, table) for table in metadata.sorted_tables}
    of, done = sum(counts.values()), 0
    for table in metadata.sorted_tables:
        copied = 0
        async for rows in _batches(reading, table):
            await writing.execute(insert(table), rows)
            copied += len(rows)
            tell(done + copied, of)
        done += copied
        there = await _count(writing, table)
        if not copied == there == counts[table]:
            raise MoveRefused(
                f"Of the {counts[table]} rows of {table.name}, {copied} were read and {there} "
                "arrived: nothing was moved."
            )
        await _count_on(writing, table)
    return Moved(done, counts[metadata.tables["tables"]])


async def _batches(reading: AsyncConnection, table: Table) -> AsyncIterator[list[Values]]:
    async with reading.stream(select(table)) as found:
        async for batch in found.partitions(AT_ONCE):
            yield [dict(row._mapping) for row in batch]


async def _count(connection: AsyncConnection, table: Table) -> int:
    return await connection.scalar(select(func.count()).select_from(table)) or 0


async def _count_on(writing: AsyncConnection, table: Table) -> None:
    """Let a server number the next row behind those that came with their numbers."""
    numbered = table.autoincrement_column
    if writing.dialect.name != "postgresql" or numbered is None:
        return
    sequence = func.pg_get_serial_sequence(table.name, numbered.name)
    last = select(func.coalesce(func.max(numbered), 0) + 1).scalar_subquery()
    await writing.execute(select(func.setval(sequence, last, False)))


async def _check_source(reading: AsyncConnection, url: URL, now: int) -> None:
    there = await reading.run_sync(lambda connection: inspect(connection).get_table_names())
    found = "none"
    if "alembic_version" in there:
        found = await reading.scalar(text("SELECT version_num FROM alembic_version"))
    if found != newest_revision():
        raise MoveRefused(
            f"The database {name_of(url)} has schema {found}, and this version of Hedgepost has "
            f"{newest_revision()}: start the bot on it once, stop it, and move then."
        )
    alive = select(func.count()).where(
        heartbeats.c.process != STOPPED, heartbeats.c.at > now - ALIVE_SECONDS
    )
    if await reading.scalar(alive):
        raise MoveRefused(
            f"A bot was at work on {name_of(url)} within the last {ALIVE_SECONDS // 60} minutes: "
            "stop it first, for what is played meanwhile would stay behind."
        )


async def _check_empty(writing: AsyncConnection, url: URL) -> None:
    for table in metadata.sorted_tables:
        count = await _count(writing, table)
        if count:
            raise MoveRefused(
                f"The database {name_of(url)} is not empty: {table.name} has {count} rows. "
                "Name one that nobody has used."
            )


@asynccontextmanager
async def _looked_at(url: URL) -> AsyncIterator[AsyncConnection]:
    """A connection that sees one moment."""
    async with _connected(url) as connection:
        if connection.dialect.name == "postgresql":
            await connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        else:
            await connection.exec_driver_sql("PRAGMA query_only = ON")
            await connection.exec_driver_sql("BEGIN")  # its driver would only do so to write
        yield connection


@asynccontextmanager
async def _changed(url: URL) -> AsyncIterator[AsyncConnection]:
    """A connection whose changes are kept if all of them could be made."""
    async with _connected(url) as connection, connection.begin():
        yield connection


@asynccontextmanager
async def _connected(url: URL) -> AsyncIterator[AsyncConnection]:
    if url.get_backend_name() == "sqlite":
        url = url.set(drivername="sqlite+aiosqlite")
    try:
        engine = create_async_engine(url, poolclass=NullPool, hide_parameters=True)
        connection = await engine.connect()
    except CANNOT_CONNECT as error:
        raise unavailable(url, error) from error
    try:
        yield connection
    except (SQLAlchemyError, OSError) as error:
        raise unavailable(url, error) from error
    finally:
        await connection.close()
        await engine.dispose()
