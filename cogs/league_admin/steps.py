"""The steps of a season, as far as organisers may hurry or hold them: from sign-up to its close."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.league_admin.acting import Acting, answered
from cogs.league_admin.asking import Asking
from cogs.league_admin.finding import course_meant
from cogs.league_admin.options import Reason, command, options
from cogs.league_admin.previews import preview_buttons, preview_file, preview_text
from cogs.league_admin.telling import head, moment_text
from cogs.reply.answers import whisper
from cogs.reply.components import view_of
from cogs.words.clocks import read_duration
from cogs.words.leagues import span_text
from cogs.words.speech import language_of
from engine.clock.clock import DAY
from engine.core import Refused
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

    Interaction = discord.Interaction[Hedgepost]

LONGEST_EXTENSION = 90 * DAY


class Steps(Acting):
    """Open, preview, publish, start, extend, pause, resume, close and cancel."""

    asking: Asking

    @command("open")
    @options("league", "reason")
    async def open(self, interaction: Interaction, league: str = "", reason: Reason = "") -> None:
        """Let people join from now on."""
        organisers = self.bot.host.leagues.organisers
        await self.act(
            interaction, league, reason, lambda course, by: organisers.open(course.id, by), "open"
        )

    @command("preview")
    @options("league")
    async def preview(self, interaction: Interaction, league: str = "") -> None:
        """Show a draw that nobody else has seen yet, or offer to draw now."""
        course = await course_meant(interaction, league)
        language, season = language_of(interaction), course.season
        if season.stage == "drawn":
            await whisper(
                interaction,
                preview_text(language, course),
                file=preview_file(course),
                view=view_of(preview_buttons(language, course)),
            )
        elif season.stage == "open":
            await self.asking.ask(interaction, course, "draw")
        else:
            key = "planned" if season.stage == "planned" else "past"
            when = moment_text(season.plan.dates.draws)
            text = say(language, f"league-admin-no-preview-{key}", when=when)
            await answered(interaction, f"{head(language, course)}\n{text}")

    @command("publish")
    @options("league")
    async def publish(self, interaction: Interaction, league: str = "") -> None:
        """Show everybody the draw, before it would be shown by itself: so it is asked about."""
        course = await course_meant(interaction, league)
        if course.season.stage != "drawn":
            raise Refused("league-stage", "only a draw is shown", stage=course.season.stage)
        if course.season.published:
            raise Refused("league-shown", "everybody has seen the draw")
        await self.asking.ask(interaction, course, "publish")

    @command("start")
    @options("league")
    async def start(self, interaction: Interaction, league: str = "") -> None:
        """Begin before the time that everybody was told: so it is asked about."""
        course = await course_meant(interaction, league)
        if course.season.stage not in ("planned", "open", "drawn"):
            raise Refused("league-stage", "it has begun", stage=course.season.stage)
        if course.season.stage != "drawn":
            raise Refused("league-admin-start", "only what was drawn begins")
        await self.asking.ask(interaction, course, "start")

    @command("extend")
    @options("by", "league", "reason")
    async def extend(
        self,
        interaction: Interaction,
        by: app_commands.Range[str, 1, 40],
        league: str = "",
        reason: Reason = "",
    ) -> None:
        """Move everything that is still to come."""
        seconds = read_duration(by)
        if not 0 < seconds <= LONGEST_EXTENSION:
            raise Refused("league-admin-extension", "from an hour to 90 days", option=by)
        organisers = self.bot.host.leagues.organisers
        length = span_text(language_of(interaction), seconds)
        await self.act(
            interaction,
            league,
            reason,
            lambda course, doer: organisers.extend(course.id, doer, seconds),
            "extend",
            length=length,
        )

    @command("pause")
    @options("league", "reason")
    async def pause(self, interaction: Interaction, league: str = "", reason: Reason = "") -> None:
        """Let nothing be due until it goes on."""
        organisers = self.bot.host.leagues.organisers
        await self.act(
            interaction, league, reason, lambda course, by: organisers.pause(course.id, by), "pause"
        )

    @command("resume")
    @options("league", "reason")
    async def resume(self, interaction: Interaction, league: str = "", reason: Reason = "") -> None:
        """Go on, with all dates as much later as it stood still."""
        organisers = self.bot.host.leagues.organisers
        await self.act(
            interaction,
            league,
            reason,
            lambda course, by: organisers.resume(course.id, by),
            "resume",
        )

    @command("close")
    @options("league")
    async def close(self, interaction: Interaction, league: str = "") -> None:
        """Close a season whose tables are all over."""
        course = await course_meant(interaction, league)
        if course.season.stage not in ("running", "finishing"):
            raise Refused(
                "league-stage", "only a season that runs is closed", stage=course.season.stage
            )
        if not course.season.is_over:
            raise Refused("league-still-runs", "a table still runs")
        await self.asking.ask(interaction, course, "close")

    @command("cancel")
    @options("league")
    async def cancel(self, interaction: Interaction, league: str = "") -> None:
        """Call a season off."""
        course = await course_meant(interaction, league)
        if course.is_over:
            raise Refused("league-stage", "it is over already", stage=course.season.stage)
        await self.asking.ask(interaction, course, "cancel")
