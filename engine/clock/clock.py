"""A table's clock: how long a decision may take, and what happens when the time is over.

All of it is arithmetic over moments in seconds since 1970. A clock stands still on weekends if the
table likes, while a player is away, and while the bot was down; what is left of the time between is
*running* time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import timedelta
from heapq import merge
from typing import Final, Literal

from msgspec import Struct, field

from engine.clock.zones import day_in, moment
from engine.computer.levels import USUAL, refuse_level
from engine.core import Refused

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

LEAST: Final = 5 * MINUTE
LONGEST: Final = 60 * DAY
"""Between these a decision's time lies, if it has any; a reserve is no longer than that either."""

HALF: Final = 50
MOST: Final = 80
"""The percentages of a decision's time after which its player is reminded."""

Expiry = Literal["once", "keeps", "substitute", "out"]
"""When a player's time is over, the computer makes that one decision (`once`), or keeps the seat
until the player comes back (`keeps`); or the seat is offered to a `substitute`; or the player is
`out`, as if they had resigned."""


class Clock(Struct, frozen=True, omit_defaults=True):
    """What a table has agreed on. Times in seconds."""

    limit: int = 48 * HOUR
    """For a decision; 0 is no clock at all."""
    reserve: int = field(default=0, name="bank")
    """What everybody has in reserve at the start, and the most they can have."""
    refill: int = 0
    """What comes into the reserve with every decision."""
    weekends: bool = True
    """Whether time runs on Saturdays and Sundays."""
    zone: str = "UTC"
    """Where those begin and end: an IANA name."""
    expiry: Expiry = "once"
    level: int = USUAL
    """How strong the computer plays that decides then."""
    most_away: int | None = None
    """How much of a player's absences stops their clock at this table; `None` is all of it."""


class Span(Struct, frozen=True, array_like=True):
    """From one moment to before another, in seconds since 1970."""

    start: int
    end: int


def checked(clock: Clock) -> Clock:
    """The clock itself. Raises `Refused` if no table can have it."""
    days = LONGEST // DAY
    if clock.limit and not LEAST <= clock.limit <= LONGEST:
        raise Refused(
            "clock-limit", "no such time for a decision", least=LEAST // MINUTE, most=days
        )
    if not 0 <= clock.reserve <= LONGEST:
        raise Refused("clock-reserve", "no such reserve", most=days)
    if (clock.reserve or clock.refill) and not clock.limit:
        raise Refused("clock-no-limit", "a reserve needs a time for a decision")
    if not 0 <= clock.refill <= clock.reserve:
        raise Refused("clock-refill", "more comes back than the reserve holds")
    if clock.most_away is not None and not 0 <= clock.most_away <= 365 * DAY:
        raise Refused("clock-away", "no such time for absences", most=365)
    refuse_level(clock.level)
    return clock


# Running time


def after(clock: Clock, start: int, seconds: int, stops: Iterable[Span] = ()) -> int:
    """The moment by which a clock has run for so long since the start."""
    stops = tuple(stops)
    if clock.weekends and not stops:
        return start + seconds
    now, left = start, seconds
    for stop in _standing_still(clock, start, stops):
        if stop.start - now >= left:
            break
        left -= max(0, stop.start - now)
        now = max(now, stop.end)
    return now + left


def running(clock: Clock, start: int, end: int, stops: Iterable[Span] = ()) -> int:
    """For how long a clock has run between two moments."""
    now, ran = start, 0
    for stop in _standing_still(clock, start, stops):
        if stop.start >= end:
            break
        ran += max(0, stop.start - now)
        now = max(now, stop.end)
    return ran + max(0, end - now)


def united(spans: Iterable[Span]) -> tuple[Span, ...]:
    """The same moments in as few spans as possible, in order."""
    found: list[Span] = []
    for span in sorted(spans, key=_start):
        if found and span.start <= found[-1].end:
            found[-1] = Span(found[-1].start, max(found[-1].end, span.end))
        elif span.start < span.end:
            found.append(span)
    return tuple(found)


def capped(spans: Iterable[Span], most: int | None, start: int = 0) -> tuple[Span, ...]:
    """As much of some spans, from the start on, as may count: the earliest."""
    found: list[Span] = []
    for span in united(spans):
        begin = max(span.start, start)
        end = span.end if most is None else min(span.end, begin + most)
        if begin < end:
            found.append(Span(begin, end))
            most = None if most is None else most - (end - begin)
    return tuple(found)


def _standing_still(clock: Clock, start: int, stops: Iterable[Span]) -> Iterator[Span]:
    """When a clock does not run, in order of beginning; spans may overlap."""
    known = sorted(stops, key=_start)
    return iter(known) if clock.weekends else merge(_weekends(clock.zone, start), known, key=_start)


def _weekends(zone: str, start: int) -> Iterator[Span]:
    """Saturdays and Sundays as they are in a zone, from the one that lasts or comes next on."""
    local = day_in(zone, start)
    saturday = local + timedelta(days=5 - local.weekday())
    while True:
        yield Span(moment(saturday, 0, zone), moment(saturday + timedelta(days=2), 0, zone))
        saturday += timedelta(days=7)


def _start(span: Span) -> int:
    return span.start
