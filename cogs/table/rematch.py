"""Rematches: the same people and computers once more, each one seat further than before.

Seats are kept for those who played, who take them by one tap; against computers alone there is
nobody to wait for, and the game begins at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from msgspec.structs import replace

from cogs.reply.answers import whisper
from cogs.reply.presses import old_button
from cogs.reply.sent import Nothing, Number
from cogs.table.lobby import Wish
from cogs.words.speech import language_of
from engine.core import Refused
from engine.table.computers import lone_player, refuse_level
from engine.table.guests import KEPT_FOR, is_awaited
from engine.table.model import Guest, Player, Table
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]


class Rematches:
    """The buttons below a result that ask for another game."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    def answer_clicks(self) -> None:
        """Let the buttons of results find their way here."""
        self.bot.presses.on("rematch", self.rematch, button=Nothing)
        self.bot.presses.on("level", self.rematch_at, button=Number)

    async def rematch(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        """The same game, options, people and computers; or the seat in the one that somebody else
        has asked for. It begins at once unless there are others to wait for. A show is for whoever
        likes to see another."""
        before = await self._played(interaction, table_id)
        there = await self.bot.host.ledger.live_in(before.channel)
        if there is not None and is_awaited(there, interaction.user.id):
            await self._take_seat(interaction, there)
            return
        alone = lone_player(before) is not None or bool(before.pace)
        wish = once_more(before, before.players, self.bot.host.now() + KEPT_FOR)
        await self.bot.lobby.open(interaction, replace(wish, at_once=alone))

    async def _take_seat(self, interaction: Interaction, there: Table) -> None:
        """Sit down where a seat is kept, as *Join* does below the lobby."""
        name = interaction.user.display_name
        after = await self.bot.host.lobbies.join(there.id, interaction.user.id, name)
        await whisper(interaction, say(language_of(interaction), "guest-seated"))
        await self.bot.lobby.refresh(after)

    async def rematch_at(self, interaction: Interaction, table_id: int, level: Number) -> None:
        """The same against computers of another level, for who was alone with them."""
        before = await self._played(interaction, table_id)
        refuse_level(level.number)
        if lone_player(before) is None:
            raise old_button()
        players = [
            replace(one, level=level.number, name="") if one.level else one
            for one in before.players
        ]
        await self.bot.lobby.open(interaction, replace(once_more(before, players), at_once=True))

    async def _played(self, interaction: Interaction, table_id: int) -> Table:
        """A game that is over, for somebody who may ask for another."""
        before = await self.bot.host.table(table_id)
        if before.status not in ("over", "abandoned"):
            raise old_button()
        played = any(player.user == interaction.user.id for player in before.players)
        if not (played or before.pace):
            raise Refused("players-only", "only those who played can ask for a rematch")
        return before


def once_more(before: Table, players: list[Player] | tuple[Player, ...], until: int = 0) -> Wish:
    """The wish for a table like one that was played at, with these players: who had the second
    seat has the first now. Seats are kept for people until a moment."""
    there = [one for one in players if one.level or one.user > 0]
    turned = there if before.pace else [*there[1:], *there[:1]]
    computers = [one for one in turned if one.level]
    numbers = {id(one): -number for number, one in enumerate(computers, start=1)}
    guests = tuple(
        Guest(numbers[id(one)], one.name) if one.level else Guest(one.user, one.name, until)
        for one in turned
    )
    return Wish(
        before.game,
        before.options,
        thread=False,
        quiet=before.quiet,
        language=before.language,
        clock=before.clock,
        computers=tuple((one.level, one.name) for one in computers),
        guests=() if before.pace else guests,
        pace=before.pace,
        rated=before.rated,
    )


async def setup(bot: Hedgepost) -> None:
    Rematches(bot).answer_clicks()
