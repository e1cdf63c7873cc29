"""The role that a server's managers have chosen is told that somebody has opened a table."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from cogs.delivery.channel import Post, send
from cogs.reply.failures import FAILURES
from cogs.words.options import game_title
from cogs.words.speech import safe
from engine.clock.clock import MINUTE
from engine.recent import Recent
from engine.table.model import Table
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

AT_MOST_EVERY: Final = 15 * MINUTE
"""How long somebody's further tables call nobody: a role is no toy."""
_REMEMBERED: Final = 1024


class Calls:
    """Pings a role for tables to join."""

    def __init__(self, bot: Hedgepost) -> None:
        self._bot = bot
        self._last: Recent[tuple[int, int], int] = Recent(_REMEMBERED)

    async def call(
        self, interaction: discord.Interaction[Hedgepost], table: Table, message: int
    ) -> None:
        """Tell the role that somebody can join a lobby. If that fails, nothing is lost."""
        if table.direct or table.pace:
            return
        role = (await self._bot.host.servers.settings(table.guild)).access.called
        who, now = (table.guild, table.owner), self._bot.host.now()
        last = self._last.get(who)
        if not role:
            return
        if last is not None and now - last < AT_MOST_EVERY:
            return
        self._last.put(who, now)
        name = safe(interaction.user.display_name)
        told = say(
            table.language,
            "called",
            role=f"<@&{role}>",
            name=name,
            game=game_title(table, table.language),
            link=f"https://discord.com/channels/{table.guild}/{table.lobby_channel}/{message}",
        )
        channel = self._bot.get_partial_messageable(
            interaction.channel_id or 0, guild_id=interaction.guild_id
        )
        try:
            await send(channel, Post(told, role=role), nonce=f"{table.id}-called")
        except FAILURES as failed:
            log.warning("table %d: its role could not be called (%s)", table.id, failed)
