"""How the players rank when the last flick is made."""

from engine.core import Outcome, Seat
from engine.hedgehogs.carrom.state import Carrom
from engine.hedgehogs.carrom.steps import in_play
from engine.scoring import ranks_by


def outcome(state: Carrom) -> Outcome | None:
    """Ranks and points once the game has ended. A point is a piece still in play.

    Whoever lost their last piece later ranks better; the instant it left counts, within a flick
    too. Players who are all still in when the flicks run out rank by pieces in play. Who resigned
    ranks behind everybody who stayed, the last to leave first.
    """
    if not state.ended:
        return None
    points = tuple(in_play(state, seat) for seat in range(state.seats))
    ranks = ranks_by([_merit(state, seat, points[seat]) for seat in range(state.seats)])
    return Outcome(ranks=ranks, points=points, reason=state.ended)


def _merit(state: Carrom, seat: Seat, left: int) -> tuple[int, int]:
    """What a seat is ranked by: more is better, equal shares the rank."""
    for order, group in enumerate(state.beaten):
        if seat in group:
            return 1, order
    if seat in state.gone:
        return 0, state.gone.index(seat)
    return 2, left
