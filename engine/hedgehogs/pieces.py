"""What lanes and pieces are called, on the lanes and at carrom alike."""

from typing import Final

LANES: Final = "abcdef"
COLOURS: Final = (
    "red",
    "blue",
    "yellow",
    "green",
    "white",
    "black",
    "orange",
    "purple",
    "teal",
)
LETTERS: Final = "rbygwkopt"
"""The letter of each colour, by seat (G1, V29)."""
DESIGNS: Final = ("sleeper", "timid", "wall-hugger", "pouncer")
"""By number from 1 on (HB4)."""


def letter_of(colour: str) -> str:
    """The letter of a colour by its name; none of no colour."""
    return LETTERS[COLOURS.index(colour)] if colour else ""
