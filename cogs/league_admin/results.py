"""What a table brought, as organisers correct it; nobody does so in their own division."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.league_admin.acting import Acting
from cogs.league_admin.finding import course_meant, match_meant, names_at
from cogs.league_admin.options import Reason, command, options
from cogs.league_admin.telling import label_of, order_text
from engine.league.typed_order import read_order

if TYPE_CHECKING:
    from bot import Hedgepost

    Interaction = discord.Interaction[Hedgepost]

LONGEST_ORDER = 400


class Results(Acting):
    """Result, void and adjudicate."""

    @command("result")
    @options("table", "order", "reason", "league")
    async def result(
        self,
        interaction: Interaction,
        table: str,
        order: app_commands.Range[str, 1, LONGEST_ORDER],
        reason: Reason = "",
        league: str = "",
    ) -> None:
        """Correct how a table has ended."""
        course = await course_meant(interaction, league)
        number = match_meant(course, table)
        ranks = read_order(order, names_at(course, course.season.matches[number]))
        organisers = self.bot.host.leagues.organisers
        await self.done(
            interaction,
            course,
            reason,
            lambda course, by: organisers.result(course.id, by, number, ranks),
            "result",
            number=label_of(course, number),
            order=order_text(course, number, ranks),
        )

    @command("void")
    @options("table", "reason", "league")
    async def void(
        self, interaction: Interaction, table: str, reason: Reason = "", league: str = ""
    ) -> None:
        """Let a table count for nobody."""
        course = await course_meant(interaction, league)
        number = match_meant(course, table)
        organisers = self.bot.host.leagues.organisers
        await self.done(
            interaction,
            course,
            reason,
            lambda course, by: organisers.void(course.id, by, number),
            "void",
            number=label_of(course, number),
        )

    @command("adjudicate")
    @options("table", "reason", "league")
    async def adjudicate(
        self, interaction: Interaction, table: str, reason: Reason = "", league: str = ""
    ) -> None:
        """Have a table decided from its position now, by computers that play it on."""
        course = await course_meant(interaction, league)
        number = match_meant(course, table)
        organisers = self.bot.host.leagues.organisers
        await self.done(
            interaction,
            course,
            reason,
            lambda course, by: organisers.adjudicate(course.id, by, number),
            "adjudicate",
            number=label_of(course, number),
        )
