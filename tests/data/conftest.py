"""Every test of a store runs over each database."""

import asyncio
import shutil
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from data.store import SqlStore
from tests.postgresql import Server

DRIVERS = ["sqlite", "postgresql+asyncpg"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def sqlite_url(file: Path) -> str:
    return f"sqlite:///{file}"


@pytest.fixture(scope="session")
def without_rows(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with the newest schema, made once: migrations have tests of their own."""
    path = tmp_path_factory.mktemp("new") / "games.db"

    async def make() -> None:
        async with SqlStore.open(f"sqlite:///{path}"):
            pass

    asyncio.run(make())
    return path


@pytest.fixture(params=DRIVERS)
async def url(request: pytest.FixtureRequest, file: Path, without_rows: Path) -> str:
    """The address of an empty database, or of the one that the test's store is in."""
    opened = "store" in request.fixturenames  # with tables already there it is opened sooner
    if request.param == "postgresql+asyncpg":
        server: Server = request.getfixturevalue("postgresql")
        return await (server.without_rows() if opened else server.empty())
    if opened:
        shutil.copy(without_rows, file)
    return f"{request.param}:///{file}"


@pytest.fixture
async def store(url: str) -> AsyncGenerator[SqlStore, None]:
    async with SqlStore.open(url) as opened:
        yield opened


@pytest.fixture
async def postgresql_url(postgresql: Server) -> str:
    """The address of an empty database that a line leads to."""
    return await postgresql.empty()
