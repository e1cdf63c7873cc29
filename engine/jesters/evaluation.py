"""How good the court looks to a viewer: nothing is hidden, so it is the state that is judged."""

from engine.core import Seat
from engine.jesters.view import JestersView, imagine
from engine.jesters.weights import WEIGHTS, Weights
from engine.jesters.worths import court_for


def evaluate(view: JestersView, seat: Seat, weights: Weights = WEIGHTS) -> float:
    return court_for(weights).worths(imagine(view))[seat]
