"""What a view is worth: by the game's evaluation, and once a game is over by its end."""

from typing import Final

from engine.core import AnyGame, Outcome, Seat, View

DECIDED: Final = 1000.0
"""More than any position that is still open."""


def worth(game: AnyGame, seen: View, seat: Seat) -> float:
    """How good a view is for a seat. A game that is over is judged by its result alone."""
    if seen.outcome is None or _has_dropped(seen, seat):
        return game.evaluate(seen, seat)
    return result(seen.outcome, seat)


def _has_dropped(seen: View, seat: Seat) -> bool:
    """Whether a seat has left a round, for what it cost: that is no defeat, but what the evaluation
    makes of it, whether or not the round ends with it. A match that is over has a result of its
    own, in which nobody has."""
    return seen.outcome is not None and any(left == seat for left, _ in seen.outcome.settled)


def result(outcome: Outcome, seat: Seat) -> float:
    """The end of a game: how many others a seat has beaten, and by how many points."""
    own = outcome.ranks[seat]
    others = [rank for other, rank in enumerate(outcome.ranks) if other != seat]
    beaten = sum((rank > own) - (rank < own) for rank in others) / len(others)
    sole = 0.5 if own == 1 and min(others) > 1 else 0.0
    return DECIDED * (beaten + sole) + outcome.points[seat]
