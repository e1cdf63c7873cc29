"""The rules of the courtiers as data: the plain game, and the option that edits it."""

from functools import cache
from typing import Final, Literal

from msgspec import Struct

from engine.option_words import Option
from engine.options import Options
from engine.scoring import MATCH

VERSION: Final = 1
"""Raised with every change that would replay an old game differently."""


class Rules(Struct, frozen=True, kw_only=True):
    """Everything the core of the game may ask. The defaults are the plain game."""

    way: Literal["jump", "die"] = "jump"  # CT2, CV1
    arrogance: Literal["rest", "each"] = "rest"
    """What goes when an uncovered card stands too high: all that is left, or card by card."""
    still_climbing: int = 1
    """The game ends when no more players than these have unfinished cards (CE1, CV5)."""


OPTIONS: Final = Options(
    offered=(
        Option(
            "die",
            "Die: a roll says how far to move, and everybody plays to the end.",
            {"way": "die", "arrogance": "each", "still_climbing": 0},
        ),
        MATCH,
    ),
    seats=(2, 3, 4, 5, 6),
    advised=(3, 4, 5, 6),  # CM2
)


@cache
def rules_for(chosen: str) -> Rules:
    """The rules under a canonical option text."""
    return OPTIONS.edit(Rules(), chosen)
