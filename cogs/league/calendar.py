"""The calendar of a season: which day shows which step, in a zone."""

from datetime import date, datetime, timedelta, tzinfo
from typing import Final

from cogs.words.days import long_day
from cogs.words.leagues import game_text, span_text
from cogs.words.speech import plain_name
from engine.clock.zones import zone_of
from engine.league.course import Course
from engine.table.model import Language
from render.leagues import CalendarCard, Day, Key, Step
from words import say

MOST_WEEKS: Final = 30
"""Rows of a calendar; a longer season shows its beginning."""
STEPS: Final[tuple[tuple[Step, str], ...]] = (
    ("open", "opens"),
    ("ask", "checks_in"),
    ("draw", "draws"),
    ("start", "starts"),
    ("end", "ends"),
    ("judge", "judges"),
)


def calendar_card(language: Language, course: Course, zone: tzinfo | None = None) -> CalendarCard:
    """A season's weeks, from the one in which it can be joined; as the league's clock has days,
    unless another zone is given."""
    dates, zone = course.dates, zone or zone_of(course.league.settings.clock.zone)
    moments: dict[Step, datetime] = {
        step: datetime.fromtimestamp(getattr(dates, name), zone) for step, name in STEPS
    }
    days: dict[date, Step] = {}
    for step, moment in moments.items():
        days[moment.date()] = step  # of two on a day the later one shows; the list has both
    first, last = moments["open"].date(), moments["judge"].date()
    monday = first - timedelta(days=first.weekday())
    weeks = min(MOST_WEEKS, (last - monday).days // 7 + 1)
    starts, ends = moments["start"].date(), moments["end"].date()

    def square(day: date) -> Day:
        named = day == monday or day.day == 1
        return Day(
            number=str(day.day),
            month=say(language, "league-month", month=day.month) if named else "",
            step=days.get(day),
            playing=starts <= day <= ends,
            outside=not first <= day <= last,
        )

    title = say(
        language, "league-season-title", name=plain_name(course.league.name), number=course.number
    )
    span = span_text(language, dates.ends - dates.starts)
    key = tuple(
        Key(step, say(language, f"league-step-{step}"), _moment(language, moments[step]))
        for step, _ in STEPS
    )
    said = " ".join([f"{title}.", *(f"{one.name}: {one.when}." for one in key)])
    return CalendarCard(
        title=title,
        detail=f"{game_text(language, course.league)} · {span}",
        weekdays=tuple(say(language, "league-weekday", day=day) for day in range(7)),
        weeks=tuple(
            tuple(square(monday + timedelta(days=7 * week + day)) for day in range(7))
            for week in range(weeks)
        ),
        key=key,
        alt=said,
    )


def _moment(language: Language, moment: datetime) -> str:
    return f"{long_day(language, moment.date())}, {moment:%H:%M} {moment:%Z}"
