"""`/league-admin undo`, `log` and `export`: what was done, taking it back, and taking it along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands

from cogs.league_admin.acting import (
    NO_TABLE,
    Acting,
    Numbered,
    answered,
    undo,
)
from cogs.league_admin.files import FORMATS, season_files
from cogs.league_admin.finding import course_meant, course_pressed, is_organisers
from cogs.league_admin.options import Reason, command, options
from cogs.league_admin.telling import deed_line, head
from cogs.reply.answers import whisper
from cogs.reply.components import Press
from cogs.words.speech import CONTENT_LENGTH, fitting, label, language_of
from engine.core import Refused
from engine.league.course import Course
from engine.table.model import Language
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

    Interaction = discord.Interaction[Hedgepost]
SeasonNumber = app_commands.Range[int, 1, 10_000]

A_PAGE: Final = 12
"""Deeds of a page of the log."""


class History(Acting):
    """Undo, log and export."""

    @command("undo")
    @options("deed", "league", "season", "reason")
    async def undo(
        self,
        interaction: Interaction,
        deed: str = "",
        league: str = "",
        season: SeasonNumber | None = None,
        reason: Reason = "",
    ) -> None:
        """Take back what an organiser did: the last of it, unless another is chosen."""
        course = await course_meant(interaction, league, season)
        if deed.strip():
            if not (deed.strip().isascii() and deed.strip().isdecimal()):
                raise Refused("league-no-deed", "there is no such deed")
            number = int(deed)
        else:
            done = [number for number, one in enumerate(course.deeds) if is_organisers(one)]
            if not done:
                raise Refused("league-admin-nothing", "no organiser has done anything yet")
            number = done[-1]
        await undo(interaction, course, number, reason)

    @command("log")
    @options("league", "season")
    async def log(
        self, interaction: Interaction, league: str = "", season: SeasonNumber | None = None
    ) -> None:
        """Show what was done to a season, the newest first."""
        course = await course_meant(interaction, league, season)
        text, buttons = log_page(language_of(interaction), course, 0)
        await answered(interaction, text, buttons)

    @command("export")
    @options("what", "league", "season")
    @app_commands.choices(
        what=[
            app_commands.Choice(name=label(f"league-admin-export-{one}"), value=one)
            for one in FORMATS
        ]
    )
    async def export(
        self,
        interaction: Interaction,
        what: app_commands.Choice[str] | None = None,
        league: str = "",
        season: SeasonNumber | None = None,
    ) -> None:
        """Give a season as files."""
        course = await course_meant(interaction, league, season)
        language = language_of(interaction)
        wanted: Any = None if what is None else what.value
        first, *more = season_files(language, course, wanted, self.bot.host.now())
        lines = [head(language, course), say(language, "league-admin-exported")]
        if any(file.filename.endswith(".json") for file in (first, *more)):
            lines.append(say(language, "league-admin-exported-draw"))
        await whisper(interaction, "\n".join(lines), file=first, more=more)


async def press_log(interaction: Interaction, _: int, sent: Numbered) -> None:
    """Turn a page of the log."""
    course = await course_pressed(interaction, sent.season)
    text, buttons = log_page(language_of(interaction), course, sent.number)
    await answered(interaction, text, buttons)


def log_page(language: Language, course: Course, page: int) -> tuple[str, tuple[Press, ...]]:
    """Some deeds of a season, the newest first, and what turns to others."""
    newest = course.deeds[::-1]
    pages = max(1, -(-len(newest) // A_PAGE))
    page = min(page, pages - 1)
    lines = [head(language, course)]
    lines += [
        f"- {deed_line(language, course, deed)}"
        for deed in newest[page * A_PAGE : (page + 1) * A_PAGE]
    ]
    if not newest:
        lines.append(say(language, "league-admin-log-empty"))

    def button(key: str, to: int) -> Press:
        text = say(language, f"button-league-admin-{key}")
        return Press(NO_TABLE, "adminlog", text, arguments=(course.id, to))

    buttons: list[Press] = []
    if page:
        buttons.append(button("newer", page - 1))
    if page < pages - 1:
        buttons.append(button("older", page + 1))
    return fitting(language, lines, CONTENT_LENGTH), tuple(buttons)
