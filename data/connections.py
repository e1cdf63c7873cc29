"""How a store comes to its database: the one way for each kind, behind one protocol.

Work is a plain function of a connection, the inside of one transaction. Work that has begun is
always finished, even if whoever waits for it is cancelled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeVar

from sqlalchemy import URL, Connection

from data.postgresql import PostgresqlPool
from data.problems import StoreUnavailable
from data.sqlite import SqliteConnections

T = TypeVar("T")

DRIVERS: Final = ("sqlite", "sqlite+aiosqlite", "postgresql+asyncpg")
"""What an address may begin with; the first two are the same."""


class Connections(Protocol):
    """What a database is read and written over."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What some work finds."""
        ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What some work gives, in a transaction of its own, which is durable by then.

        Whatever is raised, nothing has changed; but for `CommitUnknown`, when nobody can say.
        """
        ...

    async def run(self, work: Callable[[Connection], T]) -> T:
        """What some work gives that makes its own transactions and may take minutes."""
        ...

    @property
    def is_writing(self) -> bool:
        """Whether something is asked for that is not written yet."""
        ...

    async def close(self) -> None:
        """Write what is in hand, and disconnect."""
        ...


async def connect(url: URL) -> Connections:
    """Connect. Raises whatever the driver raises, and `StoreUnavailable` for an unknown driver."""
    refuse_unusable(url)
    if url.get_backend_name() == "sqlite":
        return await SqliteConnections.open(url)
    return await PostgresqlPool.open(url)


def refuse_unusable(url: URL) -> None:
    """Raise `StoreUnavailable` if no games could be kept at such an address."""
    if url.drivername not in DRIVERS:
        raise StoreUnavailable(
            f"Games are kept in SQLite (sqlite:///FILE) or PostgreSQL "
            f"(postgresql+asyncpg://…), not in {url.drivername}."
        )
    if url.get_backend_name() == "sqlite" and (not url.database or ":memory:" in url.database):
        raise StoreUnavailable(
            f"The database {url} has no file, and would forget every game when the bot stops."
        )
