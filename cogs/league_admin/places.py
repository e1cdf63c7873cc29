"""Where a league may be: a text channel for its posts and threads, and a private one for its
organisers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from cogs.reply.permissions import refuse_to_log, refuse_to_play_below
from engine.core import Refused

if TYPE_CHECKING:
    from bot import Hedgepost

    Interaction = discord.Interaction[Hedgepost]


def league_channel(
    interaction: Interaction, chosen: discord.TextChannel | None
) -> discord.TextChannel:
    """The channel that is chosen, or else where somebody asks. Raises `Refused` if no league can
    have it: its tables are threads below its posts."""
    here: Any = chosen or interaction.channel
    if isinstance(here, discord.Thread):
        here = here.parent
    if not isinstance(here, discord.TextChannel):
        raise Refused("league-channel-kind", "no text channel", channel=_mention(here))
    if here.is_news():
        raise Refused("league-channel-news", "an announcement channel", channel=here.mention)
    refuse_to_play_below(here)
    return here


def dashboard_channel(chosen: discord.TextChannel) -> discord.TextChannel:
    """A channel for what only organisers may see. Raises `Refused` if everybody sees it, or the bot
    cannot write there."""
    there: Any = chosen
    if not isinstance(there, discord.TextChannel):  # of which Discord told nothing but a number
        raise Refused("bad-value", "there is no such channel")
    if chosen.permissions_for(chosen.guild.default_role).view_channel:
        raise Refused("league-dashboard-public", "everybody sees it", channel=chosen.mention)
    refuse_to_log(chosen)
    return chosen


def _mention(channel: Any) -> str:
    found = getattr(channel, "mention", None)
    return found if isinstance(found, str) else "?"
