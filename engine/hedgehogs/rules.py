"""The hedgehog rules as data: the plain game, and the options that edit it."""

from functools import cache
from typing import Final, Literal

from msgspec import Struct

from engine.options import Option, Options

VERSION: Final = 1
"""Raised with every change that would replay an old game differently."""

StepName = Literal["order", "place", "roll", "side", "go"]


class Rules(Struct, frozen=True, kw_only=True):
    """Everything the core of the game may ask. The defaults are the base game."""

    lanes: int = 6  # HB1
    rows: int = 9  # HB1
    traps: frozenset[str] = frozenset({"a4", "b7", "c5", "d6", "e3", "f8"})  # HB2
    trap: Literal["hold", "none"] = "hold"  # HT6
    tube: bool = False
    """The outer lanes are neighbours."""
    pieces: int = 4  # HS1
    turn: tuple[StepName, ...] = ("roll", "side", "go")  # HT1
    sideways: Literal["own", "any"] = "own"  # HT3
    home_to_win: int = 3  # HE1
    idle_turns: int = 60  # HE4
    most_turns: int = 1000  # HE4


OPTIONS: Final = Options(
    offered=(
        Option("v9", "Tube: the first and the last lane are neighbours.", {"tube": True}),
        Option("v10", "Old style: black squares are ordinary.", {"trap": "none"}),
        Option("v11", "Chaos: move anybody's hedgehog aside.", {"sideways": "any"}),
        Option("v26", "Faster: two hedgehogs home win.", {"home_to_win": 2}),
    ),
)


@cache
def rules_for(chosen: str) -> Rules:
    """The rules under a canonical option text."""
    return OPTIONS.edit(Rules(), chosen)
