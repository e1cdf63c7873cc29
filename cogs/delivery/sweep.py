"""When the outbox tries again: every few seconds, and when something changes on a server."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord
from discord.ext import commands, tasks

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

SWEEP_SECONDS: Final = 20


class Sweep(commands.Cog):
    """Lets the outbox deliver what it could not deliver before."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.bot.host.tables.listeners.append(self.bot.boards.remember)
        self.sweep.start()

    async def cog_unload(self) -> None:
        self.sweep.cancel()
        try:
            await self.bot.posting.old_posts.tell_store()
        except Exception as failed:
            log.warning("it could not be noted which posts have no buttons: %s", failed)

    @tasks.loop(seconds=SWEEP_SECONDS)
    async def sweep(self) -> None:
        await self.bot.outbox.sweep()

    @sweep.before_loop
    async def _when_ready(self) -> None:
        await self.bot.wait_until_ready()

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        await self.bot.outbox.try_again_in(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        await self.bot.outbox.try_again_in(after.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        await self.bot.outbox.try_again_in(payload.guild_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.bot.outbox.end_in(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self.bot.outbox.end_in(payload.thread_id)


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Sweep(bot))
