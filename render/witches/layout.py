"""Where things are on the picture of a race, in pixels.

The track winds down the picture, eight tiles a row, two rows a stage; the start is on its left at
the top, the finish on its left at the bottom, where the last tile is. The clans are below.
"""

from typing import Final

from render.parts.frame import FRAME, WIDTH, Box
from render.shapes import Point

BOARD_TOP: Final = 104
TILE_WIDTH: Final = 98
TILE_HEIGHT: Final = 88
_STEP: Final = 102
_ROW: Final = 92
_BROOM: Final = 26
"""Room for a broomstick between two stages."""
COLUMNS: Final = 8
ROWS: Final = 6
TILES: Final = COLUMNS * ROWS
SIDE: Final = 126
"""The width of start and finish."""
TRACK_LEFT: Final = 160
FINISH_SQUARES: Final = 3
PLATE_HEIGHT: Final = 110
GAP: Final = 8
_BESIDE: Final = 2

BOARD_BOTTOM: Final = BOARD_TOP + ROWS * _ROW + 2 * _BROOM
_PLATE_WIDTH: Final = (WIDTH - 2 * FRAME - (_BESIDE - 1) * GAP) // _BESIDE


def row_top(row: int) -> int:
    return BOARD_TOP + row * _ROW + row // 2 * _BROOM


def tile_corner(place: int) -> tuple[int, int]:
    """The top left corner of a tile, from 1 on; rows go to the right and back in turn."""
    row, along = divmod(place - 1, COLUMNS)
    column = COLUMNS - 1 - along if row % 2 else along
    return TRACK_LEFT + column * _STEP, row_top(row)


def broom_top(stage: int) -> int:
    """The top of the gap below a stage, from 0 on."""
    return row_top(2 * stage + 1) + TILE_HEIGHT


def start_box() -> Box:
    return Box(FRAME, row_top(0), SIDE, row_top(1) + TILE_HEIGHT - row_top(0))


def finish_box(square: int) -> Box:
    """A finish square, from 0 on: the first lies beside the last tile, the others above it."""
    bottom = row_top(ROWS - 1) + TILE_HEIGHT
    each = (bottom - row_top(3)) // FINISH_SQUARES
    return Box(FRAME, bottom - (square + 1) * each, SIDE, each)


def centre(place: int) -> Point:
    """The middle of wherever a witch can be: the start is 0, the finish lies behind the tiles."""
    if place == 0:
        box = start_box()
    elif place > TILES:
        box = finish_box(place - TILES - 1)
    else:
        x, y = tile_corner(place)
        return x + TILE_WIDTH / 2, y + TILE_HEIGHT / 2
    return box.left + box.width / 2, box.top + box.height / 2


def plates() -> tuple[Box, ...]:
    """The places of the clans' plates, two beside each other."""
    top = BOARD_BOTTOM + GAP
    return tuple(
        Box(
            FRAME + clan % _BESIDE * (_PLATE_WIDTH + GAP),
            top + clan // _BESIDE * (PLATE_HEIGHT + GAP),
            _PLATE_WIDTH,
            PLATE_HEIGHT,
        )
        for clan in range(4)
    )


HEIGHT: Final = BOARD_BOTTOM + GAP + 2 * (PLATE_HEIGHT + GAP)
