"""Moves on the ladder: those made, as arrows, and those to choose from, as letters."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from engine.core import Event, Move
from engine.courtiers.view import CourtiersView
from render.colours import colours
from render.courtiers.layout import ROW, column_width, corner
from render.parts.badge import badge
from render.picture import PaletteName
from render.shapes import Pen, Point
from render.sprites import Sheet, Sprite, cut_out

_RAIL: Final = 9
_FARTHEST: Final = 170
"""Arrows of moves go up so far from the right side of their column, and no farther from its left
side."""
_ACROSS: Final = (ROW - 2, 2, ROW - 14, 14)
"""Arrows of takings go along the lines between the rows, so that they hide no values."""
_BADGE: Final = 35
"""Room for the letter of a choice."""


def put_ways(sheet: Sheet, view: CourtiersView, since: Sequence[Event]) -> None:
    """An arrow up for each group that moved, and one across for each that was taken."""
    width = column_width(view.seats)
    takings = 0
    for event in since:
        if "from" not in event.facts or event.seat is None:
            continue
        source, target = _place(view, event.facts["from"]), _place(view, event.facts["to"])
        x, y = corner(view.seats, view.rows, *source)
        to_x, to_y = corner(view.seats, view.rows, *target)
        if source[0] == target[0]:
            length = y - to_y - 10
            sprite = _arrow(sheet.palette, event.seat, 0, -length)
            middle = x + min(width - _RAIL, _FARTHEST), (y + to_y) / 2 + ROW / 2
        else:
            length = abs(to_x - x) - 46
            sprite = _arrow(sheet.palette, event.seat, length if to_x > x else -length, 0)
            middle = (x + to_x) / 2 + width / 2, y + _ACROSS[takings % 4]
            takings += 1
        sheet.put_centred(sprite, *middle)


def put_letters(sheet: Sheet, view: CourtiersView, letters: Mapping[str, Move]) -> dict[str, Move]:
    """Label the choices where they lead to; returns those that belong to no square."""
    elsewhere: dict[str, Move] = {}
    there: dict[str, list[str]] = {}
    for label, move in letters.items():
        square = _spot(view, move)
        if square is None:
            elsewhere[label] = move
        else:
            there.setdefault(square, []).append(label)
    width = column_width(view.seats)
    for square, labels in there.items():
        x, y = corner(view.seats, view.rows, *_place(view, square))
        across = max(1, min(len(labels), (width - 4) // _BADGE))
        rows = -(-len(labels) // across)
        step = min(ROW / rows, 31)
        taken = bool(view.board[view.squares.index(square)])
        left = x + width - 15 - across * _BADGE if taken else x
        middle = y + (12 if taken and rows == 1 else ROW / 2)  # leaves the card to be seen
        for at, label in enumerate(labels):
            row, along = divmod(at, across)
            place = left + 21 + along * _BADGE, middle + (row - (rows - 1) / 2) * step
            sheet.put_centred(badge(sheet.palette, label, "none"), *place)
    return elsewhere


def _spot(view: CourtiersView, move: Move) -> str | None:
    """The square where a choice is marked: where a group would land, what would be taken."""
    verb, *words = move.split()
    squares = [word for word in words if word in view.squares]
    if not squares or verb == "order":
        return None
    return squares[-1]


def _place(view: CourtiersView, square: str) -> tuple[int, int]:
    return divmod(view.squares.index(square), view.rows)


@lru_cache(maxsize=256)
def _arrow(palette: PaletteName, seat: int, across: int, down: int) -> Sprite:
    """The way of a group, in the colour of who moved it."""
    use = colours(palette)
    own = use.pieces[seat]
    length = max(abs(across), abs(down))
    wide, size = 26, length + 16
    pen = Pen(size, wide) if across else Pen(wide, size)
    for grow, colour in ((3.2, use.black), (1.7, use.white), (0, own.body)):
        shape = _shape(length, grow)
        turned: list[Point] = []
        for along, beside in shape:
            if across:
                sign = 1 if across > 0 else -1
                turned.append((size / 2 + sign * along, wide / 2 + beside))
            else:
                turned.append((wide / 2 + beside, size / 2 - along))
        pen.polygon(turned, colour)
    return cut_out(pen.finish(), palette, use.path)


def _shape(length: float, grow: float) -> list[Point]:
    """An arrow's outline, pointing along; `grow` moves it outwards all around."""
    half, head, wide, shaft = length / 2, 13.0, 8.0, 2.8
    return [
        (half + grow * 1.6, 0.0),
        (half - head - grow, wide + grow * 1.4),
        (half - head - grow, shaft + grow),
        (-half - grow, shaft + grow),
        (-half - grow, -shaft - grow),
        (half - head - grow, -shaft - grow),
        (half - head - grow, -wide - grow * 1.4),
    ]
