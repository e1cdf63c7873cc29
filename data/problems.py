"""What can be wrong with a database, each in one sentence that an operator understands."""

import os
import re
import sqlite3
from pathlib import Path

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from engine.host.store import Unavailable, Uncertain

_ARGUMENT = re.compile(r"(query argument \$\d+): .*")
"""How asyncpg repeats a value that it cannot send."""


CANNOT_CONNECT = (SQLAlchemyError, OSError, ImportError, TypeError, ValueError, OverflowError)
"""What drivers raise for an address where nothing is, or that says what they do not know."""


class StoreUnavailable(Unavailable):
    """The database cannot be used. `str()` is a sentence that says which and why."""


class CommitUnknown(StoreUnavailable, Uncertain):
    """The line to the database broke while it was committing, and it cannot be asked whether it
    has: something may have changed."""


class NewerDatabase(StoreUnavailable):
    """A later version of Hedgepost has changed the database: this one must not write to it."""


class MoveRefused(StoreUnavailable):
    """A database is not copied into another. `str()` is a sentence that says why."""


class BackupFailed(Exception):
    """No copy was made. `str()` is a sentence that says why."""


class Damaged(Exception):
    """A row holds what nobody can have written. `str()` says which row and what is wrong."""


def file_of(url: URL) -> Path:
    """The file of a SQLite database."""
    return Path((url.database or "").removeprefix("file:"))


def name_of(url: URL) -> str:
    """How a message names a database: its file, or its address without the password."""
    if url.get_backend_name() == "sqlite":
        return str(file_of(url))
    return url.render_as_string(hide_password=True)


def unavailable(url: URL, error: Exception) -> StoreUnavailable:
    """The sentence for an error that the database or the way to it has raised."""
    return StoreUnavailable(f"The database {name_of(url)} cannot be used: {reason(error)}.")


def reason(error: Exception) -> str:
    """Why, as the end of a sentence, without its full stop."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    if isinstance(cause, sqlite3.Error):
        return _sqlite_reason(cause)
    return _first_line(cause)


def check_file(url: URL) -> None:
    """Raise `StoreUnavailable` if no database can be, or be made, where the address says.

    The file is only looked at: opening and closing it here would end the locks of a store that
    this process has open already.
    """
    file = file_of(url)
    if os.path.isdir(file):
        why = "it is a folder"
    elif not os.path.isdir(file.parent):
        why = f"the folder {file.parent} does not exist"
    elif not os.path.exists(file) and not _may(file.parent, os.W_OK):
        why = f"this user may not write in the folder {file.parent}"
    elif os.path.exists(file) and not _may(file, os.R_OK):
        why = "this user may not read it"
    else:
        return
    raise StoreUnavailable(f"The database {file} cannot be used: {why}.")


def must_exist(url: URL) -> None:
    """Raise `StoreUnavailable` if there is no database yet, where one would be made otherwise."""
    if url.get_backend_name() == "sqlite" and not file_of(url).exists():
        raise StoreUnavailable(f"There is no database {file_of(url)}.")


def _sqlite_reason(error: sqlite3.Error) -> str:
    code = getattr(error, "sqlite_errorname", "")
    for beginning, words in _SQLITE_REASONS.items():
        if code.startswith(beginning):
            return words
    return _first_line(error)


_SQLITE_REASONS = {
    "SQLITE_CANTOPEN": "this user may not read and write it, or not in its folder",
    "SQLITE_NOTADB": "it is not a SQLite database",
    "SQLITE_CORRUPT": "it is damaged; restore a backup",
    "SQLITE_READONLY": "it is read-only for this user",
    "SQLITE_PERM": "this user may not read and write it",
    "SQLITE_FULL": "the disk is full",
    "SQLITE_BUSY": "another program keeps it locked",
    "SQLITE_IOERR": "the disk reported an error",
}


def _first_line(error: BaseException) -> str:
    """What comes behind it may hold the row that was refused, with its seed."""
    lines = str(error).splitlines()
    if not lines:
        return type(error).__name__
    return _ARGUMENT.sub(r"\1", lines[0]).rstrip(".")


def _may(path: Path, mode: int) -> bool:
    """Whether this process may, as whoever it acts as now."""
    return os.access(path, mode, effective_ids=os.access in os.supports_effective_ids)
