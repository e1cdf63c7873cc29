"""What a result would change, told before there is one."""

from collections.abc import Sequence

from msgspec import Struct

from engine.core import Seat
from engine.rating.glicko import Rating, after_table


class Stake(Struct, frozen=True):
    """What somebody plays for."""

    rating: Rating
    win: float
    """What coming first alone would bring,"""
    last: float
    """and coming last alone."""


def stakes(ratings: Sequence[Rating], now: int) -> tuple[Stake, ...]:
    """By seat, what a table of at least two plays for."""
    seats = range(len(ratings))
    return tuple(
        Stake(
            one,
            win=change(ratings, seat, [2 - (other == seat) for other in seats], now),
            last=change(ratings, seat, [1 + (other == seat) for other in seats], now),
        )
        for seat, one in enumerate(ratings)
    )


def change(ratings: Sequence[Rating], seat: Seat, ranks: Sequence[int], now: int) -> float:
    """What a seat's rating would change by if a table ended so."""
    deviations = [one.aged(now) for one in ratings]
    after = after_table([one.value for one in ratings], deviations, ranks)
    return after[seat][0] - ratings[seat].value
