"""A position of the jesters."""

from engine.core import Seat, State
from engine.jesters.rules import StepName


class Jesters(State, frozen=True, gc=False, omit_defaults=True):
    """Everything the game remembers. Hexagons and edges are numbers of the board's layout."""

    seats: int
    board: str
    """A sign for each hexagon: `.` is free, `R` a jester, `r` a pawn, `0` a double of seat 0."""
    sticks: str
    """A sign for each edge: `x` where a stick lies, `-` where none does."""
    jesters: tuple[int, ...]
    """By seat, where the jester is; -1 is beside the board."""
    stock: tuple[int, ...]
    """By seat, the pawns not yet placed."""
    doubles: tuple[int, ...]
    """By seat, how often two may still be placed at once."""
    left: tuple[int, ...]
    """By seat, the sticks not yet placed."""
    taken: tuple[str, ...]
    """By seat, what was captured, in the signs of the board."""
    step: StepName = "order"
    """What is to decide now."""
    chosen: str = ""
    """The table's options, canonical."""
    seat: Seat = 0
    """Whose turn it is."""
    first: Seat = 0
    turn: int = 0
    """Turns begun since all jesters were placed."""
    origin: int = -1
    """Where the jester on turn started, once it has moved: the black marker (JM2)."""
    hops: tuple[int, ...] = ()
    """The bend of this turn's jester, then every hexagon where its pawn has landed."""
    gone: tuple[Seat, ...] = ()
    """Seats that resigned, in that order."""
    ended: str = ""
    """Why the game is over; empty while it is not."""
