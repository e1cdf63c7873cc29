"""What is offered while an organiser types: leagues, people, tables, orders and deeds.

Strangers are offered nothing of a league that is not theirs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.league_admin.finding import (
    course_meant,
    is_organisers,
    looked_after,
    match_meant,
    names_at,
)
from cogs.league_admin.telling import deed_text, label_of, table_line
from cogs.words.offered import MOST_OFFERED
from cogs.words.speech import language_of, plain_name, shortened
from engine.core import Refused
from engine.league.course import Course
from engine.league.typed_order import orders_like, written_order
from words import plain, say

if TYPE_CHECKING:
    from bot import Hedgepost

    Interaction = discord.Interaction[Hedgepost]
Choice = app_commands.Choice[str]

LONGEST = 100


def _choices(found: Iterable[tuple[str, str]], typed: str) -> list[Choice]:
    """Names with what each carries: those that hold what is typed."""
    wanted = plain(typed.strip())
    kept = [(name, value) for name, value in found if wanted in plain(name) or typed == value]
    return [
        app_commands.Choice(name=shortened(name, LONGEST), value=value)
        for name, value in kept[:MOST_OFFERED]
    ]


async def _course(interaction: Interaction) -> Course | None:
    typed = _typed(interaction, "cmd-league-admin-option-league")
    try:
        return await course_meant(interaction, typed)
    except Refused:
        return None


def _typed(interaction: Interaction, key: str) -> str:
    """What is typed so far in an option: a namespace has it under its English name."""
    return str(getattr(interaction.namespace, say("en", key), None) or "")


async def complete_league(interaction: Interaction, current: str) -> list[Choice]:
    found = await looked_after(interaction)
    return _choices([(plain_name(one.name), str(one.id)) for one in found], current)


async def complete_person(interaction: Interaction, current: str) -> list[Choice]:
    """Those who take part."""
    course = await _course(interaction)
    if course is None:
        return []
    people = sorted(course.season.people, key=lambda one: plain(course.name(one)))
    return _choices([(plain_name(course.name(one)), str(one)) for one in people], current)


async def complete_match(interaction: Interaction, current: str) -> list[Choice]:
    """The tables of a season, those that are not over first."""
    course = await _course(interaction)
    if course is None:
        return []
    language = language_of(interaction)
    matches = sorted(enumerate(course.season.matches), key=lambda one: (one[1].is_over, one[0]))
    typed = current.strip().removeprefix("#")
    lines = [
        (table_line(language, course, number), label_of(course, number)) for number, _ in matches
    ]
    exact = [one for one in lines if one[1] == typed]
    return [*_choices(exact, ""), *_choices([x for x in lines if x not in exact], current)][
        :MOST_OFFERED
    ]


async def complete_order(interaction: Interaction, current: str) -> list[Choice]:
    """The orders in which those at the table could have come in."""
    course = await _course(interaction)
    if course is None:
        return []
    try:
        number = match_meant(course, _typed(interaction, "cmd-league-admin-option-table"))
    except Refused:
        return []
    names = names_at(course, course.season.matches[number])
    seats = [f"#{seat + 1}" for seat in range(len(names))]
    return [
        app_commands.Choice(
            name=shortened(written_order(ranks, names), LONGEST),
            value=written_order(ranks, seats),
        )
        for ranks in orders_like(current, names, MOST_OFFERED)
    ]


async def complete_deed(interaction: Interaction, current: str) -> list[Choice]:
    """What was done to the season and can be undone, the newest first."""
    course = await _course(interaction)
    if course is None:
        return []
    language = language_of(interaction)
    lines = [
        (deed_text(language, course, deed), str(number))
        for number, deed in enumerate(course.deeds)
        if is_organisers(deed)
    ]
    return _choices(lines[::-1], current)


async def complete_day(interaction: Interaction, current: str) -> list[Choice]:
    """Days as they can be typed, and the one that is."""
    language = language_of(interaction)
    proposed = say(language, "league-admin-days").split(" | ")
    typed = [current.strip()[:LONGEST]] if current.strip() else []
    texts: list[str] = list(dict.fromkeys([*typed, *proposed]))
    return _choices([(text, text) for text in texts], current)
