"""How computers of every level play the race and carrom."""

from typing import Final

from engine.core import View
from engine.hedgehogs.carrom.view import CarromView
from engine.hedgehogs.view import HedgehogsView
from engine.strength import Playouts, Replies, Strength

STRENGTH: Final[dict[type[View], Strength]] = {
    HedgehogsView: Strength(
        overlooks=(0.45, 0.19),
        steepness={2: 0.124, 4: 0.073},
        one_reply={2: Replies(nodes=1200, replies=1), 4: Playouts(nodes=1000)},
        far={2: Replies(nodes=6000, width=1), 4: Playouts(nodes=4000)},
        at_a_glance=frozenset(("double", "take")),
    ),
    CarromView: Strength(
        overlooks=(0.38, 0.17),
        steepness={2: 0.3},
        one_reply={2: Playouts(nodes=100, turns=1, candidates=3)},
        far={2: Playouts(nodes=400, turns=1, candidates=4)},
    ),
}

RATINGS: Final = {1: 1118, 2: 1385, 3: 1500, 4: 1556, 5: 1741}
"""By level, what shares won by two in matches come to: see `engine.rating.computers`."""
