"""What the evaluation of the court weighs with."""

from typing import Final

from msgspec import Struct


class Weights(Struct, frozen=True, kw_only=True):
    """Every constant of the evaluation, in points unless it says otherwise."""

    double: float = 5.0
    """What the right to place two pawns at once is worth: not to be spent on a poor hexagon."""
    stick: float = 0.4
    exposed: float = 0.12
    """How much of a pawn is thought lost for every way in which it could be jumped."""
    prospect: float = 0.25
    """How much of the best hexagon that the jester could turn on next counts now."""
    room: float = 0.05
    """What each further hexagon within the jester's reach is worth."""


WEIGHTS: Final = Weights()
