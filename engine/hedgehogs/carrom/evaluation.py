"""How good a game of carrom looks: who has pieces left, and how safe they lie (V40)."""

from typing import Final

from engine.core import Seat
from engine.hedgehogs.carrom.view import CarromView
from engine.weighing import lead

PIECE: Final = 10.0
SAFE: Final = 2.0
"""What lying in the middle of the board is worth; at its edge it is nothing."""
RESERVE: Final = 1.5
"""What a piece in reserve is worth beyond a piece: nobody can push it off."""


def evaluate(view: CarromView, seat: Seat) -> float:
    worths = [PIECE * left for left in view.in_play]
    for owner, hand in enumerate(view.hands):
        worths[owner] += RESERVE * (len(hand) // 2)
    # Lengths are thousandths of a square.
    long, wide = 1000 * view.rows, 1000 * view.lanes
    for piece, along, across in view.discs:
        to_edge = min(along, long - along, across, wide - across)
        worths[view.letters.index(piece[0])] += SAFE * 2 * to_edge / wide
    return lead(worths, seat, out=view.gone)
