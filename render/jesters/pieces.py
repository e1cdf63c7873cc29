"""What stands on a hexagon: a pawn, a double, a jester, each with the sign of its colour."""

from functools import lru_cache
from typing import Final, Literal

from render.colours import Colours, colours
from render.parts.signs import SIGNS
from render.picture import PaletteName
from render.shapes import Pen, Point
from render.sprites import Art

Kind = Literal["single", "double", "jester"]

SIZE: Final = 84
"""The box that a piece is drawn in."""
_WIDE: Final = 30.0
_HIGH: Final = 22.0
_EDGE: Final = 9
"""Half the width and height of a pawn's face, and how thick a pawn is."""


@lru_cache(maxsize=64)
def piece_art(
    palette: PaletteName, seat: int, kind: Kind, *, fresh: bool = False, zoom: float = 1
) -> Art:
    """A piece, drawn once. A `fresh` one, that has just moved, has a bright rim."""
    use = colours(palette)
    pen = Pen(SIZE, SIZE, zoom=zoom)
    if kind == "jester":
        _draw_jester(pen, (SIZE / 2, SIZE / 2), use, seat, fresh=fresh)
    else:
        _draw_pawns(pen, use, seat, 2 if kind == "double" else 1, fresh=fresh)
    return Art(pen.finish(), palette)


def _draw_pawns(pen: Pen, use: Colours, seat: int, count: int, *, fresh: bool) -> None:
    own = use.pieces[seat]
    x, foot = SIZE / 2, SIZE / 2 + 11
    if fresh:
        for grow, colour in ((5.0, use.black), (3.6, use.white)):
            _outline(pen, (x, foot), count, grow, colour)
    _outline(pen, (x, foot), count, 0, own.line)
    for level in range(count):
        face = foot - (level + 1) * _EDGE
        _outline(pen, (x, foot - level * _EDGE), 1, -2.0, own.side)
        pen.ellipse((x, face), _WIDE - 2, _HIGH - 2, own.line)
        pen.ellipse((x, face - 1.4), _WIDE - 2, _HIGH - 2, own.body)
    face = foot - count * _EDGE - 1.4
    if count == 1:
        SIGNS[seat](pen, (x, face), 10.5, own.sign)
    else:
        for side in (-11.5, 11.5):
            SIGNS[seat](pen, (x + side, face), 8.6, own.sign)


def _outline(pen: Pen, foot: Point, count: int, grow: float, colour: tuple[int, int, int]) -> None:
    """The shape of so many pawns on top of each other."""
    x, y = foot
    wide, high = _WIDE + grow, _HIGH + grow
    top = y - count * _EDGE
    pen.ellipse((x, y), wide, high, colour)
    pen.box(x - wide, top, x + wide, y, colour)
    pen.ellipse((x, top), wide, high, colour)


def _draw_jester(pen: Pen, at: Point, use: Colours, seat: int, *, fresh: bool) -> None:
    """A jester with a cap of three points, bells on them, and the sign on the chest."""
    own = use.pieces[seat]
    x, y = at
    rims = [(5.2, use.black), (3.8, use.white)] if fresh else []
    for grow, colour in (*rims, (2.2, own.line)):
        _silhouette(pen, (x, y), grow, colour)
    pen.polygon(_coat(x, y, 0), own.body)
    pen.polygon([(x - 22, y + 31), (x - 11, y + 31), (x - 5, y + 8), (x - 11, y + 10)], own.side)
    for points in _caps(x, y):
        pen.polygon(points, own.body)
    pen.polygon([(x - 13, y - 17), (x - 30, y - 13), (x - 20, y - 27), (x - 2, y - 24)], own.side)
    pen.ellipse((x, y - 7), 13.5, 13.5, own.line)
    pen.ellipse((x, y - 7), 12, 12, use.face)
    pen.line([(x - 14, y - 15), (x, y - 11.5), (x + 14, y - 15)], own.side, 5.5)
    for side in (-1, 1):
        pen.ellipse((x + side * 4.8, y - 6.5), 1.9, 2.4, use.nose)
    pen.arc((x, y - 5), 6, 5.4, (25, 155), line=use.nose, thick=1.9)
    bell = use.pieces[2]
    for spot in _bells(x, y):
        pen.ellipse(spot, 4.8, 4.8, bell.body, line=bell.line, thick=1.3)
    SIGNS[seat](pen, (x, y + 20), 8.6, own.sign)


def _silhouette(pen: Pen, at: Point, grow: float, colour: tuple[int, int, int]) -> None:
    x, y = at
    pen.polygon(_coat(x, y, grow), colour)
    for points in _caps(x, y):
        pen.line([*points, points[0]], colour, 2 * grow)
        pen.polygon(points, colour)
    pen.ellipse((x, y - 7), 12 + grow, 12 + grow, colour)
    for spot in _bells(x, y):
        pen.ellipse(spot, 4.8 + grow, 4.8 + grow, colour)


def _coat(x: float, y: float, grow: float) -> list[Point]:
    return [
        (x - 11 - grow, y + 3),
        (x + 11 + grow, y + 3),
        (x + 24 + grow, y + 32 + grow),
        (x - 24 - grow, y + 32 + grow),
    ]


def _caps(x: float, y: float) -> list[list[Point]]:
    """The three points of the cap: left, right, middle."""
    return [
        [(x - 13, y - 13), (x - 31, y - 12), (x - 22, y - 27), (x - 2, y - 25)],
        [(x + 13, y - 13), (x + 31, y - 12), (x + 22, y - 27), (x + 2, y - 25)],
        [(x - 11, y - 15), (x + 11, y - 15), (x, y - 36)],
    ]


def _bells(x: float, y: float) -> list[Point]:
    return [(x - 31, y - 10), (x + 31, y - 10), (x, y - 36)]
