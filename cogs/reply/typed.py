"""What was typed after a command: what no client of Discord's would send is refused.

Lengths, ranges and kinds of options are declared with each command. Clients keep to them, but
whoever sends a command without one need not.
"""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands

from cogs.reply.sent import is_sound
from engine.core import Refused

LARGEST: Final = 2**53
"""Numbers that Discord itself knows, either way from zero."""
LONGEST_ID: Final = 20
"""Digits by which somebody or something is named."""


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
    declared = {one.display_name: one for one in command.parameters}
    data: Any = interaction.data or {}
    people = (data.get("resolved") or {}).get("users") or {}
    for option in typed_options(interaction):
        parameter = declared.get(option["name"])
        if parameter is not None:
            _check(parameter, option)
            if parameter.type is Kind.user and option["value"] not in people:
                # Discord tells nothing of them but the number.
                raise Untypable(Refused("bad-value", "there is no such person"))


def typed_options(interaction: discord.Interaction[Any]) -> list[dict[str, Any]]:
    """The options of a command as they came, without the groups that it stands in."""
    data: Any = interaction.data or {}
    options = data.get("options") or []
    while options and options[0].get("options") is not None:
        options = options[0]["options"]
    return [option for option in options if "value" in option]


def _check(parameter: app_commands.Parameter, option: dict[str, Any]) -> None:
    value, least, most = option["value"], parameter.min_value, parameter.max_value
    fits = is_of_kind(parameter, option)
    if fits and parameter.type is Kind.string and most is not None and len(value) > most:
        raise Untypable(Refused("too-long", "that is too long", most=int(most)))
    if fits and parameter.type is Kind.integer:
        low, high = -LARGEST if least is None else least, LARGEST if most is None else most
        fits = low <= value <= high
    if not fits:
        raise Untypable(Refused("bad-value", "that value cannot be used"))


def is_of_kind(parameter: app_commands.Parameter, option: dict[str, Any]) -> bool:
    """Whether an option that was typed is a text, a number, … as its declaration says."""
    value = option["value"]
    if option.get("type") != parameter.type.value:
        return False
    match parameter.type:
        case Kind.string:
            return is_sound(value)
        case Kind.integer:
            return type(value) is int
        case Kind.boolean:
            return type(value) is bool
        case _:
            digits = isinstance(value, str) and value.isascii() and value.isdigit()
            return digits and len(value) <= LONGEST_ID
