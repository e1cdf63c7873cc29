"""Where commands can be used: on servers, and most of them in a direct message with the bot too.

Discord itself offers a command only where it works, but knows that of whole groups alone: of
`/table`, not of `/table open`. So `/table` is for servers, and `/solo` has in direct messages what
works there. What somebody's old client sends all the same is looked at here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import discord
from discord import app_commands

from cogs.reply.typed import Untypable
from engine.core import Refused

T = TypeVar("T")

WITH_THE_BOT: Final = app_commands.AppCommandContext(
    guild=True, dm_channel=True, private_channel=False
)
"""Servers where the bot is, and direct messages with it; not those of other people among
themselves, in which it could post no board."""
IN_DIRECT_MESSAGES: Final = app_commands.AppCommandContext(
    guild=False, dm_channel=True, private_channel=False
)
ON_SERVERS: Final = app_commands.AppInstallationType(guild=True, user=False)
"""The bot is invited to servers. Whoever shares one with it can write to it."""
WHY: Final = "direct"
"""Where a command has the refusal for those who use it in a direct message."""


class Misplaced(Untypable):
    """A command was used where it does not work."""


def in_servers(func: T) -> T:
    """A command that needs a server."""
    only = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    narrowed: Callable[[T], T] = app_commands.guild_only()
    return narrowed(only(func))


def is_direct(interaction: discord.Interaction[Any]) -> bool:
    """Whether somebody asks in their direct messages with the bot."""
    return interaction.guild_id is None and not interaction.context.private_channel


def refuse_misplaced(interaction: discord.Interaction[Any]) -> None:
    """Raise `Misplaced` if a command is used where it does not work."""
    command = interaction.command
    if interaction.guild_id is not None or not isinstance(command, app_commands.Command):
        return
    if not is_direct(interaction):
        raise Misplaced(Refused("not-among-others", "the bot is not in this conversation"))
    if command.guild_only or (command.root_parent is not None and command.root_parent.guild_only):
        raise Misplaced(command.extras.get(WHY) or Refused("guild-only", "in servers only"))
