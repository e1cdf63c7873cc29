"""What all soaks run on."""

from pathlib import Path

import pytest

from tests.postgresql import Server


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/hedgepost.db"
    server: Server = request.getfixturevalue("postgresql")
    return await server.empty()


@pytest.fixture
async def postgresql_url(postgresql: Server) -> str:
    return await postgresql.empty()
