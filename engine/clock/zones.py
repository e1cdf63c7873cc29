"""Time zones by their IANA names, and the moments at which their clocks show a time.

On the days when clocks are set forward or back, a time of the day comes not at all or twice. What
is meant by it is the first moment at which the clock shows it, or has jumped over it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta
from functools import cache, lru_cache
from itertools import chain
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from engine.core import Refused

DAY_MINUTES: Final = 24 * 60

USUAL: Final = (
    "UTC",
    "Europe/London",
    "Europe/Paris",
    "Europe/Berlin",
    "Europe/Athens",
    "Africa/Casablanca",
    "Asia/Dubai",
    "Asia/Kolkata",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "America/Sao_Paulo",
    "America/Toronto",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
)
"""What is offered to those who have not typed anything yet."""

ALIKE: Final = 0.5
"""Of their pairs of letters, how many two names share that look like each other."""
MOST_ZONES: Final = 1024
"""All there are, and some that are gone."""

_NO_PLACES: Final = ("Factory", "localtime", "posixrules")


class _Index(NamedTuple):
    """The zones, ready to be looked up while somebody types."""

    names: tuple[str, ...]
    plain: tuple[str, ...]
    cities: tuple[str, ...]
    """By number, how each and its city are spelt in plain letters."""
    numbers: Mapping[str, int]
    """By plain spelling."""
    pairs: tuple["_Pairs", "_Pairs"]
    """Those of the whole names, and of the cities."""


class _Pairs(NamedTuple):
    """Some texts by the pairs of letters that follow each other in them."""

    holding: Mapping[str, Sequence[int]]
    """By a pair, the numbers of the texts that hold it."""
    counts: tuple[int, ...]
    """By number, how many a text has."""


def zone_names() -> tuple[str, ...]:
    """Every zone there is, in order. The first call reads a folder and takes a moment."""
    return _index().names


@cache
def _index() -> _Index:
    names = tuple(sorted(available_timezones() - set(_NO_PLACES)))
    plain = tuple(map(_plain, names))
    cities = tuple(name.rpartition("/")[2] for name in plain)
    numbers = {name: number for number, name in enumerate(plain)}
    return _Index(names, plain, cities, numbers, (_paired(plain), _paired(cities)))


def _paired(texts: Sequence[str]) -> _Pairs:
    holding: dict[str, list[int]] = {}
    for number, text in enumerate(texts):
        for pair in _pairs(text):
            holding.setdefault(pair, []).append(number)
    return _Pairs(holding, tuple(len(_pairs(text)) for text in texts))


@lru_cache(maxsize=MOST_ZONES)
def zone_of(name: str) -> ZoneInfo:
    """A zone that was kept; UTC, should this machine not know it any more."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")


def checked_zone(typed: str) -> str:
    """The name of a zone as somebody typed it, or only the name of its city.

    Raises `Refused` with names that look like it.

    >>> checked_zone("europe/paris"), checked_zone("New York")
    ('Europe/Paris', 'America/New_York')
    """
    wanted, zones = _plain(typed), _index()
    if wanted in zones.numbers:
        return zones.names[zones.numbers[wanted]]
    cities = [name for name, city in zip(zones.names, zones.cities, strict=True) if city == wanted]
    if len(cities) == 1:
        return cities[0]
    near = cities or zones_like(typed, 5) or USUAL[:5]
    raise Refused("unknown-zone", f"there is no time zone {typed!r}", option=typed, choices=near)


def zones_like(typed: str, most: int) -> Sequence[str]:
    """Zones that begin with what was typed, that hold it, and that look like it, in this order."""
    wanted, zones = _plain(typed), _index()
    if not wanted:
        return USUAL[:most]
    begin = [number for number, city in enumerate(zones.cities) if city.startswith(wanted)]
    hold = [number for number, name in enumerate(zones.plain) if wanted in name]
    found = [*dict.fromkeys((*begin, *hold))]
    if len(found) < most:
        found = [*dict.fromkeys((*found, *_alike(wanted)))]
    return tuple(zones.names[number] for number in found[:most])


def _alike(wanted: str) -> list[int]:
    """The zones whose names or cities share most of their pairs of letters with a text."""
    pairs = _pairs(wanted)
    likeness: dict[int, float] = {}
    for holding, counts in _index().pairs:
        shared = Counter(chain.from_iterable(holding.get(pair, ()) for pair in pairs))
        for number, count in shared.items():
            share = 2 * count / (len(pairs) + counts[number])
            if share >= max(ALIKE, likeness.get(number, 0.0)):
                likeness[number] = share
    return sorted(likeness, key=lambda number: (-likeness[number], number))


def clock_in(name: str, now: int) -> str:
    """What a zone's clocks show: `18:05`."""
    return f"{datetime.fromtimestamp(now, zone_of(name)):%H:%M}"


def day_in(name: str, now: int) -> date:
    return datetime.fromtimestamp(now, zone_of(name)).date()


def moment(day: date, minute: int, name: str) -> int:
    """When it is that minute of a day in a zone, in seconds since 1970."""
    zone = zone_of(name)
    shown = datetime.combine(day, time(*divmod(minute, 60)), zone)
    at = int(shown.timestamp())
    if datetime.fromtimestamp(at, zone).replace(fold=0) == shown:
        return at
    # The clock never shows it: find the moment at which it jumps.
    before, after = int(shown.replace(fold=1).timestamp()), at
    while after - before > 1:
        middle = (before + after) // 2
        if _wall(middle, zone) < shown.replace(tzinfo=None):
            before = middle
        else:
            after = middle
    return after


def next_at(minute: int, name: str, now: int) -> int:
    """The first moment behind `now` at which it is that minute of some day, once a day."""
    today = day_in(name, now)
    at = moment(today, minute, name)
    return at if at > now else moment(today + timedelta(1), minute, name)


def _wall(at: int, zone: ZoneInfo) -> datetime:
    return datetime.fromtimestamp(at, UTC).astimezone(zone).replace(tzinfo=None)


def _plain(name: str) -> str:
    return "_".join(name.casefold().split())


def _pairs(text: str) -> frozenset[str]:
    """The letters of a text, each with the one behind it; an end counts as one."""
    return frozenset(map("".join, zip(f" {text}", f"{text} ", strict=True)))
