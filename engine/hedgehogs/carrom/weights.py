"""How much counts what in the evaluation of carrom (V40)."""

from typing import Final

from msgspec import Struct


class Weights(Struct, frozen=True, kw_only=True):
    """Every constant of the evaluation."""

    foremost: float = 0.6
    """How much of the lead is that over the best of the others; the rest is over all of them."""
    piece: float = 10.0
    """A piece in play."""
    safe: float = 5.0
    """What lying in the middle of the board is worth; at its edge it is nothing."""
    reserve: float = 1.5
    """What a piece in reserve is worth beyond a piece: nobody can push it off."""


WEIGHTS: Final = Weights()
