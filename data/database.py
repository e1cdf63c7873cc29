"""A database, and how the areas of a store use it.

A method of an area is the inside of one transaction: a plain function of a connection, so that a
thread and an event loop can both run it. `reads` and `writes` make of it what others await.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial, wraps
from types import CoroutineType
from typing import Any, Concatenate, Final, ParamSpec, Self, TypeVar

from sqlalchemy import URL, Column, Connection, Table, make_url, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from data.connection import HeldConnection, connect
from data.group_commit import Writer
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
    """Two connections, one to read and one to write. Made by `open`.

    Everything raises `StoreUnavailable` when the database fails, and nothing has changed then,
    but for `CommitUnknown`, when nobody can say.
    """

    def __init__(self, url: URL, reader: HeldConnection, writer: Writer) -> None:
        self._url = url
        self._reader = reader
        self._writer = writer
        self._closed = False

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncGenerator[Self, None]:
        """Connect, bring the schema up to date, and close again at the end.

        Raises `StoreUnavailable`, and of that `NewerDatabase`, with a sentence for the operator.
        """
        where = read_url(url)
        async with AsyncExitStack() as at_the_end:
            writing = await _connected(where, writes=True)
            at_the_end.push_async_callback(writing.close)
            try:
                await migrate(writing, where)
            except (SQLAlchemyError, OSError) as error:
                raise unavailable(where, error) from error
            reading = await _connected(where, writes=False)
            at_the_end.push_async_callback(reading.close)
            database = cls(where, reading, Writer(writing))
            at_the_end.push_async_callback(database._finish)
            yield database

    async def _finish(self) -> None:
        """Take nothing more on, and write what is in hand."""
        self._closed = True
        await self._writer.close()

    @property
    def is_writing(self) -> bool:
        """Whether something is asked for that is not written yet."""
        return self._writer.is_busy

    async def ping(self) -> None:
        """Come back when the database has answered. Whatever it answers, it is there."""
        await self.read(lambda connection: connection.execute(_ANYTHING).first())

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What some work finds, in a transaction of its own."""
        self._check_open()
        try:
            return await self._reader.transact(work, brief=False)
        except (SQLAlchemyError, OSError) as error:
            raise unavailable(self._url, error) from error

    async def write(self, work: Callable[[Connection], T], *, brief: bool = True) -> T:
        """What some work gives, in a transaction of its own, once that is durable.

        `brief`: it is about one table or person, and done in a millisecond or two.
        """
        self._check_open()
        try:
            return await self._writer.write(work, brief=brief)
        except (SQLAlchemyError, OSError) as error:
            raise unavailable(self._url, error) from error

    def _check_open(self) -> None:
        if self._closed:
            raise StoreUnavailable("The database is closed: the bot is stopping.")


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
"""Let a method of an area be a transaction that writes: about one table or person, briefly."""
writes_much: Final = _Transaction(partial(Database.write, brief=False))
"""Let a method of an area be a transaction that writes, and may take its time."""


def put(connection: Connection, table: Table, key: Column[Any], values: Values) -> None:
    """Write a row in the place of the one that has its key, if there is one."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    row = insert(table).values(values)
    connection.execute(row.on_conflict_do_update(index_elements=[key], set_=values))


async def _connected(url: URL, *, writes: bool) -> HeldConnection:
    try:
        return await connect(url, writes=writes)
    except CANNOT_CONNECT as error:
        raise unavailable(url, error) from error
