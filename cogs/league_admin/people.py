"""Who takes part, where, and with how many points taken away: what organisers may change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.league_admin.acting import Acting
from cogs.league_admin.finding import course_meant, person_meant
from cogs.league_admin.options import Reason, command, options
from cogs.words.speech import safe
from engine.core import Refused

if TYPE_CHECKING:
    from bot import Hedgepost

    Interaction = discord.Interaction[Hedgepost]
Points = app_commands.Range[int, 1, 50]

MOST_DIVISIONS = 5000


class People(Acting):
    """Move, add, withdraw, replace, penalty and pardon."""

    @command("move")
    @options("person", "division", "league", "reason")
    async def move(
        self,
        interaction: Interaction,
        person: str,
        division: app_commands.Range[int, 1, MOST_DIVISIONS],
        league: str = "",
        reason: Reason = "",
    ) -> None:
        """Put somebody into another division, before the draw is shown."""
        course = await course_meant(interaction, league)
        who = person_meant(course, person)
        organisers = self.bot.host.leagues.organisers
        await self.done(
            interaction,
            course,
            reason,
            lambda course, by: organisers.move(course.id, by, who, division - 1),
            "move",
            name=safe(course.name(who)),
            division=division,
        )

    @command("add")
    @options("member", "league", "reason")
    async def add(
        self,
        interaction: Interaction,
        member: discord.User,
        league: str = "",
        reason: Reason = "",
    ) -> None:
        """Let somebody in who could not join by themselves."""
        refuse_bots(member)
        organisers, name = self.bot.host.leagues.organisers, member.display_name
        await self.act(
            interaction,
            league,
            reason,
            lambda course, by: organisers.add(course.id, by, member.id, name),
            "add",
            name=safe(name),
        )

    @command("withdraw")
    @options("person", "league", "reason")
    async def withdraw(
        self, interaction: Interaction, person: str, league: str = "", reason: Reason = ""
    ) -> None:
        """Take somebody out who does not play any more."""
        course = await course_meant(interaction, league)
        who = person_meant(course, person)
        organisers = self.bot.host.leagues.organisers
        await self.done(
            interaction,
            course,
            reason,
            lambda course, by: organisers.withdraw(course.id, by, who),
            "withdraw",
            name=safe(course.name(who)),
        )

    @command("replace")
    @options("person", "member", "league", "reason")
    async def replace(
        self,
        interaction: Interaction,
        person: str,
        member: discord.User,
        league: str = "",
        reason: Reason = "",
    ) -> None:
        """Let somebody else have the place, the tables and the points of somebody."""
        refuse_bots(member)
        course = await course_meant(interaction, league)
        who, name = person_meant(course, person), member.display_name
        organisers = self.bot.host.leagues.organisers
        await self.done(
            interaction,
            course,
            reason,
            lambda course, by: organisers.replace(course.id, by, who, member.id, name),
            "replace",
            name=safe(course.name(who)),
            by=safe(name),
        )

    @command("penalty")
    @options("person", "points", "reason", "league")
    async def penalty(
        self,
        interaction: Interaction,
        person: str,
        points: Points,
        reason: Reason = "",
        league: str = "",
    ) -> None:
        """Take points away."""
        course = await course_meant(interaction, league)
        who = person_meant(course, person)
        organisers = self.bot.host.leagues.organisers
        await self.done(
            interaction,
            course,
            reason,
            lambda course, by: organisers.penalty(course.id, by, who, points),
            "penalty",
            name=safe(course.name(who)),
            points=points,
        )

    @command("pardon")
    @options("person", "reason", "league")
    async def pardon(
        self, interaction: Interaction, person: str, reason: Reason = "", league: str = ""
    ) -> None:
        """Give back all points that were taken away."""
        course = await course_meant(interaction, league)
        who = person_meant(course, person)
        organisers = self.bot.host.leagues.organisers
        await self.done(
            interaction,
            course,
            reason,
            lambda course, by: organisers.pardon(course.id, by, who),
            "pardon",
            name=safe(course.name(who)),
        )


def refuse_bots(member: discord.User) -> None:
    """Raise `Refused` for a bot."""
    if member.bot:
        raise Refused("league-admin-bot", "bots do not take part")
