"""`/solo …`: the commands of a table in direct messages with the bot.

Discord offers or hides a group as a whole. So what `/table` can do for somebody by themselves is
offered there once more, under a name of its own, and `/table` is for servers alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from discord import app_commands
from discord.ext import commands

from cogs.reply.places import IN_DIRECT_MESSAGES, ON_SERVERS, WHY
from cogs.words.speech import label
from engine.core import Refused

if TYPE_CHECKING:
    from bot import Hedgepost

OTHERS: Final = "strangers"
"""The only parameter that is about other people."""


def group_of(tables: commands.Cog) -> app_commands.Group:
    """The group with all commands of a table that do not need a server."""
    everywhere = tables.app_command
    assert isinstance(everywhere, app_commands.Group)
    alone = app_commands.Group(
        name=label("cmd-solo"),
        description=label("cmd-solo-about"),
        allowed_contexts=IN_DIRECT_MESSAGES,
        allowed_installs=ON_SERVERS,
    )
    for command in everywhere.commands:
        if isinstance(command, app_commands.Command) and not command.guild_only:
            alone.add_command(_again(command, alone))
            command.extras.setdefault(WHY, Refused("direct-solo", "it is called /solo here"))
    return alone


def _again(
    command: app_commands.Command[Any, ..., Any], group: app_commands.Group
) -> app_commands.Command[Any, ..., Any]:
    """The same command in another group. The library copies commands so, for cogs of its own."""
    binding = command.binding
    copy = command._copy_with(
        parent=group, binding=binding, bindings={binding: binding}, set_on_binding=False
    )
    copy._params.pop(OTHERS, None)
    copy.extras = {}
    return copy


async def setup(bot: Hedgepost) -> None:
    tables = bot.get_cog("Tables")
    assert tables is not None
    bot.tree.add_command(group_of(tables))
