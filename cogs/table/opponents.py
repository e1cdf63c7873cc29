"""Computers to play with: asked to sit down in a lobby, or for a game at once with `/play`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.reply.sent import Count, Nothing, Sent
from cogs.table.lobby import Wish
from cogs.table.option_completion import complete_options
from cogs.words.computers import computer_name
from cogs.words.options import counts_text
from cogs.words.speech import label
from engine.computer.levels import LEVELS, USUAL
from engine.core import Refused
from engine.games import GAMES
from engine.table.computers import free_name, refuse_level
from engine.table.lobby import checked_options, seats_allowed

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

MOST_SEATS: Final = max(game.seats[-1] for game in GAMES.values())


class Adding(Sent, frozen=True):
    """A level for a computer, chosen where so many sat."""

    seated: Count
    level: Count


class Opponents(commands.Cog):
    """Lets computers sit down."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        on = self.bot.presses.on
        on("computer", self.add, select=Adding, updates=True)
        on("dismiss", self.dismiss, button=Nothing, updates=True)

    async def add(self, interaction: Interaction, table_id: int, sent: Adding) -> None:
        table = await self.bot.host.table(table_id)
        name = computer_name(table.language, free_name(table), sent.level)
        user = interaction.user.id
        after = await self.bot.host.computers.add(table_id, user, sent.level, name)
        await self.bot.lobby.show(interaction, after)

    async def dismiss(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        after = await self.bot.host.computers.remove(table_id, interaction.user.id)
        await self.bot.lobby.show(interaction, after)

    @app_commands.command(name=label("cmd-play"), description=label("cmd-play-about"))
    @app_commands.describe(
        game=label("cmd-open-game-about"),
        level=label("cmd-play-level-about"),
        seats=label("cmd-play-seats-about"),
        options=label("cmd-open-options-about"),
        thread=label("cmd-open-thread-about"),
    )
    @app_commands.rename(
        game=label("cmd-open-game"),
        level=label("cmd-play-level"),
        seats=label("cmd-play-seats"),
        options=label("cmd-open-options"),
        thread=label("cmd-open-thread"),
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=label(f"{key}-title"), value=key) for key in GAMES],
    )
    @app_commands.choices(
        level=[
            app_commands.Choice(name=label(f"level-{level}-named"), value=level) for level in LEVELS
        ]
    )
    @app_commands.autocomplete(options=complete_options)
    async def play(  # noqa: PLR0913, PLR0917 — the options of a command are its parameters
        self,
        interaction: Interaction,
        game: app_commands.Choice[str],
        level: app_commands.Choice[int] | None = None,
        seats: app_commands.Range[int, 2, MOST_SEATS] | None = None,
        options: app_commands.Range[str, 0, 400] = "",
        thread: bool | None = None,
    ) -> None:
        """A table against computers, whose game begins at once."""
        strength = USUAL if level is None else level.value
        refuse_level(strength)
        chosen = checked_options(game.value, options)
        opponents = ((strength, ""),) * (seats_for(game.value, chosen, seats) - 1)
        wish = Wish(game.value, chosen, thread, computers=opponents, at_once=True)
        await self.bot.lobby.open(interaction, wish)


def seats_for(game: str, options: str, wanted: int | None, code: str = "play-seats") -> int:
    """How many play: as wanted, or as few as can be. Raises `Refused` with this code if so many
    cannot."""
    allowed = [count for count in seats_allowed(game, options) if count > 1]
    if wanted is None:
        return allowed[0]
    if wanted not in allowed:
        counts = counts_text(allowed)
        raise Refused(code, f"that is played by {counts}", counts=counts)
    return wanted


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Opponents(bot))
