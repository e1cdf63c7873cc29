"""Slash commands: Discord is told of them when they have changed, not at every start.

What was told last is remembered as a checksum, and so is what Discord made of it. If Discord does
not take them, people have the commands that it knows already, and it is told again later.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec

from cogs.reply.failures import FAILURES
from engine.host.store import Unavailable

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

PAUSES: Final = (60, 300, 900, 3600)
"""Seconds until Discord is told again that did not take the commands; the last one for ever."""


class Registration:
    """Tells Discord which commands there are."""

    def __init__(self, bot: Hedgepost) -> None:
        self._bot = bot
        self._later: asyncio.Task[None] | None = None

    async def tell(self) -> None:
        """Tell Discord, unless it knows; if it does not take them now, later."""
        if not await self._told():
            self._later = asyncio.create_task(self._tell_later(), name="hedgepost-registration")

    def close(self) -> None:
        """Give up what is to be told later."""
        if self._later is not None:
            self._later.cancel()

    async def _tell_later(self) -> None:
        for pause in itertools.chain(PAUSES, itertools.repeat(PAUSES[-1])):
            await asyncio.sleep(pause)
            if await self._told():
                return

    async def _told(self) -> bool:
        """Whether Discord knows the commands as they are, now at the latest."""
        bot = self._bot
        assert bot.application_id is not None
        try:
            checksum = await self._checksum()
            known = await bot.host.beats.commands(bot.application_id)
            if known == f"{checksum} {await self._there()}":
                return True
            await bot.tree.sync()
            told = f"{checksum} {await self._there()}"
            await bot.host.beats.note_commands(bot.application_id, told)
        except FAILURES as failed:
            log.warning("Discord has not taken the commands; people have the old ones: %s", failed)
            return False
        except Unavailable as failed:
            log.warning("which commands Discord knows could not be looked up: %s", failed)
            return False
        return True

    async def _there(self) -> str:
        """A checksum of the commands that Discord has, by the versions that it gave them: another
        version of this bot, with a database of its own, may have told it of others since."""
        assert self._bot.application_id is not None
        there = await self._bot.http.get_global_commands(self._bot.application_id)
        versions = sorted(f"{one['id']}:{one['version']}" for one in there)
        return sha256(" ".join(versions).encode()).hexdigest()

    async def _checksum(self) -> str:
        """A checksum of all that Discord is told, in every language."""
        tree = self._bot.tree
        words = tree.translator
        assert words is not None
        told = [
            await command.get_translated_payload(tree, words)
            for command in tree.get_commands(type=None)
        ]
        return sha256(msgspec.json.encode(told, order="deterministic")).hexdigest()
