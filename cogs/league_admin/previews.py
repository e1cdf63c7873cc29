"""A draw as its organisers see it, before anybody else does."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

import discord
from discord import ButtonStyle

from cogs.delivery.channel import Post
from cogs.league_admin.acting import NO_TABLE
from cogs.league_admin.telling import head, moment_text
from cogs.reply.components import Press
from cogs.words.speech import fitting, safe
from engine.league.course import Course
from engine.league.deeds import Joined
from engine.league.designs import spread
from engine.league.record import tables_file
from engine.table.model import Language
from words import listed, say

PREVIEWED: Final = 20
"""Divisions that are listed by name; more are in the file alone."""


def preview_text(language: Language, course: Course) -> str:
    """The divisions, how evenly people meet, and who was left out."""
    season = course.season
    lines = [head(language, course)]
    key = "league-admin-preview-shown" if season.published else "league-admin-preview"
    lines.append(say(language, key, when=moment_text(season.plan.dates.publishes)))
    for number, division in enumerate(season.divisions[:PREVIEWED]):
        names = listed(language, [safe(course.name(one)) for one in division])
        tables = [match.people for match in season.matches if match.division == number]
        lines.append(
            say(
                language,
                "league-admin-preview-division",
                division=number + 1,
                count=len(division),
                names=names,
                tables=len(tables),
                spread=_spread(division, tables),
            )
        )
    left_out = _left_out(course)
    if left_out:
        names = listed(language, [safe(course.name(one)) for one in left_out])
        lines.append(say(language, "league-admin-preview-left-out", names=names))
    return fitting(language, lines)


def _spread(division: Sequence[int], tables: Sequence[Sequence[int]]) -> int:
    """By how much the pair that meets most often is above the one that meets least often."""
    met: dict[frozenset[int], int] = {}
    for one in division:
        for other in division:
            if one < other:
                met[frozenset((one, other))] = 0
    for table in tables:
        for one in table:
            for other in table:
                pair = frozenset((one, other))
                if one < other and pair in met:
                    met[pair] += 1
    return spread(met.values()) if met else 0


def _left_out(course: Course) -> list[int]:
    """Who had joined, and was not drawn: they did not say that they are still in."""
    joined = [
        deed.act.person for deed in course.deeds if isinstance(deed.act, Joined) and not deed.undone
    ]
    return [one for one in dict.fromkeys(joined) if one not in course.season.people]


def preview_buttons(language: Language, course: Course) -> tuple[Press, ...]:
    """To show it now, or to draw again; nothing once it is shown."""
    if course.season.published or course.season.stage != "drawn":
        return ()
    return tuple(
        Press(NO_TABLE, "adminask", say(language, f"button-league-admin-{what}"), style, argument)
        for what, style, argument in (
            ("publish", ButtonStyle.success, ("publish", course.id)),
            ("redraw", ButtonStyle.secondary, ("redraw", course.id)),
        )
    )


def preview_file(course: Course) -> discord.File:
    """All tables with their seats, for whoever likes to look closely."""
    data = tables_file(course.season, course.names)
    return discord.File(io.BytesIO(data), filename=f"draw-{course.league.id}-{course.number}.csv")


def preview_post(language: Language, course: Course) -> Post:
    """The same in the organisers' channel."""
    return Post(preview_text(language, course), preview_buttons(language, course))
