"""Pointing discord.py at a parlour, without touching the library's files.

The client reads three class attributes; webhooks and interaction answers go by the first
as well. This is the only part of the parlour that knows the library.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar

import discord
import discord.asset
import discord.gateway
import discord.http
import yarl

from parlour.server import Server

ClientT = TypeVar("ClientT", bound=discord.Client)


def point_at(url: str) -> None:
    """Make every client of this process talk to the parlour at `url` (http://127.0.0.1:…)."""
    discord.http.Route.BASE = f"{url}/api/v10"
    gateway = yarl.URL(url).with_scheme("ws") / "gateway"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
    # Typed as one literal in the library, though only ever read as a string.
    discord.asset.Asset.BASE = url  # pyright: ignore[reportAttributeAccessIssue]


@contextmanager
def pointed_at(url: str) -> Iterator[None]:
    """The same for the length of a `with`, then back to where it was."""
    before = (
        discord.http.Route.BASE,
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY,
        discord.asset.Asset.BASE,
    )
    point_at(url)
    try:
        yield
    finally:
        (
            discord.http.Route.BASE,
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY,
            discord.asset.Asset.BASE,
        ) = before


@asynccontextmanager
async def running(server: Server, client: ClientT) -> AsyncIterator[ClientT]:
    """Start a client against a parlour in this process, ready to use; stop it afterwards.

    What makes the client fail on the way (a wrong token, forbidden intents) is raised.
    """
    with pointed_at(server.url):
        async with client:
            await client.login(server.token)
            connection = asyncio.create_task(client.connect())
            ready = asyncio.create_task(client.wait_until_ready())
            await asyncio.wait({connection, ready}, return_when=asyncio.FIRST_COMPLETED)
            ready.cancel()
            if connection.done():
                connection.result()
            try:
                yield client
            finally:
                await client.close()
                await connection
