"""What was typed after a command: what no client of Discord's would send is refused.

Lengths, ranges and kinds of options are declared with each command. Clients keep to them, but
whoever sends a command without one need not.
"""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands

from cogs.presses import is_sound
from engine.core import Refused

LARGEST: Final = 2**53
"""Numbers that Discord itself knows, either way from zero."""


class Untypable(app_commands.AppCommandError):
    """A command came with something that cannot be typed."""

    def __init__(self, why: Refused) -> None:
        super().__init__(str(why))
        self.why = why


def refuse_untypable(interaction: discord.Interaction[Any]) -> None:
    """Raise `Untypable` if an option of a command is not what its declaration says."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return
    given = interaction.namespace.__dict__
    for parameter in command.parameters:
        if parameter.display_name in given:
            _check(parameter, given[parameter.display_name])


def _check(parameter: app_commands.Parameter, value: object) -> None:
    least, most = parameter.min_value, parameter.max_value
    match parameter.type:
        case Kind.string:
            fits = is_sound(value)
            if isinstance(value, str) and most is not None and len(value) > most:
                raise Untypable(Refused("too-long", "that is too long", most=int(most)))
        case Kind.integer:
            fits = isinstance(value, int) and not isinstance(value, bool)
            if fits and isinstance(value, int):
                low = -LARGEST if least is None else least
                fits = low <= value <= (LARGEST if most is None else most)
        case Kind.boolean:
            fits = isinstance(value, bool)
        case _:
            return  # people and channels are looked up by the library
    if not fits:
        raise Untypable(Refused("bad-value", "that value cannot be used"))
