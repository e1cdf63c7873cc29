"""Moves on the ladder: those made, as arrows, and those to choose from, as letters."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from engine.core import Event, Move
from engine.courtiers.view import CourtiersView
from render.colours import colours
from render.courtiers.layout import EDGE, PAD, Layout, stack_height
from render.parts.badge import badge
from render.picture import PaletteName
from render.shapes import Pen, Point
from render.sprites import Sheet, Sprite, cut_out

_RAIL: Final = 13
"""Arrows of moves go up so far from the right side of their column, where cards have nothing."""
_TAKING: Final = 48
"""Arrows of takings are short, and stand where they hide no value: at the side of what was taken
from, towards who took."""
_BADGE: Final = 36
"""Room for the letter of a choice."""
_LONGEST: Final = 640
_AROUND: Final = 16
"""What arrows need besides their length."""


def put_ways(sheet: Sheet, view: CourtiersView, layout: Layout, since: Sequence[Event]) -> None:
    """An arrow up for each group that moved, and one aside for each that was taken."""
    for event in since:
        if "from" not in event.facts or event.seat is None:
            continue
        source, target = _place(view, event.facts["from"]), _place(view, event.facts["to"])
        start, end = layout.square(*source), layout.square(*target)
        if source[0] == target[0]:
            low, high = start.top + start.height * 0.6, end.top + end.height - PAD - 22
            sprite = _upward(sheet.palette, event.seat, min(_LONGEST, max(30, round(low - high))))
            middle = start.left + start.width - _RAIL, (low + high) / 2
        else:
            way = 1 if end.left > start.left else -1
            sprite = _arrow(sheet.palette, event.seat, way * _TAKING, 0)
            side = start.left + (start.width - 14 if way > 0 else 14)
            middle = side, start.top + start.height - PAD - 8
        sheet.put_centred(sprite, *middle)


def put_letters(
    sheet: Sheet, view: CourtiersView, layout: Layout, letters: Mapping[str, Move]
) -> dict[str, Move]:
    """Label the choices where they lead to; returns those that belong to no square."""
    elsewhere: dict[str, Move] = {}
    there: dict[str, list[str]] = {}
    for label, move in letters.items():
        square = _spot(view, move)
        if square is None:
            elsewhere[label] = move
        elif move.startswith("take "):
            place = _on_card(view, layout, square, move)
            sheet.put_centred(badge(sheet.palette, label, "none"), *place)
        else:
            there.setdefault(square, []).append(label)
    for square, labels in there.items():
        box = layout.square(*_place(view, square))
        across = max(1, min(len(labels), (box.width - 4) // _BADGE))
        rows = -(-len(labels) // across)
        step = min(box.height / rows, 33)
        taken = bool(view.board[view.squares.index(square)])
        left = box.left + box.width - 8 - across * _BADGE if taken else box.left + 4
        middle = box.top + box.height / 2
        for at, label in enumerate(labels):
            row, along = divmod(at, across)
            place = left + 18 + along * _BADGE, middle + (row - (rows - 1) / 2) * step
            sheet.put_centred(badge(sheet.palette, label, "none"), *place)
    return elsewhere


def _on_card(view: CourtiersView, layout: Layout, square: str, move: Move) -> Point:
    """A taking is marked on the lowest card that would go."""
    box = layout.square(*_place(view, square))
    cards = len(view.board[view.squares.index(square)]) // 2
    size = move.split()[-1]
    taken = int(size[1:]) if size[0] == "x" and size[1:].isdigit() else cards
    whole, high = stack_height(view.seats, cards), stack_height(view.seats, 1)
    down = high / 2 if taken == 1 else high + (taken - 1.5) * EDGE
    top = box.top + box.height - PAD - whole
    return box.left + box.width - 24, top + min(down, whole - EDGE / 2)


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
def _upward(palette: PaletteName, seat: int, length: int) -> Sprite:
    """The way of a group up its column: the head of the longest arrow, and as much of its shaft as
    is needed."""
    whole = _arrow(palette, seat, 0, _LONGEST)
    assert whole.mask is not None
    tall, wide = length + _AROUND, whole.width
    pixels, mask = whole.pixels.crop((0, 0, wide, tall)), whole.mask.crop((0, 0, wide, tall))
    foot = (0, whole.height - _AROUND, wide, whole.height)
    pixels.paste(whole.pixels.crop(foot), (0, tall - _AROUND))
    mask.paste(whole.mask.crop(foot), (0, tall - _AROUND))
    return Sprite(pixels, mask)


@lru_cache(maxsize=32)
def _arrow(palette: PaletteName, seat: int, across: int, up: int) -> Sprite:
    """The way of a group, in the colour of who moved it."""
    use = colours(palette)
    own = use.pieces[seat]
    length = abs(across) or up
    wide, size = 26, length + _AROUND
    pen = Pen(size, wide) if across else Pen(wide, size)
    for grow, colour in ((3.2, use.black), (1.7, use.white), (0, own.body)):
        turned: list[Point] = []
        for along, beside in _shape(length, grow):
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
