"""A database, and how the areas of a store use it.

A method of an area is the inside of one transaction: a plain function of a connection, so that a
thread and an event loop can both run it. `reads` and `writes` make of it what others await.
"""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from types import CoroutineType
from typing import Any, Concatenate, Final, ParamSpec, Self, TypeVar

from sqlalchemy import URL, Column, Connection, Table, make_url, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from data.connections import Connections, connect
from data.migrate import migrate
from data.problems import CANNOT_CONNECT, StoreUnavailable, unavailable
from data.rows import Values

T = TypeVar("T")
P = ParamSpec("P")

_ANYTHING: Final = text("SELECT id FROM tables LIMIT 1")


def read_url(text: str) -> URL:
    """Raises `StoreUnavailable` for what is not a database's address."""
    try:
        return make_url(text)
    except ArgumentError:
        raise StoreUnavailable(
            "The database's address is not understood; write it like sqlite:///hedgepost.db."
        ) from None


class Database:
    """The connections to a database, while it is open. Made by `open`.

    Everything raises `StoreUnavailable` when the database fails, and nothing has changed then,
    but for `CommitUnknown`, when nobody can say.
    """

    def __init__(self, url: URL, connections: Connections) -> None:
        self._url = url
        self._connections = connections
        self._closed = False
        self.listeners: list[Callable[[str, float], None]] = []
        """Told of every transaction: whether it reads or writes, and how many seconds it took."""

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncGenerator[Self, None]:
        """Connect, bring the schema up to date, and close again at the end.

        Raises `StoreUnavailable`, and of that `NewerDatabase`, with a sentence for the operator.
        """
        where = read_url(url)
        try:
            connections = await connect(where)
        except CANNOT_CONNECT as error:
            raise unavailable(where, error) from error
        database = cls(where, connections)
        try:
            await database._migrate()
            yield database
        finally:
            database._closed = True
            await connections.close()

    async def _migrate(self) -> None:
        try:
            await migrate(self._connections, self._url)
        except (SQLAlchemyError, OSError) as error:
            raise unavailable(self._url, error) from error

    @property
    def is_writing(self) -> bool:
        """Whether something is asked for that is not written yet."""
        return self._connections.is_writing

    async def ping(self) -> None:
        """Come back when the database has answered. Whatever it answers, it is there."""
        await self.read(lambda connection: connection.execute(_ANYTHING).first())

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What some work finds, in a transaction of its own."""
        return await self._measured("read", self._connections.read, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What some work gives, in a transaction of its own, once that is durable."""
        return await self._measured("write", self._connections.write, work)

    async def _measured(
        self,
        kind: str,
        transact: Callable[[Callable[[Connection], T]], Awaitable[T]],
        work: Callable[[Connection], T],
    ) -> T:
        if self._closed:
            raise StoreUnavailable("The database is closed: the bot is stopping.")
        began = time.monotonic()
        try:
            return await transact(work)
        except (SQLAlchemyError, OSError) as error:
            raise unavailable(self._url, error) from error
        finally:
            for tell in self.listeners:
                tell(kind, time.monotonic() - began)


class Area:
    """Some of what a store keeps, in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database


A = TypeVar("A", bound=Area)


_Transact = Callable[[Database, Callable[[Connection], Any]], Awaitable[Any]]


class _Transaction:
    """Makes of a method of an area, the inside of one transaction, what others await."""

    def __init__(self, transact: _Transact) -> None:
        self._transact = transact

    def __call__(
        self, work: Callable[Concatenate[A, Connection, P], T]
    ) -> Callable[Concatenate[A, P], CoroutineType[Any, Any, T]]:
        @wraps(work)
        async def run(area: A, *args: P.args, **named: P.kwargs) -> T:
            return await self._transact(
                area.database, lambda connection: work(area, connection, *args, **named)
            )

        return run


reads: Final = _Transaction(Database.read)
"""Let a method of an area be a transaction that only reads."""
writes: Final = _Transaction(Database.write)
"""Let a method of an area be a transaction that writes."""


def put(connection: Connection, table: Table, key: Column[Any], values: Values) -> None:
    """Write a row in the place of the one that has its key, if there is one."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    row = insert(table).values(values)
    connection.execute(row.on_conflict_do_update(index_elements=[key], set_=values))
