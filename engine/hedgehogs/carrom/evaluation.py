"""How good a game of carrom looks: who has pieces left, and how safe they lie (V40)."""

from collections.abc import Sequence
from typing import Final

from engine.core import RIVALS, Seat
from engine.hedgehogs.carrom.board import LONG, WIDE, Disc
from engine.hedgehogs.carrom.state import Carrom
from engine.hedgehogs.carrom.view import CarromView
from engine.hedgehogs.carrom.weights import Weights
from engine.hedgehogs.judging.leads import leads
from engine.hedgehogs.pieces import LETTERS

_OWN: Final = ("pieces", "reserve", "safety")
NAMES: Final = (*_OWN, RIVALS)
"""What a worth is made of: pieces left, those in reserve, how safe they lie, the others."""


def worths(at: Carrom | CarromView, weights: Weights) -> list[float]:
    """By seat, the lead. Whoever resigned has no piece in play, wherever they lie."""
    found = _standings(at.discs, at.hands, at.gone, weights)
    return leads([sum(own) for own in found], at.gone, weights.foremost)


def parts(at: Carrom | CarromView, seat: Seat, weights: Weights) -> dict[str, float]:
    """What the worth of a seat is made of: what is its own, and how the rivals stand."""
    found = _standings(at.discs, at.hands, at.gone, weights)
    own = dict(zip(_OWN, found[seat], strict=True))
    lead = leads([sum(one) for one in found], at.gone, weights.foremost)[seat]
    return {**own, RIVALS: lead - sum(found[seat])}


def _standings(
    discs: Sequence[Disc], hands: Sequence[str], gone: Sequence[Seat], weights: Weights
) -> list[list[float]]:
    """By seat, what its pieces, its reserve and the safety of its discs are worth."""
    found = [
        [weights.piece * (len(hand) >> 1), weights.reserve * (len(hand) >> 1), 0.0]
        for hand in hands
    ]
    safe = 2 * weights.safe / WIDE
    for piece, along, across in discs:
        seat = LETTERS.index(piece[0])
        own = found[seat]
        if seat not in gone:
            own[0] += weights.piece
        # Lengths are thousandths of a square.
        own[2] += safe * min(along, LONG - along, across, WIDE - across)
    return found
