"""A copy of the database, made while the bot runs."""

import asyncio
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from tempfile import mkstemp
from urllib.parse import quote

from sqlalchemy import URL

from data.database import read_url
from data.problems import BackupFailed, StoreUnavailable, file_of, reason
from data.rights import OWN
from data.sqlite import BUSY_SECONDS


async def backup(url: str, target: Path) -> None:
    """Write a copy of the whole database, as it is at one moment, to a new file.

    The copy is one plain SQLite file and has been checked when it appears under its name. Raises
    `BackupFailed` and leaves nothing behind if that cannot be done; an existing file stays as it
    is. The bot may go on writing meanwhile.
    """
    try:
        where = read_url(url)
    except StoreUnavailable as error:
        raise BackupFailed(str(error)) from error
    if where.get_backend_name() != "sqlite":
        raise BackupFailed("Only SQLite is backed up here; for PostgreSQL use pg_dump.")
    await asyncio.to_thread(_back_up, where, target)


def _back_up(url: URL, target: Path) -> None:
    source = file_of(url)
    if not source.is_file():
        raise BackupFailed(f"There is no database {source} to copy.")
    try:
        target.touch(OWN, exist_ok=False)  # from here on the name is ours
    except FileExistsError:
        raise BackupFailed(f"{target} exists already; backups never overwrite a file.") from None
    except OSError as error:
        raise BackupFailed(f"{target} cannot be written: {error.strerror}.") from error
    try:
        _copy_beside(source, target)
    except BaseException as error:
        target.unlink(missing_ok=True)
        if isinstance(error, sqlite3.Error):
            raise BackupFailed(
                f"The database {source} cannot be copied: {reason(error)}."
            ) from error
        if isinstance(error, OSError):
            raise BackupFailed(f"{target} cannot be written: {error.strerror}.") from error
        raise


def _copy_beside(source: Path, target: Path) -> None:
    """Fill a file next to the target, and move it there when it is whole and on the disk."""
    handle, name = mkstemp(prefix=f"{target.name}.", suffix=".part", dir=target.parent)
    os.close(handle)
    part = Path(name)
    try:
        _copy(source, part)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(target)
    finally:
        for leftover in (part, Path(f"{part}-journal"), Path(f"{part}-wal"), Path(f"{part}-shm")):
            with suppress(OSError):
                leftover.unlink()


def _copy(source: Path, part: Path) -> None:
    # "rw" does not create a database that is not there.
    address = f"file:{quote(str(source.absolute()))}?mode=rw"
    with (
        closing(sqlite3.connect(address, uri=True, timeout=BUSY_SECONDS)) as live,
        closing(sqlite3.connect(part)) as copy,
    ):
        live.execute("SELECT version_num FROM alembic_version")  # refuses what is not ours
        live.backup(copy)  # all pages in one step: one moment, and writers need not wait
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, without -wal and -shm
        (verdict,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
        if verdict != "ok":
            raise BackupFailed(f"The database {source} is damaged: {verdict}.")
