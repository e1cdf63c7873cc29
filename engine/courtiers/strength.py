"""How computers of every level play the courtiers."""

from typing import Final

from engine.core import View
from engine.courtiers.view import CourtiersView
from engine.strength import Playouts, Replies, Strength

STRENGTH: Final[dict[type[View], Strength]] = {
    CourtiersView: Strength(
        overlooks=(0.75, 0.33),
        steepness={2: 0.17, 4: 0.12},
        one_reply={2: Replies(nodes=2000, replies=1), 4: Playouts(nodes=1500)},
        far={2: Replies(nodes=8000), 4: Playouts(nodes=8000)},
    )
}

RATINGS: Final = {1: 1051, 2: 1361, 3: 1500, 4: 1639, 5: 1739}
"""By level, what shares won by two in matches come to: see `engine.rating.computers`."""
