"""How the players rank when the race is over."""

from engine.core import Outcome, Seat
from engine.scoring import ranks_by_points
from engine.witches.rules import FINISH
from engine.witches.state import Witches


def points(state: Witches, seat: Seat) -> int:
    """What a seat's witches on finish squares are worth."""
    return sum(FINISH.get(place, 0) for place in state.witches[seat])


def outcome(state: Witches) -> Outcome | None:
    """Ranks and points once the game has ended: most points wins, ties share (WE1).

    Who resigned ranks behind everybody who stayed, the last to leave first.
    """
    if not state.ended:
        return None
    worth = tuple(points(state, seat) for seat in range(state.seats))
    ranks = ranks_by_points(worth, state.gone)
    return Outcome(ranks=ranks, points=worth, reason=state.ended)
