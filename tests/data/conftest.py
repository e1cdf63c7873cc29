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
    """The address of an empty database."""
    if request.param == "postgresql+asyncpg":
        server: Server = request.getfixturevalue("postgresql")
        return await server.empty()
    return f"{request.param}:///{file}"


@pytest.fixture(params=DRIVERS)
async def store(request: pytest.FixtureRequest, file: Path) -> AsyncGenerator[SqlStore, None]:
    address = f"{request.param}:///{file}"
    if request.param == "postgresql+asyncpg":
        server: Server = request.getfixturevalue("postgresql")
        address = await server.without_rows()
    async with SqlStore.open(address) as opened:
        yield opened


@pytest.fixture
async def postgresql_url(postgresql: Server) -> str:
    """The address of an empty database that a line leads to."""
    return await postgresql.empty()
