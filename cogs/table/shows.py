"""Shows: `/table watch` lets computers play among themselves, and the buttons below the board.

The board is one message. Whoever looks may pause it and let it go on, slower or faster; who opened
the show, or manages the server, stops it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.delivery.outbox import tell_obstacle
from cogs.reply.answers import say_nothing
from cogs.reply.here import found_here
from cogs.reply.sent import Nothing, Number
from cogs.table.cog import Tables
from cogs.table.lobby import Wish
from cogs.table.opponents import MOST_SEATS, seats_for
from cogs.table.option_completion import complete_options
from cogs.words.offered import MOST_OFFERED
from cogs.words.speech import label, language_of
from engine.computer.levels import LEVELS, USUAL
from engine.core import Refused
from engine.games import GAMES
from engine.table.computers import refuse_level
from engine.table.lobby import checked_options
from engine.table.model import Table
from engine.table.unattended import PACES
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

USUAL_PACE: Final = 8
SEATS: Final = "watch-seats"
"""What is said where so many cannot play."""
_BETWEEN: Final = re.compile(r"[\s,;+/]+")


async def complete_levels(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Every level for all of them; behind what is typed, every level for the next."""
    language, typed = language_of(interaction), _BETWEEN.sub(" ", str(current)).strip()
    said = [word for word in typed.split(" ") if word.isdecimal() and int(word) in LEVELS]
    if not said:
        return [
            app_commands.Choice(name=say(language, f"level-{level}-named"), value=str(level))
            for level in LEVELS
        ]
    longer = [said, *([*said, str(level)] for level in LEVELS if len(said) < MOST_SEATS)]
    return [app_commands.Choice(name=" – ".join(one), value=" ".join(one)) for one in longer][
        :MOST_OFFERED
    ]


class Shows(commands.Cog):
    """Lets computers play for somebody who looks on."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        on = self.bot.presses.on
        on("pause", self.pause, button=Number, updates=True)
        on("goon", self.go_on, button=Number, updates=True)
        on("pace", self.pace, button=Number, updates=True)
        on("stop", self.stop, button=Nothing, updates=True)

    @app_commands.describe(
        game=label("cmd-watch-game-about"),
        levels=label("cmd-watch-levels-about"),
        seats=label("cmd-watch-seats-about"),
        pace=label("cmd-watch-pace-about"),
        options=label("cmd-open-options-about"),
        thread=label("cmd-open-thread-about"),
    )
    @app_commands.rename(
        game=label("cmd-open-game"),
        levels=label("cmd-watch-levels"),
        seats=label("cmd-play-seats"),
        pace=label("cmd-watch-pace"),
        options=label("cmd-open-options"),
        thread=label("cmd-open-thread"),
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=label(f"{key}-title"), value=key) for key in GAMES],
    )
    @app_commands.choices(
        pace=[app_commands.Choice(name=label(f"pace-{pace}"), value=pace) for pace in PACES],
    )
    @app_commands.autocomplete(levels=complete_levels, options=complete_options)
    async def watch(  # noqa: PLR0913, PLR0917 — the options of a command are its parameters
        self,
        interaction: Interaction,
        game: app_commands.Choice[str] | None = None,
        levels: app_commands.Range[str, 1, 40] = str(USUAL),
        seats: app_commands.Range[int, 2, MOST_SEATS] | None = None,
        pace: app_commands.Choice[int] | None = None,
        options: app_commands.Range[str, 0, 400] = "",
        thread: bool | None = None,
    ) -> None:
        """A show of computers; without a game, the board of what is played here."""
        if game is None:
            await self._look(interaction)
            return
        chosen = checked_options(game.value, options)
        computers = tuple((level, "") for level in _levels(game.value, chosen, levels, seats))
        wanted = USUAL_PACE if pace is None else pace.value
        wish = Wish(game.value, chosen, thread, computers=computers, at_once=True, pace=wanted)
        await self.bot.lobby.open(interaction, wish)

    async def _look(self, interaction: Interaction) -> None:
        """Show the board of what is played here to whoever would like to watch it."""
        if await found_here(interaction) is None:
            raise Refused("watch-what", "nothing is played here; choose a game")
        tables = self.bot.get_cog(Tables.__name__)
        assert isinstance(tables, Tables)
        await tables.show_board(interaction, say(language_of(interaction), "watch-here"))

    async def pause(self, interaction: Interaction, table_id: int, _: Number) -> None:
        await self._showed(interaction, await self.bot.host.computers.pause(table_id))

    async def go_on(self, interaction: Interaction, table_id: int, _: Number) -> None:
        await self._showed(interaction, await self.bot.host.computers.go_on(table_id))

    async def pace(self, interaction: Interaction, table_id: int, pace: Number) -> None:
        after = await self.bot.host.computers.set_pace(table_id, pace.number)
        await self._showed(interaction, after)

    async def stop(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        manages = interaction.permissions.manage_guild
        user = interaction.user.id
        after = await self.bot.host.computers.stop(table_id, user, manages=manages)
        await self._showed(interaction, after)

    async def _showed(self, interaction: Interaction, after: Table) -> None:
        """Let the board show how the show goes on; that is all the answer there is."""
        await say_nothing(interaction)
        await tell_obstacle(interaction, await self.bot.outbox.deliver(after.id, again=True))


def _levels(game: str, options: str, typed: str, seats: int | None) -> list[int]:
    """How strong those play who sit at a show: one level for all, or one for each. Raises
    `Refused` if there is no such level, or if so many cannot play."""
    words = [word for word in _BETWEEN.split(typed) if word]
    levels = [int(word) if word.isdecimal() else 0 for word in words] or [0]
    for level in levels:
        refuse_level(level)
    if len(levels) == 1:
        return levels * seats_for(game, options, seats, SEATS)
    if seats not in (None, len(levels)):
        raise Refused(
            "watch-levels",
            f"{len(levels)} levels for {seats} seats",
            levels=len(levels),
            seats=seats,
        )
    seats_for(game, options, len(levels), SEATS)
    return levels


async def setup(bot: Hedgepost) -> None:
    cog = Shows(bot)
    await bot.add_cog(cog)
    tables = bot.get_cog(Tables.__name__)
    assert tables is not None
    assert tables.app_command is not None
    watching: Any = cog.watch
    tables.app_command.add_command(
        app_commands.Command(
            name=label("cmd-watch"), description=label("cmd-watch-about"), callback=watching
        )
    )
