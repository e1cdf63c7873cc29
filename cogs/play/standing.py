"""Standing answers: `/standing`, and the select that `/hand` and the panel lead to.

What a player has chosen is shown to that player alone, and nobody can tell an answer that was
given beforehand from any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.narration import TELLERS, AnswerLabel
from cogs.reply.answers import update, whisper
from cogs.reply.components import TableSelect, rows_of
from cogs.reply.here import offered_for, running_table
from cogs.reply.sent import At, Sent
from cogs.words.speech import label, language_of, shortened
from cogs.words.standing import spoken_answer, typed_answer
from engine.core import Illegal, Refused, StandingAnswers
from engine.games import game_named
from engine.table.model import Language, Table
from words import plain, say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

ASK: Final = "ask"
"""How somebody writes that they want to be asked, which is what happens without any answer."""


class Answer(Sent, frozen=True):
    """A standing answer that was chosen."""

    answer: str


def answers_of(table: Table) -> tuple[StandingAnswers, AnswerLabel] | None:
    """What can be answered beforehand at a table, and what such an answer is called."""
    answers, called = game_named(table.game).standing, TELLERS[table.game].answer_label
    return None if answers is None or called is None else (answers, called)


def standing_select(table: Table, user: int, language: Language) -> list[ui.Item[Any]]:
    """The usual answers to choose from, the player's own marked; nothing where there are none."""
    seat, known = table.seat_of(user), answers_of(table)
    if known is None or seat is None:
        return []
    kept = table.players[seat].standing
    standing, called = known
    answers = ["", *standing.proposals]
    if kept not in answers:
        answers.append(kept)
    options = [
        discord.SelectOption(
            label=shortened(called(language, answer), 100),
            value=answer or ASK,
            default=answer == kept,
        )
        for answer in answers
    ]
    placeholder = say(language, "standing-choose")
    return [TableSelect.make(table.id, "answer", placeholder=placeholder, options=options)]


def standing_text(table: Table, user: int, language: Language) -> str:
    """What a player's standing answer is, and what such an answer does."""
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-seated", "you do not play at this table")
    known = answers_of(table)
    if known is None:
        raise Refused("no-standing", "this game asks nobody out of turn")
    _, called = known
    answer = called(language, table.players[seat].standing)
    kept = say(language, "standing-kept", answer=answer)
    return f"{kept}\n{say(language, f'{table.game}-standing-about')}"


def _read(interaction: Interaction, table: Table, typed: str) -> str:
    """What somebody typed in their own words, in the game's. Raises `Illegal`, and names what
    could be typed in their language."""
    known = answers_of(table)
    if known is None:
        raise Refused("no-standing", "this game asks nobody out of turn")
    answers, _ = known
    try:
        return answers.read(typed_answer(table.game, answers, typed)) or ASK
    except Illegal as unread:
        language = language_of(interaction)
        usual = (ASK, *answers.proposals)
        choices = tuple(spoken_answer(language, table.game, answers, one) for one in usual)
        facts = unread.facts | {"move": typed[:40], "choices": choices}
        raise Illegal(unread.code, str(unread), **facts) from None


class Standing(commands.Cog):
    """Deciding beforehand."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.bot.presses.on("standing", self.press_standing, button=At)
        self.bot.presses.on_page("answer", self.press_answer, select=Answer)

    async def press_standing(self, interaction: Interaction, table_id: int, _: At) -> None:
        await self._show(interaction, await self.bot.host.table(table_id))

    async def press_answer(self, interaction: Interaction, table_id: int, sent: Answer) -> None:
        await self._keep(interaction, table_id, sent.answer, replace=True)

    @app_commands.command(name=label("cmd-standing"), description=label("cmd-standing-about"))
    @app_commands.describe(answer=label("cmd-standing-answer-about"))
    @app_commands.rename(answer=label("cmd-standing-answer"))
    async def standing(
        self, interaction: Interaction, answer: app_commands.Range[str, 0, 100] = ""
    ) -> None:
        table = await running_table(interaction)
        if answer.strip():
            await self._keep(
                interaction, table.id, _read(interaction, table, answer), replace=False
            )
        else:
            await self._show(interaction, table)

    @standing.autocomplete("answer")
    async def complete_answer(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The usual answers, for those who play here."""
        table = await offered_for(interaction)
        known = None if table is None else answers_of(table)
        if table is None or known is None or table.seat_of(interaction.user.id) is None:
            return []
        language, wanted = language_of(interaction), plain(current)
        answers, called = known
        usual = {
            spoken_answer(language, table.game, answers, answer or ASK): called(language, answer)
            for answer in ("", *answers.proposals)
        }
        return [
            app_commands.Choice(name=shortened(about, 100), value=typed)
            for typed, about in usual.items()
            if wanted in plain(typed) or wanted in plain(about)
        ]

    async def _show(self, interaction: Interaction, table: Table, *, replace: bool = False) -> None:
        language, user = language_of(interaction), interaction.user.id
        text = standing_text(table, user, language)
        view = rows_of(*standing_select(table, user, language))
        await (update if replace else whisper)(interaction, text, view=view)

    async def _keep(
        self, interaction: Interaction, table_id: int, answer: str, *, replace: bool
    ) -> None:
        table = await self.bot.host.turns.set_standing(table_id, interaction.user.id, answer)
        await self._show(interaction, table, replace=replace)
        if table.owes_post:
            # The question was open already, so the answer has been carried out.
            await self.bot.outbox.deliver_for(interaction, table, moved=True)


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Standing(bot))
