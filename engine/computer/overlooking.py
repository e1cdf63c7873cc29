"""Natural mistakes: going down the list of good turns, and overlooking some of them.

A turn of several steps is overlooked more easily; one that wins at once never is.
"""

from collections.abc import Sequence

from engine.computer.dice import Dice
from engine.computer.judging import Judge
from engine.computer.turns import Turn
from engine.core import Seat
from engine.series import shown_outcome


def first_seen(
    judge: Judge, seat: Seat, turns: Sequence[Turn], overlooks: float, dice: Dice
) -> Turn:
    """The first turn, from the best down, that is not overlooked; if all are, the last of them."""
    for turn in turns:
        found = (1 - overlooks) ** ((1 + len(turn.moves)) / 2)
        if dice.random() < found or _wins(judge, turn, seat):
            return turn
    return turns[-1]


def _wins(judge: Judge, turn: Turn, seat: Seat) -> bool:
    over = shown_outcome(judge.game, turn.end)
    return over is not None and over.winners == (seat,)
