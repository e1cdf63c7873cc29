"""The hedgehog rules as data: all that the core of the game may ask, the base game by default."""

from functools import cache
from typing import Final, Literal

from msgspec import Struct

from engine.hedgehogs.lanes.layout import PRINTED, ROWS
from engine.hedgehogs.variants.options import OPTIONS

VERSION: Final = 2
"""Raised with every change that would replay an old game differently."""

StepName = Literal[
    "order",
    "traps",
    "deck",
    "keep",
    "spy",
    "bearer",
    "strew",
    "place",
    "drift",
    "cube",
    "answer",
    "roll",
    "pool",
    "card",
    "joker",
    "die",
    "free",
    "side",
    "go",
    "skid",
]
"""Everything a turn, or the set-up, can be made of."""

Trap = Literal["hold", "none", "bounce", "door", "wall", "skid", "hole"]
Way = Literal["up", "down", "return", "both"]
Dice = Literal["one", "two", "kept", "cards", "shared"]
Scoring = Literal["none", "soft", "hard", "totals", "tennis"]


class Rules(Struct, frozen=True, kw_only=True):
    """Everything the core of the game may ask. The defaults are the base game."""

    # The track
    lanes: int = 6  # HB1
    rows: int = ROWS  # HB1
    traps: frozenset[str] = PRINTED[6]  # HB2
    painted: frozenset[str] = frozenset()
    """Black squares that were added, `+b3`, and painted over, `-e3`."""
    layout: Literal["printed", "shuffle", "drift"] = "printed"
    """Whether black squares are drawn at the start, or wander."""
    trap: Trap = "hold"  # HT6
    """What a black square does."""
    skid: Literal["same", "die"] = "same"
    """The lane in which a piece that skids begins again."""
    tube: bool = False
    """The outer lanes are neighbours."""
    way: Way = "up"
    """Where pieces run: up the board, down, up and back, or every other player's down."""

    # The pieces
    pieces: int = 4  # HS1
    """How many of each colour."""
    colours: int = 1
    """How many colours each player has."""
    spies: bool = False
    """Everybody secretly backs a design."""
    bearers: bool = False
    """Everybody has an apple bearer, on whom nobody may stand."""
    doping: bool = False
    """The first piece to arrive is disqualified."""
    placing: Literal["choice", "die"] = "choice"  # HS2
    reserves: bool = False
    """All but one piece enter later."""

    # The turn
    dice: Dice = "one"  # HT1
    moves: tuple[Literal["side", "go"], ...] = ("side", "go")  # HT1
    order: Literal["given", "reversed", "free"] = "given"
    """Whether the moves of a turn come as listed, the other way round, or as the player likes."""
    sideways: Literal["own", "any"] = "own"  # HT3
    climb: bool = False
    """Who cannot step aside may climb."""
    slices: bool = False
    """Own pieces take along what stands between them."""
    shove: Literal["none", "ahead", "all"] = "none"
    """Which moves push instead of stacking."""
    protest: bool = False
    """Everybody advances when the player cannot."""

    # The end
    home_to_win: int = 3  # HE1
    lazy: Literal["no", "yes", "hard"] = "no"
    """Win by arriving with one piece and resting with the others, or by not arriving at all."""
    idle_turns: int = 60  # HE4
    most_turns: int = 1000  # HE4

    # Matches of several rounds
    scoring: Scoring = "none"
    target: int = 0
    """The score that ends a match; 0: what the scoring says."""
    rounds: int = 0
    """How many rounds there are at most; 0: what the scoring says."""
    sets: int = 2
    """How many sets win a match of tennis."""
    cube: Literal["none", "two", "many"] = "none"

    # Another game on the same board
    carrom: bool = False


@cache
def rules_for(chosen: str) -> Rules:
    """The rules under a canonical option text."""
    return OPTIONS.edit(Rules(), chosen)
