"""Points, and how the players rank when the game is over."""

from engine.core import Outcome, Seat
from engine.jesters.board import DOUBLE, SINGLE, Layout, layout_for
from engine.jesters.state import Jesters
from engine.scoring import ranks_by_points


def outcome(state: Jesters) -> Outcome | None:
    """Ranks and points once the game has ended. Most points win, ties share (JE2).

    Who resigned ranks behind everybody who stayed, the last to leave first.
    """
    if not state.ended:
        return None
    points = [scored(state, seat) for seat in range(state.seats)]
    ranks = ranks_by_points(points, state.gone)
    return Outcome(ranks=ranks, points=tuple(points), reason=state.ended)


def scored(state: Jesters, seat: Seat) -> int:
    """A seat's points as the board stands (JE2)."""
    layout = layout_for(state.chosen)
    return standing(state, layout, seat) + captured(state, layout, seat)


def standing(state: Jesters, layout: Layout, seat: Seat) -> int:
    """Points for the pawns on the board."""
    single, double = SINGLE[seat], DOUBLE[seat]
    total = 0
    for sign, value in zip(state.board, layout.values, strict=True):
        if sign == single:
            total += value
        elif sign == double:
            total += 2 * value
    return total


def captured(state: Jesters, layout: Layout, seat: Seat) -> int:
    """Points for the pawns taken from others."""
    taken = state.taken[seat]
    doubles = sum(map(taken.count, DOUBLE))
    rules = layout.rules
    return (len(taken) - doubles) * rules.single_worth + doubles * rules.double_worth
