"""A position of the race."""

from typing import Literal

from engine.core import Seat, State

StepName = Literal["lay", "deal", "roll", "witch", "card", "over"]
"""What is due: secret choices, the dealing of the track, the die, which witch, which card."""


class Witches(State, frozen=True, gc=False, omit_defaults=True):
    """Everything the race remembers, in the symbols of `engine.witches.board`."""

    seats: int
    step: StepName
    picks: tuple[str, ...] = ()
    """During set-up, by clan, the numbers chosen for the three stages; empty while there is no
    choice. Afterwards the tiles tell."""
    tiles: str = ""
    """The track from tile 1 on, two letters a tile: `rMb7`."""
    up: int = 0
    """The tiles that lie face up, as bits by their number."""
    witches: tuple[tuple[int, ...], ...] = ()
    """By seat, where the witches stand, in order; those of one clan are all alike."""
    hands: tuple[str, ...] = ()
    """By clan, the cards not yet played: a player's in order, a neutral pile from its top."""
    played: tuple[str, ...] = ()
    """By clan, the cards that lie open, in the order played (WT7)."""
    seat: Seat = 0
    """Whose turn it is."""
    first: Seat = -1
    """Who began; -1 before the lot is drawn."""
    die: int = 0
    """What the seat on turn has rolled; 0 before the roll."""
    turn: int = 0
    at: int = 0
    """While a card is to be decided: where the moving witch stands."""
    clan: Seat = 0
    """While a card is to be decided: whose magic it is."""
    must: bool = False
    """A card must be played if one can be (WT6)."""
    gone: tuple[Seat, ...] = ()
    """Seats that resigned, in that order."""
    ended: str = ""
    """Why the game is over; empty while it is not."""
