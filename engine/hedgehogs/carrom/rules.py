"""The rules as data: how large things are, how far a flick carries, when it is enough."""

from typing import Final

from msgspec import Struct

from engine.options import Options

VERSION: Final = 1
"""Raised with every change that would replay an old game differently."""

OPTIONS: Final = Options(seats=tuple(range(2, 10)))
"""Carrom is an option itself (V40) and offers none of its own."""

SQUARE: Final = 1000
"""Places on the board are measured in thousandths of a square."""


class Rules(Struct, frozen=True, kw_only=True):
    """Everything carrom may ask."""

    lanes: int = 6  # HB1
    rows: int = 9  # HB1
    traps: tuple[str, ...] = ("e3", "a4", "c5", "d6", "b7", "f8")  # HB2
    """Black squares: here they are no more than paint."""
    pieces: int = 4  # HS1
    radius: int = 400
    """Of a disc."""
    reach: int = 150
    """How far one percent of strength carries a disc that meets nothing."""
    most_flicks: int = 300
    """So that no game drags on for ever, as HE4 has it for the race."""


RULES: Final = Rules()
