"""Where things are on the picture of a race, in pixels.

The track winds down the picture, eight tiles a row, two rows a stage; the start is on its left at
the top, the finish on its left at the bottom, where the last tile is. Below each row there is room
for the ways of witches. The clans are below the track.
"""

from typing import Final

from render.parts.frame import FRAME, WIDTH, Box
from render.shapes import Point

BOARD_TOP: Final = 112
TILE_WIDTH: Final = 98
TILE_HEIGHT: Final = 84
STEP: Final = 102
_ROW: Final = 100
_BROOM: Final = 20
"""Room for a broomstick between two stages."""
COLUMNS: Final = 8
ROWS: Final = 6
TILES: Final = COLUMNS * ROWS
SIDE: Final = 118
"""The width of start and finish."""
INSET: Final = 8
"""From the edge of the night to what is in it."""
GUTTER: Final = 8
"""From a row of tiles down to the ways of witches."""
TRACK_LEFT: Final = 158
FINISH_SQUARES: Final = 3
PLATE_HEIGHT: Final = 110
GAP: Final = 8
_BESIDE: Final = 2

BOARD_BOTTOM: Final = BOARD_TOP + ROWS * _ROW + 2 * _BROOM + 2
_PLATE_WIDTH: Final = (WIDTH - 2 * FRAME - (_BESIDE - 1) * GAP) // _BESIDE


def row_top(row: int) -> int:
    return BOARD_TOP + row * _ROW + row // 2 * _BROOM


def tile_corner(place: int) -> tuple[int, int]:
    """The top left corner of a tile, from 1 on; rows go to the right and back in turn."""
    row, along = divmod(place - 1, COLUMNS)
    column = COLUMNS - 1 - along if row % 2 else along
    return TRACK_LEFT + column * STEP, row_top(row)


def cuts() -> list[int]:
    """The rows of pixels at which a row of tiles begins, hats and all, or what is below the last:
    a move changes one or two."""
    return [*(row_top(row) - 3 for row in range(ROWS)), BOARD_BOTTOM]


def broom_top(stage: int) -> int:
    """The top of the gap below a stage, from 0 on."""
    return row_top(2 * stage + 1) + TILE_HEIGHT + 2 * GUTTER - 1


def row_of(place: int) -> int:
    return (place - 1) // COLUMNS


def way_level(row: int) -> int:
    """How far down the ways below a row of tiles are."""
    return row_top(row) + TILE_HEIGHT + GUTTER


def start_box() -> Box:
    return Box(FRAME + INSET, row_top(0), SIDE, row_top(1) + TILE_HEIGHT - row_top(0))


def finish_box(square: int) -> Box:
    """A finish square, from 0 on: the first lies beside the last tile, the others above it."""
    bottom = row_top(ROWS - 1) + TILE_HEIGHT
    each = (bottom - row_top(3)) // FINISH_SQUARES
    return Box(FRAME + INSET, bottom - (square + 1) * each, SIDE, each)


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
