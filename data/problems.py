"""What can be wrong with a database, each in one sentence that an operator understands."""

import sqlite3
from pathlib import Path

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError


class StoreUnavailable(Exception):
    """The database cannot be used. `str()` is a sentence that says which and why."""


class NewerDatabase(StoreUnavailable):
    """A later version of Hedgepost has changed the database: this one must not write to it."""


class BackupFailed(Exception):
    """No copy was made. `str()` is a sentence that says why."""


class Damaged(Exception):
    """A row holds what nobody can have written. `str()` says which row and what is wrong."""


def file_of(url: URL) -> Path:
    """The file of a SQLite database."""
    return Path(url.database or "")


def name_of(url: URL) -> str:
    """How a message names a database: its file, or its address without the password."""
    if url.get_backend_name() == "sqlite":
        return str(file_of(url))
    return url.render_as_string(hide_password=True)


def unavailable(url: URL, error: Exception) -> StoreUnavailable:
    """The sentence for an error that the database or the way to it has raised."""
    return StoreUnavailable(f"The database {name_of(url)} cannot be used: {reason(url, error)}.")


def reason(url: URL, error: Exception) -> str:
    """Why, as the end of a sentence, without its full stop."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    if isinstance(cause, sqlite3.Error):
        return _sqlite_reason(file_of(url), cause)
    return _first_line(cause)


def _sqlite_reason(path: Path, error: sqlite3.Error) -> str:
    code = getattr(error, "sqlite_errorname", "")
    if code.startswith("SQLITE_CANTOPEN"):
        if path.is_dir():
            return "it is a folder"
        if not path.parent.is_dir():
            return f"the folder {path.parent} does not exist"
        return "this user may not read and write it, or its folder"
    for beginning, words in _SQLITE_REASONS.items():
        if code.startswith(beginning):
            return words
    return _first_line(error)


_SQLITE_REASONS = {
    "SQLITE_NOTADB": "it is not a SQLite database",
    "SQLITE_CORRUPT": "it is damaged; restore a backup",
    "SQLITE_READONLY": "it is read-only for this user",
    "SQLITE_PERM": "this user may not read and write it",
    "SQLITE_FULL": "the disk is full",
    "SQLITE_BUSY": "another program keeps it locked",
    "SQLITE_IOERR": "the disk reported an error",
}


def _first_line(error: BaseException) -> str:
    lines = str(error).splitlines()
    return lines[0].rstrip(".") if lines else type(error).__name__
