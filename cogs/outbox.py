"""The boards that channels are owed.

A move is saved first and posted second. Whatever lies between, a crash, a missing permission, an
outage, the table still owes its post: it is delivered as soon as the channel works again, once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

import aiohttp
import discord
from discord.ext import commands, tasks

from cogs.permissions import missing_permission
from cogs.pictures import as_file
from cogs.posts import Post, closed_post, ping_post, public_events, result_post, turn_post
from engine.core import Refused
from engine.games import game_named
from engine.table import LoggedMove, Table
from engine.turns import state_of
from render import Theme

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

SWEEP_SECONDS: Final = 20
PATIENCE: Final = (20, 60, 300, 1800)
"""Seconds to wait after the first, second, … failure at a table."""


class Outbox(commands.Cog):
    """Delivers the newest board of a table, and sweeps for those that failed."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._failures: dict[int, tuple[int, float]] = {}

    async def cog_load(self) -> None:
        self.sweep.start()

    async def cog_unload(self) -> None:
        self.sweep.cancel()

    async def deliver(self, table_id: int) -> Refused | None:
        """Post what a table owes. Gives what stands in the way, for somebody who can mend it."""
        async with self._lock(table_id):
            table = await self.bot.host.store.table(table_id)
            if table is None or not table.owes_post:
                return None
            try:
                await self._post(table)
            except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as failed:
                count, _ = self._failures.get(table_id, (0, 0.0))
                wait = PATIENCE[min(count, len(PATIENCE) - 1)]
                self._failures[table_id] = (count + 1, time.monotonic() + wait)
                log.warning("table %d: posting failed (%s)", table_id, failed)
                return _obstacle(failed, table)
            self._failures.pop(table_id, None)
            return None

    @tasks.loop(seconds=SWEEP_SECONDS)
    async def sweep(self) -> None:
        """Deliver what is owed since a crash or a failure."""
        now = time.monotonic()
        due = [
            table_id
            for table_id in await self.bot.host.store.owing()
            if self._failures.get(table_id, (0, 0.0))[1] <= now
        ]
        await asyncio.gather(*(self.deliver(table_id) for table_id in due))

    @sweep.before_loop
    async def _when_ready(self) -> None:
        await self.bot.wait_until_ready()

    @sweep.error
    async def _on_error(self, error: BaseException) -> None:
        log.error("the sweep of owed posts failed", exc_info=error)
        self.sweep.restart()

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._end_table_in(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._end_table_in(payload.thread_id)

    async def _end_table_in(self, channel: int) -> None:
        """A table whose channel is gone can be neither played nor posted."""
        table = await self.bot.host.store.live_in(channel)
        if table is not None:
            with contextlib.suppress(Refused):
                ended = await self.bot.host.end(table.id)
                await self.bot.host.store.mark_posted(ended.id, ended.due, ended.post)

    async def _post(self, table: Table) -> None:
        moves = await self.bot.host.store.moves(table.id, after=table.posted)
        view = game_named(table.game).view(state_of(table), None)
        post = (turn_post if table.live else result_post)(table, view, moves)
        theme = Theme(language=table.language)
        picture = await self.bot.painter.paint(table, view, theme=theme, since=public_events(moves))
        file = as_file(picture, table.game)
        channel = self.bot.get_partial_messageable(table.channel, guild_id=table.guild)
        if table.quiet and table.live and table.post is not None and table.posted >= 0:
            if await self._edit_in_place(channel, table, post, file):
                await self._send(channel, table, ping_post(table), None)
                await self.bot.host.store.mark_posted(table.id, table.due, table.post)
                return
            file = as_file(picture, table.game)
        message = await self._send(channel, table, post, file)
        await self.bot.host.store.mark_posted(table.id, table.due, message.id)
        if table.post is not None:
            await self._retire(channel, table, moves)

    async def _send(
        self,
        channel: discord.PartialMessageable,
        table: Table,
        post: Post,
        file: discord.File | None,
    ) -> discord.Message:
        # Discord answers a nonce that it has just seen with the message it already has, so a
        # post whose answer was lost is not made twice.
        return await channel.send(
            post.content,
            view=post.buttons,
            allowed_mentions=post.mentions,
            nonce=f"{table.id}-{table.due}{'' if file else '-ping'}",
            files=[file] if file else [],
        )

    async def _edit_in_place(
        self, channel: discord.PartialMessageable, table: Table, post: Post, file: discord.File
    ) -> bool:
        """Show the new board in the old message; not possible if somebody deleted it."""
        assert table.post is not None
        message = channel.get_partial_message(table.post)
        try:
            # The ping comes in a message of its own: an edit pings nobody.
            await message.edit(
                content=post.content,
                attachments=[file],
                view=post.buttons,
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.NotFound as gone:
            if gone.code == 10003:
                raise
            return False
        return True

    async def _retire(
        self, channel: discord.PartialMessageable, table: Table, moves: list[LoggedMove]
    ) -> None:
        """Take the buttons off the previous post; the lobby says that it has started."""
        assert table.post is not None
        message = channel.get_partial_message(table.post)
        started = table.posted < 0
        with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            if started:
                await message.edit(content=closed_post(table).content, view=None)
            else:
                await message.edit(view=None)

    def _lock(self, table_id: int) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock


def _obstacle(failed: Exception, table: Table) -> Refused:
    """What somebody must mend before the board can be posted."""
    if isinstance(failed, discord.Forbidden):
        if failed.code == 50083:
            return Refused("thread-archived", "the thread is archived and locked")
        return missing_permission(["view_channel", "send_messages", "attach_files"], table.channel)
    if isinstance(failed, discord.NotFound):
        return Refused("channel-gone", "the channel no longer exists")
    return Refused("discord-trouble", "Discord did not take the post")


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Outbox(bot))
