"""A position of carrom."""

from typing import Literal

from engine.core import Seat, State
from engine.hedgehogs.carrom.board import Disc


class Carrom(State, frozen=True, gc=False, omit_defaults=True, tag="carrom"):
    """Everything carrom remembers."""

    seats: int
    hands: tuple[str, ...]
    """By seat, the pieces in reserve: `r1r2`."""
    discs: tuple[Disc, ...] = ()
    """The pieces on the board, by colour and design, each with the place of its middle."""
    chosen: str = ""
    """The table's options, canonical."""
    step: Literal["order", "flick", "over"] = "order"
    """What is due."""
    seat: Seat = 0
    """Whose turn it is."""
    first: Seat = 0
    flicks: int = 0
    """Flicks made, and turns passed over because there was no room."""
    out: str = ""
    """Pieces that left the board, in that order."""
    beaten: tuple[tuple[Seat, ...], ...] = ()
    """Seats that lost their last piece, in that order; those who did at the same instant are
    together."""
    gone: tuple[Seat, ...] = ()
    """Seats that resigned, in that order."""
    ended: str = ""
    """Why the game is over; empty while it is not."""
