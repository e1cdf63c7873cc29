"""A club on loopback with the real bot in it, over real sockets and a real database."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot import Hedgepost
from data.store import SqlStore
from engine.host import Host
from parlour import ChannelDriver, GuildDriver, Parlour, Person
from parlour.connect import running
from parlour.model import Message
from service.settings import Settings


class Club:
    """A guild with a channel, some people, and a bot that can be stopped and started."""

    def __init__(self, parlour: Parlour, database: Path) -> None:
        self.parlour = parlour
        self.database = f"sqlite:///{database}"
        self.guild: GuildDriver = parlour.guild("Club")
        self.channel: ChannelDriver = self.guild.channel("games")
        self.alice = self.person("Alice")
        self.bob = self.person("Bob")

    def person(self, name: str, locale: str = "en-US") -> Person:
        someone = self.parlour.user(name, locale=locale)
        someone.go(self.channel)
        return someone

    async def post(self, after: int = 0) -> Message:
        """The newest board of the channel, once there is one that is newer than a message."""

        def is_board(message: Message) -> bool:
            asks = {"Play", "Rematch", "Jouer", "Revanche"} & set(message.buttons)
            return message.id > after and bool(asks)

        return await self.channel.wait_for(is_board)

    async def start(self, *others: Person, options: str = "") -> Message:
        """Alice opens a table, the others join, she starts: the first board."""
        await self.alice.slash("table open", game="hedgehogs", options={"options": options})
        for person in others or (self.bob,):
            await person.press("Join")
        await self.alice.press("Start")
        return await self.post()

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[Hedgepost]:
        """The bot for a while; after that it is as if it had been restarted."""
        async with SqlStore.open(self.database) as store:
            host = Host(store, lambda: int(time.time()))
            settings = Settings(token=self.parlour.token)
            hedgepost = Hedgepost(host, settings, guild_ready_timeout=0.02)
            async with running(self.parlour, hedgepost):
                yield hedgepost
                await self.parlour.settled()


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with Parlour() as parlour:
        yield Club(parlour, tmp_path / "hedgepost.db")


@pytest.fixture
async def bot(club: Club) -> AsyncIterator[Hedgepost]:
    async with club.bot() as started:
        yield started
