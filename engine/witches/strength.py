"""How computers of every level play the witches."""

from typing import Final

from engine.core import View
from engine.strength import Playouts, Strength
from engine.witches.view import WitchesView

STRENGTH: Final[dict[type[View], Strength]] = {
    WitchesView: Strength(
        overlooks=(0.78, 0.48),
        steepness={2: 0.022, 4: 0.026},
        one_reply={2: Playouts(nodes=2000)},
        far={2: Playouts(nodes=12000)},
    )
}

RATINGS: Final = {1: 1137, 2: 1344, 3: 1500, 4: 1572, 5: 1572}
"""By level, what shares won by two in matches come to: see `engine.rating.computers`. Levels 4
and 5 were not told apart."""
