"""Leagues in words: points, divisions, stages, and where a table belongs."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from cogs.words.options import title_of
from cogs.words.speech import safe, stamp
from engine.host.leagues.fixtures import TablePlace
from engine.league.course import Course
from engine.league.model import League, tables_of_each
from engine.league.points import points
from engine.league.season import DAY, Season
from engine.table.model import Language
from words import say

_SHOWN: Final = {
    Fraction(1, 2): "½",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
}
_WEEK: Final = 7 * DAY
_DAILY: Final = range(DAY // 2, 2 * DAY + 1)
"""Time for a decision at which everybody decides about once a day."""


def points_text(language: Language, parts: int) -> str:
    """Points of a season: `24⅓`, or with a decimal where no fraction of ours fits."""
    whole, rest = divmod(abs(points(parts)), 1)
    sign = "−" if parts < 0 else ""
    if not rest:
        return f"{sign}{whole}"
    if rest in _SHOWN:
        return f"{sign}{whole or ''}{_SHOWN[rest]}"
    shown = f"{float(whole + rest):.1f}"
    return sign + (shown.replace(".", ",") if language != "en" else shown)


def division_name(language: Language, division: int, many: int) -> str:
    """What a division is called; the only one of a season has no number."""
    if many == 1:
        return say(language, "league-only-division")
    return say(language, "league-division", number=division + 1)


def span_text(language: Language, seconds: int) -> str:
    """How long a season lasts: weeks, days, hours or minutes, as they come out even."""
    for key, unit in (("weeks", _WEEK), ("days", DAY), ("hours", 3600)):
        if seconds >= unit and seconds % unit == 0:
            return say(language, f"league-{key}", count=seconds // unit)
    return say(language, "league-minutes", count=max(1, seconds // 60))


def commitment_text(language: Language, course: Course) -> str:
    """What somebody who joins commits to."""
    plan, clock = course.season.plan, course.league.settings.clock
    tables = tables_of_each(plan)
    parts = [say(language, "league-tables", count=tables, seats=plan.terms.seats)]
    if clock.limit in _DAILY:
        parts.append(say(language, "league-daily", count=tables))
    elif clock.limit:
        pace = span_text(language, clock.limit)
        parts.append(say(language, "league-pace", span=pace))
    length = plan.dates.ends - plan.dates.starts
    key = "league-lasts" if plan.form == "league" else "league-round-lasts"
    parts.append(say(language, key, span=span_text(language, length)))
    if clock.most_away:
        parts.append(say(language, "league-away", count=clock.most_away // DAY))
    return ", ".join(parts)


def form_text(language: Language, season: Season) -> str:
    """How a season is played, in a sentence; empty for a league, which says it by its tables."""
    match season.plan.form:
        case "swiss":
            return say(language, "league-form-swiss", rounds=season.plan.rounds)
        case "knockout":
            return say(language, "league-form-knockout", seats=season.plan.terms.seats)
        case "league":
            return ""


def stage_text(language: Language, season: Season) -> str:
    """Where a season stands, in a few words."""
    if season.paused is not None:
        return say(language, "league-stage-paused")
    stage = "published" if season.stage == "drawn" and season.published else season.stage
    return say(language, f"league-stage-{stage}")


def stage_name(language: Language, season: Season) -> str:
    """The same in a word or two, where no moment can be told behind it."""
    stage = season.stage if season.paused is None else "paused"
    return say(language, f"league-admin-stage-{stage}")


def stage_line(language: Language, course: Course) -> str:
    """Where a season stands, and when that changes."""
    dates, stage = course.season.plan.dates, course.season.stage
    text = stage_text(language, course.season)
    if course.season.paused is not None:
        return text
    if stage in ("planned", "open", "drawn"):
        return f"{text} {stamp(dates.opens if stage == 'planned' else dates.starts)}"
    return f"{text} {stamp(dates.ends)}" if stage == "running" else text


def sentence(text: str) -> str:
    """A line of its own begins with a capital."""
    return text[:1].upper() + text[1:]


def heading(language: Language, course: Course) -> str:
    """The league, its season and its game."""
    return say(
        language,
        "league-heading",
        name=safe(course.league.name, 60),
        number=course.number,
        game=game_text(language, course.league),
    )


def game_text(language: Language, league: League) -> str:
    return title_of(language, league.settings.game, league.settings.options)


def place_text(language: Language, place: TablePlace) -> str:
    """Where a table belongs, for the end of its posts."""
    facts = {"name": safe(place.league, 60), "number": place.number, "of": place.of}
    if place.form != "league":
        return say(language, "league-table-place-round", round=place.round + 1, **facts)
    if place.divisions == 1:
        return say(language, "league-table-place-only", **facts)
    division = division_name(language, place.division, place.divisions)
    return say(language, "league-table-place", division=division, **facts)


def names_text(course: Course, people: Sequence[int], room: int) -> str:
    """Names as many as fit; an ellipsis tells that there are more."""
    told = ""
    for person in people:
        longer = f"{told}, {safe(course.name(person))}" if told else safe(course.name(person))
        if len(longer) > room:
            return f"{told} …"
        told = longer
    return told
