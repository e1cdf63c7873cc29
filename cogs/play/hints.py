"""The *Hint* button of a panel, and *Do it* beside what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from cogs.play.panel import Showing, may_be_stale, show_panel
from cogs.reply.sent import At, Count
from engine.table.drafts import Click, decision_of

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]


class Taken(At, frozen=True):
    """A hint, by the number of its moves."""

    hint: Count


class Hinting(commands.Cog):
    """Tells somebody who plays alone what the best computer would do."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.bot.presses.on_page("hint", self.press_hint, button=At)
        self.bot.presses.on_page("dohint", self.press_do, button=Taken)

    @may_be_stale()
    async def press_hint(self, interaction: Interaction, table_id: int, sent: At) -> Showing:
        click = Click(sent.since, sent.at)
        hint = await self.bot.host.hints.of(table_id, interaction.user.id, click)
        return show_panel(interaction, hint.decision, replace=True, hint=hint)

    @may_be_stale()
    async def press_do(self, interaction: Interaction, table_id: int, sent: Taken) -> Showing:
        """Put what the hint says into the draft; to confirm it is the player's."""
        click, user = Click(sent.since, sent.at), interaction.user.id
        table = await self.bot.host.hints.take(table_id, user, click, sent.hint)
        return show_panel(interaction, decision_of(table, user), replace=True)


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Hinting(bot))
