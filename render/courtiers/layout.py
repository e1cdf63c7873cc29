"""Where things are on the picture of the court, in pixels.

Columns stand upright, so that courtiers climb; each has its player's cloth at its head. A row in
which somebody stands is as high as its tallest stack, the others are low: the board has no fixed
height. Below it lies what has been lost.
"""

from typing import Final

from msgspec import Struct

from engine.courtiers.view import CourtiersView
from render.parts.frame import BANNER, FRAME, WIDTH, Box

CLOTH: Final = 84
"""Height of a cloth with a player's name."""
LETTERS: Final = 30
"""The strip with the letters of the columns, below the cloths."""
BOARD_TOP: Final = BANNER + CLOTH + LETTERS
EMPTY: Final = 36
"""How high a row is in which nobody stands."""
EDGE: Final = 27
"""How much of a covered card shows below the one that lies on it."""
PAD: Final = 4
"""Between a stack and the sides of its square."""
BELOW: Final = 12
"""Wall below the lowest row."""
LOST_ROW: Final = 50
LOST_STEP: Final = 27
"""A row of lost cards."""
LEGEND: Final = 34
_MOST_EDGES: Final = 3
"""More covered cards than this lie beside each other in pairs."""
_FEW: Final = 3
_CARD: Final = (68, 58, 54)
"""How high a card is, for few players, for four and for more."""


class Layout(Struct, frozen=True):
    """The board of one position."""

    seats: int
    heights: tuple[int, ...]
    """By row, from the foot up."""
    tops: tuple[int, ...]
    lost_rows: int
    legend: bool

    @property
    def card(self) -> tuple[int, int]:
        return card_size(self.seats)

    @property
    def bottom(self) -> int:
        """Where the lowest row ends."""
        return self.tops[0] + self.heights[0]

    @property
    def foot(self) -> int:
        """Where the wall around the board ends."""
        return self.bottom + BELOW + self.lost_rows * LOST_ROW

    @property
    def height(self) -> int:
        """Of the whole picture."""
        return self.foot + (LEGEND if self.legend else FRAME)

    def square(self, column: int, row: int) -> Box:
        width = column_width(self.seats)
        left = board_left(self.seats) + column * width
        return Box(left, self.tops[row], width, self.heights[row])


def has_names(seats: int) -> bool:
    """Whether so few players leave room for the names of the classes."""
    return seats <= _FEW


def board_left(seats: int) -> int:
    """Where the first column begins; what is left of it tells the classes."""
    return 246 if has_names(seats) else 104


def column_width(seats: int) -> int:
    return (WIDTH - board_left(seats) - FRAME) // seats


def card_size(seats: int) -> tuple[int, int]:
    """Cards are as wide as their column."""
    high = _CARD[0 if has_names(seats) else 1 if seats == _FEW + 1 else 2]
    return column_width(seats) - 2 * PAD, high


def paired(covered: int) -> bool:
    """Whether so many covered cards lie in pairs."""
    return covered > _MOST_EDGES


def stack_height(seats: int, cards: int) -> int:
    """How high a stack of so many cards is."""
    covered = cards - 1
    edges = -(-covered // 2) if paired(covered) else covered
    return card_size(seats)[1] + edges * EDGE


def layout_of(view: CourtiersView) -> Layout:
    """The rows of a position. Each depends on what stands in it, and on nothing else."""
    rows, board = view.rows, view.board
    heights: list[int] = []
    for row in range(rows):
        tallest = max([len(stack) // 2 for stack in board[row::rows]])
        heights.append(stack_height(view.seats, tallest) + 2 * PAD if tallest else EMPTY)
    tops: list[int] = []
    top = BOARD_TOP
    for height in reversed(heights):
        tops.append(top)
        top += height
    lost = max(len(cards) // 2 for cards in view.out)
    return Layout(
        seats=view.seats,
        heights=tuple(heights),
        tops=tuple(reversed(tops)),
        lost_rows=min(2, -(-lost // lost_abreast(view.seats))),
        legend=_has_secrets(view),
    )


def lost_abreast(seats: int) -> int:
    """How many lost cards fit beside each other below a column."""
    return (column_width(seats) - 2 * PAD) // LOST_STEP


def _has_secrets(view: CourtiersView) -> bool:
    """Whether the picture shows values that not everybody knows."""
    if view.viewer is None or view.viewer < 0 or view.outcome is not None:
        return False
    return any(
        stack[2 * height + 1] != "?" and not view.is_open(square, height)
        for square, stack in enumerate(view.board)
        if stack
        for height in range(len(stack) // 2)
    )
