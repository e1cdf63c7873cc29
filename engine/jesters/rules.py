"""The jesters' rules as data: the plain game, the boards there are, the option to change them."""

from functools import cache
from pathlib import Path
from typing import Final, Literal

from msgspec import Struct, json

from engine.option_words import Option, Word
from engine.options import Options
from engine.scoring import MATCH

VERSION: Final = 1
"""Raised with every change that would replay an old game differently."""

StepName = Literal["order", "at", "turn", "to", "pawn", "jump", "stick", "over"]


class Rules(Struct, frozen=True, kw_only=True):
    """Everything the core of the game may ask. What is shared is dealt in equal parts (JM1)."""

    board: str = "rim"
    """The name of the board's data file (JM3)."""
    pawns: int = 60
    doubles: int = 12
    """How often pawns may be put down in twos (JT2)."""
    sticks: int = 24
    single_worth: int = 1
    double_worth: int = 3
    """Points for what was captured (JE2)."""


class Sheet(Struct, frozen=True):
    """A board as its data file describes it."""

    name: str
    about: str
    values: tuple[tuple[int, ...], ...]
    """What the hexagons of each row are worth, from `a` to `i` (JM2)."""
    marked: tuple[str, ...]
    """The edges that take a stick (JM3)."""


FOLDER: Final = Path(__file__).parent / "boards"


@cache
def sheets() -> dict[str, Sheet]:
    """All boards there are, by name."""
    files = (path for path in sorted(FOLDER.glob("*.json")) if path.stem != "schema")
    read = [json.decode(path.read_bytes(), type=Sheet) for path in files]
    return {sheet.name: sheet for sheet in read}


OPTIONS: Final = Options(
    offered=(
        Option(
            "board",
            "Another board: sticks may lie on any edge, or as the word behind it says.",
            {"board": "all"},
            words=tuple(
                Word(sheet.name, sheet.about, {"board": sheet.name}) for sheet in sheets().values()
            ),
        ),
        MATCH,
    ),
    seats=(2, 3, 4),
    advised=(2, 3, 4),
)


@cache
def rules_for(chosen: str) -> Rules:
    """The rules under a canonical option text."""
    return OPTIONS.edit(Rules(), chosen)
