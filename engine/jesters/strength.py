"""How computers of every level play the jesters."""

from typing import Final

from engine.core import View
from engine.jesters.view import JestersView
from engine.strength import Replies, Strength

STRENGTH: Final[dict[type[View], Strength]] = {
    JestersView: Strength(
        overlooks=(0.68, 0.38),
        steepness={2: 0.064, 4: 0.079},
        one_reply={2: Replies(nodes=3000, replies=1, candidates=10)},
        far={2: Replies(nodes=20000, replies=3, candidates=10)},
        opening=5,
    )
}

RATINGS: Final = {1: 1076, 2: 1377, 3: 1500, 4: 1691, 5: 1838}
"""By level, what shares won by two in matches come to: see `engine.rating.computers`."""
