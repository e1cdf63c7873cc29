"""Statements that every turn runs, without what SQLAlchemy does around each of them.

Written in Core like all others. Over the driver that comes with Python they are compiled once and
handed to it directly, within the transaction of SQLAlchemy, in a fifth of the time. Over any other
driver they are executed as usual.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.dialects.sqlite import pysqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql import Executable
from sqlalchemy.sql.elements import ClauseElement

_DRIVER = "pysqlite"


class Compiled:
    """A statement whose values are all bound parameters, of types that SQLite takes as they are."""

    def __init__(self, statement: Executable, *columns: str) -> None:
        """`columns` are those that an insert fills."""
        assert isinstance(statement, ClauseElement)
        self._statement = statement
        self._compiled = statement.compile(
            dialect=pysqlite.dialect(), column_keys=list(columns) or None
        )
        self._text = str(self._compiled)
        names = getattr(self._compiled, "positiontup", None)
        assert names is not None
        self._names: list[str] = names

    def rows(self, connection: Connection, values: Mapping[str, Any]) -> list[tuple[Any, ...]]:
        """Every row that it gives."""
        if connection.dialect.driver != _DRIVER:
            return [tuple(row) for row in connection.execute(self._statement, values)]
        placed = self._placed(values)
        try:
            return driver_of(connection).execute(self._text, placed).fetchall()
        except sqlite3.Error as error:
            raise self._told(error) from error

    def many(self, connection: Connection, several: Sequence[Mapping[str, Any]]) -> None:
        """Run it once for each of several values."""
        if connection.dialect.driver != _DRIVER:
            connection.execute(self._statement, several)
            return
        placed = [self._placed(values) for values in several]
        try:
            driver_of(connection).executemany(self._text, placed)
        except sqlite3.Error as error:
            raise self._told(error) from error

    def _placed(self, values: Mapping[str, Any]) -> tuple[Any, ...]:
        return tuple([values[name] for name in self._names])

    def _told(self, error: sqlite3.Error) -> BaseException:
        """The error as SQLAlchemy would have raised it, but for the values: some are secret."""
        return DBAPIError.instance(self._text, (), error, sqlite3.Error)


def driver_of(connection: Connection) -> sqlite3.Connection:
    """The connection of the driver that comes with Python, which it must be."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver
