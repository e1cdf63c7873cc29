"""Where things are on the picture of a race, in pixels.

Lanes run from left to right, so that hedgehogs run as one reads; the banner is above them and
the players are below.
"""

from typing import Final

from render.parts.frame import FRAME, WIDTH, Box

CELL: Final = 100
BOARD_LEFT: Final = 72
BOARD_TOP: Final = 144
BELOW: Final = 12
"""Hedge below the last lane."""
PLATE_HEIGHT: Final = 106
GAP: Final = 8
LADDER: Final = 58
"""The height of a line of tall stacks that are spelled out below the board."""
SHELF: Final = 62
"""The height of the shelf between board and players, where there is one."""


def cell_corner(lane: int, row: int) -> tuple[int, int]:
    """The top left corner of a square; lanes and rows count from 0."""
    return BOARD_LEFT + row * CELL, BOARD_TOP + lane * CELL


def cell_centre(lane: int, row: int) -> tuple[float, float]:
    x, y = cell_corner(lane, row)
    return x + CELL / 2, y + CELL / 2


def board_bottom(lanes: int) -> int:
    return BOARD_TOP + lanes * CELL


def shelf_top(lanes: int) -> int:
    """Where the shelf begins."""
    return board_bottom(lanes) + BELOW + GAP + 2


def cuts(lanes: int) -> list[int]:
    """The rows at which a lane begins, or what is below the last."""
    return [BOARD_TOP + lane * CELL for lane in range(lanes + 1)]


def ladders_top(lanes: int, *, shelf: bool) -> int:
    """Where tall stacks are spelled out."""
    return shelf_top(lanes) + (SHELF + GAP if shelf else 0)


def plates(
    lanes: int, seats: int, *, shelf: bool = False, wide: bool = False, ladders: int = 0
) -> tuple[Box, ...]:
    """The places of the players' plates, by seat: two or three beside each other, two if they are
    to be `wide`; below so many lines of `ladders`."""
    beside = 2 if seats in (2, 4) or wide else 3
    width = (WIDTH - 2 * FRAME - (beside - 1) * GAP) // beside
    top = ladders_top(lanes, shelf=shelf) + ladders * LADDER
    return tuple(
        Box(
            FRAME + seat % beside * (width + GAP),
            top + seat // beside * (PLATE_HEIGHT + GAP),
            width,
            PLATE_HEIGHT,
        )
        for seat in range(seats)
    )


def height(lanes: int, seats: int, *, shelf: bool = False, wide: bool = False) -> int:
    last = plates(lanes, seats, shelf=shelf, wide=wide)[-1]
    return last.top + last.height + FRAME
