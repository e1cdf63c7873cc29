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


OF_THE_BEST: Final = 0.6
OF_ALL: Final = 0.4
"""How much the best of the others counts, and how much all of them on average."""


def lead(worths: Sequence[float], seat: Seat, *, out: Sequence[Seat] = ()) -> float:
    """How far a seat is ahead of the others still in: of the best of them, and of all a little."""
    others = [worth for other, worth in enumerate(worths) if other != seat and other not in out]
    if not others:
        return worths[seat]
    return worths[seat] - OF_THE_BEST * max(others) - OF_ALL * sum(others) / len(others)


def leads(worths: Sequence[float], *, out: Sequence[Seat] = ()) -> list[float]:
    """The leads of all seats, as `lead` gives them one by one."""
    if out:
        return [lead(worths, seat, out=out) for seat in range(len(worths))]
    if len(worths) == 2:
        ahead = worths[0] - worths[1]
        return [ahead, -ahead]
    most = max(worths)
    leader = list(worths).index(most)
    second = max([worth for seat, worth in enumerate(worths) if seat != leader])
    share = OF_ALL / (len(worths) - 1)
    # Each seat's own worth is among all of them: it is counted out again.
    shift = OF_THE_BEST * most + share * sum(worths)
    found = [worth + share * worth - shift for worth in worths]
    found[leader] += OF_THE_BEST * (most - second)
    return found
