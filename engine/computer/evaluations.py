"""Which evaluation judges the views of which game."""

from collections.abc import Callable
from typing import Any, Final

from engine.computer.carrom import carrom
from engine.computer.courtiers import courtiers
from engine.computer.hedgehogs import race
from engine.computer.jesters import jesters
from engine.computer.result import result
from engine.computer.witches import witches
from engine.core import Seat, View
from engine.courtiers.view import CourtiersView
from engine.hedgehogs.carrom.view import CarromView
from engine.hedgehogs.view import HedgehogsView
from engine.jesters.view import JestersView
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
        return running(seen, seat) if seen.outcome is None else result(seen.outcome, seat)

    return judge
