"""A position on the ladder."""

from typing import Literal

from engine.core import Seat, State

StepName = Literal["deal", "order", "open", "roll", "move", "favour", "lose", "over"]
"""What is due. `deal`, `open` and `roll` happen by themselves."""


class Courtiers(State, frozen=True, gc=False, omit_defaults=True):
    """Everything the game remembers; stacks are written as `engine.courtiers.board` says."""

    seats: int
    board: tuple[str, ...]
    """By square number, the stacks of every seat's column."""
    step: StepName
    seen: tuple[int, ...] = ()
    """By the rank of each card, who knows its value: a bit for each seat (CS1)."""
    out: tuple[str, ...] = ()
    """By seat, the cards discarded against it."""
    pending: tuple[tuple[int, ...], ...] = ()
    """By seat, the squares whose order is still to be chosen."""
    chosen: str = ""
    """The table's options, canonical."""
    first: Seat = -1
    """Who begins; -1 until the lot is drawn."""
    seat: Seat = 0
    """Whose turn it is."""
    turn: int = 0
    """Turns begun since all stacks were ordered."""
    moved: int = -1
    """The square of the group that has just moved and may do favours (CT6)."""
    took: bool = False
    """Something has been taken since that move (CT7)."""
    die: int = 0
    """What the seat on turn has rolled; 0 before the roll and in the plain game."""
    gone: tuple[Seat, ...] = ()
    """Seats that resigned, in that order."""
    ended: str = ""
    """Why the game is over; empty while it is not."""
