"""Where things are on the picture of the ladder, in pixels.

Columns stand upright, so that courtiers climb; the banner is above them, the players are at the
foot of their columns, and below those, for a player's own eyes, lie the cards of their stacks.
"""

from typing import Final

from render.parts.frame import FRAME, WIDTH

BOARD_LEFT: Final = 100
BOARD_TOP: Final = 140
ROW: Final = 62
"""How high a square is."""
BELOW: Final = 10
"""Frame below the lowest row."""
GAP: Final = 8
PLATE_HEIGHT: Final = 106
HAND_HEIGHT: Final = 132
FEWEST: Final = 3
"""Columns are never wider than if there were so many."""


def columns(seats: int) -> int:
    """How many columns are drawn."""
    return max(FEWEST, seats)


def column_width(seats: int) -> int:
    return (WIDTH - BOARD_LEFT - FRAME) // columns(seats)


def corner(seats: int, rows: int, column: int, row: int) -> tuple[int, int]:
    """The top left corner of a square; columns count from 0, rows from 0 at the foot."""
    return BOARD_LEFT + column * column_width(seats), BOARD_TOP + (rows - 1 - row) * ROW


def board_bottom(rows: int) -> int:
    return BOARD_TOP + rows * ROW


def plates_top(rows: int) -> int:
    return board_bottom(rows) + BELOW + GAP


def hand_top(rows: int) -> int:
    return plates_top(rows) + PLATE_HEIGHT + GAP


def height(rows: int, *, hand: bool) -> int:
    """Of the whole picture, with or without a player's own cards."""
    return (hand_top(rows) + HAND_HEIGHT if hand else hand_top(rows) - GAP) + FRAME
