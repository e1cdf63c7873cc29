"""How seats are weighed against each other, for a game's evaluation."""

from collections.abc import Sequence

from engine.core import Seat


def lead(worths: Sequence[float], seat: Seat, *, out: Sequence[Seat] = ()) -> float:
    """How far a seat is ahead of the others still in: of the best of them, and of all a little."""
    others = [worth for other, worth in enumerate(worths) if other != seat and other not in out]
    if not others:
        return worths[seat]
    return worths[seat] - 0.6 * max(others) - 0.4 * sum(others) / len(others)
