"""A position of the race."""

from engine.core import Seat, State
from engine.hedgehogs.rules import StepName


class Hedgehogs(State, frozen=True, gc=False, omit_defaults=True):
    """Everything the race remembers.

    A piece is its colour letter and design number, `r1`; a stack is its pieces from bottom to top
    written one after the other, `r1b2`; the board is the stacks by square number (HB5).
    """

    seats: int
    board: tuple[str, ...]
    todo: tuple[StepName, ...]
    """The steps of this turn that are still to come; the first is the one due now."""
    hands: tuple[str, ...] = ()
    """By seat, the pieces not yet on the board."""
    chosen: str = ""
    """The table's options, canonical."""
    seat: Seat = 0
    """Whose turn it is."""
    first: Seat = 0
    die: int = 0
    """What the seat on turn has rolled; 0 before the roll."""
    turn: int = 0
    """Turns begun since all pieces were placed."""
    aside: str = ""
    """Pieces that went aside this turn."""
    ahead: int = 0
    """Forward moves made this turn."""
    idle: int = 0
    """Turns in a row without a forward move (HE4)."""
    stuck: int = 0
    """Turns in a row in which nobody could have moved anything (HE3)."""
    out: str = ""
    """Pieces that left the game."""
    gone: tuple[Seat, ...] = ()
    """Seats that resigned, in that order."""
    ended: str = ""
    """Why the game is over; empty while it is not."""
