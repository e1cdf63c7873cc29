"""Moments as organisers type them: a day, perhaps a time of it, or how long from now.

Days are those of a zone, so that "in 3 days" is the same time of the day even if clocks are set
forward or back meanwhile.
"""

import re
from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Final

from engine.clock.zones import DAY_MINUTES, day_in, moment
from engine.core import Refused
from engine.people.absences import read_day

EVENING: Final = 18 * 60
"""The minute of a day that is meant by a day alone."""
FURTHEST: Final = 2 * 366 * 86_400
"""Nothing is settled further ahead, in seconds."""
LONGEST_TYPED: Final = 60

_MINUTE, _HOUR = 60, 3_600
_EXACT: Final[Mapping[str, int]] = {
    **dict.fromkeys(("min", "minute", "minutes", "minuten"), _MINUTE),
    **dict.fromkeys(("h", "hour", "hours", "heure", "heures", "stunde", "stunden"), _HOUR),
}
"""Words for what is counted from now on, with its seconds."""
_WEEK: Final = 7
_DAYS: Final[Mapping[str, int]] = {
    **dict.fromkeys(("d", "day", "days", "j", "jour", "jours", "t", "tag", "tage", "tagen"), 1),
    **dict.fromkeys(
        ("w", "week", "weeks", "s", "sem", "semaine", "semaines", "woche", "wochen"), _WEEK
    ),
}
_NUMBERS: Final[Mapping[str, int]] = {
    **dict.fromkeys(("a", "an", "one", "un", "une", "ein", "einem", "einer"), 1),
    **dict.fromkeys(("two", "deux", "zwei"), 2),
    **dict.fromkeys(("three", "trois", "drei"), 3),
}
_WEEKDAYS: Final[Sequence[Sequence[str]]] = (
    ("monday", "mon", "lundi", "montag"),
    ("tuesday", "tue", "mardi", "dienstag"),
    ("wednesday", "wed", "mercredi", "mittwoch"),
    ("thursday", "thu", "jeudi", "donnerstag"),
    ("friday", "fri", "vendredi", "freitag"),
    ("saturday", "sat", "samedi", "samstag", "sonnabend"),
    ("sunday", "sun", "dimanche", "sonntag"),
)
_NEXT: Final = ("next", "on", "this", "le", "am", "nächsten", "naechsten", "kommenden")
"""Words before a weekday that leave it the next one."""
_NEXT_BEHIND: Final = ("prochain",)
_TODAY: Final = ("today", "aujourd'hui", "aujourd’hui", "heute")
_TOMORROW: Final = ("tomorrow", "demain", "morgen")

_IN: Final = re.compile(r"(?:in|dans|\+)\s*(\d{1,3}|[a-z]+)\s*([a-z]+)")
_TIME: Final = re.compile(
    r"(?:(?:^|[ t,]+)(?:at |à |um )?)(\d{1,2})(?::(\d{2})| ?h ?(\d{2})?| uhr)$", re.ASCII
)


def read_moment(typed: str, zone: str, now: int, minute: int = EVENING) -> int | None:
    """A moment as somebody types it; `None` if it is none.

    `minute` is the time of the day that is meant where none is typed.

    >>> from engine.clock.zones import moment
    >>> now = moment(date(2026, 11, 19), 12 * 60, "Europe/Paris")
    >>> [(read_moment(text, "Europe/Paris", now) - now) // 3600
    ...     for text in ("2026-11-20", "in 3 days", "next Monday 20:00", "in 6 hours")]
    [30, 78, 104, 6]
    """
    text = " ".join(typed[:LONGEST_TYPED].casefold().split())
    exact = _counted(text, _EXACT)
    if exact is not None:
        return now + exact
    day, shown = _with_time(text)
    if shown is not None:
        minute = shown
    if minute >= DAY_MINUTES:
        return None
    found = _day(day, day_in(zone, now))
    return None if found is None else moment(found, minute, zone)


def checked_moment(typed: str, zone: str, now: int, minute: int = EVENING) -> int:
    """The same; raises `Refused` for what is none, is over, or is years ahead."""
    found = read_moment(typed, zone, now, minute)
    if found is None:
        raise Refused("moment-unread", f"{typed!r} is no day or time", date=typed)
    if found <= now:
        raise Refused("moment-past", "that is over", date=typed, zone=zone)
    if found > now + FURTHEST:
        raise Refused("moment-far", "that is years ahead", date=typed)
    return found


def _counted(text: str, units: Mapping[str, int]) -> int | None:
    """How much is typed as "in 3 days" is, in what the units are counted in."""
    found = _IN.fullmatch(text)
    if found is None or found[2] not in units:
        return None
    number = int(found[1]) if found[1].isdecimal() else _NUMBERS.get(found[1])
    return None if number is None else number * units[found[2]]


def _with_time(text: str) -> tuple[str, int | None]:
    """What is typed before a time of the day, and that time in minutes, if there is one."""
    found = _TIME.search(text)
    if found is None:
        return text, None
    minutes = found[2] or found[3] or "0"
    at = int(found[1]) * 60 + int(minutes) if int(minutes) < 60 else DAY_MINUTES
    return text[: found.start()].strip(), at


def _day(text: str, today: date) -> date | None:
    if text in _TODAY:
        return today
    try:
        if text in _TOMORROW:
            return today + timedelta(days=1)
        days = _counted(text, _DAYS)
        if days is not None:
            return today + timedelta(days=days)
    except OverflowError:
        return None
    weekday = _weekday(text)
    if weekday is not None:
        return today + timedelta(days=(weekday - today.weekday() - 1) % 7 + 1)
    return read_day(text, today)


def _weekday(text: str) -> int | None:
    """The number of a weekday that is typed; the next one is meant, never today."""
    words = text.split()
    if len(words) > 1 and words[0] in _NEXT:
        words = words[1:]
    if len(words) > 1 and words[-1] in _NEXT_BEHIND:
        words = words[:-1]
    if len(words) != 1:
        return None
    return next((day for day, names in enumerate(_WEEKDAYS) if words[0] in names), None)
