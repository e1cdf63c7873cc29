"""One handler for everything that goes wrong while somebody is answered.

In this order: a kind refusal is told privately; a command that may not be used says why; an
answer that came too late for Discord is logged and dropped; a channel that forbids something is
named; anything else is a bug and gets an apology with an id that is in the log.
"""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING

import aiohttp
import discord
from discord import app_commands

from cogs.answers import refuse, whisper
from cogs.permissions import missing_permission
from cogs.speech import language_of
from engine.core import Refused
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062
ALREADY_ANSWERED = 40060


async def answer_error(interaction: discord.Interaction[Hedgepost], error: BaseException) -> None:
    """Answer an interaction whose handler failed. Never raises."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    try:
        await _answer(interaction, error)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as failed:
        log.warning("an error could not be told: %s", failed)


async def _answer(interaction: discord.Interaction[Hedgepost], error: BaseException) -> None:
    if interaction.type is discord.InteractionType.autocomplete:
        log.error("autocomplete failed", exc_info=error)
        return
    match error:
        case Refused():
            await refuse(interaction, error)
        case app_commands.MissingPermissions():
            await refuse(interaction, Refused("manager-only", "managers only"))
        case app_commands.NoPrivateMessage():
            await refuse(interaction, Refused("guild-only", "in servers only"))
        case app_commands.CommandSignatureMismatch() | app_commands.CommandNotFound():
            await refuse(interaction, Refused("old-command", "the command has changed"))
        case app_commands.TransformerError():
            await refuse(interaction, Refused("bad-value", "that value cannot be used"))
        case discord.HTTPException(code=10062) | discord.HTTPException(code=40060):
            log.warning("an answer came too late: %s", error.code)
        case discord.Forbidden():
            channel = interaction.channel_id or 0
            names = ["view_channel", "send_messages", "attach_files"]
            await refuse(interaction, missing_permission(names, channel))
        case _:
            identity = secrets.token_hex(2)
            log.error("error %s", identity, exc_info=error)
            await whisper(interaction, say(language_of(interaction), "bug", id=identity))
