"""What is kept about people beyond the tables they sit at, and what follows from it."""

import re
from datetime import timedelta
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.clock.clock import Span
from engine.clock.timers import Timer
from engine.clock.zones import DAY_MINUTES, day_in, moment, next_at
from engine.core import Refused

Nudge = Literal["channel", "direct", "none"]
"""How somebody is reminded: by a ping in the channel, by a direct message, or not at all."""


Show = Literal["everyone", "server", "nobody"]
"""Who may see somebody's profile: whoever shares a server with them, those of one server, or only
they themselves."""


class PersonSettings(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a person has chosen with `/me`."""

    language: str | None = None
    """`None`: as their Discord speaks."""
    palette: str = ""
    """Of pictures that only they see; empty is the usual one."""
    nudge: Nudge = "channel"
    often: Literal["both", "once"] = "both"
    """Reminded at half and at 80 % of the time, or only at 80 %."""
    zone: str = "UTC"
    """An IANA name."""
    quiet: tuple[int, int] | None = None
    """No reminders from this minute of the day to before that one, in their zone."""
    always_confirm: bool = False
    """Steps that reveal something wait for *Confirm* too."""
    digest: int | None = None
    """The minute of the day of their daily overview; `None` is none."""
    challenges: bool = True
    """Whether others may challenge them."""
    blocked: tuple[int, ...] = ()
    """Those who may not, and do not join them either."""
    show: Show = "everyone"
    """Who may see their profile, and their name on ladders."""
    show_on: int = 0
    """On which server, if on one only."""

    def shows_on(self, guild: int) -> bool:
        """Whether others may see their profile on a server."""
        return self.show == "everyone" or (self.show == "server" and self.show_on == guild)


MOST_BLOCKED: Final = 50


def blocking(settings: PersonSettings, user: int) -> PersonSettings:
    """Settings of somebody who wants nothing to do with another person. Raises `Refused`."""
    if user in settings.blocked:
        return settings
    if len(settings.blocked) >= MOST_BLOCKED:
        raise Refused("block-many", "no more can be blocked", most=MOST_BLOCKED)
    return replace(settings, blocked=(*settings.blocked, user))


def unblocking(settings: PersonSettings, user: int) -> PersonSettings:
    """The same without one who was blocked."""
    kept = tuple(one for one in settings.blocked if one != user)
    return replace(settings, blocked=kept)


class Absence(Struct, frozen=True, kw_only=True):
    """Days on which a member of a server does not play."""

    id: int = 0
    guild: int
    user: int
    span: Span


def shown_to(settings: PersonSettings, show: Show, guild: int) -> PersonSettings:
    """Settings of somebody who shows their profile otherwise. Raises `Refused` if that is to be on
    the server where they ask, and they ask on none."""
    if show == "server" and not guild:
        raise Refused("show-where", "this is no server")
    return replace(settings, show=show, show_on=guild if show == "server" else 0)


# What somebody types

_TIME: Final = r"(\d{1,2})(?:\s?[:h.]\s?(\d{2})?)?"
_QUIET: Final = re.compile(rf"\s*{_TIME}\s*(?:-|–|—|to)\s*{_TIME}\s*", re.IGNORECASE)
_MINUTE: Final = re.compile(rf"\s*{_TIME}\s*", re.IGNORECASE)


def read_quiet(typed: str) -> tuple[int, int] | None:
    """Quiet hours, in English words. Raises `Refused` for what is none.

    >>> read_quiet("22:00-08:00"), read_quiet("0h-6h30"), read_quiet("off")
    ((1320, 480), (0, 390), None)
    """
    if typed.strip().casefold() == "off":
        return None
    found = _QUIET.fullmatch(typed)
    if found is not None:
        start, end = _minute(found[1], found[2]), _minute(found[3], found[4])
        if start is not None and end is not None and start != end:
            return start, end
    raise Refused("bad-quiet", f"{typed!r} are no quiet hours", option=typed)


def read_minute(typed: str) -> int | None:
    """A time of the day, or that there is none. Raises `Refused` for anything else.

    >>> read_minute("18:00"), read_minute("7h05"), read_minute("off")
    (1080, 425, None)
    """
    if typed.strip().casefold() == "off":
        return None
    found = _MINUTE.fullmatch(typed)
    minute = None if found is None else _minute(found[1], found[2])
    if minute is None:
        raise Refused("bad-time", f"{typed!r} is no time of the day", option=typed)
    return minute


def _minute(hour: str, minute: str | None) -> int | None:
    """The minute of the day; midnight may be called 24:00."""
    count = int(hour) * 60 + int(minute or 0)
    if int(minute or 0) >= 60 or count > DAY_MINUTES:
        return None
    return count % DAY_MINUTES


def minute_text(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


# What follows


def quiet_at(settings: PersonSettings, at: int) -> Span | None:
    """The quiet hours into which a moment falls, if it does."""
    if settings.quiet is None:
        return None
    start, end = settings.quiet
    today = day_in(settings.zone, at)
    for day in (today - timedelta(1), today):
        last = day if start < end else day + timedelta(1)
        span = Span(moment(day, start, settings.zone), moment(last, end, settings.zone))
        if span.start <= at < span.end:
            return span
    return None


def next_digest(settings: PersonSettings, now: int) -> int | None:
    """When a person's next daily overview is due, behind `now`."""
    return None if settings.digest is None else next_at(settings.digest, settings.zone, now)


def digest_timers(user: int, settings: PersonSettings, now: int) -> tuple[Timer, ...]:
    """The timers that a person's choice of a daily overview asks for."""
    at = next_digest(settings, now)
    return () if at is None else (Timer(at=at, kind="digest", user=user),)
