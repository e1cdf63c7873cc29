"""The table of the channel in which somebody asks for something."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from cogs.reply.places import is_direct
from cogs.words.speech import mentions
from engine.core import Refused
from engine.table.model import Table

if TYPE_CHECKING:
    from bot import Hedgepost


async def found_here(interaction: discord.Interaction[Hedgepost]) -> Table | None:
    """The lobby or game of the channel; or of a thread below it, if it is plain which one is meant:
    the only one where somebody sits, or the only one there is. Raises `Refused` if it is not."""
    ledger = interaction.client.host.ledger
    channel, user = interaction.channel_id or 0, interaction.user.id
    table = await ledger.live_in(channel)
    if table is not None:
        return table
    below = await ledger.live_below(channel)
    mine = [one for one in below if one.seat_of(user) is not None or one.owner == user]
    for found in (mine, below):
        if len(found) == 1:
            return found[0]
    if below:
        threads = mentions([one.channel for one in mine or below])
        raise Refused("which-table", "several tables are played in threads", channel=threads)
    return None


async def offered_for(interaction: discord.Interaction[Hedgepost]) -> Table | None:
    """The same for what is offered while somebody types, who need not be refused anything."""
    try:
        return await found_here(interaction)
    except Refused:
        return None


async def live_table(interaction: discord.Interaction[Hedgepost]) -> Table:
    """The lobby or game of the channel. Raises `Refused` if there is none."""
    table = await found_here(interaction)
    if table is None:
        mine = await interaction.client.host.ledger.live_of(interaction.user.id)
        near = [one.channel for one in mine if one.guild == interaction.guild_id]
        if near:
            raise Refused("table-elsewhere", "your table is elsewhere", channel=mentions(near))
        raise _no_table(interaction)
    return table


async def running_table(interaction: discord.Interaction[Hedgepost]) -> Table:
    """The running game of the channel. Raises `Refused` if there is none."""
    table = await live_table(interaction)
    if table.status != "running":
        raise Refused("not-started", "the game has not started yet")
    return table


async def table_here(interaction: discord.Interaction[Hedgepost]) -> Table:
    """The live table of the channel, or else the last one that was played there. Raises `Refused`
    if there is none."""
    channel, ledger = interaction.channel_id or 0, interaction.client.host.ledger
    table = await found_here(interaction)
    if table is None:
        table = await ledger.last_in(channel) or await ledger.last_below(channel)
    if table is None:
        raise _no_table(interaction)
    return table


def _no_table(interaction: discord.Interaction[Hedgepost]) -> Refused:
    if is_direct(interaction):
        return Refused("direct-no-table", "there is no game in these direct messages")
    return Refused("no-table-here", "there is no table in this channel")
