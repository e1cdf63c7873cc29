"""Discs seen from above, as they lie on the board: the animal, the colour's sign, and as many
dots as the design's number."""

from functools import lru_cache
from typing import Final

from render.colours import colours
from render.hedgehogs.carrom.layout import CELL
from render.hedgehogs.pieces.animals import ANIMALS
from render.hedgehogs.pieces.piece import Piece
from render.parts.signs import SIGNS
from render.picture import PaletteName
from render.shapes import Pen, Point, Rgb, around
from render.sprites import Art, Sprite

_DRAWN: Final = 42
"""The radius that discs are drawn with, before they are zoomed to the size they have."""
_RING: Final = 5
"""Around a disc, for the ring of one that has just been flicked."""


@lru_cache(maxsize=512)
def flat_disc(
    palette: PaletteName, piece: Piece, radius: int, floor: Rgb, *, fresh: bool = False
) -> Sprite:
    """A disc of a radius, in thousandths of a square, on a floor of that colour."""
    zoom = radius * CELL / 1000 / _DRAWN
    return _art(palette, piece, round(zoom, 3), fresh=fresh).cut_out(floor)


@lru_cache(maxsize=256)
def _art(palette: PaletteName, piece: Piece, zoom: float, *, fresh: bool) -> Art:
    use = colours(palette)
    own = use.pieces[piece.colour]
    size = 2 * (_DRAWN + _RING)
    pen = Pen(size, size, zoom=zoom)
    middle = (size / 2, size / 2)
    x, y = middle
    if fresh:
        pen.ellipse(middle, _DRAWN + 4.6, _DRAWN + 4.6, use.black)
        pen.ellipse(middle, _DRAWN + 3.2, _DRAWN + 3.2, use.white)
    pen.ellipse(middle, _DRAWN, _DRAWN, own.side, line=own.line, thick=2.4)
    pen.ellipse((x, y - 2.5), _DRAWN - 4.5, _DRAWN - 6.5, own.body)
    ANIMALS[piece.design - 1](pen, (x, y - 8), use, own)
    SIGNS[piece.colour](pen, (x, y + 27), 6.4, own.sign)
    for dot in range(piece.design):
        pen.ellipse((x + 13 + dot * 5.2, y + 27 - dot * 2.2), 2.1, 2.1, own.sign)
    return Art(pen.finish(), palette)


@lru_cache(maxsize=128)
def outline(palette: PaletteName, seat: int, radius: int, floor: Rgb) -> Sprite:
    """The place a disc has left."""
    use = colours(palette)
    line = use.pieces[seat].body
    if max(abs(one - other) for one, other in zip(line, floor, strict=True)) < 95:
        line = use.faint
    size = round(radius * CELL / 1000) + 3
    pen = Pen(2 * size, 2 * size)
    for dash in range(0, 360, 30):
        pen.arc((size, size), size - 4, size - 4, (dash, dash + 17), line=line, thick=3.4)
    return Art(pen.finish(), palette).cut_out(floor)


@lru_cache(maxsize=128)
def dot(palette: PaletteName, seat: int, floor: Rgb) -> Sprite:
    """One of the dots that paths are made of."""
    use = colours(palette)
    pen = Pen(14, 14)
    for radius, colour in ((6.6, use.black), (5.4, use.white), (3.7, use.pieces[seat].body)):
        pen.ellipse((7, 7), radius, radius, colour)
    return Art(pen.finish(), palette).cut_out(floor)


@lru_cache(maxsize=512)
def head(palette: PaletteName, seat: int, turn: int) -> Sprite:
    """The arrow head of a path that goes that way, in degrees."""
    use = colours(palette)
    pen = Pen(40, 40)
    for grow, colour in ((4.2, use.black), (2.6, use.white), (0.0, use.pieces[seat].body)):
        pen.polygon(_head_shape((20, 20), turn, grow), colour)
    return Art(pen.finish(), palette).cut_out(use.path)


def _head_shape(at: Point, turn: float, grow: float) -> list[Point]:
    tip = around(at, 12 + grow * 1.6, turn)
    return [tip, around(at, 12 + grow * 1.4, turn + 130), around(at, 12 + grow * 1.4, turn - 130)]


@lru_cache(maxsize=512)
def aim(palette: PaletteName, turn: int, length: int) -> Sprite:
    """The way a choice would flick, as an arrow from the middle of the sprite."""
    use = colours(palette)
    reach = length + 14
    pen = Pen(2 * reach, 2 * reach)
    middle = (reach, reach)
    tip = around(middle, length - 14, turn)
    for grow, colour in ((2.4, use.letter_ink), (0.0, use.sign)):
        pen.line([middle, tip], colour, 7 + 2 * grow)
        pen.polygon(_head_shape(tip, turn, grow), colour)
    return Art(pen.finish(), palette).cut_out(use.path)
