"""Witches: a clan's sign under a pointed hat, astride a broom."""

from functools import lru_cache
from typing import Final

from render.colours import Colours, colours
from render.parts.signs import SIGNS
from render.picture import PaletteName
from render.shapes import Pen, Point, Rgb
from render.sprites import Art, Sprite

_WIDE: Final = 78
_HIGH: Final = 90


@lru_cache(maxsize=256)
def witch(
    palette: PaletteName, seat: int, floor: Rgb, *, zoom: float = 1, fresh: bool = False
) -> Sprite:
    """One witch on a floor of that colour. A `fresh` one, who has just arrived, has a ring."""
    return _art(palette, seat, zoom, fresh).cut_out(floor)


@lru_cache(maxsize=64)
def _art(palette: PaletteName, seat: int, zoom: float, fresh: bool) -> Art:
    use = colours(palette)
    pen = Pen(_WIDE, _HIGH, zoom=zoom)
    rings = [(3.6, use.white)]
    if fresh:
        rings = [(7.4, use.accent), *rings]
    for grow, colour in rings:
        _draw(pen, use, seat, grow, colour)
    _draw(pen, use, seat, 0, None)
    return Art(pen.finish(), palette)


def _draw(pen: Pen, use: Colours, seat: int, grow: float, only: Rgb | None) -> None:
    """Her whole shape in one colour and so much larger all around, or herself."""
    own = use.pieces[seat]
    x, y = _WIDE / 2, 55.0
    wood, straw = only or use.face, only or use.pieces[2].body
    pen.line([(x - 27, y + 24), (x + 27, y + 10)], wood, 4 + 2 * grow)
    tail = [(x - 30, y + 17), (x - 13, y + 17), (x - 11, y + 23), (x - 27, y + 29)]
    pen.polygon(_grown(tail, grow), straw)
    pen.ellipse((x, y), 19.5 + grow, 19.5 + grow, only or own.body)
    hat = [(x - 15, y - 15), (x - 2, y - 45), (x + 8, y - 46), (x + 5, y - 40), (x + 15, y - 15)]
    pen.polygon(_grown(hat, grow * 1.3), only or own.spines)
    pen.ellipse((x, y - 15), 25 + grow, 5.5 + grow, only or own.spines)
    if only is None:
        SIGNS[seat](pen, (x, y + 4), 11.5, own.sign)


def _grown(points: list[Point], grow: float) -> list[Point]:
    """A shape blown up from its middle."""
    if not grow:
        return points
    x = sum(point[0] for point in points) / len(points)
    y = sum(point[1] for point in points) / len(points)
    far = max(max(abs(px - x), abs(py - y)) for px, py in points)
    scale = (far + grow * 1.5) / far
    return [(x + (px - x) * scale, y + (py - y) * scale) for px, py in points]
