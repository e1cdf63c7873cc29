"""A season as files to take along: tables, the draw that can be checked, dates for a calendar."""

from __future__ import annotations

import io
from typing import Final, Literal

import discord

from cogs.words.speech import plain_name
from engine.clock.calendar_file import Entry, calendar_file
from engine.core import Refused
from engine.league.course import Course
from engine.league.record import json_file, standings_file, tables_file
from engine.table.model import Language
from words import plain, say

Format = Literal["csv", "json", "calendar"]
FORMATS: Final[tuple[Format, ...]] = ("csv", "json", "calendar")

DATED: Final = ("opens", "checks-in", "draws", "starts", "ends", "judges")


def season_files(
    language: Language, course: Course, wanted: Format | None, now: int
) -> list[discord.File]:
    """What is asked for, or everything that there is. Raises `Refused` for what is not there."""
    found: list[discord.File] = []
    for one in FORMATS if wanted is None else (wanted,):
        try:
            found += _files(language, course, one, now)
        except Refused:
            if wanted is not None:
                raise
    return found


def _files(language: Language, course: Course, wanted: Format, now: int) -> list[discord.File]:
    season, stem = course.season, _stem(course)
    match wanted:
        case "csv":
            if not season.published:
                raise Refused("league-draw-sealed", "there is nothing to tell yet")
            return [
                _file(f"{stem}-standings.csv", standings_file(season, course.names)),
                _file(f"{stem}-tables.csv", tables_file(season, course.names)),
            ]
        case "json":
            return [_file(f"{stem}.json", _draw(course))]
        case "calendar":
            return [_file(f"{stem}.ics", calendar(language, course, now))]


def _draw(course: Course) -> bytes:
    """What `python -m engine draw` checks. Raises `Refused` before everybody may know it."""
    season = course.season
    if season.plan.form == "league" or not season.published:
        return json_file(course.league.name, course.number, season, course.draw, course.names)
    cup = course.draw_file
    if cup is None:
        raise Refused("league-draw-sealed", "nobody has been shown the draw yet")
    return cup


def calendar(language: Language, course: Course, now: int) -> bytes:
    """The dates of a season. A file made later changes the entries of one made before."""
    dates = course.dates
    moments = {
        "opens": dates.opens,
        "checks-in": dates.checks_in,
        "draws": dates.draws,
        "starts": dates.starts,
        "ends": dates.ends,
        "judges": dates.judges,
    }
    name = plain_name(course.league.name)
    entries = [
        Entry(
            uid=f"league-{course.id}-{step}@hedgepost",
            at=moments[step],
            summary=say(
                language, f"league-admin-calendar-{step}", league=name, season=course.number
            ),
            about=say(language, f"league-admin-calendar-{step}-about"),
        )
        for step in DATED
    ]
    return calendar_file(name, entries, now, edition=len(course.deeds))


def _stem(course: Course) -> str:
    """How the files of a season begin: in plain letters, whatever the league is called."""
    letters = "".join(
        letter if letter.isascii() and letter.isalnum() else "-"
        for letter in plain(course.league.name)
    )
    words = "-".join(part for part in letters.split("-") if part)[:40]
    return f"{words or 'league'}-{course.number}"


def _file(name: str, data: bytes) -> discord.File:
    return discord.File(io.BytesIO(data), filename=name)
