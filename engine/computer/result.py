"""What the end of a game is worth, and how seats are weighed against each other."""

from collections.abc import Sequence
from typing import Final

from engine.core import Outcome, Seat

DECIDED: Final = 1000.0
"""More than any position that is still open."""


def result(outcome: Outcome, seat: Seat) -> float:
    """The end of a game: how many others a seat has beaten, and by how many points."""
    own = outcome.ranks[seat]
    others = [rank for other, rank in enumerate(outcome.ranks) if other != seat]
    beaten = sum((rank > own) - (rank < own) for rank in others) / len(others)
    sole = 0.5 if own == 1 and min(others) > 1 else 0.0
    return DECIDED * (beaten + sole) + outcome.points[seat]


def lead(worths: Sequence[float], seat: Seat, *, out: Sequence[Seat] = ()) -> float:
    """How far a seat is ahead of the others still in: of the best of them, and of all a little."""
    others = [worth for other, worth in enumerate(worths) if other != seat and other not in out]
    if not others:
        return worths[seat]
    return worths[seat] - 0.6 * max(others) - 0.4 * sum(others) / len(others)
