"""Clocks in words: how somebody types a time, what a table's clock is, how much time is left."""

import re
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from cogs.words.speech import safe_names, stamp
from cogs.words.spellings import as_english
from engine.clock.clock import DAY, HOUR, MINUTE, Clock, Expiry
from engine.computer.levels import USUAL
from engine.core import Refused, Seat
from engine.table.model import Language, Table
from words import listed, say

PRESETS: Final = {
    "off": Clock(0),
    "1d": Clock(DAY),
    "2d": Clock(2 * DAY),
    "3d": Clock(3 * DAY),
    "7d": Clock(7 * DAY),
    "brisk": Clock(HOUR, reserve=DAY, refill=HOUR),
}
"""Clocks worth offering, by a word that a select carries."""

EXPIRIES: Final[tuple[Expiry, ...]] = ("once", "keeps", "substitute", "out")

BY_COMPUTER: Final[tuple[Expiry, ...]] = ("once", "keeps")
"""Those at which a computer of some level decides."""

_UNITS: Final = {"m": MINUTE, "h": HOUR, "d": DAY, "w": 7 * DAY}
_PART: Final = re.compile(r"\s*([0-9]{1,6})([mhdw])(?![a-z])\s*")


def read_duration(typed: str) -> int:
    """Seconds from a time as people type it; 0 for *off*. Raises `Refused` for anything else.

    >>> read_duration("48h"), read_duration("1 d 12 h"), read_duration("90m"), read_duration("off")
    (172800, 129600, 5400, 0)
    """
    text = as_english(typed.casefold())
    if text == "off":
        return 0
    at = seconds = 0
    while at < len(text):
        part = _PART.match(text, at)
        if part is None:
            at = 0
            break
        seconds += int(part[1]) * _UNITS[part[2]]
        at = part.end()
    if not at:
        raise Refused("bad-duration", f"{typed!r} is no time; try 48h", option=typed)
    return seconds


def preset_of(clock: Clock) -> str | None:
    """The word of the preset that gives as much time as a clock, if there is one."""
    return next((word for word in PRESETS if as_preset(clock, word) == clock), None)


def as_preset(clock: Clock, word: str) -> Clock:
    """A clock with the time of a preset, and all else as it is. Raises `Refused`."""
    preset = PRESETS.get(word)
    if preset is None:
        raise Refused("bad-value", "there is no such clock")
    return replace(clock, limit=preset.limit, reserve=preset.reserve, refill=preset.refill)


def as_expiry(clock: Clock, word: str) -> Clock:
    """A clock with another end. Raises `Refused`."""
    for expiry in EXPIRIES:
        if expiry == word:
            return replace(clock, expiry=expiry)
    raise Refused("bad-value", "there is no such end of the time")


def duration_text(language: Language, seconds: int) -> str:
    """`48 h`, `3 days`, `1 h 30 min`: as few words as are exact, to the minute."""
    if seconds > 2 * DAY or seconds in (0, DAY):
        days, rest = divmod(seconds, DAY)
    else:
        days, rest = 0, seconds
    hours, rest = divmod(rest, HOUR)
    parts = [
        say(language, f"duration-{unit}", count=count)
        for unit, count in (("days", days), ("hours", hours), ("minutes", rest // MINUTE))
        if count
    ]
    return " ".join(parts) or say(language, "duration-minutes", count=0)


def clock_text(language: Language, clock: Clock) -> str:
    """What a clock is, in one line."""
    if not clock.limit:
        return say(language, "clock-off")
    parts = [say(language, "clock-limit", time=duration_text(language, clock.limit))]
    if clock.reserve:
        facts = {"time": duration_text(language, clock.reserve)}
        if clock.refill:
            facts["refill"] = duration_text(language, clock.refill)
        parts.append(
            say(language, "clock-reserve-refill" if clock.refill else "clock-reserve", **facts)
        )
    if not clock.weekends:
        parts.append(say(language, "clock-weekends", zone=clock.zone))
    if clock.most_away == 0:
        parts.append(say(language, "clock-no-away"))
    elif clock.most_away is not None:
        away = duration_text(language, clock.most_away)
        parts.append(say(language, "clock-most-away", time=away))
    return " · ".join(parts)


def expiry_text(language: Language, clock: Clock) -> str:
    """What happens when somebody's time is over, and how strong a computer decides then, if it is
    not the usual one."""
    told = say(language, "clock-expiry", what=say(language, f"expiry-{clock.expiry}"))
    if clock.expiry not in BY_COMPUTER or clock.level == USUAL:
        return told
    strength = say(language, f"level-{clock.level}")
    return f"{told} {say(language, 'clock-level', level=clock.level, strength=strength)}"


def clock_lines(language: Language, clock: Clock) -> list[str]:
    """A clock with what happens at its end, which is of no concern without one."""
    lines = [say(language, "clock-line", clock=clock_text(language, clock))]
    return [*lines, expiry_text(language, clock)] if clock.limit else lines


def time_left(language: Language, table: Table, seats: Sequence[Seat] | None = None) -> str:
    """How much time those have whom a table waits for, or some of them; empty without a clock."""
    asked = range(len(table.players)) if seats is None else seats
    asked = [seat for seat in asked if table.players[seat].asked]
    ends: dict[int, list[Seat]] = {}
    for seat in asked:
        if table.players[seat].deadline:
            ends.setdefault(table.players[seat].deadline, []).append(seat)
    if not ends:
        return ""
    if len(ends) == 1 and len(*ends.values()) == len(asked):
        return say(language, "time-left", when=stamp(*ends))
    names = safe_names(table)
    each = (
        f"{stamp(end)} ({listed(language, [names[seat] for seat in ends[end]])})"
        for end in sorted(ends)
    )
    return say(language, "time-left", when=", ".join(each))
