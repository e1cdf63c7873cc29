"""What the evaluation of a ladder weighs with."""

from typing import Final

from msgspec import Struct


class Weights(Struct, frozen=True, kw_only=True):
    """Every constant of the evaluation, in points unless it says otherwise."""

    unknown: float = 3.5
    """What a card is taken to be worth whose value the viewer does not know."""
    passed: float = 0.92
    """How likely a card counts that stands above its goal row under a higher one."""
    near: float = 0.9
    """How likely a card counts that is about to arrive; each row still to go takes `a_row`."""
    a_row: float = 0.07
    a_row_by_die: float = 0.03
    """With the die everybody plays to the end, so there is time (CV5)."""
    loss: float = 1.5
    """What a card costs, by its value, that the die will probably lose (CV3): it counts against
    its player instead of for them."""
    useless: float = 1.2
    """What each number of the die costs that own stacks are in the way of now."""
    beneath: float = 0.15
    """What it takes from that to lie under somebody of a lower class, who stops earlier."""
    taken: float = 0.45
    """How much of a stack is thought lost that somebody else could take next."""
    coming: float = 0.2
    """How much of a stack is thought won that the seat could take next."""
    taken_by_die: float = 0.35
    coming_by_die: float = 0.25
    """The same by the die, for each number that leads there."""
    strong: float = 0.02
    """What each rank of an open card is worth."""


WEIGHTS: Final = Weights()
