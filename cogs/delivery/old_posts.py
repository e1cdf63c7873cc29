"""Posts that have served lose their buttons, sooner or later; pings go themselves.

The store notes them together with the post that took their place. Whoever posted that takes the
buttons off at once; what fails, or is left behind by a process that died, a sweep does later.

A board may be in the channel without anybody knowing: Discord took it, and the line was cut, or
the process died. If it is played on, the next board's note says that there may be such ones behind
the last that was known, and the sweep looks for them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import discord
from msgspec.structs import replace

from cogs.delivery.channel import lobby_channel_of
from cogs.delivery.lobby_posts import lobby_post
from cogs.reply.components import custom_id
from cogs.reply.failures import FAILURES, LONGEST_TIDYING
from cogs.reply.raw_requests import Asked, take_buttons_off
from engine.host.store import Kind, OldPost
from engine.recent import Recent
from engine.table.model import Table

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

TOGETHER: Final = 8
"""How many posts a sweep tidies at the same time."""
MOST_BESIDE: Final = 1024
"""Tables of which is remembered what stands beside their boards; the store knows it anyway."""
MOST_CLOSED: Final = 1024
"""Lobbies that need not be edited once more."""
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
        self._beside = Recent[int, list[tuple[int, OldPost]]](MOST_BESIDE)
        """By table, what stands beside its board, and the position number for which it does."""
        self._closed = Recent[int, bool](MOST_CLOSED)
        """Lobbies that say already what has become of them."""

    def is_closed(self, lobby: int) -> None:
        """Let a lobby not be edited once more that says already what has become of it."""
        self._closed.put(lobby, True)

    # What stands beside a board

    async def note(self, table: Table, message: int, kind: Kind = "") -> None:
        """Note a message beside a table's board: with the next board it has served."""
        position_number = table.due - table.owes_post
        await self._bot.host.posts.note_offer(table.id, position_number, message, kind)
        self._keep(table, position_number, message, kind)

    async def note_ping(self, table: Table, message: int) -> None:
        """Note the ping that tells of the board that a table owes still."""
        await self._bot.host.posts.note_offer(table.id, table.due, message, "ping")
        self._keep(table, table.due, message, "ping")

    def _keep(self, table: Table, position_number: int, message: int, kind: Kind) -> None:
        one = OldPost(table.id, table.channel, message, lobby=False, kind=kind)
        self._beside.put(table.id, [*(self._beside.get(table.id) or ()), (position_number, one)])

    async def keep_pings(self, table: Table) -> None:
        """Let the last ping stand: who was pinged is asked still by the board that is owed."""
        await self._bot.host.posts.keep_pings(table.id, table.due)
        there = self._beside.pop(table.id) or ()
        kept = [(table.due if one.kind == "ping" else at, one) for at, one in there]
        self._beside.put(table.id, kept)

    async def end_offers(self, table: Table) -> None:
        """Take the buttons off all that offers a seat: somebody has it."""
        await self._bot.host.posts.end_offers(table.id)
        await self._clear_beside(table.id, lambda _, one: one.kind == "seat")

    async def posted(self, table: Table) -> None:
        """Tidy what stood beside the board before the one that has just been posted."""
        await self._clear_beside(table.id, lambda at, _: at < table.due)

    async def _clear_beside(self, table_id: int, served: Callable[[int, OldPost], bool]) -> None:
        there = self._beside.pop(table_id)
        if not there:
            return
        if left := [one for one in there if not served(*one)]:
            self._beside.put(table_id, left)
        await asyncio.gather(*(self.tidy(one) for at, one in there if served(at, one)))

    # What has served

    async def tidy(
        self, old: OldPost, *, table: Table | None = None, answered: Asked | None = None
    ) -> None:
        """Take the buttons off a post now, or leave it to the next sweep if that fails.

        `answered` is the interaction that the post is the answer to, if that is known. What may be
        behind it is for a sweep in any case: it may still be on its way.
        """
        told = old.lobby and self._closed.get(old.message)
        if (told or await self._tried(old, self._take_off(old, table, answered))) and (
            not old.behind
        ):
            self._tidied.append(old.message)

    async def _take_off(self, old: OldPost, table: Table | None, answered: Asked | None) -> None:
        if old.lobby:
            await self._close_lobby(old, table or await self._bot.host.table(old.table))
        elif old.kind == "ping":
            channel = self._bot.get_partial_messageable(old.channel)
            await channel.get_partial_message(old.message).delete()
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
        message = lobby_channel_of(self._bot, table).get_partial_message(old.message)
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
