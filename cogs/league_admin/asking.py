"""Big acts are asked about once more, with what will happen, and room for a reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal

import discord
from discord import ButtonStyle
from msgspec import Meta

from cogs.league_admin.acting import NO_TABLE, Act, answered, tell
from cogs.league_admin.finding import course_pressed, doer_of
from cogs.league_admin.telling import head, name_of
from cogs.reply.answers import open_modal, update
from cogs.reply.components import Press
from cogs.reply.modals import Line, table_modal
from cogs.reply.sent import Count, Nothing, Sent
from cogs.words.partings import REASON_LENGTH
from cogs.words.speech import language_of
from engine.league.course import Course
from engine.table.model import Language
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

    Interaction = discord.Interaction[Hedgepost]

Big = Literal["draw", "redraw", "publish", "start", "close", "cancel"]
"""What is asked about: drawing now, drawing again, showing the draw now, beginning early, closing
before its time, calling it off."""


class Wanted(Sent, frozen=True):
    """What somebody wants to do to a season."""

    what: Big
    season: Count


class Decided(Wanted, frozen=True):
    """The same, and why."""

    reason: Annotated[str, Meta(max_length=REASON_LENGTH)] = ""


class Asking:
    """Asks whoever wants something big, and does it once they are sure."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    def answer_clicks(self) -> None:
        presses = self.bot.presses
        presses.on_page("adminsure", self.do, where="server", button=Decided, modal=Decided)
        presses.on("adminwhy", self.ask_why, where="server", private=True, button=Wanted)
        presses.on_page("adminnot", self.leave_it, where="server", button=Nothing)
        presses.on("adminask", self.press, where="server", button=Wanted)

    async def ask(self, interaction: Interaction, course: Course, what: Big) -> None:
        """Ask in private whether somebody is sure."""
        language = language_of(interaction)
        question = say(language, f"league-admin-ask-{what}", **_facts(course))
        if what == "draw" and course.season.asked:
            question = f"{question} {say(language, 'league-admin-ask-draw-silent')}"
        lines = (head(language, course), question)
        await answered(interaction, "\n".join(lines), _answers(language, course, what))

    async def press(self, interaction: Interaction, _: int, sent: Wanted) -> None:
        """Ask the same below a post of the organisers' channel."""
        await self.ask(interaction, await course_pressed(interaction, sent.season), sent.what)

    async def ask_why(self, interaction: Interaction, _: int, sent: Wanted) -> None:
        """Let somebody write down a reason: sending it is the last word."""
        language = language_of(interaction)
        hint = say(language, "league-admin-why-hint")
        line = Line(say(language, "why-question"), hint, "", REASON_LENGTH)
        title = say(language, f"button-league-admin-{sent.what}-sure")
        modal = table_modal(NO_TABLE, "adminsure", sent.what, sent.season, title=title, line=line)
        await open_modal(interaction, modal)

    async def leave_it(self, interaction: Interaction, _: int, __: Nothing) -> None:
        await update(interaction, say(language_of(interaction), "nothing-changed"))

    async def do(self, interaction: Interaction, _: int, sent: Decided) -> None:
        """Do what somebody is sure of."""
        course = await course_pressed(interaction, sent.season)
        by = doer_of(interaction, sent.reason)
        after = await self._acts[sent.what](course, by)
        await tell(interaction, course, after, sent.what, league=name_of(course.league))

    @property
    def _acts(self) -> dict[Big, Act]:
        organisers = self.bot.host.leagues.organisers
        return {
            "draw": lambda course, by: organisers.draw(course.id, by),
            "redraw": lambda course, by: organisers.redraw(course.id, by),
            "publish": lambda course, by: organisers.publish(course.id, by),
            "start": lambda course, by: organisers.start(course.id, by),
            "close": lambda course, by: organisers.close(course.id, by),
            "cancel": lambda course, by: organisers.cancel(course.id, by),
        }


def _facts(course: Course) -> dict[str, int]:
    """What questions mention: how many are in, and how many tables are and are not over."""
    over = sum(match.is_over for match in course.season.matches)
    return {
        "people": len(course.season.people),
        "over": over,
        "open": len(course.season.matches) - over,
    }


def _answers(language: Language, course: Course, what: Big) -> tuple[Press, ...]:
    danger = ButtonStyle.danger if what in ("cancel", "close", "redraw") else ButtonStyle.success

    def button(word: str, key: str, style: ButtonStyle, *arguments: object) -> Press:
        return Press(NO_TABLE, word, say(language, key), style, arguments)

    grey: Final = ButtonStyle.secondary
    return (
        button("adminsure", f"button-league-admin-{what}-sure", danger, what, course.id),
        button("adminwhy", "button-why", grey, what, course.id),
        button("adminnot", "button-league-admin-not", grey),
    )
