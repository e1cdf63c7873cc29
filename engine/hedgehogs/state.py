"""A position of the race."""

from engine.core import Seat, State
from engine.hedgehogs.rules import StepName


class Hedgehogs(State, frozen=True, gc=False, omit_defaults=True, tag="race"):
    """Everything the race remembers.

    A piece is its colour letter and design number, `r1`, the letter a capital while it runs down
    the board; a stack is its pieces from bottom to top written one after the other, `r1b2`; the
    board is the stacks by square number (HB5).
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
    """The lane of this turn's forward step; 0 before it is known, the joker names its lane."""
    turn: int = 0
    """Turns begun since all pieces were placed."""
    aside: str = ""
    """Pieces that went aside this turn."""
    ahead: int = 0
    """Forward moves made this turn, of any kind (HE4)."""
    idle: int = 0
    """Turns in a row without a forward move (HE4)."""
    stuck: int = 0
    """Turns in a row in which nobody could have moved anything (HE3)."""
    out: str = ""
    """Pieces that left the game."""
    gone: tuple[Seat, ...] = ()
    """Seats that resigned, in that order."""
    lost: tuple[Seat, ...] = ()
    """Seats that are out of this race (V15) or left it (V25), in that order."""
    winner: Seat = -1
    ended: str = ""
    """Why the game is over; empty while it is not."""

    traps: tuple[int, ...] = ()
    """The black squares, where they are drawn by lot or wander (V17)."""
    to_come: tuple[Seat, ...] = ()
    """Where full rounds matter (V16, V17), those whose turn in this one is still to come."""
    dice: tuple[int, ...] = ()
    """Dice on the table that may still be used (V5, V6, V16, V30)."""
    kept: tuple[int, ...] = ()
    """By seat, the die in front of each player (V6)."""
    deck: tuple[int, ...] = ()
    """The pile of cards from the top, 0 for the joker (V7)."""
    known: int = 0
    """How many cards at the bottom of the pile everybody has seen."""
    turned: tuple[int, ...] = ()
    """The cards turned over last."""
    spies: tuple[int, ...] = ()
    """By seat, the design secretly backed, 0 before it is chosen (V2)."""
    bearers: str = ""
    """The apple bearers, small letters (V14)."""
    tested: bool = False
    """The doping test has found somebody (V3)."""
    skidding: str = ""
    """Pieces on their way back to a start square that a die will name, next one first (V38)."""
    cube: int = 1
    """What the round is worth (V22, V25)."""
    doubler: Seat = -1
    """Who offered to double last."""
    answers: tuple[Seat, ...] = ()
    """Seats that have yet to answer an offer."""
    capped: bool = False
    """Somebody refused to double: the value stays."""
    settled: tuple[tuple[Seat, int], ...] = ()
    """Seats that left the round, and the points each has lost by that."""
