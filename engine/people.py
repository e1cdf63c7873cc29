"""What is kept about people beyond the tables they sit at."""

from typing import Literal

from msgspec import Struct

from engine.clock import Span

Nudge = Literal["channel", "direct", "none"]
"""How somebody is reminded: by a ping in the channel, by a direct message, or not at all."""


class PersonSettings(Struct, frozen=True, kw_only=True):
    """What a person has chosen with `/me`."""

    language: Literal["en", "fr"] | None = None
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
    digest: int | None = None
    """The minute of the day of their daily overview; `None` is none."""


class Absence(Struct, frozen=True, kw_only=True):
    """Days on which a member of a server does not play."""

    id: int = 0
    guild: int
    user: int
    span: Span
