"""Which channels somebody sees: games that were played elsewhere are not shown to them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import discord

from cogs.reply.failures import FAILURES, heard

Interaction = discord.Interaction[Any]


async def seen_of(interaction: Interaction, channels: Iterable[int]) -> set[int]:
    """Those of some channels that somebody sees, who asks on a server."""
    asked = list(dict.fromkeys(channels))
    sights = await asyncio.gather(*(sees(interaction, one) for one in asked))
    return {channel for channel, seen in zip(asked, sights, strict=True) if seen}


async def sees(interaction: Interaction, channel_id: int) -> bool:
    """Whether somebody sees a channel, which may be a thread that Discord has put away: nothing is
    known of that one but by asking."""
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    channel: Any = guild.get_channel_or_thread(channel_id)
    if channel is None:
        try:
            channel = await heard(interaction.client.fetch_channel(channel_id))
        except FAILURES:
            return False
    return _may_see(channel, member)


def _may_see(channel: Any, member: discord.Member) -> bool:
    """Whether a member sees a channel; private threads are for those who are in them."""
    if isinstance(channel, discord.Thread):
        if channel.parent is None or channel.is_private():
            return False
        channel = channel.parent
    return bool(channel.permissions_for(member).view_channel)
