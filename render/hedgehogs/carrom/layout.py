"""Where things are on the picture of carrom, in pixels.

The board lies as for the race, lanes from left to right. Around it is a margin as wide as discs
can reach over the edge, and beyond that the names of the squares at the edge.
"""

from typing import Final

from render.hedgehogs.layout import GAP, PLATE_HEIGHT
from render.parts.frame import BANNER, FRAME, WIDTH, Box
from render.shapes import Point

CELL: Final = 96
MARGIN: Final = 60
BOARD_LEFT: Final = FRAME + MARGIN
BOARD_TOP: Final = BANNER + MARGIN
LABEL: Final = 41
"""From the edge of the board to the middle of the names around it."""


def spot(along: int, across: int) -> Point:
    """The pixel of a place on the board, which is given in thousandths of a square."""
    return BOARD_LEFT + along * CELL / 1000, BOARD_TOP + across * CELL / 1000


def hedge_bottom(lanes: int) -> int:
    return BOARD_TOP + lanes * CELL + MARGIN


def plates(lanes: int, seats: int) -> tuple[Box, ...]:
    """The places of the players' plates, by seat: two or three beside each other."""
    beside = 2 if seats in (2, 4) else 3
    width = (WIDTH - 2 * FRAME - (beside - 1) * GAP) // beside
    top = hedge_bottom(lanes) + GAP + 2
    return tuple(
        Box(
            FRAME + seat % beside * (width + GAP),
            top + seat // beside * (PLATE_HEIGHT + GAP),
            width,
            PLATE_HEIGHT,
        )
        for seat in range(seats)
    )


def height(lanes: int, seats: int) -> int:
    last = plates(lanes, seats)[-1]
    return last.top + last.height + FRAME
