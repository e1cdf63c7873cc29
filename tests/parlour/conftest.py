"""A parlour with a club, a channel and two people; a bot on request."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from parlour import ChannelDriver, GuildDriver, Parlour, Person
from parlour.connect import running
from parlour.driver import reply
from tests.parlour.sample_bot import SampleBot


@pytest.fixture(autouse=True)
def _short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait long for a second try that will not come."""
    monkeypatch.setattr(reply, "SECOND_TRY", 0.05)


@pytest.fixture
async def parlour() -> AsyncIterator[Parlour]:
    async with Parlour() as started:
        yield started


@pytest.fixture
def club(parlour: Parlour) -> GuildDriver:
    return parlour.guild("Club")


@pytest.fixture
def channel(club: GuildDriver) -> ChannelDriver:
    return club.channel("games")


@pytest.fixture
def alice(parlour: Parlour, channel: ChannelDriver) -> Person:
    return parlour.user("Alice", locale="fr")


@pytest.fixture
def bob(parlour: Parlour, channel: ChannelDriver) -> Person:
    return parlour.user("Bob")


@pytest.fixture
async def bot(parlour: Parlour, channel: ChannelDriver) -> AsyncIterator[SampleBot]:
    async with running(parlour, SampleBot()) as started:
        yield started


class Rest:
    """Sends what a library would not: bodies that Discord must refuse."""

    def __init__(self, parlour: Parlour, session: aiohttp.ClientSession) -> None:
        self._parlour = parlour
        self._session = session

    async def __call__(
        self, method: str, path: str, body: Any = None, *, token: str | None = None
    ) -> tuple[int, Any]:
        headers = {"Authorization": f"Bot {token or self._parlour.token}"}
        url = f"{self._parlour.url}/api/v10{path}"
        async with self._session.request(method, url, json=body, headers=headers) as answer:
            if answer.status == 204:
                return 204, None
            assert answer.headers["Content-Type"] == "application/json"
            return answer.status, await answer.json()


@pytest.fixture
async def rest(parlour: Parlour) -> AsyncIterator[Rest]:
    async with aiohttp.ClientSession() as session:
        yield Rest(parlour, session)
