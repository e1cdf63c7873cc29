"""What places at a table are worth."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

UNIT: Final = 60
"""A point is so many parts, so that two to six people share any places without a remainder."""

FROM_THE_LAST: Final = (0, 2, 4, 7, 11, 16)
"""Points from the last place upwards: 7, 4, 2 and 0 for four."""


def shares(ranks: Sequence[int]) -> tuple[int, ...]:
    """By seat, what ranks bring, in parts of a point: who shares places shares their sum."""
    worth = [points * UNIT for points in reversed(FROM_THE_LAST[: len(ranks)])]
    found: list[int] = []
    for rank in ranks:
        before = sum(other < rank for other in ranks)
        beside = sum(other == rank for other in ranks)
        found.append(sum(worth[before : before + beside]) // beside)
    return tuple(found)


def most(seats: int) -> int:
    """What the first place brings, in parts of a point."""
    return FROM_THE_LAST[seats - 1] * UNIT


def points(parts: int) -> Fraction:
    """Parts of a point as points."""
    return Fraction(parts, UNIT)
