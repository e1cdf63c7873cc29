"""What the end of a game is worth."""

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
