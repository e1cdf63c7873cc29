"""Absences: days as people type them, and what they take of a year's allowance.

A day begins and ends where its person lives. Time is an argument, as everywhere.
"""

import re
from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Final

from engine.clock.clock import DAY, Span, united
from engine.clock.timers import Timer
from engine.clock.zones import day_in, moment
from engine.core import Refused

LONGEST_AHEAD: Final = 366
"""Days from today that an absence may reach."""
REMEMBERED: Final = 2 * 366
"""Days for which an absence is kept once it is over: allowances go by the year."""
CHECKED_AFTER: Final = 60
"""Seconds after which tables are told once more of what was announced or cancelled, should the bot
have fallen over before it could tell them."""
_PAST_RATHER: Final = 90
"""A day without a year that was so many days ago is that one; another is the next."""

_WITH_YEAR: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})", re.ASCII)
_DAY_FIRST: Final = re.compile(r"(\d{1,2})[./](\d{1,2})(?:[./](\d{4})?)?", re.ASCII)
_LATER: Final = re.compile(r"\+\s*(\d{1,3})\s*([dw])", re.ASCII)


def read_day(typed: str, today: date, start: date | None = None) -> date | None:
    """A day as somebody types it, in English words; `None` if it is none.

    `start` is the day that `+3d` counts from and around which a day without a year is looked for:
    the first day of an absence whose last one is typed; today if it is the first one itself.

    >>> today = date(2026, 11, 16)
    >>> [str(read_day(typed, today)) for typed in ("2026-12-24", "24.12.", "5/1", "+1w")]
    ['2026-12-24', '2026-12-24', '2027-01-05', '2026-11-23']
    """
    text = " ".join(typed.lower().split())
    start = start or today
    try:
        if text == "today":
            return today
        if text == "tomorrow":
            return today + timedelta(days=1)
        if found := _WITH_YEAR.fullmatch(text):
            return date(*map(int, found.groups()))
        if found := _DAY_FIRST.fullmatch(text):
            day, month, year = found.groups()
            if year is not None:
                return date(int(year), int(month), int(day))
            return _nearest(int(day), int(month), start)
        if found := _LATER.fullmatch(text):
            count = int(found[1]) * (7 if found[2] == "w" else 1)
            return start + timedelta(days=count)
    except (ValueError, OverflowError):
        return None
    return None


def _nearest(day: int, month: int, start: date) -> date | None:
    """The day of a month that was lately, or else the next one."""
    earliest = start - timedelta(days=_PAST_RATHER)
    for year in (earliest.year, earliest.year + 1):
        try:
            found = date(year, month, day)
        except ValueError:  # the 29th of February, or no day at all
            continue
        if found >= earliest:
            return found
    return None


def span_of(first: date, last: date, zone: str, now: int) -> Span:
    """From the first day's beginning, or from now on, to the last day's end."""
    return Span(max(moment(first, 0, zone), now), moment(last + timedelta(days=1), 0, zone))


def days_of(spans: Iterable[Span], zone: str) -> set[date]:
    """Every day of which some part is in a span: what counts against the allowance."""
    days: set[date] = set()
    for span in spans:
        day, last = day_in(zone, span.start), day_in(zone, span.end - 1)
        while day <= last:
            days.add(day)
            day += timedelta(days=1)
    return days


def days_left(spans: Iterable[Span], year: int, zone: str, allowance: int) -> int:
    """How many days of a year may still be announced."""
    used = sum(day.year == year for day in days_of(spans, zone))
    return max(0, allowance - used)


def announced(  # noqa: PLR0913 - facts of three: who leaves, their clock, their server
    known: Sequence[Span], first: date, last: date, *, zone: str, now: int, allowance: int
) -> tuple[Span, ...]:
    """The absences once another is added; those that touch become one.

    Raises `Refused` for days that are over, the wrong way round, more than a year ahead, announced
    already, or more than the allowance of a year.
    """
    today = day_in(zone, now)
    if first < today:
        raise Refused("away-past", f"{first} is over", day=str(first), today=str(today))
    if last < first:
        raise Refused(
            "away-backwards", f"{last} is before {first}", first=str(first), last=str(last)
        )
    latest = today + timedelta(days=LONGEST_AHEAD)
    if last > latest:
        raise Refused("away-far", f"{last} is too far off", last=str(last), latest=str(latest))
    span = span_of(first, last, zone, now)
    if any(one.start <= span.start and span.end <= one.end for one in known):
        raise Refused("away-known", "those days are announced already")
    _refuse_beyond(known, span, zone, allowance)
    return united([*known, span])


def _refuse_beyond(known: Sequence[Span], span: Span, zone: str, allowance: int) -> None:
    wanted = days_of([span], zone) - days_of(known, zone)
    for year in sorted({day.year for day in wanted}):
        days = sum(day.year == year for day in wanted)
        left = days_left(known, year, zone, allowance)
        if days > left:
            raise Refused(
                "away-allowance",
                f"{days} days of {year}, and {left} of {allowance} are left",
                days=days,
                year=str(year),
                left=left,
                allowance=allowance,
            )


def cancelled(known: Sequence[Span], span: Span, now: int) -> tuple[Span, ...]:
    """The absences without what is still to come of one. Raises `Refused` if nothing is."""
    if span not in known or span.end <= now:
        raise Refused("away-over", "that absence is over or cancelled already")
    rest = [one for one in known if one != span]
    return united([*rest, Span(span.start, now)] if span.start < now else rest)


def remembered(spans: Iterable[Span], now: int) -> tuple[Span, ...]:
    """Those that still count for something."""
    return tuple(span for span in spans if span.end > now - REMEMBERED * DAY)


def timers_for(guild: int, user: int, spans: Iterable[Span], now: int) -> list[Timer]:
    """What is to happen because of a member's absences: soon a check, marked by its `since`, and
    when each of them begins."""
    moments = [(now + CHECKED_AFTER, 1), *((one.start, 0) for one in spans if one.start > now)]
    return [Timer(at=at, kind="away", user=user, guild=guild, since=since) for at, since in moments]


def current(spans: Iterable[Span], now: int) -> Span | None:
    """The absence that somebody is in."""
    return next((span for span in spans if span.start <= now < span.end), None)
