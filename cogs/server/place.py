"""Where on a server tables can be, as commands ask for it."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands

AnyPlace = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.ForumChannel
"""Tables are in its threads, too; a forum's are its posts."""

KINDS: Final = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
)


class _Offered(app_commands.Transformer):
    """Has Discord offer just these channels.

    Annotated with their classes an option would offer media channels as well, which the library
    takes for forums, and which Discord's own description does not list: it would then take none of
    our commands.
    """

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [*KINDS]

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> AnyPlace:
        found = value.resolve()
        if not isinstance(found, AnyPlace):
            raise app_commands.TransformerError(value, self.type, self)
        return found


Place = app_commands.Transform[AnyPlace, _Offered]
