"""What is offered while somebody types an option of a command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands

from engine.zones import clock_in, zones_like

if TYPE_CHECKING:
    from bot import Hedgepost

MOST_OFFERED: Final = 25
"""Choices that Discord shows."""
OFFER_LENGTH: Final = 100
"""Characters of each, in its name and in its value."""


async def complete_zone(
    interaction: discord.Interaction[Hedgepost], current: str
) -> list[app_commands.Choice[str]]:
    """Zones with what their clocks show now, which is how people know theirs."""
    now = interaction.client.host.clock()
    return [
        app_commands.Choice(name=f"{name} ({clock_in(name, now)})", value=name)
        for name in zones_like(current, MOST_OFFERED)
    ]
