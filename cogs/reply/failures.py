"""What can go wrong between the bot and Discord, by the names we give it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable
from typing import Final, TypeVar

import aiohttp
import discord

T = TypeVar("T")

FAILURES: Final = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Everything with which a request to Discord can fail."""

TOO_MANY_REQUESTS: Final = 429
"""What the library does not wait out: a proxy before Discord turns requests away for a while."""

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
TOO_MANY_EDITS: Final = 30046
THREAD_ARCHIVED: Final = 50083
THREAD_LOCKED: Final = 160005

ALREADY_ANSWERED: Final = 40060
TOO_LATE: Final = frozenset({10015, 10062, ALREADY_ANSWERED, 50027})
"""Nobody waits for this answer any more: its webhook or interaction is unknown, it was answered
already, or its token has run out."""

LONGEST_SILENCE: Final = 60
"""Seconds until a request that Discord does not answer has failed; rate limits are part of it."""
LONGEST_TIDYING: Final = 30
"""Seconds until something that may be left undone is."""


class SameFilm(Exception):
    """Somebody is to be given a film that is being made for them already."""


async def heard(request: Awaitable[T]) -> T:
    """What Discord says to a request that somebody else waits behind. Raises `TimeoutError` if it
    says nothing for too long."""
    async with asyncio.timeout(LONGEST_SILENCE):
        return await request


@contextlib.asynccontextmanager
async def tidying() -> AsyncIterator[None]:
    """Something that may fail: then it is left undone, and nobody waits for it for long."""
    with contextlib.suppress(*FAILURES):
        async with asyncio.timeout(LONGEST_TIDYING):
            yield
