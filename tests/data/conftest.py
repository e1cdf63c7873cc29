"""Every test of a store runs over each driver."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from data.store import SqlStore
from tests.postgresql import Server

DRIVERS = ["sqlite", "sqlite+aiosqlite", "postgresql+asyncpg"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def sqlite_url(file: Path) -> str:
    return f"sqlite:///{file}"


@pytest.fixture(params=DRIVERS)
async def url(request: pytest.FixtureRequest, file: Path) -> str:
    """The address of an empty database, or of the one that the test's store is in."""
    if request.param != "postgresql+asyncpg":
        return f"{request.param}:///{file}"
    server: Server = request.getfixturevalue("postgresql")
    opened = "store" in request.fixturenames  # with tables already there it is opened sooner
    return await (server.without_rows() if opened else server.empty())


@pytest.fixture
async def store(url: str) -> AsyncGenerator[SqlStore, None]:
    async with SqlStore.open(url) as opened:
        yield opened


@pytest.fixture
async def postgresql_url(postgresql: Server) -> str:
    """The address of an empty database that a line leads to."""
    return await postgresql.empty()
