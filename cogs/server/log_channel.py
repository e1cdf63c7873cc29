"""The log channel: one short line for whatever happens at a server's tables.

It is for those who manage the server. Nobody is pinged, no secret is told, and whether a line can
be posted makes no difference to any game.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import discord

from cogs.delivery.channel import Post, send
from cogs.reply.failures import FAILURES
from cogs.words.options import game_title
from cogs.words.partings import ended_by, reason_of
from cogs.words.speech import at_people, language_of_guild, refusal, safe_names, shortened
from engine.core import Refused
from engine.host.locks import Locks
from engine.host.tables import Saved
from engine.table.changes import Happening, happenings
from engine.table.model import Language, Table
from engine.table.results import was_agreed
from words import listed, say

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

TASK: Final = "hedgepost-log"
"""How its tasks are named: as ours, so that stopping waits for them."""


class Logbook:
    """Writes into the log channels that servers have chosen."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot
        self._turns = Locks()
        self._writing: set[asyncio.Task[None]] = set()
        self._broken: dict[int, int] = {}
        """By server, the log channel that took no line, until a manager is told."""

    def changed(self, saved: Saved) -> None:
        """A table was opened or changed: note what is worth it."""
        change, now = saved.change, self.bot.host.now()
        if change is None or change.table.direct:
            return
        for one in happenings(saved.before, change.table, change.moves, now=now):
            self._note_at(change.table, one)

    def _note_at(self, table: Table, happening: Happening) -> None:
        self.note(table.guild, lambda language: line(language, table, happening))

    def trouble(self, table: Table, obstacle: Refused) -> None:
        """A board could not be posted."""
        if table.direct:
            return

        def told(language: Language) -> str:
            return say(
                language, "log-trouble", why=refusal(language, obstacle), **_place(language, table)
            )

        self.note(table.guild, told)

    def note(self, guild: int, told: Callable[[Language], str], asked: int | None = None) -> None:
        """Write a line in a server's language, behind those that are being written. `asked`: the
        interaction that it is about, which whoever gets it too writes the same line for."""
        nonce = "" if asked is None else f"log-{asked}"
        task = asyncio.create_task(self._write(guild, told, nonce), name=TASK)
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    def complaint(self, guild: int) -> int | None:
        """The log channel of a server that does not work; once, for whoever can mend it."""
        return self._broken.pop(guild, None)

    async def _write(self, guild_id: int, told: Callable[[Language], str], nonce: str) -> None:
        async with self._turns.of(guild_id):
            try:
                await self._send(guild_id, told, nonce)
            except FAILURES as failed:
                log.warning("server %d: a line for its log is lost (%s)", guild_id, failed)
            except Exception:
                log.exception("server %d: a line for its log cannot be made", guild_id)

    async def _send(self, guild_id: int, told: Callable[[Language], str], nonce: str) -> None:
        settings = await self.bot.host.servers.settings(guild_id)
        guild = self.bot.get_guild(guild_id)
        if settings.log is None or guild is None:
            return
        language = language_of_guild(guild, settings, self.bot.settings.language)
        channel = self.bot.get_partial_messageable(settings.log, guild_id=guild_id)
        try:
            await send(channel, Post(shortened(told(language))), nonce=nonce, silent=True)
        except (discord.Forbidden, discord.NotFound) as failed:
            log.info("server %d: its log channel took no line (%s)", guild_id, failed)
            self._broken[guild_id] = settings.log
        else:
            self._broken.pop(guild_id, None)


def line(language: Language, table: Table, happening: Happening) -> str:
    """What happened, in words."""
    names, what = safe_names(table), str(happening.what)
    facts: dict[str, str | int] = {}
    match happening.what:
        case "opened":
            seat = table.seat_of(table.owner)
            facts["name"] = at_people([table.owner]) if seat is None else names[seat]
        case "started":
            facts["names"] = listed(language, names)
        case "over" if table.outcome is not None:
            winners = [names[seat] for seat in table.outcome.winners]
            facts["names"] = listed(language, winners)
        case "resigned" | "reseated" | "offered" | "timeout":
            facts |= {"name": names[happening.seat], "seat": happening.seat + 1}
        case "abandoned" if was_agreed(table):
            what = "agreed"  # a draw, unless it was too early for one
        case _:
            pass
    told = say(language, f"log-{what}", **facts, **_place(language, table))
    return f"{told} {_why(language, table, happening)}".strip()


def _why(language: Language, table: Table, happening: Happening) -> str:
    """By whose word something has ended, and what they said; may be empty."""
    if happening.what in ("abandoned", "closed"):
        return ended_by(language, table)
    if happening.what != "resigned":
        return ""
    user = table.players[happening.seat].user
    said = [reason_of(one.by) for one in table.partings if one.by.user == user]
    return say(language, "because", reason=said[-1]) if said[-1] else ""


def _place(language: Language, table: Table) -> dict[str, str]:
    return {
        "game": game_title(table, language),
        "channel": f"<#{table.channel}>",
        "number": str(table.id),
    }


async def setup(bot: Hedgepost) -> None:
    bot.host.tables.listeners.append(bot.logbook.changed)
