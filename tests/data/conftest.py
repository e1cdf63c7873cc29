"""Every test of a store runs over each driver.

PostgreSQL is among them when the variable HEDGEPOST_TEST_POSTGRESQL holds the address of a
database that the tests may empty, as in `postgresql+asyncpg://user:word@localhost/scratch`.
"""

import os
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from data.store import SqlStore

POSTGRESQL = os.environ.get("HEDGEPOST_TEST_POSTGRESQL", "")

ONE_AT_A_TIME = Path(tempfile.gettempdir()) / "hedgepost-test-postgresql.lock"
"""Tests run in several processes, and there is one database for all of them."""

DRIVERS = ["sqlite", "sqlite+aiosqlite", *(["postgresql+asyncpg"] if POSTGRESQL else [])]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def sqlite_url(file: Path) -> str:
    return f"sqlite:///{file}"


@pytest.fixture(params=DRIVERS)
async def url(request: pytest.FixtureRequest, file: Path) -> AsyncGenerator[str, None]:
    if request.param != "postgresql+asyncpg":
        yield f"{request.param}:///{file}"
        return
    async with emptied() as url:
        yield url


@pytest.fixture
async def postgresql() -> AsyncGenerator[str, None]:
    if not POSTGRESQL:
        pytest.skip("there is no PostgreSQL to test with")
    async with emptied() as url:
        yield url


@asynccontextmanager
async def emptied() -> AsyncGenerator[str, None]:
    """The scratch database without anything in it, for whoever has it until then."""
    with ONE_AT_A_TIME.open("w") as lock:
        flock(lock, LOCK_EX)
        engine = create_async_engine(POSTGRESQL)
        async with engine.begin() as connection:
            await connection.execute(text("DROP SCHEMA public CASCADE"))
            await connection.execute(text("CREATE SCHEMA public"))
        await engine.dispose()
        yield POSTGRESQL


@pytest.fixture
async def store(url: str) -> AsyncGenerator[SqlStore, None]:
    async with SqlStore.open(url) as opened:
        yield opened
