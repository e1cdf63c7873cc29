"""A table's clock: how long a decision may take, and what happens when the time is over."""

from typing import Final, Literal

from msgspec import Struct

HOUR: Final = 3600
DAY: Final = 24 * HOUR

Expiry = Literal["once", "keeps", "substitute", "out"]
"""When a player's time is over, the computer makes that one decision (`once`), or keeps the seat
until the player comes back (`keeps`); or the seat is offered to a `substitute`; or the player is
`out`, as if they had resigned."""


class Clock(Struct, frozen=True, omit_defaults=True):
    """What a table has agreed on. Times in seconds."""

    limit: int = 48 * HOUR
    """For a decision; 0 is no clock at all."""
    bank: int = 0
    """What everybody has in reserve at the start, and the most they can have."""
    refill: int = 0
    """What comes into the reserve with every decision."""
    weekends: bool = True
    """Whether time runs on Saturdays and Sundays."""
    zone: str = "UTC"
    """Where those begin and end: an IANA name."""
    expiry: Expiry = "once"
    most_away: int | None = None
    """How much of a player's absences stops their clock at this table; `None` is all of it."""


class Span(Struct, frozen=True, array_like=True):
    """From one moment to before another, in seconds since 1970."""

    start: int
    end: int
