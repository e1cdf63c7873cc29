"""How long a season is, if nobody says otherwise: as long as its tables take by post.

What takes time is how often a game is handed from one person to the next. A game that was measured
offers it as `HAND_OVERS` in its package, by the number of seats.
"""

from collections.abc import Mapping
from itertools import pairwise
from math import ceil
from typing import Final

from engine.games import side_door

UNMEASURED: Final = 20
"""Hand-overs by seat of a game of which nothing is known."""
_WEEKS: Final = ((0, 1), (26, 2), (56, 3), (79, 4), (141, 7))
"""Hand-overs of a table and the weeks of a season of such tables."""
SLACK: Final = 0.1
"""So much of a week beyond whole ones is not worth another."""
LONGEST: Final = 26


def hand_overs(game: str, seats: int) -> int:
    """How often a game of so many is handed on, about."""
    measured: Mapping[int, int] = side_door("engine", game, "HAND_OVERS") or {}
    if seats in measured:
        return measured[seats]
    near = min(measured, key=lambda known: abs(known - seats), default=None)
    return UNMEASURED * seats if near is None else measured[near] * seats // near


def weeks(many: int) -> int:
    """The weeks of a season whose tables are handed on so often, between those that were tried."""
    for (low, least), (high, most) in pairwise(_WEEKS):
        if many <= high:
            return _whole(least + (most - least) * (many - low) / (high - low))
    (low, least), (high, most) = _WEEKS[-2:]
    return min(LONGEST, _whole(most + (most - least) * (many - high) / (high - low)))


def usual_weeks(game: str, seats: int, rounds: int = 1) -> int:
    """How many weeks a season of a game has, whose tables are played over so many rounds."""
    return weeks(hand_overs(game, seats) * rounds)


def _whole(length: float) -> int:
    return max(1, ceil(length - SLACK))
