"""What somebody is shown of a season in private: standings, their tables, its seasons so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import discord
from discord import ui

from cogs.delivery.channel import as_file
from cogs.league.cards import crosstable_card, standings_card
from cogs.league.posts import NO_TABLE, division_buttons, places_text, press, winners_of
from cogs.reply.components import Press, view_of
from cogs.words.leagues import division_name, heading, points_text, stage_line
from cogs.words.speech import language_of, safe, theme_of
from engine.core import Refused
from engine.host.leagues.fixtures import place_of
from engine.league.course import Course
from engine.league.season import Match
from engine.league.standings import Person
from engine.table.model import Language
from words import listed, say

if TYPE_CHECKING:
    from bot import Hedgepost

Page = tuple[str, discord.File | None, ui.View | None]

MOST_TABLES: Final = 40
"""Tables that are listed one by one."""


async def standings_page(
    interaction: discord.Interaction[Hedgepost], course: Course, division: int
) -> Page:
    """A division's standings, with the one who looks lit, and the way to the others."""
    language, many = language_of(interaction), len(course.season.divisions)
    if not many:
        raise not_drawn(course)
    division = min(division, many - 1)
    card = standings_card(language, course, division, interaction.user.id)
    picture = await interaction.client.painter.paint_card(card, theme_of(interaction))
    presses = [*division_buttons(language, course, division)]
    presses += _beside(language, course, division)
    return course_line(language, course), as_file(picture, "standings"), view_of(presses)


async def cross_page(
    interaction: discord.Interaction[Hedgepost], course: Course, division: int
) -> Page:
    """Who came before whom in a division."""
    language, many = language_of(interaction), len(course.season.divisions)
    if not many:
        raise not_drawn(course)
    card = crosstable_card(language, course, min(division, many - 1))
    picture = await interaction.client.painter.paint_card(card, theme_of(interaction))
    return course_line(language, course), as_file(picture, "cross-table"), None


def _beside(language: Language, course: Course, division: int) -> list[Press]:
    """The buttons for the divisions above and below."""
    many = len(course.season.divisions)
    return [
        press("leaguepage", f"{sign} {division_name(language, other, many)}", course.id, other)
        for sign, other in (("▲", division - 1), ("▼", division + 1))
        if 0 <= other < many
    ]


def not_drawn(course: Course) -> Refused:
    """There are no divisions yet."""
    starts = course.season.plan.dates.starts
    return Refused("league-not-drawn", "the draw has not been made yet", when=starts)


def course_line(language: Language, course: Course) -> str:
    """Which season it is, where it stands, and when that changes."""
    return f"{heading(language, course)} · {stage_line(language, course)}"


def tables_text(language: Language, course: Course, person: Person) -> list[str]:
    """Somebody's tables in a season, the ones that run first."""
    found = [
        (number, match)
        for number, match in enumerate(course.season.matches)
        if person in match.people
    ]
    found.sort(key=lambda one: (one[1].is_over, one[0]))
    return [table_line(language, course, number, match) for number, match in found[:MOST_TABLES]]


def table_line(language: Language, course: Course, number: int, match: Match) -> str:
    """A table: who sits there, and where it is or how it ended."""
    names = listed(language, [safe(course.name(person)) for person in match.people])
    if match.void:
        state = say(language, "league-table-void")
    elif match.ranks is not None:
        state = places_text(course, match)
    elif match.table is None:
        state = say(language, "league-table-waits")
    else:
        state = say(language, "league-table-runs")
    place = place_of(course, number)
    return say(language, "league-table", number=place.number, names=names, state=state)


async def with_links(
    interaction: discord.Interaction[Hedgepost], course: Course, person: Person
) -> list[str]:
    """Somebody's tables, and where those are that run."""
    language = language_of(interaction)
    lines = [say(language, "league-tables-of", name=safe(course.name(person)))]
    lines += tables_text(language, course, person)
    ledger = interaction.client.host.ledger
    places: list[str] = []
    for match in course.season.matches:
        if person in match.people and match.table is not None and not match.is_over:
            table = await ledger.table(match.table)
            if table is not None:
                places.append(f"<#{table.channel}>")
    if places:
        lines.append(say(language, "league-table-places", places=" ".join(places)))
    return lines


def own_line(language: Language, course: Course, person: Person) -> str:
    """How somebody stands in a season, in a line."""
    division = course.division_of(person)
    if division is None:
        return f"- {course_line(language, course)}"
    line = next(one for one in course.standings(division) if one.row.person == person)
    if line.round:
        told = say(
            language,
            "league-own-knockout",
            place=line.row.place,
            of=len(course.season.divisions[division]),
            round=line.round,
            tables=f"{line.row.tables}/{line.row.of}",
        )
        return f"- {course_line(language, course)}\n  {told}"
    told = say(
        language,
        "league-own",
        division=division_name(language, division, len(course.season.divisions)),
        place=line.row.place,
        of=len(course.season.divisions[division]),
        points=points_text(language, line.row.points),
        tables=f"{line.row.tables}/{line.row.of}",
        best=line.reach.best,
        worst=line.reach.worst,
        sure=str(line.reach.best == line.reach.worst).lower(),
    )
    return f"- {course_line(language, course)}\n  {told}"


def history_lines(language: Language, courses: Sequence[Course], person: Person) -> list[str]:
    """The seasons of a league, the newest first: who won, and where somebody stood."""
    lines: list[str] = []
    for course in courses:
        winners = winners_of(course)
        won = course.season.stage == "closed" and bool(winners)
        state = (
            say(language, "league-won", names=listed(language, winners), count=len(winners))
            if won
            else stage_line(language, course)
        )
        line = say(language, "league-history-line", number=course.number, state=state)
        division = course.division_of(person)
        if division is not None:
            own = next(one for one in course.standings(division) if one.row.person == person)
            name = division_name(language, division, len(course.season.divisions))
            key = (
                "league-history-own" if len(course.season.divisions) > 1 else "league-history-place"
            )
            line += " " + say(language, key, division=name, place=own.row.place)
        lines.append(line)
    return lines


def asking_buttons(language: Language, league: int) -> ui.View:
    """*Yes* and *No* to leaving a league."""
    return view_of(
        [
            Press(
                NO_TABLE,
                "leagueyes",
                say(language, "button-yes-leave"),
                discord.ButtonStyle.danger,
                (league,),
            ),
            press("leagueno", say(language, "button-no-stay"), league),
        ]
    )
