"""How good a race of the witches looks to one who does not know every tile."""

from engine.core import Seat
from engine.witches.board import SYMBOLS
from engine.witches.state import Witches
from engine.witches.view import WitchesView
from engine.witches.weights import WEIGHTS, Weights
from engine.witches.worths import race_for


def evaluate(view: WitchesView, seat: Seat, weights: Weights = WEIGHTS) -> float:
    return race_for(weights).worths(_race(view))[seat]


def _race(view: WitchesView) -> Witches:
    """As much of the state as is judged; what the viewer does not know is left out."""
    return Witches(
        seats=view.seats,
        step=view.step,
        picks=tuple([_symbols(picks) for picks in view.picks]),
        witches=view.witches,
        hands=tuple([_symbols(hand) for hand in view.hands]),
        seat=view.seat,
        clan=view.clan,
        gone=view.gone,
    )


def _symbols(words: tuple[str, ...]) -> str:
    return "".join([SYMBOLS[word] for word in words])
