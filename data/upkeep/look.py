"""A look at a database that leaves no trace: nothing is made, written or migrated.

All of it is one transaction, so that whoever looks sees one moment, though the bot may be writing.
"""

import asyncio
import contextlib
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar
from urllib.parse import quote

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from data.connections import refuse_unusable
from data.problems import (
    CANNOT_CONNECT,
    StoreUnavailable,
    check_file,
    file_of,
    must_exist,
    unavailable,
)
from data.sqlite import BUSY_SECONDS

T = TypeVar("T")


async def look_at(url: URL, look: Callable[[Connection], T]) -> T:
    """What somebody sees in a database who can only read. Raises `StoreUnavailable`."""
    refuse_unusable(url)
    must_exist(url)
    try:
        if url.get_backend_name() == "sqlite":
            check_file(url)
            return await asyncio.to_thread(
                _look_at_file, Path(os.path.realpath(file_of(url))), look
            )
        return await _look_at_server(url, look)
    except (SQLAlchemyError, OSError) as error:
        raise unavailable(url, error) from error


async def _look_at_server(url: URL, look: Callable[[Connection], T]) -> T:
    async with contextlib.AsyncExitStack() as at_the_end:
        try:
            engine = create_async_engine(url, poolclass=NullPool, hide_parameters=True)
            at_the_end.push_async_callback(engine.dispose)
            connection = await at_the_end.enter_async_context(engine.connect())
        except CANNOT_CONNECT as error:
            raise unavailable(url, error) from error
        await connection.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        async with connection.begin():
            return await connection.run_sync(look)


def _look_at_file(file: Path, look: Callable[[Connection], T]) -> T:
    with _left_alone(file) as address:
        engine = create_engine(
            "sqlite://", creator=lambda: _opened(address), poolclass=NullPool, hide_parameters=True
        )
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        with engine.connect() as connection:
            connection.begin()
            try:
                return look(connection)
            finally:
                with contextlib.suppress(SQLAlchemyError):  # a damaged file may refuse even that
                    connection.rollback()


def _opened(address: str) -> sqlite3.Connection:
    connection = sqlite3.connect(address, uri=True, timeout=BUSY_SECONDS, isolation_level=None)
    # A text that is none should not keep its row from being looked at.
    connection.text_factory = lambda raw: raw.decode("utf-8", "surrogateescape")
    connection.execute("PRAGMA query_only = ON")
    return connection


@contextlib.contextmanager
def _left_alone(file: Path) -> Iterator[str]:
    """The address by which SQLite reads a file and makes none beside it.

    With `-wal` and `-shm` beside it, the bot may be running: whoever reads takes part. With
    neither nobody has it open, and SQLite is told that the file does not change; a reader would
    leave both behind otherwise, and could not read in a folder where it may not make them. With
    `-wal` alone there is more than the file says, and a copy of both is read.
    """
    beside = {end: Path(f"{file}{end}").exists() for end in ("-wal", "-shm", "-journal")}
    if beside["-wal"] and not beside["-shm"]:
        with TemporaryDirectory(prefix="hedgepost-") as folder:
            copy = Path(folder, file.name)
            for end in ("", "-wal"):
                shutil.copyfile(f"{file}{end}", f"{copy}{end}")
            yield _address(copy, "mode=ro")
        return
    if any(beside.values()):
        yield _address(file, "mode=ro")
        return
    before = _look_of(file)
    yield _address(file, "mode=ro&immutable=1")
    if _look_of(file) != before:
        raise StoreUnavailable(f"The database {file} was changed meanwhile: look at it once more.")


def _address(file: Path, how: str) -> str:
    return f"file:{quote(str(file))}?{how}"


def _look_of(file: Path) -> tuple[Any, ...]:
    """What tells that somebody has begun to write."""
    found = file.stat()
    return (found.st_size, found.st_mtime_ns, found.st_ino, Path(f"{file}-wal").exists())
