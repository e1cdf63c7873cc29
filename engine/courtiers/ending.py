"""What the cards are worth, and how the players rank when the game is over."""

from engine.core import Outcome, Seat
from engine.courtiers.board import DONE, GOAL, ROWS, cards_of
from engine.courtiers.state import Courtiers
from engine.scoring import ranks_by_points


def outcome(state: Courtiers) -> Outcome | None:
    """Ranks and points once the game has ended (CE2, CE3).

    Who resigned ranks behind everybody who stayed, the last to leave first.
    """
    if not state.ended:
        return None
    points = tuple(score(state, seat) for seat in range(state.seats))
    ranks = ranks_by_points(points, state.gone)
    return Outcome(ranks=ranks, points=points, reason=state.ended)


def score(state: Courtiers, seat: Seat) -> int:
    """What a column is worth, its discarded cards included (CE2)."""
    foot = seat * ROWS
    column = state.board[foot : foot + ROWS]
    return sum(
        worth(card, row) for row, stack in enumerate(column) for card in cards_of(stack)
    ) - sum(int(card[1]) for card in cards_of(state.out[seat]))


def worth(card: str, row: int) -> int:
    """A card counts for its owner from its own goal row on, and against them below it (CE2)."""
    return int(card[1]) if row >= GOAL[card[0]] else -int(card[1])


def settled(stack: str) -> bool:
    """Whether nothing can happen to a stack any more."""
    return stack.endswith(DONE)
