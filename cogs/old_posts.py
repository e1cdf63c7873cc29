"""Posts that have served lose their buttons, sooner or later.

The store notes them together with the post that took their place. Whoever posted that takes the
buttons off at once; what fails, or is left behind by a process that died, a sweep does later.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import discord

from cogs.posts import lobby_post
from cogs.trouble import FAILURES, LONGEST_TIDYING
from cogs.wire import Asked, take_buttons_off
from engine.table import OldPost, Table

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

TOGETHER: Final = 8
"""How many posts a sweep tidies at the same time."""


class OldPosts:
    """Takes the buttons off posts that have served."""

    def __init__(self, bot: Hedgepost) -> None:
        self._bot = bot
        self._tidied: list[int] = []
        """Messages without buttons, of which the store has not been told yet."""
        self._found: set[int] | None = None
        """What the last sweep found; somebody else may be at what is newer."""
        self._together = asyncio.Semaphore(TOGETHER)

    async def tidy(
        self, old: OldPost, *, table: Table | None = None, answered: Asked | None = None
    ) -> None:
        """Take the buttons off a post now, or leave it to the next sweep if that fails.

        `answered` is the interaction that the post is the answer to, if that is known.
        """
        try:
            async with asyncio.timeout(LONGEST_TIDYING):
                if old.lobby:
                    await self._close_lobby(old, table or await self._bot.host.table(old.table))
                else:
                    await take_buttons_off(self._bot, old.channel, old.message, answered)
        except (discord.NotFound, discord.Forbidden):
            pass  # it is gone, or out of our reach for good
        except FAILURES as failed:
            log.info("table %d: an old post has to wait (%r)", old.table, failed)
            return
        self._tidied.append(old.message)

    async def sweep(self) -> None:
        """Tidy what was left behind."""
        await self.tell_store()
        old = await self._bot.host.store.old_posts()
        left = [one for one in old if self._found is None or one.message in self._found]
        self._found = {one.message for one in old}
        await asyncio.gather(*map(self._tidy_in_turn, left))
        await self.tell_store()

    async def tell_store(self) -> None:
        """Let the store know which posts have been tidied: many at a time, for every turn has
        one."""
        tidied, self._tidied = self._tidied, []
        if not tidied:
            return
        try:
            await self._bot.host.store.tidied(tidied)
        except BaseException:
            self._tidied += tidied
            raise

    async def _tidy_in_turn(self, old: OldPost) -> None:
        async with self._together:
            await self.tidy(old)

    async def _close_lobby(self, old: OldPost, table: Table) -> None:
        """A lobby also says what has become of it."""
        channel = self._bot.get_partial_messageable(old.channel, guild_id=table.guild)
        message = channel.get_partial_message(old.message)
        await message.edit(content=lobby_post(table).content, view=None)
