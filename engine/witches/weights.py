"""What the evaluation of a race weighs with."""

from typing import Final

from msgspec import Struct


class Weights(Struct, frozen=True, kw_only=True):
    """Every constant of the evaluation, in tiles unless it says otherwise."""

    point: float = 2.0
    """What a point is worth."""
    home: float = 10.0
    """What it is worth to be home, where nobody sends a witch back: who is first with all three
    has nearly always won."""
    magic_card: float = 2.0
    number_card: float = 0.25
    """What a card in hand is worth, a number by its size."""
    at_mercy: float = 10.0
    """What it costs to wait for somebody else's card."""
    stages: tuple[float, float, float] = (1.0, 0.95, 0.5)
    """How well a number does in each stage: in the last it often leads nowhere (WT5a)."""


WEIGHTS: Final = Weights()
