"""How an organiser's act is carried out: looked up, done, answered, and undone with one tap."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import discord
from discord.ext import commands

from cogs.league_admin.finding import (
    course_meant,
    course_pressed,
    doer_of,
    is_theirs,
    last_deed,
)
from cogs.league_admin.telling import deed_line, head, next_line
from cogs.reply.answers import update, whisper
from cogs.reply.components import Press, view_of
from cogs.reply.sent import Count, Sent
from cogs.words.partings import REASON_LENGTH
from cogs.words.speech import fitting, language_of, safe
from engine.core import Refused
from engine.league.course import Course
from engine.table.model import Doer, Language
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

    Interaction = discord.Interaction[Hedgepost]
Act = Callable[[Course, Doer], Awaitable[Course]]

_OF_OTHERS: Final = {
    "league-joined": "league-admin-joined",
    "league-not-in": "league-admin-not-in",
}
"""What those are told for themselves who join or leave is told of somebody else here."""
NO_TABLE: Final = 0
"""In the place of a table's number in a button."""


class Numbered(Sent, frozen=True):
    """A season, and the number of one of its deeds or pages."""

    season: Count
    number: Count


class OfSeason(Sent, frozen=True):
    """A season."""

    season: Count


class Acting(commands.Cog):
    """Does what an organiser asks for."""

    bot: Hedgepost

    async def act(
        self,
        interaction: Interaction,
        league: str,
        reason: str,
        do: Act,
        word: str,
        **facts: str | int,
    ) -> Course:
        """Do something to the newest season of a league, and answer with what has become of it.
        Raises `Refused`."""
        course = await course_meant(interaction, league)
        return await self.done(interaction, course, reason, do, word, **facts)

    async def done(
        self,
        interaction: Interaction,
        course: Course,
        reason: str,
        do: Act,
        word: str,
        **facts: str | int,
    ) -> Course:
        try:
            after = await do(course, doer_of(interaction, reason))
        except Refused as refused:
            if refused.code not in _OF_OTHERS:
                raise
            raise Refused(_OF_OTHERS[refused.code], str(refused)) from None
        await tell(interaction, course, after, word, **facts)
        return after


async def tell(
    interaction: Interaction, before: Course | None, after: Course, word: str, **facts: str | int
) -> None:
    """Say privately what was done, and what is to come; the button undoes it. The server's log
    has it as well."""
    language = language_of(interaction)
    lines = [
        f"✅ {say(language, f'league-admin-did-{word}', **facts)}",
        f"-# {head(language, after)}",
    ]
    due = next_line(language, after)
    if due:
        lines.append(f"-# {due}")
    number = last_deed(before, after, interaction.user.id)
    buttons = () if number is None else (undo_button(language, after, number),)
    await answered(interaction, fitting(language, lines), buttons)
    if number is not None:
        note(interaction, after, number)


async def answered(interaction: Interaction, text: str, buttons: tuple[Press, ...] = ()) -> None:
    """Answer in the private page that was pressed, or else in a private message of its own."""
    message = interaction.message
    private = message is not None and message.flags.ephemeral
    view = view_of(buttons) if buttons else None
    await (update if private else whisper)(interaction, text, view=view)


def undo_button(language: Language, course: Course, number: int) -> Press:
    label = say(language, "button-league-admin-undo")
    return Press(NO_TABLE, "adminundo", label, arguments=(course.id, number))


def note(interaction: Interaction, course: Course, *numbers: int) -> None:
    """Write into the server's log what an organiser did, and why."""

    def line(language: Language) -> str:
        name = safe(course.league.name, REASON_LENGTH)
        told = [deed_line(language, course, course.deeds[number]) for number in numbers]
        return "\n".join(say(language, "log-league-admin", league=name, what=one) for one in told)

    interaction.client.logbook.note(interaction.guild_id or 0, line, interaction.id)


async def undo(interaction: Interaction, course: Course, number: int, reason: str = "") -> None:
    """Undo what was done to a season. Raises `Refused` with what stands on it."""
    language = language_of(interaction)
    if not 0 <= number < len(course.deeds):
        raise Refused("league-no-deed", "there is no such deed")
    deed = course.deeds[number]
    if not deed.undone and not is_theirs(deed):
        raise Refused("league-not-yours", "a step of the calendar is not undone")
    try:
        after = await interaction.client.host.leagues.organisers.undo(
            course.id, doer_of(interaction, reason), deed.key
        )
    except Refused as refused:
        on_it = next((one for one in course.deeds if one.key == refused.facts.get("deed")), None)
        if refused.code != "league-depends" or on_it is None:
            raise
        line = deed_line(language, course, on_it)
        raise Refused("league-depends", "another deed stands on it", deed=line) from None
    lines = [
        f"↶ {say(language, 'league-admin-did-undo')}",
        deed_line(language, after, after.deeds[number]),
        f"-# {head(language, after)}",
    ]
    await answered(interaction, fitting(language, lines))
    note(interaction, after, number)


async def press_undo(interaction: Interaction, _: int, sent: Numbered) -> None:
    await undo(interaction, await course_pressed(interaction, sent.season), sent.number)
