"""Hedgehogs on discs. An edge carries the colour's sign and as many dots as the design's number.

A disc is put together from its body, the signs on its edge and the animal on its face: few
drawings make all the discs there are, of every thickness and on every floor.
"""

from functools import lru_cache
from math import sqrt
from typing import Final

from PIL import Image

from render.colours import Colours, colours
from render.hedgehogs.pieces.animals import ANIMALS
from render.hedgehogs.pieces.piece import Piece
from render.hedgehogs.pieces.trimmings import apple
from render.parts.signs import SIGNS
from render.picture import PaletteName
from render.shapes import Pen, Point, Rgb
from render.sprites import Art, Sheet, Sprite

DESIGNS: Final = len(ANIMALS)
EDGES: Final = (12, 10, 8)
"""How thick discs are, the fewer the thicker."""
FACE: Final = 56
"""The height of a disc's face, seen from a little above."""
MARGIN: Final = 5
"""Around a disc, for the ring of one that has just moved."""
_WIDE: Final = 43
_HIGH: Final = FACE // 2
"""Half the width and height of a face."""
_SMALL_EDGE: Final = 9
_SIGN: Final = 0.38
"""How large the sign on an edge is, in shares of the edge."""
_DOT: Final = 1.75


@lru_cache(maxsize=256)
def disc(  # noqa: PLR0913 - kept by all that it shows
    palette: PaletteName,
    piece: Piece,
    floor: Rgb,
    edge: int,
    *,
    top: bool,
    fresh: bool = False,
    dark: bool = False,
) -> Sprite:
    """One disc, for a place in a pile on a floor of that colour. A `fresh` one has a ring around
    it. On a `dark` floor outlines are pale."""
    if fresh:
        ring = _ring_art(palette, edge).cut_out(floor)
        sheet = Sheet(palette, ring.pixels)
        sheet.put(_body_art(palette, piece.colour, edge).cut_out(colours(palette).white), 0, 0)
        mask = ring.mask
    else:
        body = _body_art(palette, piece.colour, edge, pale=dark).cut_out(floor)
        sheet = Sheet(palette, body.pixels)
        mask = body.mask
    middle = _sign_place(edge)
    sheet.put_centred(_sign(palette, piece.colour, edge), *middle)
    for place in _dot_places(piece.design, middle):
        sheet.put_centred(_dot(palette, piece.colour), *place)
    if top:
        sheet.put(_animal(palette, piece.colour, piece.design, down=piece.down), 0, 0)
    return Sprite(sheet.pixels, mask)


@lru_cache(maxsize=256)
def small_disc(  # noqa: PLR0913 - kept by all that it shows
    palette: PaletteName,
    piece: Piece,
    floor: Rgb,
    zoom: float,
    *,
    fresh: bool = False,
    dark: bool = False,
) -> Sprite:
    """A disc in another size; with its apple, if it has one."""
    art = _small_art(palette, piece._replace(apple=False), zoom, fresh=fresh, pale=dark)
    sprite = art.cut_out(floor)
    if not piece.apple:
        return sprite
    carried = apple(palette, max(17, round(34 * zoom)), colours(palette).pieces[piece.colour].body)
    sheet = Sheet(palette, sprite.pixels)
    mask = sprite.mask.copy() if sprite.mask else Image.new("L", sprite.pixels.size, 255)
    x = sprite.width - carried.width
    sheet.put(carried, x, 0)
    mask.paste(255, (x, 0), carried.mask)
    return Sprite(sheet.pixels, mask)


@lru_cache(maxsize=64)
def small_ring(palette: PaletteName, floor: Rgb, zoom: float) -> Sprite:
    """What lies under a disc of that size that has just moved, and shows all around it."""
    pen = Pen(*_size(_SMALL_EDGE), zoom=zoom)
    _draw_ring(pen, colours(palette), _SMALL_EDGE)
    return Art(pen.finish(), palette).cut_out(floor)


@lru_cache(maxsize=256)
def thin_disc(palette: PaletteName, colour: int, edge: int, zoom: float, *, dark: bool) -> Sprite:
    """A disc in a tall stack, of which no more than an edge so thick will show."""
    thick = edge / zoom
    width, height = _size(0)
    pen = Pen(width, height + round(thick), zoom=zoom)
    own = colours(palette).pieces[colour]
    line = colours(palette).face if dark else own.line
    _outline(pen, thick, 0, line)
    _outline(pen, thick, -1.4, own.body)
    return Art(pen.finish(), palette).cut_out(line)


def keep_discs(palette: PaletteName) -> None:
    """Draw beforehand what discs are put together from."""
    for seat in range(len(colours(palette).pieces)):
        for edge in EDGES:
            _body_art(palette, seat, edge)
            _body_art(palette, seat, edge, pale=True)
            _ring_art(palette, edge)
            _sign(palette, seat, edge)
        for design in range(1, DESIGNS + 1):
            _animal(palette, seat, design, down=False)


