"""Hosts are tried with the store that the bot has."""

from collections.abc import AsyncGenerator

import pytest

from data.store import SqlStore
from tests.stores import new_store


@pytest.fixture
async def store() -> AsyncGenerator[SqlStore, None]:
    async with new_store() as store:
        yield store
