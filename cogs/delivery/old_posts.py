"""Posts that have served lose their buttons, sooner or later.

The store notes them together with the post that took their place. Whoever posted that takes the
buttons off at once; what fails, or is left behind by a process that died, a sweep does later.

A board may be in the channel without anybody knowing: Discord took it, and the line was cut, or
the process died. If it is played on, the next board's note says that there may be such ones behind
the last that was known, and the sweep looks for them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Final

import discord
from msgspec.structs import replace

from cogs.delivery.channel import channel_of
from cogs.delivery.lobby_posts import lobby_post
from cogs.reply.components import custom_id
from cogs.reply.failures import FAILURES, LONGEST_TIDYING
from cogs.reply.raw_requests import Asked, take_buttons_off
from engine.host.store import OldPost
from engine.table.model import Table

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

TOGETHER: Final = 8
"""How many posts a sweep tidies at the same time."""
MOST_BEHIND: Final = 200
"""Messages behind a post among which boards are looked for of which nobody knows."""


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

        `answered` is the interaction that the post is the answer to, if that is known. What may be
        behind it is for a sweep in any case: it may still be on its way.
        """
        if await self._tried(old, self._take_off(old, table, answered)) and not old.behind:
            self._tidied.append(old.message)

    async def _take_off(self, old: OldPost, table: Table | None, answered: Asked | None) -> None:
        if old.lobby:
            await self._close_lobby(old, table or await self._bot.host.table(old.table))
        else:
            await take_buttons_off(self._bot, old.channel, old.message, answered)

    async def _tried(self, old: OldPost, attempt: Awaitable[None]) -> bool:
        """Whether something is done, or cannot be done by anybody."""
        try:
            async with asyncio.timeout(LONGEST_TIDYING):
                await attempt
        except (discord.NotFound, discord.Forbidden):
            pass  # it is gone, or out of our reach for good
        except FAILURES as failed:
            log.info("table %d: an old post has to wait (%r)", old.table, failed)
            return False
        return True

    async def sweep(self) -> None:
        """Tidy what was left behind."""
        await self.tell_store()
        old = await self._bot.host.posts.served()
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
            await self._bot.host.posts.tidied(tidied)
        except BaseException:
            self._tidied += tidied
            raise

    async def _tidy_in_turn(self, old: OldPost) -> None:
        async with self._together:
            if not old.behind or await self._tried(old, self._clear_behind(old)):
                await self.tidy(replace(old, behind=False))

    async def _clear_behind(self, old: OldPost) -> None:
        """Take the buttons off boards behind a post that are not the table's newest."""
        channel = self._bot.get_partial_messageable(old.channel)
        after = discord.Object(old.message)
        sent = [one async for one in channel.history(after=after, limit=MOST_BEHIND)]
        # Read after them: a board that is there and not noted yet is newer than what is.
        table = await self._bot.host.table(old.table)
        for message in sent:
            position_number = _position_shown(message, table.id)
            if (
                position_number is not None
                and position_number < table.posting.posted
                and self._bot.user == message.author
            ):
                await take_buttons_off(self._bot, old.channel, message.id)

    async def _close_lobby(self, old: OldPost, table: Table) -> None:
        """A lobby also says what has become of it."""
        message = channel_of(self._bot, table).get_partial_message(old.message)
        await message.edit(content=lobby_post(table).content, view=None)


def _position_shown(message: discord.Message, table_id: int) -> int | None:
    """The position of a table that a message asks to play or to go on from, if it does."""
    asking = [custom_id("button", table_id, what, ("",)) for what in ("play", "pause", "goon")]
    for row in message.components:
        for part in row.to_dict().get("components", ()):
            head, _, number = str(part.get("custom_id")).rpartition(":")
            if f"{head}:" in asking:
                return int(number)
    return None
