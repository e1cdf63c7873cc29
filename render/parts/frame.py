"""The frame of a picture: how wide it is, what is left around a board and above it."""

from typing import Final

from msgspec import Struct

WIDTH: Final = 1000
BANNER: Final = 100
"""How high the banner above most boards is."""
FRAME: Final = 8
"""From the edge of the picture to what is on it."""


class Box(Struct, frozen=True):
    left: int
    top: int
    width: int
    height: int
