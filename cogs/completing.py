"""What is offered while somebody types an option of a command.

A completion is asked for with every letter, and each takes a look at a table or through hundreds of
names: so nobody is offered more a second than they can read, whatever they send.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands

from cogs.presses import is_sound
from cogs.trouble import FAILURES
from engine.zones import clock_in, zones_like

if TYPE_CHECKING:
    from bot import Hedgepost

MOST_OFFERED: Final = 25
"""Choices that Discord shows."""
OFFER_LENGTH: Final = 100
"""Characters of each, in its name and in its value."""

A_SECOND: Final = 5
BURST: Final = 10
"""So many completions at once, and so many a second in the long run."""
MOST_TYPISTS: Final = 1024
"""People of whom is remembered how much they have asked for; some 200 bytes each."""


class Typists:
    """Those who type, and how much they have asked for lately."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._rested: dict[int, float] = {}
        """When each of them may ask for a whole burst again, the latest asker last."""

    def may_ask(self, user: int) -> bool:
        """Whether somebody is offered something; that is counted."""
        now = self._clock()
        rested = max(now, self._rested.pop(user, now))
        granted = rested + 1 / A_SECOND <= now + BURST / A_SECOND
        self._rested[user] = rested + granted / A_SECOND
        if len(self._rested) > MOST_TYPISTS:
            del self._rested[next(iter(self._rested))]
        return granted

    async def let_complete(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether a completion is worth any work. If not, nothing is offered, at once."""
        if self.may_ask(interaction.user.id) and _completes(interaction):
            return True
        with contextlib.suppress(*FAILURES):
            await interaction.response.autocomplete([])
        return False


def _completes(interaction: discord.Interaction[Any]) -> bool:
    """Whether what is being typed is an option that completes, and all that is typed is text, or
    whatever else its option takes."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return False
    data: Any = interaction.data
    options = data.get("options") or []
    while options and options[0].get("options") is not None:
        options = options[0]["options"]  # those of a group, and of one of its commands
    focused = {one.get("name") for one in options if one.get("focused")}
    if not all(is_sound(one["value"]) for one in options if isinstance(one["value"], str)):
        return False
    texts = {
        parameter.display_name
        for parameter in command.parameters
        if parameter.type is discord.AppCommandOptionType.string
    }
    if any(one["name"] in texts and not isinstance(one["value"], str) for one in options):
        return False
    completing = {one.display_name for one in command.parameters if one.autocomplete}
    return len(focused) == 1 and focused <= completing


async def complete_zone(
    interaction: discord.Interaction[Hedgepost], current: str
) -> list[app_commands.Choice[str]]:
    """Zones with what their clocks show now, which is how people know theirs."""
    now = interaction.client.host.clock()
    return [
        app_commands.Choice(name=f"{name} ({clock_in(name, now)})", value=name)
        for name in zones_like(current, MOST_OFFERED)
    ]
