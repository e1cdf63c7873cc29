"""How seats are weighed against each other, for a game's evaluation."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from msgspec import Struct

from engine.core import UMPIRE, Seat, Viewer


class NoWeights(Struct, frozen=True):
    """The constants of an evaluation that has none to tune."""


NO_WEIGHTS: Final = NoWeights()


class Judging(Protocol):
    """The part of a game that judges a view."""

    def view(self, state: Any, viewer: Viewer) -> Any: ...

    def evaluate(self, view: Any, seat: Seat) -> float: ...


def worths_by_view(game: Judging, state: Any) -> list[float]:
    """By seat, how good an imagined state looks, for a game whose evaluation only reads views."""
    seen = game.view(state, UMPIRE)
    return [game.evaluate(seen, seat) for seat in range(seen.seats)]


def lead(worths: Sequence[float], seat: Seat, *, out: Sequence[Seat] = ()) -> float:
    """How far a seat is ahead of the others still in: of the best of them, and of all a little."""
    others = [worth for other, worth in enumerate(worths) if other != seat and other not in out]
    if not others:
        return worths[seat]
    return worths[seat] - 0.6 * max(others) - 0.4 * sum(others) / len(others)
