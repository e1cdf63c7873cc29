"""Which evaluation judges the views of which game."""

from collections.abc import Callable
from typing import Any, Final

from engine.computer.result import result
from engine.core import Seat, View
from engine.courtiers.evaluation import courtiers
from engine.courtiers.view import CourtiersView
from engine.hedgehogs.carrom.evaluation import carrom
from engine.hedgehogs.carrom.view import CarromView
from engine.hedgehogs.evaluation import race
from engine.hedgehogs.view import HedgehogsView
from engine.jesters.evaluation import jesters
from engine.jesters.view import JestersView
from engine.witches.evaluation import witches
from engine.witches.view import WitchesView

Evaluation = Callable[[Any, Seat], float]
"""How good a view is for a seat: the more the better."""

_EVALUATIONS: Final[dict[type[View], Evaluation]] = {
    CarromView: carrom,
    CourtiersView: courtiers,
    HedgehogsView: race,
    JestersView: jesters,
    WitchesView: witches,
}


def evaluation_of(view: View) -> Evaluation:
    """The evaluation for views of this kind. A game that is over is judged by its result alone."""
    running = _EVALUATIONS[type(view)]

    def judge(seen: Any, seat: Seat) -> float:
        if seen.outcome is None or _has_dropped(seen, seat):
            return running(seen, seat)
        return result(seen.outcome, seat)

    return judge


def _has_dropped(seen: View, seat: Seat) -> bool:
    """Whether a seat has left a round, for what it cost: that is no defeat, but what the evaluation
    makes of it, whether or not the round ends with it (V22). A match that is over has a result of
    its own, in which nobody has."""
    return seen.outcome is not None and any(left == seat for left, _ in seen.outcome.settled)
