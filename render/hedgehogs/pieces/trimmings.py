"""What pieces may carry: the apple of a bearer, and the beak of one that runs down the board."""

from functools import lru_cache
from typing import Final

from render.hedgehogs.colours import RaceColours, race_colours
from render.picture import PaletteName
from render.shapes import Pen, Point, Rgb, brightness
from render.sprites import Art, Sprite, cut_out

_BRIGHT: Final = 180
"""On brighter discs than this, beaks are dark."""


@lru_cache(maxsize=64)
def apple(palette: PaletteName, size: int, ground: Rgb) -> Sprite:
    """An apple (V14), about so many pixels high."""
    return _apple_art(palette, size).cut_out(ground)


@lru_cache(maxsize=8)
def _apple_art(palette: PaletteName, size: int) -> Art:
    use = race_colours(palette)
    pen = Pen(26, 26, zoom=size / 26)
    _draw_apple(pen, use, 2.2, use.white)
    _draw_apple(pen, use, 0.9, use.black)
    _draw_apple(pen, use, 0, None)
    return Art(pen.finish(), palette)


def _draw_apple(pen: Pen, use: RaceColours, grow: float, over: Rgb | None) -> None:
    """The apple, or its shape in one colour."""
    flesh, leaf = over or use.closed, over or use.leaf
    for x in (9.6, 16.4):
        pen.ellipse((x, 15.6), 6.6 + grow, 7.6 + grow, flesh)
    pen.line([(13, 9), (13.8, 4.4)], over or use.black, 2 + grow)
    pen.ellipse((18, 5.2), 4.2 + grow, 2.4 + grow, leaf)
    if over is None:
        pen.ellipse((8.4, 12.6), 1.7, 2.5, use.white)


@lru_cache(maxsize=128)
def beak(palette: PaletteName, colour: int, edge: int, floor: Rgb, *, pale: bool) -> Sprite:
    """A point on the left side of a disc: this one runs that way."""
    use = race_colours(palette)
    own = use.pieces[colour]
    tall = edge + 10
    pen = Pen(20, tall)
    middle = tall / 2
    fill = use.black if brightness(own.body) > _BRIGHT else use.white
    pen.polygon([(0, middle), (19, 0), (19, tall)], use.face if pale else own.line)
    shape: list[Point] = [(5.5, middle), (17, 4), (17, tall - 4)]
    pen.polygon(shape, fill)
    return cut_out(pen.finish(), palette, floor)


@lru_cache(maxsize=64)
def edge_point(palette: PaletteName, colour: int, edge: int) -> Sprite:
    """The same on the edge of a disc that has others on it."""
    own = race_colours(palette).pieces[colour]
    pen = Pen(edge + 2, edge)
    middle = edge / 2
    shape: list[Point] = [(1, middle), (edge, 0.5), (edge, edge - 0.5)]
    pen.polygon(shape, own.sign)
    return cut_out(pen.finish(), palette, own.side)
