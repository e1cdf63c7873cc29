"""Time zones by their IANA names, and the moments at which their clocks show a time.

On the days when clocks are set forward or back, a time of the day comes not at all or twice. What
is meant by it is the first moment at which the clock shows it, or has jumped over it.
"""

from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from difflib import get_close_matches
from functools import cache
from typing import Final
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

_NO_PLACES: Final = ("Factory", "localtime", "posixrules")


@cache
def zone_names() -> tuple[str, ...]:
    """Every zone there is, in order. The first call reads a folder and takes a moment."""
    return tuple(sorted(available_timezones() - set(_NO_PLACES)))


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
    wanted = _plain(typed)
    for name in zone_names():
        if _plain(name) == wanted:
            return name
    cities = [name for name in zone_names() if wanted and _city(name) == wanted]
    if len(cities) == 1:
        return cities[0]
    near = cities or zones_like(typed, 5) or USUAL[:5]
    raise Refused("unknown-zone", f"there is no time zone {typed!r}", option=typed, choices=near)


def zones_like(typed: str, most: int) -> Sequence[str]:
    """Zones that begin with what was typed, that hold it, and that look like it, in this order."""
    wanted = _plain(typed)
    if not wanted:
        return USUAL[:most]
    begin = [name for name in zone_names() if _city(name).startswith(wanted)]
    hold = [name for name in zone_names() if wanted in _plain(name)]
    found = [*dict.fromkeys((*begin, *hold))][:most]
    if len(found) < most:
        whole = {_plain(name): name for name in zone_names()}
        cities = {_city(name): name for name in zone_names()}
        room = most - len(found)
        alike = [whole[key] for key in get_close_matches(wanted, whole, room, 0.7)]
        alike += [cities[key] for key in get_close_matches(wanted, cities, room, 0.7)]
        found = [*dict.fromkeys((*found, *alike))][:most]
    return tuple(found)


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
    days = (today + timedelta(days) for days in range(4))
    return next(at for at in (moment(day, minute, name) for day in days) if at > now)


def _wall(at: int, zone: ZoneInfo) -> datetime:
    return datetime.fromtimestamp(at, UTC).astimezone(zone).replace(tzinfo=None)


def _plain(name: str) -> str:
    return "_".join(name.casefold().split())


def _city(name: str) -> str:
    return _plain(name).rpartition("/")[2]
