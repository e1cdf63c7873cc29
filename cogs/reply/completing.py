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

from cogs.reply.failures import FAILURES
from cogs.reply.sent import is_sound
from cogs.reply.typed import is_of_kind, typed_options
from cogs.words.offered import MOST_OFFERED
from engine.clock.zones import clock_in, zones_like
from engine.recent import Recent

if TYPE_CHECKING:
    from bot import Hedgepost


A_SECOND: Final = 5
BURST: Final = 10
"""So many completions at once, and so many a second in the long run."""
MOST_TYPISTS: Final = 1024
"""People of whom is remembered how much they have asked for; some 200 bytes each."""


class Typists:
    """Those who type, and how much they have asked for lately."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._rested = Recent[int, float](MOST_TYPISTS)
        """When each of them may ask for a whole burst again, in completions; the latest last."""

    def may_ask(self, user: int) -> bool:
        """Whether somebody is offered something; that is counted."""
        now = self._clock() * A_SECOND
        rested = max(now, self._rested.get(user) or now)
        granted = rested + 1 <= now + BURST
        self._rested.put(user, rested + granted)
        return granted

    async def let_complete(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether a completion is worth any work. If not, nothing is offered, at once."""
        if self.may_ask(interaction.user.id) and _completes(interaction):
            return True
        with contextlib.suppress(*FAILURES):
            await interaction.response.autocomplete([])
        return False


def _completes(interaction: discord.Interaction[Any]) -> bool:
    """Whether what is being typed is an option that completes, beside options that could be."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return False
    declared = {one.display_name: one for one in command.parameters}
    focused = 0
    for option in typed_options(interaction):
        parameter = declared.get(option["name"])
        if parameter is None:
            return False
        if option.get("focused"):
            # Whatever is being typed may be a text, even if it will be a number.
            typed = is_sound(option["value"]) or is_of_kind(parameter, option)
            focused += parameter.autocomplete and typed
        elif not is_of_kind(parameter, option):
            return False
    return focused == 1


async def complete_zone(
    interaction: discord.Interaction[Hedgepost], current: str
) -> list[app_commands.Choice[str]]:
    """Zones with what their clocks show now, which is how people know theirs."""
    now = interaction.client.host.now()
    return [
        app_commands.Choice(name=f"{name} ({clock_in(name, now)})", value=name)
        for name in zones_like(current, MOST_OFFERED)
    ]
