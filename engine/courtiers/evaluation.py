"""How good a ladder looks to one who may not know every value."""

from engine.core import Seat
from engine.courtiers.view import CourtiersView
from engine.courtiers.weights import WEIGHTS, Weights
from engine.courtiers.worths import ladder_for


def evaluate(view: CourtiersView, seat: Seat, weights: Weights = WEIGHTS) -> float:
    return ladder_for(weights).worths(view.board, view.out, view.gone, view.chosen)[seat]
