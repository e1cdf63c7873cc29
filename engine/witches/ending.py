"""How the players rank when the race is over."""

from engine.core import Outcome, Seat
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
    keys = [
        (0, state.gone.index(seat)) if seat in state.gone else (1, worth[seat])
        for seat in range(state.seats)
    ]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Outcome(ranks=ranks, points=worth, reason=state.ended)
