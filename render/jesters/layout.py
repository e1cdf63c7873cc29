"""Where things are on the picture of a jesters' game, in pixels.

The board is a large hexagon that fills the width. The banner is above it, and the players sit in
the four corners that a hexagon leaves, clockwise from the upper left.
"""

from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct

from render.parts.frame import FRAME, WIDTH
from render.shapes import Point

BANNER: Final = 96
REACH: Final = 496
"""From the middle of the board to its left and right tips."""
HALF: Final = 430
"""From the middle of the board to its top and bottom."""
MIDDLE: Final = (WIDTH // 2, BANNER + FRAME + HALF)
HEIGHT: Final = MIDDLE[1] + HALF + FRAME
ACROSS: Final = 96
"""From a hexagon to its neighbour in the row, and its width."""
UP: Final = 83
"""From a row to the next."""
TALL: Final = 111
"""A hexagon's height."""
ROWS: Final = "abcdefghi"

PLATE_WIDTH: Final = 230
PLATE_HEIGHT: Final = 196
SLOPE: Final = 0.577
"""How much narrower a plate gets with each pixel away from its wide side, beside the board."""

Corner = Literal["top left", "top right", "bottom right", "bottom left"]
CORNERS: Final[tuple[Corner, ...]] = ("top left", "top right", "bottom right", "bottom left")
"""By seat, clockwise."""


class EdgePlace(Struct, frozen=True):
    """The middle of an edge and how it lies."""

    x: float
    y: float
    lean: int
    """Degrees clockwise from upright: 0 between neighbours of a row, else 60 or -60."""


@lru_cache(maxsize=128)
def centre(hexagon: str) -> tuple[int, int]:
    """The middle of a hexagon, such as `e5`."""
    up, number = ROWS.index(hexagon[0]) - 4, int(hexagon[1:])
    return MIDDLE[0] + (number - 5) * ACROSS - up * ACROSS // 2, MIDDLE[1] - up * UP


@lru_cache(maxsize=256)
def edge_place(edge: str) -> EdgePlace:
    """The middle of an edge, such as `a1|b1`."""
    one, other = (centre(hexagon) for hexagon in edge.split("|"))
    x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    if one[1] == other[1]:
        return EdgePlace(x, y, 0)
    return EdgePlace(x, y, 60 if other[0] < one[0] else -60)


def plate_place(corner: Corner) -> tuple[int, int]:
    """The top left corner of a plate's box."""
    left = FRAME if "left" in corner else WIDTH - FRAME - PLATE_WIDTH
    top = MIDDLE[1] - HALF if "top" in corner else MIDDLE[1] + HALF - PLATE_HEIGHT
    return left, top


def hexagon_corners(middle: Point, width: float, height: float) -> list[Point]:
    """A hexagon that stands on a tip."""
    x, y = middle
    side = height / 4
    half = width / 2
    return [
        (x, y - height / 2),
        (x + half, y - side),
        (x + half, y + side),
        (x, y + height / 2),
        (x - half, y + side),
        (x - half, y - side),
    ]