@lru_cache(maxsize=128)
def _body_art(palette: PaletteName, seat: int, edge: int, *, pale: bool = False) -> Art:
    pen = Pen(*_size(edge))
    _draw_body(pen, colours(palette), seat, edge, pale=pale)
    return Art(pen.finish(), palette)


@lru_cache(maxsize=16)
def _ring_art(palette: PaletteName, edge: int) -> Art:
    pen = Pen(*_size(edge))
    _draw_ring(pen, colours(palette), edge)
    return Art(pen.finish(), palette)


@lru_cache(maxsize=64)
def _sign(palette: PaletteName, seat: int, edge: int) -> Sprite:
    """The sign on an edge."""
    own = colours(palette).pieces[seat]
    pen = Pen(edge + 2, edge + 2)
    SIGNS[seat](pen, (edge / 2 + 1, edge / 2 + 1), edge * _SIGN, own.sign)
    return Art(pen.finish(), palette).inlaid(own.side)


@lru_cache(maxsize=32)
def _dot(palette: PaletteName, seat: int) -> Sprite:
    """One of the dots on an edge."""
    own = colours(palette).pieces[seat]
    pen = Pen(4, 4)
    pen.ellipse((2, 2), _DOT, _DOT, own.sign)
    return Art(pen.finish(), palette).inlaid(own.side)


@lru_cache(maxsize=192)
def _animal(palette: PaletteName, colour: int, design: int, *, down: bool) -> Sprite:
    use = colours(palette)
    pen = Pen(_size(0)[0], FACE + 2 * MARGIN)
    _draw_animal(pen, use, Piece(colour, design))
    drawn = pen.finish()
    if down:
        drawn = drawn.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return Art(drawn, palette).inlaid(use.pieces[colour].body)


@lru_cache(maxsize=256)
def _small_art(palette: PaletteName, piece: Piece, zoom: float, *, fresh: bool, pale: bool) -> Art:
    use = colours(palette)
    size = _size(_SMALL_EDGE)
    pen = Pen(*size, zoom=zoom)
    if fresh:
        _draw_ring(pen, use, _SMALL_EDGE)
    _draw_body(pen, use, piece.colour, _SMALL_EDGE, pale=pale and not fresh)
    _draw_signs(pen, use, piece, _SMALL_EDGE)
    animal = Pen(*size, zoom=zoom)
    _draw_animal(animal, use, piece)
    pen.put(animal, mirrored=piece.down)
    return Art(pen.finish(), palette)


def _size(edge: int) -> tuple[int, int]:
    return 2 * (_WIDE + MARGIN), FACE + edge + 2 * MARGIN


def _draw_ring(pen: Pen, use: Colours, edge: int) -> None:
    _outline(pen, edge, 4.4, use.black)
    _outline(pen, edge, 3, use.white)


def _draw_body(pen: Pen, use: Colours, seat: int, edge: int, *, pale: bool) -> None:
    own = use.pieces[seat]
    line, thick = (use.face, 1.4) if pale else (own.line, 2.2)
    _outline(pen, edge, 0, line)
    _outline(pen, edge, -thick, own.side)
    x, y = _centre()
    pen.ellipse((x, y), _WIDE - thick, _HIGH - thick, own.line)
    pen.ellipse((x, y - 1.4), _WIDE - thick, _HIGH - thick, own.body)


def _draw_signs(pen: Pen, use: Colours, piece: Piece, edge: int) -> None:
    ink = use.pieces[piece.colour].sign
    middle = _sign_place(edge)
    SIGNS[piece.colour](pen, middle, edge * _SIGN, ink)
    for place in _dot_places(piece.design, middle):
        pen.ellipse(place, _DOT, _DOT, ink)


def _sign_place(edge: int) -> Point:
    """The middle of the edge."""
    x, face = _centre()
    return x, face + _HIGH + edge / 2 - 1.5


def _dot_places(design: int, middle: Point) -> list[Point]:
    """As many as the design's number, to the right of the sign along the curve."""
    x, y = middle
    across = [12 + dot * 5 for dot in range(design)]
    return [(x + at, y - _HIGH * (1 - sqrt(1 - (at / _WIDE) ** 2))) for at in across]


def _draw_animal(pen: Pen, use: Colours, piece: Piece) -> None:
    x, y = _centre()
    ANIMALS[piece.design - 1](pen, (x, y - 0.5), use, use.pieces[piece.colour])


def _outline(pen: Pen, edge: float, grow: float, fill: Rgb) -> None:
    """The shape of a disc: its face, its foot and what is between them."""
    x, face = _centre()
    wide, high = _WIDE + grow, _HIGH + grow
    pen.ellipse((x, face + edge), wide, high, fill)
    pen.box(x - wide, face, x + wide, face + edge, fill)
    pen.ellipse((x, face), wide, high, fill)


def _centre() -> Point:
    """The middle of a disc's face."""
    return _WIDE + MARGIN, _HIGH + MARGIN
