"""How much counts what in the evaluation of a race, in steps."""

from typing import Final

from msgspec import Struct


class Weights(Struct, frozen=True, kw_only=True):
    """Every constant of the evaluation."""

    foremost: float = 0.6
    """How much of the lead is that over the best of the others; the rest is over all of them."""
    home: float = 3.0
    """What arriving is worth beyond the steps run."""
    spare: float = 0.25
    """How much a piece counts that is not needed for the goal, or a colour (V21)."""
    missing: float = 8.5
    """What every piece costs that is too few for the goal (V3, V39)."""
    covered: float = 1.2
    """What each piece on top of another takes from it, up to three."""
    held: float = 4.5
    """What it costs to be held by a black square."""
    lane: float = 0.15
    """What it is worth to have a free piece in one more lane."""
    in_hand: float = -2.0
    """A reserve that has not entered (V12)."""

    ahead_hold: float = -0.4
    """What it means to stand right before a black square: one that holds (HT6)."""
    ahead_door: float = -0.2
    """The same for a trapdoor (V36)."""
    ahead_bounce: float = 0.8
    """The same for a trampoline (V35)."""
    ahead_wall: float = -0.8
    """The same for concrete (V37)."""
    ahead_skid: float = -1.5
    """The same for a square that sends back (V38)."""
    ahead_hole: float = -3.0
    """The same for a black hole (V39)."""

    doped_one: float = 4.0
    """What it costs to be one step from home before anybody has been tested (V3)."""
    doped_two: float = 1.2
    """The same two steps from home."""
    doped_three: float = 1.5
    """The same three steps from home."""
    doped_covered: float = 0.8
    """How much of that is left to a piece that is covered, and so cannot be sent home."""
    doped_ahead: float = -3.5
    """Instead of `ahead_hold` where there is a test: who is held has no piece to lose (V3)."""
    doped_foremost: float = 0.35
    """Instead of `foremost` there."""
    doped_spare: float = 0.5
    """Instead of `spare` as long as nobody has been tested: one of the four may be taken (V3)."""

    aside: float = 0.9
    """What a lazy piece's step aside costs, of a step forward (V15)."""
    unrested: float = 9.0
    """What a lazy piece costs that has passed all black squares (V15)."""
    too_many: float = 25.0
    """What it costs to have two lazy pieces home, and to win no more (V15)."""
    lazy_covered: float = 0.8
    """What each piece on top of a lazy one that has still to move costs, up to three (V15)."""
    lazy_lane: float = 1.8
    """Instead of `lane` in a lazy race, as long as nobody of the seat is home (V15)."""
    loose: float = 1.0
    """What it costs that a lazy piece rests on a black square and is not held there (V15)."""

    chaos_covered: float = 0.5
    """Instead of `covered`, where anybody may take anybody's piece aside (V11)."""
    chaos_held: float = 4.3
    """Instead of `held` there."""
    chaos_lane: float = 0.7
    """Instead of `lane` there."""
    chaos_ahead: float = -3.8
    """Instead of `ahead_hold` there."""
    chaos_beside: float = 1.3
    """What it costs there to be free beside a black square that holds: anybody may push one in."""
    chaos_buried: float = 0.1
    """What each piece above another costs it there on a black square that holds both."""

    drop: float = 8.0
    """So many steps behind it is better to leave the round than to double its value (V22, V25)."""


WEIGHTS: Final = Weights()
