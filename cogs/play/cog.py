"""Playing: the Play button and its panel, `/move`, `/undo` and `/hand`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Meta

from cogs.delivery.channel import as_file
from cogs.delivery.outbox import tell_obstacle
from cogs.narration import TELLERS
from cogs.play.choices import circled, offer, read_written
from cogs.play.forms import LONGEST_TYPED, filled_in, modal_for
from cogs.play.panel import Showing, done_text, late_line, may_be_stale, show_panel
from cogs.play.plan_pages import plan_button
from cogs.play.reading import matches, understood
from cogs.play.standing import standing_select
from cogs.reply.answers import open_modal, shows_board, update, whisper
from cogs.reply.components import rows_of
from cogs.reply.here import offered_for, running_table
from cogs.reply.permissions import may_post
from cogs.reply.presses import FILLED
from cogs.reply.raw_requests import Asked
from cogs.reply.sent import At, Count, Number
from cogs.words.offered import MOST_OFFERED, OFFER_LENGTH
from cogs.words.speech import label, language_of, person_of, refusal, shortened, theme_of
from engine.core import Illegal, Move, Refused
from engine.games import game_named
from engine.host.turns import PlayedInPart
from engine.table.drafts import Click, Decision, decision_after, decision_at, decision_of, foreseen
from engine.table.model import Table
from engine.table.timeouts import needs
from engine.table.turns import state_of, waiting_on
from words import LANGUAGES, say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

BOARD_FIRST = 0.3
"""Seconds for the board to be posted before the player is told; everybody waits for the board."""
BOARD_AS_ANSWER = 1.2
"""The same where the board can be the answer; before Discord is told that it takes longer."""
LONGEST_MOVE = 400


class Step(At, frozen=True):
    """A move of a panel."""

    move: str


class ListedStep(At, frozen=True):
    """The same, chosen in one of its selects."""

    select: Count
    move: str


class Confirmed(At, frozen=True):
    """*Confirm*, with the steps behind the draft that it takes too."""

    steps: str = ""


class Group(At, frozen=True):
    """A group of the moves of a panel, by its number."""

    group: Count


class ListedGroup(At, frozen=True):
    """The same, chosen in one of its selects."""

    select: Count
    group: Count


class Filled(At, frozen=True):
    """A form that was filled in."""

    answers: dict[str, tuple[Annotated[str, Meta(max_length=LONGEST_TYPED)], ...]]


class Playing(commands.Cog):
    """What a player does at a running table."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        panel = self.bot.presses.on_page
        self.bot.presses.on("play", self.press_play, button=Number)
        panel("step", self.press_step, button=Step, select=ListedStep)
        panel("group", self.press_group, button=Group, select=ListedGroup)
        panel("back", self.press_back, button=At)
        panel("form", self.press_form, button=At)
        panel(FILLED, self.form_filled, form=Filled)
        panel("undo", self.press_undo, button=At)
        panel("confirm", self.press_confirm, button=Confirmed)

    async def press_play(self, interaction: Interaction, table_id: int, shown: Number) -> None:
        """Open the panel of whoever must decide; everybody else is told whose move it is."""
        table = await self.bot.host.table(table_id)
        if needs(table, interaction.user.id):
            await self.bot.vacancies.come_back(interaction, table_id)
            return
        now = await self._decision_or_why_not(interaction, table)
        if now is None:
            return
        await self._keep_name(interaction, now)
        old = shown.number < now.click.since
        note = say(language_of(interaction), "panel-newer-board") if old else ""
        await show_panel(interaction, now, note=note, replace=False)

    async def _decision_or_why_not(self, interaction: Interaction, table: Table) -> Decision | None:
        """What a player must decide; or they are told that the computer has done so."""
        try:
            return decision_of(table, interaction.user.id)
        except Refused as refused:
            language = language_of(interaction)
            late = await late_line(self.bot, table, interaction.user.id, language)
            button = plan_button(table, interaction.user.id, language)
            if not late and button is None:
                raise
            why = f"{late} {refusal(language, refused)}".strip()
            await whisper(interaction, why, view=button)
            return None

    @may_be_stale()
    async def press_step(
        self, interaction: Interaction, table_id: int, sent: Step | ListedStep
    ) -> Showing:
        moves = sent.move.split(",")
        if sent.move.startswith("#"):
            moves = read_written(sent.move, await self._decision_at(interaction, table_id, sent))
        table = await self._chosen(interaction, table_id, sent, moves)
        return self._after_steps(interaction, table, replace=True)

    @may_be_stale()
    async def press_group(
        self, interaction: Interaction, table_id: int, sent: Group | ListedGroup
    ) -> Showing:
        """Show one group of the moves; nothing is chosen by that."""
        now = await self._decision_at(interaction, table_id, sent)
        return show_panel(interaction, now, replace=True, group=sent.group)

    @may_be_stale()
    async def press_back(self, interaction: Interaction, table_id: int, sent: At) -> Showing:
        now = await self._decision_at(interaction, table_id, sent)
        return show_panel(interaction, now, replace=True)

    @may_be_stale()
    async def press_form(self, interaction: Interaction, table_id: int, sent: At) -> Showing:
        """Open the form of a step that has too many moves to list."""
        now = await self._decision_at(interaction, table_id, sent)
        if now.choices.form is None:
            return show_panel(interaction, now, replace=True)
        return open_modal(interaction, modal_for(now, language_of(interaction)))

    @may_be_stale(unless=Illegal)
    async def form_filled(self, interaction: Interaction, table_id: int, sent: Filled) -> Showing:
        """A form was sent. What does not fit is told, and the panel stays as it is."""
        now = await self._decision_at(interaction, table_id, sent)
        move = filled_in(sent.answers, now, language_of(interaction))
        table = await self._chosen(interaction, table_id, sent, [move])
        return self._after_steps(interaction, table, replace=True)

    async def _chosen(
        self, interaction: Interaction, table_id: int, sent: At, moves: Sequence[Move]
    ) -> Table:
        """A table whose player has added steps to what they have chosen."""
        return await self.bot.host.turns.choose(
            table_id,
            interaction.user.id,
            Click(sent.since, sent.at),
            moves,
            waits=person_of(interaction).always_confirm,
        )

    async def _decision_at(self, interaction: Interaction, table_id: int, sent: At) -> Decision:
        """What a player looks at who clicked. Raises `Refused` if it is no longer so."""
        table = await self.bot.host.table(table_id)
        return decision_at(table, interaction.user.id, Click(sent.since, sent.at))

    @may_be_stale()
    async def press_undo(self, interaction: Interaction, table_id: int, sent: At) -> Showing:
        click = Click(sent.since, sent.at)
        table = await self.bot.host.turns.undo(table_id, interaction.user.id, click)
        return self._undone(interaction, table, replace=True)

    @may_be_stale()
    async def press_confirm(
        self, interaction: Interaction, table_id: int, sent: Confirmed
    ) -> Showing:
        click, moves = Click(sent.since, sent.at), [one for one in sent.steps.split(",") if one]
        table = await self.bot.host.turns.confirm(table_id, interaction.user.id, click, moves)
        return self._played(interaction, table, replace=True)

    @app_commands.command(name=label("cmd-move"), description=label("cmd-move-about"))
    @app_commands.describe(moves=label("cmd-move-moves-about"))
    @app_commands.rename(moves=label("cmd-move-moves"))
    async def move(
        self, interaction: Interaction, moves: app_commands.Range[str, 1, LONGEST_MOVE]
    ) -> None:
        table = self.bot.host.tables.remembered_in(interaction.channel_id or 0)
        if table is None:
            table = await running_table(interaction)
        typed = understood(table, interaction.user.id, moves, language_of(interaction))
        if not typed:
            raise Refused("empty-move", "nothing was typed")
        note = ""
        try:
            here = table.channel == interaction.channel_id and may_post(interaction)
            asked = str(Asked.by(interaction)) if here else ""
            after = await self.bot.host.turns.type_moves(
                table.id, interaction.user.id, typed, asked
            )
        except PlayedInPart as part:
            language = language_of(interaction)
            why = refusal(language, part.why)
            note = say(language, "move-in-part", move=part.move, why=why)
            after = part.table
        except Illegal:
            raise
        except Refused:
            newest = await self.bot.host.table(table.id)
            if await self._decision_or_why_not(interaction, newest) is None:
                return
            raise
        await self._after_steps(interaction, after, replace=False, note=note)

    @move.autocomplete("moves")
    async def complete_move(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """What is legal now, behind what has been typed so far. Nothing for anybody else."""
        table = await offered_for(interaction)
        if table is None or len(current) > LONGEST_MOVE:
            return []
        typed, _, last = current.lower().rpartition(",")
        teller, language = TELLERS[table.game], language_of(interaction)
        begun = understood(table, interaction.user.id, typed, language)
        try:
            now = decision_after(table, interaction.user.id, begun)
        except Refused:
            return []
        front = f"{', '.join(begun)}, " if begun else ""
        marks = {one.steps: one.mark for one in offer(now, language).all}

        def offered(move: Move) -> app_commands.Choice[str] | None:
            labels = [teller.move_label(one, move, now.view) for one in (language, *LANGUAGES)]
            mark = marks.get((move,), "")
            if len(front + move) > OFFER_LENGTH or not matches(last, move, labels, mark):
                return None
            told = " ".join(filter(None, (circled(mark), labels[0])))
            name = shortened(f"{front}{move} · {told}", OFFER_LENGTH)
            return app_commands.Choice(name=name, value=f"{front}{move}")

        found = map(offered, now.choices.moves)
        return [one for one in found if one is not None][:MOST_OFFERED]

    @app_commands.command(name=label("cmd-undo"), description=label("cmd-undo-about"))
    async def undo(self, interaction: Interaction) -> None:
        table = await running_table(interaction)
        click = decision_of(table, interaction.user.id).click
        after = await self.bot.host.turns.undo(table.id, interaction.user.id, click)
        await self._undone(interaction, after, replace=False)

    @app_commands.command(name=label("cmd-hand"), description=label("cmd-hand-about"))
    async def hand(self, interaction: Interaction) -> None:
        table = await running_table(interaction)
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise Refused("not-seated", "you do not play at this table")
        language = language_of(interaction)
        view = game_named(table.game).view(state_of(table), seat)
        picture = await self.bot.painter.paint(table, view, theme=theme_of(interaction))
        text = TELLERS[table.game].secrets(language, view)
        items = standing_select(table, interaction.user.id, language)
        view = rows_of(*items) if items else None
        await whisper(interaction, text, file=as_file(picture, table.game), view=view)

    async def _undone(self, interaction: Interaction, table: Table, *, replace: bool) -> None:
        """A step is taken back: the player decides it anew."""
        await show_panel(interaction, decision_of(table, interaction.user.id), replace=replace)

    async def _after_steps(
        self, interaction: Interaction, table: Table, *, replace: bool, note: str = ""
    ) -> None:
        """What was chosen is either a draft that goes on, or played already."""
        seat = table.seat_of(interaction.user.id)
        if seat is not None and table.players[seat].draft:
            now = decision_of(table, interaction.user.id)
            await show_panel(interaction, now, replace=replace)
            if now.complete and not any(one.holder == "computer" for one in table.players):
                self.bot.boards.foresee(foreseen(now))
        else:
            await self._played(interaction, table, replace=replace, note=note)

    async def _played(
        self, interaction: Interaction, table: Table, *, replace: bool, note: str = ""
    ) -> None:
        """The move is saved: post the board, and say so to the player, who never waits for long.

        A typed move that ends the turn is answered with the board itself, if that is ready soon.
        """
        posting = asyncio.create_task(
            self.bot.outbox.deliver(table.id, table, interaction), name="hedgepost-post"
        )
        await asyncio.wait([posting], timeout=BOARD_AS_ANSWER if table.answers else BOARD_FIRST)
        if await shows_board(interaction):
            await posting
            return
        if table.seat_of(interaction.user.id) in waiting_on(table):
            note = note or say(language_of(interaction), "panel-goes-on")
            await show_panel(
                interaction, decision_of(table, interaction.user.id), note=note, replace=replace
            )
        else:
            language = language_of(interaction)
            told = [note, done_text(language, table)]
            button = plan_button(table, interaction.user.id, language)
            send = update if replace else whisper
            await send(interaction, "\n".join(filter(None, told)), view=button)
        await tell_obstacle(interaction, await posting, moved=True)

    async def _keep_name(self, interaction: Interaction, now: Decision) -> None:
        """People change their names; the board shows the one they have."""
        name = interaction.user.display_name
        if now.table.players[now.seat].name != name:
            await self.bot.host.seats.rename(now.table.id, interaction.user.id, name)


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Playing(bot))
