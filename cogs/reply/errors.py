"""One handler for everything that goes wrong while somebody is answered.

In this order: a kind refusal is told privately; a command that may not be used says why; a channel
that forbids something is named; a database that cannot be used and trouble on Discord's side are
called that; anything else is a bug and gets an apology with an id that is in the log.
"""

from __future__ import annotations

import asyncio.log
import logging
import secrets
from typing import TYPE_CHECKING, Final

import aiohttp
import discord
import discord.shard
from discord import app_commands

from cogs.reply.answers import give_up, refuse, whisper
from cogs.reply.asked_for import asked_for, asked_for_at, completing
from cogs.reply.failures import FAILURES, TOO_LATE, TOO_MANY_REQUESTS, SameFilm
from cogs.reply.permissions import closed_to_the_bot, missing_in
from cogs.reply.typed import Untypable
from cogs.words.speech import language_of
from engine.core import Refused
from engine.host.once import has_settled
from engine.host.store import Unavailable, Uncertain
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

NETWORK_TROUBLE: Final = (
    discord.DiscordServerError,
    discord.NotFound,
    discord.RateLimited,
    aiohttp.ClientError,
    OSError,
)
"""Discord is down, out of reach or has deleted something meanwhile: no fault of ours."""

ID_BYTES: Final = 8
"""Of an error's id in the log: so many that no two errors of a log ever have the same one."""

NO_GATEWAY: Final = (discord.GatewayNotFound, discord.ConnectionClosed)


class LostCompletions(logging.Filter):
    """Leaves out what the library logs of completions that came too late or never arrived: people
    type on, and are offered the next ones."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        too_late = isinstance(error, discord.HTTPException) and error.code in TOO_LATE
        if too_late or _is_network_trouble(error):
            return False
        if (interaction := completing.get()) is not None:
            record.msg, record.args = f"a completion failed: {asked_for(interaction)}", None
        return True


class CutLines(logging.Filter):
    """Makes one line of a warning of it that a line to Discord was cut while it was being set up:
    the library tries again by itself, and what it lets go of on the way is closed."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        let_go = record.getMessage().startswith("Unclosed connection")
        if let_go or _is_network_trouble(error) or isinstance(error, NO_GATEWAY):
            record.levelno, record.levelname = logging.WARNING, "WARNING"
            told = record.getMessage().partition("\n")[0]
            record.msg, record.args = f"{told}: {error!r}" if error else told, None
            record.exc_info = None
        return True


def keep_trouble_out_of_the_log() -> None:
    """What Discord does on a bad day is no error of ours, though the library logs it as one."""
    logging.getLogger(app_commands.tree.__name__).addFilter(LostCompletions())
    for name in (discord.shard.__name__, asyncio.log.logger.name):
        logging.getLogger(name).addFilter(CutLines())


def _is_network_trouble(error: BaseException | None) -> bool:
    turned_away = isinstance(error, discord.HTTPException) and error.status == TOO_MANY_REQUESTS
    return turned_away or isinstance(error, NETWORK_TROUBLE)


async def answer_error(interaction: discord.Interaction[Hedgepost], error: BaseException) -> None:
    """Answer an interaction whose handler failed. Never raises."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    try:
        await _answer(interaction, error)
    except (*FAILURES, RuntimeError) as failed:
        log.warning("%s: an error could not be told: %s", asked_for(interaction), failed)
        give_up(interaction)


async def _as_noted(interaction: discord.Interaction[Hedgepost], refused: Refused) -> Refused:
    """What to tell of a refusal, once it is noted that the interaction has led to nothing else."""
    try:
        return await interaction.client.host.refused_as_a_whole(refused)
    except Exception as failed:
        log.warning("%s: a refusal could not be noted: %s", asked_for(interaction), failed)
        return refused


def _refusal_of(
    interaction: discord.Interaction[Hedgepost], error: BaseException
) -> Refused | None:
    """What somebody is told of an error that is no fault of ours, and none of Discord's."""
    match error:
        case Untypable():
            return error.why
        case app_commands.MissingPermissions():
            return Refused("manager-only", "managers only")
        case app_commands.NoPrivateMessage():
            return Refused("guild-only", "in servers only")
        case app_commands.CommandSignatureMismatch() | app_commands.CommandNotFound():
            return Refused("old-command", "the command has changed")
        case app_commands.TransformerError():
            return Refused("bad-value", "that value cannot be used")
        case discord.Forbidden() if error.code not in TOO_LATE and interaction.guild_id is None:
            return closed_to_the_bot()
        case discord.Forbidden() if error.code not in TOO_LATE:
            return missing_in(interaction.guild, interaction.channel_id or 0)
        case _:
            return None


async def _answer(interaction: discord.Interaction[Hedgepost], error: BaseException) -> None:
    match error:
        case Refused():
            await refuse(interaction, await _as_noted(interaction, error))
        case SameFilm():
            give_up(interaction)  # whoever makes it answers
        case _ if (refused := _refusal_of(interaction, error)) is not None:
            await refuse(interaction, refused)
        case discord.HTTPException() if error.code in TOO_LATE:
            log.info("%s: an answer came too late (%d)", asked_for(interaction), error.code)
        case Uncertain():
            asked = asked_for(interaction)  # as far as is known without the store
            log.error("%s: nobody can say whether it was saved", asked, exc_info=error)
            await refuse(interaction, Refused("perhaps-saved", "it may have been saved or not"))
        case Unavailable():
            log.error("%s: could not be served", asked_for(interaction), exc_info=error)
            await refuse(interaction, Refused("not-saved", "nothing can be saved just now"))
        case _ if _is_network_trouble(error):
            asked = await asked_for_at(interaction)
            log.warning("%s: Discord refused an answer: %s", asked, error)
            # What was asked for may be saved by now: then nobody is told to do it again.
            again = Refused("try-again", "Discord is in trouble; try again")
            perhaps_done = Refused("answer-lost", "Discord is in trouble; it may be done")
            await refuse(interaction, perhaps_done if has_settled() else again)
        case _:
            identity = secrets.token_hex(ID_BYTES)
            asked = await asked_for_at(interaction)
            log.error("error %s: %s", identity, asked, exc_info=error)
            await whisper(interaction, say(language_of(interaction), "bug", id=identity))
