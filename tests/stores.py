"""Stores for tests: a new one, and a look into the one that a host has, which nobody else may."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from data.store import SqlStore
from engine.clock.timers import Timer
from engine.host.host import Host
from engine.host.store import Store

END_OF_TIME = 2**62

_empty: list[bytes] = []
"""A database without rows, once one has been made: migrations have tests of their own."""


@asynccontextmanager
async def new_store() -> AsyncGenerator[SqlStore, None]:
    """A store that forgets everything at the end."""
    with TemporaryDirectory(prefix="hedgepost-") as folder:
        file = Path(folder, "games.db")
        if not _empty:
            async with SqlStore.open(f"sqlite:///{file}"):
                pass
            _empty.append(file.read_bytes())
        file.write_bytes(_empty[0])
        async with SqlStore.open(f"sqlite:///{file}") as store:
            yield store


def store_of(host: Host) -> Store:
    """The store to which a host saves its tables."""
    return host.tables._store


async def timers_in(store: Store) -> list[Timer]:
    """All timers that wait, by when they fall due."""
    return await store.timers.due(END_OF_TIME, 1000)
