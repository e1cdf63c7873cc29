"""Threads of tables: whether a new table gets one, and how it is made."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import discord

from cogs.reply.permissions import TO_OPEN_THREADS, lacking
from cogs.words.threads import thread_name
from engine.core import Refused
from engine.host.lobbies import Opening
from engine.table.model import GuildSettings

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

NO_MORE: Final = (30013, 160006)
"""What Discord says where there are as many threads as there can be."""
LONGEST_SLEEP: Final = 10080
"""Minutes after which Discord puts a silent thread away: a week, the most there is."""


def wants_thread(
    interaction: discord.Interaction[Hedgepost], wished: bool | None, settings: GuildSettings
) -> bool:
    """Whether a table gets a thread of its own: as somebody wishes, or else as the server has it
    where there can be one. Raises `Refused` where one is wished for and cannot be."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return False
    if wished is None:
        there = isinstance(channel, discord.TextChannel) and settings.thread
        return there and not lacking(interaction, TO_OPEN_THREADS)
    if wished and not isinstance(channel, discord.TextChannel):
        raise Refused("no-threads-here", "this channel has no threads")
    return wished


def missed_for_threads(
    interaction: discord.Interaction[Hedgepost], wished: bool | None, settings: GuildSettings
) -> Sequence[str]:
    """What the bot lacks for the thread that a table would have had, for somebody who may be able
    to change that."""
    in_channel = isinstance(interaction.channel, discord.TextChannel)
    if wished is not None or not settings.thread or not in_channel:
        return ()
    granted = interaction.permissions
    can_mend = granted.manage_guild or granted.manage_channels or granted.manage_roles
    return lacking(interaction, TO_OPEN_THREADS) if can_mend else ()


async def new_thread(
    interaction: discord.Interaction[Hedgepost], opening: Opening, *, sure: bool
) -> discord.Thread | None:
    """A thread for a table; none if Discord wants no more of them, unless somebody was `sure` that
    there is to be one."""
    parent, kind = interaction.channel, discord.ChannelType
    assert isinstance(parent, discord.TextChannel)
    names = [opening.name] * (not opening.pace) + [name for _, name in opening.computers]
    try:
        return await parent.create_thread(
            name=thread_name(opening.language, opening.game, opening.options, names),
            type=kind.news_thread if parent.is_news() else kind.public_thread,
            auto_archive_duration=LONGEST_SLEEP,
        )
    except discord.HTTPException as failed:
        if sure or not (isinstance(failed, discord.Forbidden) or failed.code in NO_MORE):
            raise
        log.warning("channel %d: no thread could be opened (%s)", parent.id, failed)
        return None
