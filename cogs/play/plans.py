"""Plans: what somebody decides before it is their move, for each throw, and wishes for the set-up.

*Plan ahead* stands where a player who is not asked would look: behind *Play*, and under what they
read when their turn is played. Nobody else can tell a turn that was planned from any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Final

import discord
from discord.ext import commands
from msgspec import Meta

from cogs.delivery.channel import as_file
from cogs.narration import TELLERS
from cogs.play.choices import marks_in_order, written
from cogs.play.plan_pages import (
    face_items,
    face_lines,
    overview,
    planned_steps,
    read_wishes,
    shown,
)
from cogs.reply.answers import open_modal, update
from cogs.reply.components import rows_of
from cogs.reply.modals import Line, table_modal
from cogs.reply.sent import At, Count, Nothing, Sent
from cogs.words.speech import language_of, refusal, theme_of
from engine.core import Move, Refused
from engine.table.ahead import planning
from engine.table.ahead.intents import WISHES, meant_for
from engine.table.ahead.planning import Glance
from engine.table.model import Table
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

LONGEST_FACE: Final = 20
LONGEST_WISHES: Final = 200


class Face(Sent, frozen=True):
    """What chance may show, to be planned, or to be planned no more."""

    face: Annotated[str, Meta(min_length=1, max_length=LONGEST_FACE)]


class PlannedStep(Sent, frozen=True):
    """A step of a plan, and what was looked at."""

    position: Count
    at: Count
    face: Annotated[str, Meta(max_length=LONGEST_FACE)]
    move: str


class ListedStep(Sent, frozen=True):
    """The same, chosen in a select."""

    position: Count
    at: Count
    face: Annotated[str, Meta(max_length=LONGEST_FACE)]
    select: Count
    move: str


class Proposal(Sent, frozen=True):
    """A ready-made order of wishes, by its number."""

    number: Count


class Written(Sent, frozen=True):
    """Wishes as somebody wrote them."""

    text: Annotated[str, Meta(max_length=LONGEST_WISHES)]


class Plans(commands.Cog):
    """Deciding before it is one's move."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        page = self.bot.presses.on_page
        page("ahead", self.press_ahead, button=At)
        page("face", self.press_face, button=Face, select=Face)
        page("intend", self.press_step, button=PlannedStep, select=ListedStep)
        page("unplan", self.press_unplan, button=Face)
        page("unplanall", self.press_unplan_all, button=Nothing)
        page("propose", self.press_proposal, button=Proposal)
        page("ownwishes", self.press_own, button=Nothing)
        page("wishes", self.wishes_written, modal=Written)

    async def press_ahead(self, interaction: Interaction, table_id: int, _: At) -> None:
        await self._show(interaction, await self.bot.host.table(table_id))

    async def press_face(self, interaction: Interaction, table_id: int, sent: Face) -> None:
        await self._show_face(interaction, await self.bot.host.table(table_id), sent.face)

    async def press_step(
        self, interaction: Interaction, table_id: int, sent: PlannedStep | ListedStep
    ) -> None:
        """Choose a step of a plan; the last one keeps it."""
        user, face = interaction.user.id, sent.face
        glance = Glance(sent.position, face, sent.at)
        try:
            move = sent.move
            if move.startswith("#"):
                move = _read(await self.bot.host.table(table_id), user, glance, move)
            table = await self.bot.host.intents.choose(table_id, user, glance, move)
        except Refused as refused:
            await self._show_refused(interaction, table_id, face, refused)
            return
        meant = meant_for(table.players[planning.seat_of(table, user)], face)
        if meant is None or not meant.whole:
            await self._show_face(interaction, table, face)
            return
        language = language_of(interaction)
        steps = planned_steps(table, planning.seat_of(table, user), meant, language)
        await self._show(
            interaction, table, say(language, "plan-kept", face=shown(face), steps=steps)
        )

    async def press_unplan(self, interaction: Interaction, table_id: int, sent: Face) -> None:
        """Plan nothing for a face any more, and show what there is to choose."""
        table = await self.bot.host.intents.drop(table_id, interaction.user.id, sent.face)
        await self._show_face(interaction, table, sent.face)

    async def press_unplan_all(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        table = await self.bot.host.intents.drop(table_id, interaction.user.id)
        await self._show(interaction, table, say(language_of(interaction), "plan-dropped"))

    async def press_proposal(self, interaction: Interaction, table_id: int, sent: Proposal) -> None:
        table = await self.bot.host.table(table_id)
        known = planning.wishes(table, planning.seat_of(table, interaction.user.id))
        if known is None or sent.number >= len(known.proposals):
            raise Refused("no-wishes", "there is nothing to be set up")
        await self._wish(interaction, table_id, known.proposals[sent.number])

    async def press_own(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        """Open the line in which somebody writes their own order."""
        table, language = await self.bot.host.table(table_id), language_of(interaction)
        seat = planning.seat_of(table, interaction.user.id)
        known = planning.wishes(table, seat)
        if known is None:
            raise Refused("no-wishes", "there is nothing to be set up")
        meant = meant_for(table.players[seat], WISHES)
        line = Line(
            say(language, "wishes-line"),
            say(language, "wishes-line-hint", example=", ".join(known.proposals[0])),
            ", ".join(meant.moves if meant is not None else known.proposals[0]),
            LONGEST_WISHES,
        )
        title = say(language, "wishes-title")
        await open_modal(interaction, table_modal(table_id, "wishes", title=title, line=line))

    async def wishes_written(self, interaction: Interaction, table_id: int, sent: Written) -> None:
        table = await self.bot.host.table(table_id)
        known = planning.wishes(table, planning.seat_of(table, interaction.user.id))
        await self._wish(
            interaction, table_id, read_wishes(sent.text, known.words if known else ())
        )

    async def _wish(self, interaction: Interaction, table_id: int, wishes: Sequence[str]) -> None:
        """Keep an order of wishes; whoever is being asked already places by it at once."""
        table = await self.bot.host.intents.wish(table_id, interaction.user.id, wishes)
        await self._show(interaction, table, say(language_of(interaction), "wishes-kept"))
        if table.owes_post:
            await self.bot.outbox.deliver_for(interaction, table, moved=True)

    async def _show_refused(
        self, interaction: Interaction, table_id: int, face: str, why: Refused
    ) -> None:
        """Why a step is not planned, and the page as it is now."""
        table, note = await self.bot.host.table(table_id), refusal(language_of(interaction), why)
        seat = table.seat_of(interaction.user.id)
        if seat is None or face not in planning.faces(table, seat):
            await self._show(interaction, table, note)
        else:
            await self._show_face(interaction, table, face, note)

    async def _show(self, interaction: Interaction, table: Table, note: str = "") -> None:
        """Everything that is planned, and what can be."""
        language = language_of(interaction)
        seat = planning.seat_of(table, interaction.user.id)
        lines, items = overview(table, seat, language)
        await update(
            interaction, "\n".join([*([note] if note else []), *lines]), view=rows_of(*items)
        )

    async def _show_face(
        self, interaction: Interaction, table: Table, face: str, note: str = ""
    ) -> None:
        """The next step of a plan, with its choices marked on the board."""
        language = language_of(interaction)
        seat = planning.seat_of(table, interaction.user.id)
        if face not in planning.faces(table, seat):
            await self._show(interaction, table, note or say(language, "plan-no-face"))
            return
        look = planning.as_meant(table, seat, face)
        teller = TELLERS[table.game]
        letters = dict(zip(marks_in_order(teller), look.choices.moves, strict=False))
        picture = await self.bot.painter.paint(
            table,
            look.view,
            theme=theme_of(interaction),
            since=look.tried,
            letters={letter: move for letter, move in letters.items() if teller.on_board(move)},
        )
        text = "\n".join([*([note] if note else []), *face_lines(table, look, face, language)])
        view = rows_of(*face_items(table, seat, look, face, letters, language))
        await update(interaction, text, file=as_file(picture, table.game), view=view)


def _read(table: Table, user: int, glance: Glance, move: str) -> Move:
    """The move that a button carries as a number. Raises `Refused` if none is meant any more."""
    look = planning.as_meant(table, planning.seat_of(table, user), glance.face)
    for one in look.choices.moves:
        if written([one]) == move:
            return one
    raise Refused("old-board", "that board is no longer the newest")


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Plans(bot))
