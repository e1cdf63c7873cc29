"""What the log says of an interaction: the command or button, who asked, and at which table.

Nothing of what somebody has typed or chosen: that may be a secret.
"""

from __future__ import annotations

import asyncio
import contextlib
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final

import discord

from cogs.reply.presses import named

if TYPE_CHECKING:
    from bot import Hedgepost

LOOK_SECONDS: Final = 0.5
"""How long it may take to find out which table somebody has asked at."""

completing: Final = ContextVar[discord.Interaction["Hedgepost"] | None]("completing", default=None)
"""What asks for a completion, for lines that the library logs of it."""


def asked_for(interaction: discord.Interaction[Hedgepost]) -> str:
    """The same as far as it is known at once."""
    what, table = _named(interaction)
    if not table:
        remembered = interaction.client.host.tables.remembered_in(interaction.channel_id or 0)
        table = 0 if remembered is None else remembered.id
    return _line(interaction, what, table)


async def asked_for_at(interaction: discord.Interaction[Hedgepost]) -> str:
    """A command, or a button by its word; its user; and its table, or else the one of the channel.
    Never raises."""
    what, table = _named(interaction)
    if not table:
        with contextlib.suppress(Exception):
            async with asyncio.timeout(LOOK_SECONDS):
                here, ledger = interaction.channel_id or 0, interaction.client.host.ledger
                found = await ledger.live_in(here) or await ledger.last_in(here)
                table = 0 if found is None else found.id
    return asked_for(interaction) if not table else _line(interaction, what, table)


def _named(interaction: discord.Interaction[Any]) -> tuple[str, int]:
    """What was asked for, and the number of the table that its id carries."""
    if interaction.type in (
        discord.InteractionType.application_command,
        discord.InteractionType.autocomplete,
    ):
        command = interaction.command
        return ("a command" if command is None else f"/{command.qualified_name}"), 0
    return named(str((interaction.data or {}).get("custom_id")))


def _line(interaction: discord.Interaction[Any], what: str, table: int) -> str:
    place = f"table {table}" if table else f"no table in channel {interaction.channel_id}"
    return f"{what} by user {interaction.user.id} at {place}"
