"""`/away`: days on which somebody does not play, announced to their tables."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from datetime import date
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.delivery.channel import Post, channel_of, send
from cogs.reply.answers import update, whisper
from cogs.reply.components import TableButton, rows_of
from cogs.reply.failures import FAILURES
from cogs.reply.places import WHY, in_servers
from cogs.reply.sent import Number
from cogs.words.clocks import duration_text
from cogs.words.days import first_and_last, long_day, propose_first, propose_last
from cogs.words.speech import label, language_of, mentions, safe, shortened
from cogs.words.spellings import as_english
from engine.clock.clock import Span
from engine.clock.timers import Timer
from engine.clock.zones import day_in
from engine.core import Refused
from engine.people.absences import current, days_left, days_of, read_day
from engine.people.settings import Absence
from engine.table.model import Language, Table
from engine.table.turns import waiting_on
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

log = logging.getLogger(__name__)

MOST_BUTTONS: Final = 20
LONGEST_DAY: Final = 40
"""Characters that somebody may type for a day."""
_DAYS: Final = {"day", "today", "first", "last", "latest"}
"""What a refusal tells of days."""


class Away(commands.Cog):
    """Announcing absences, cancelling them, and telling the tables."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.bot.presses.on_page("unaway", self.press_cancel, button=Number, where="server")
        self.bot.timers.on("away", self.begins)

    @app_commands.command(
        name=label("cmd-away"),
        description=label("cmd-away-about"),
        extras={WHY: Refused("direct-away", "absences are announced on servers")},
    )
    @app_commands.describe(first=label("cmd-away-from-about"), last=label("cmd-away-until-about"))
    @app_commands.rename(first=label("cmd-away-from"), last=label("cmd-away-until"))
    @in_servers
    async def away(
        self,
        interaction: Interaction,
        first: app_commands.Range[str, 0, LONGEST_DAY] = "",
        last: app_commands.Range[str, 0, LONGEST_DAY] = "",
    ) -> None:
        if not first and not last:
            text, buttons = await self._shown(interaction)
            await whisper(interaction, text, view=buttons)
            return
        if not last:
            raise Refused("away-until", "until when?")
        guild, user = interaction.guild_id or 0, interaction.user.id
        zone, today = await self._today(user)
        begin = _day(first, today) if first else today
        end = _day(last, today, begin)
        language = language_of(interaction)
        try:
            span, tables = await self.bot.host.absences.announce(guild, user, begin, end)
        except Refused as refused:
            raise _in_words(language, refused) from None
        running = [table for table in tables if table.status == "running"]
        starts, ends = first_and_last(span)
        kept = say(
            language,
            "away-kept",
            days=len(days_of([span], zone)),
            first=starts,
            last=ends,
            tables=len(running),
            channels=mentions([table.channel for table in running], most=20),
        )
        text, buttons = await self._shown(interaction)
        await whisper(interaction, f"{kept}\n{text}", view=buttons)
        name = interaction.user.display_name
        untold = await self._tell(
            running,
            lambda table: _told(table, user, name, span, zone),
            nonce=f"{interaction.id:x}",
        )
        await self._admit(interaction, untold)
        await self._retime(running, user)

    @away.autocomplete("first")
    async def complete_first(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        _, today = await self._today(interaction.user.id)
        return propose_first(language_of(interaction), typed, today)

    @away.autocomplete("last")
    async def complete_last(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        _, today = await self._today(interaction.user.id)
        # A namespace holds what is typed so far under the names that Discord knows.
        begun = getattr(interaction.namespace, say("en", "cmd-away-from"), None)
        first = read_day(as_english(str(begun or "")), today)
        return propose_last(language_of(interaction), typed, today, first or today)

    async def press_cancel(self, interaction: Interaction, _: int, absence: Number) -> None:
        """Take back what is still to come of an absence."""
        guild, user = interaction.guild_id or 0, interaction.user.id
        span, tables = await self.bot.host.absences.cancel(guild, user, absence.number)
        text, buttons = await self._shown(interaction)
        said = say(language_of(interaction), "away-cancelled")
        await update(interaction, f"{said}\n{text}", view=buttons)
        now, name = self.bot.host.now(), safe(interaction.user.display_name)

        def told(table: Table) -> str:
            language, stops = table.language, str(_stops(table)).lower()
            said = [
                say(language, "away-back", name=name, stops=stops)
                if span.start <= now
                else say(language, "away-off", name=name, first=first_and_last(span)[0])
            ]
            return " ".join([*said, *_deadline(table, user)])

        running = [table for table in tables if table.status == "running"]
        if span.end:  # else the same click has taken it back before, and said so
            untold = await self._tell(running, told, nonce=f"{interaction.id:x}")
            await self._admit(interaction, untold)
        await self._retime(running, user)

    async def begins(self, timer: Timer, late: int) -> Sequence[Timer]:
        """An absence that was announced earlier begins: tables that wait for its person hear it.

        Or it was announced just now: then the tables' clocks surely know of it after this.
        """
        guild, user = timer.guild or 0, timer.user or 0
        noted = await self.bot.host.absences.note(guild, user)
        if timer.since:
            await self._retime(noted, user)
            return ()
        known = await self.bot.host.absences.of(user, guild)
        span = current([one.span for one in known], self.bot.host.now())
        if span is None:
            return ()
        tables = await self.bot.host.ledger.live_of(user)
        waiting = [
            table
            for table in tables
            if table.guild == guild and table.seat_of(user) in waiting_on(table)
        ]

        def told(table: Table) -> str:
            name = safe(table.players[table.seat_of(user) or 0].name)
            return say(table.language, "away-begins", name=name, last=first_and_last(span)[1])

        stopped = [table for table in waiting if _stops(table)]
        await self._tell(stopped, told, nonce=f"away-{timer.id}")
        return ()

    async def _retime(self, tables: Sequence[Table], user: int) -> None:
        """Let the boards that ask somebody show the time that they have now."""
        for table in tables:
            seat = table.seat_of(user)
            if seat is not None and table.players[seat].deadline:
                await self.bot.posting.retime(table)

    async def _today(self, user: int) -> tuple[str, date]:
        """Where somebody lives, and which day it is there."""
        zone = (await self.bot.host.people.settings(user)).zone
        return zone, day_in(zone, self.bot.host.now())

    async def _shown(self, interaction: Interaction) -> tuple[str, discord.ui.View | None]:
        """What somebody has announced on a server, and what is left of their allowance."""
        guild, user = interaction.guild_id or 0, interaction.user.id
        host, now = self.bot.host, self.bot.host.now()
        known = await host.absences.of(user, guild)
        allowance = (await host.servers.settings(guild)).allowance
        zone, language = (await host.people.settings(user)).zone, language_of(interaction)
        coming = [one for one in known if one.span.end > now][:MOST_BUTTONS]
        spans = [one.span for one in known]
        lines = [say(language, "away-list" if coming else "away-none")]
        lines += [_item(language, one.span, zone) for one in coming]
        this_year = day_in(zone, now).year
        years = {this_year, *(day.year for day in days_of([one.span for one in coming], zone))}
        lines += [
            say(
                language,
                "away-left",
                left=days_left(spans, year, zone, allowance),
                year=str(year),
                allowance=allowance,
            )
            for year in sorted(years)
            if year >= this_year
        ]
        if not coming:
            lines.append(say(language, "away-how"))
        lines.append(f"-# {say(language, 'away-zone', zone=zone)}")
        buttons = [_cancel_button(language, one, zone) for one in coming]
        return "\n".join(lines), rows_of(*buttons) if buttons else None

    async def _tell(
        self, tables: Sequence[Table], line: Callable[[Table], str], nonce: str = ""
    ) -> list[Table]:
        """Say something at some tables, pinging nobody; gives those where that was not possible.

        With a `nonce`, the same again within a few minutes is said once.
        """
        untold: list[Table] = []
        for table in tables:
            once = f"{nonce}-{table.id}" if nonce else ""
            try:
                await send(channel_of(self.bot, table), Post(shortened(line(table))), nonce=once)
            except FAILURES as failed:
                log.warning("table %d: an absence could not be told (%s)", table.id, failed)
                untold.append(table)
        return untold

    async def _admit(self, interaction: Interaction, untold: Sequence[Table]) -> None:
        if untold:
            channels = mentions([table.channel for table in untold], most=20)
            text = say(language_of(interaction), "away-untold", channels=channels)
            await whisper(interaction, text)


def _day(typed: str, today: date, start: date | None = None) -> date:
    found = read_day(as_english(typed), today, start)
    if found is None:
        raise Refused("away-no-day", f"{typed!r} is no day", date=typed)
    return found


def _told(table: Table, user: int, name: str, span: Span, zone: str) -> str:
    """What a table hears of an absence."""
    language = table.language
    first, last = first_and_last(span)
    days = len(days_of([span], zone))
    stops = str(_stops(table)).lower()
    said = [
        say(language, "away-told", name=safe(name), first=first, last=last, days=days, stops=stops)
    ]
    most = table.clock.most_away
    if table.clock.limit and most is not None and most < span.end - span.start:
        said.append(
            say(language, "away-capped", time=duration_text(language, most))
            if most
            else say(language, "away-uncounted")
        )
    return " ".join([*said, *_deadline(table, user)])


def _deadline(table: Table, user: int) -> list[str]:
    """By when somebody has to decide, if they are asked and a clock runs."""
    seat = table.seat_of(user)
    if seat is None or seat not in waiting_on(table) or not table.players[seat].deadline:
        return []
    when = f"<t:{table.players[seat].deadline}:f>"
    return [say(table.language, "away-deadline", when=when)]


def _in_words(language: Language, refused: Refused) -> Refused:
    """A refusal whose days are written out."""
    facts = dict(refused.facts)
    for name in _DAYS & facts.keys():
        facts[name] = long_day(language, date.fromisoformat(str(facts[name])))
    return Refused(refused.code, str(refused), **facts)


def _stops(table: Table) -> bool:
    """Whether absences stop clocks at a table."""
    return bool(table.clock.limit) and table.clock.most_away != 0


def _item(language: Language, span: Span, zone: str) -> str:
    first, last = first_and_last(span)
    return say(language, "away-item", first=first, last=last, days=len(days_of([span], zone)))


def _cancel_button(language: Language, absence: Absence, zone: str) -> TableButton:
    day = long_day(language, day_in(zone, absence.span.start))
    text = say(language, "button-cancel-away", day=day)
    return TableButton.make(0, "unaway", absence.id, label=text)


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Away(bot))
