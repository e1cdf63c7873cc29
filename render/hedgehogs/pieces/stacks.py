"""Stacks: low ones stand as piles of discs, tall ones as a chain of tiles below the top disc."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from PIL import Image

from render.colours import Colours, colours
from render.hedgehogs.layout import CELL
from render.hedgehogs.pieces.discs import EDGES, FACE, MARGIN, disc, small_disc
from render.hedgehogs.pieces.piece import Piece
from render.hedgehogs.pieces.trimmings import apple, beak, edge_point
from render.parts.signs import SIGNS
from render.parts.tokens import token
from render.picture import PaletteName
from render.shapes import Pen, Rgb
from render.sprites import Art, Sheet, Sprite, blank, opaque, written
from render.table import number

_PILE: Final = 5
_PILE_IN_TRAP: Final = 4
"""Up to so many discs stand on each other."""
_RAIL: Final = 5
"""Pieces stand a little right of the middle: arrows pass on the left."""
_GAPS: Final = {4: 4, 5: 4, 6: 3}
"""By the number of tiles beside each other, the room between their rows. The top disc and the
number of pieces take the room of two rows."""
_POINT: Final = 7
"""How long the point of a tile is."""
_BEYOND: Final = 4
"""How far the ring of a fresh piece may reach out of the square."""


@lru_cache(maxsize=1024)
def stack(
    palette: PaletteName,
    pieces: tuple[Piece, ...],
    floor: Rgb,
    *,
    fresh: bool = False,
    trapped: bool = False,
) -> Sprite:
    """A stack, to be centred on a square of that colour. `fresh` rings its top piece."""
    size = CELL + 2 * _BEYOND
    sheet = Sheet(palette, blank(palette, size, size, floor))
    shape = Image.new("1", (size, size))
    if len(pieces) <= (_PILE_IN_TRAP if trapped else _PILE):
        parts = _pile(palette, pieces, floor, fresh=fresh, trapped=trapped)
    else:
        parts = _chain(palette, pieces, floor, fresh=fresh, trapped=trapped)
    for sprite, left, top in parts:
        x, y = left + _BEYOND, top + _BEYOND
        sheet.put(sprite, x, y)
        shape.paste(255, (x, y, x + sprite.width, y + sprite.height), sprite.mask)
    return Sprite(sheet.pixels, shape)


Part = tuple[Sprite, int, int]
"""A sprite and where it goes in the square."""


def _pile(
    palette: PaletteName, pieces: tuple[Piece, ...], floor: Rgb, *, fresh: bool, trapped: bool
) -> Iterator[Part]:
    """Discs on each other."""
    count = len(pieces)
    room = CELL - (10 if trapped else 4) - FACE
    edge = next((edge for edge in EDGES if edge * count <= room), EDGES[-1])
    centre = CELL // 2 + (0 if trapped else _RAIL)
    lift = max(3 if trapped else 0, 14 - 5 * (count - 1))
    base = CELL - 2 - lift + MARGIN
    for height, piece in enumerate(pieces):
        top = height == count - 1
        sprite = disc(palette, piece, floor, edge, top=top, fresh=top and fresh, dark=trapped)
        left, above = centre - sprite.width // 2, base - height * edge - sprite.height
        yield sprite, left, above
        if piece.down and top:
            point = beak(palette, piece.colour, edge, floor, pale=trapped)
            aside = left + MARGIN - (3 if trapped else 9)
            yield point, aside, above + MARGIN + FACE // 2 + (edge - point.height) // 2
        elif piece.down:
            point = edge_point(palette, piece.colour, edge)
            yield point, left + 27, above + sprite.height - MARGIN - edge - 3
        if piece.apple:
            yield _apple(palette, piece, sprite, (left, above), top=top)


def _apple(
    palette: PaletteName, piece: Piece, disc: Sprite, corner: tuple[int, int], *, top: bool
) -> Part:
    """The apple of a disc in a pile: on its face, or on its edge if there is one above it."""
    left, above = corner
    own = colours(palette).pieces[piece.colour]
    sprite = apple(palette, 30 if top else 15, own.body if top else own.side)
    if top:
        return sprite, left + disc.width - sprite.width - 4, above - 2
    return sprite, left + 18 - sprite.width // 2, above + disc.height - MARGIN - 20


def _chain(
    palette: PaletteName, pieces: tuple[Piece, ...], floor: Rgb, *, fresh: bool, trapped: bool
) -> Iterator[Part]:
    """The top piece with its sign, the number of all, and below them the others as the links of
    a chain: it hangs from the top disc and winds down to the lowest piece."""
    use = colours(palette)
    *others, top = pieces
    columns = next((n for n in _GAPS if len(others) <= n * (n - 2)), max(_GAPS))
    inset = 8 if trapped else 4
    unit = (CELL - 2 * inset) // columns
    hung = inset + 2 * unit
    zoom = round(2 * unit / (FACE + 9 + MARGIN), 2)
    face = small_disc(palette, top, floor, zoom, fresh=fresh, dark=trapped)
    width = CELL - inset - face.width - 3
    ink = use.white if trapped else use.ink
    count = written(
        str(len(pieces)), palette, ink, floor, size=26, width=width, height=34, bold=True
    )
    yield count, CELL - inset - width, inset + unit - 18
    rows = -(-len(others) // columns)
    gap = _GAPS[columns]
    size = unit, min(unit + gap, (CELL - inset - hung) // rows)
    ribbon = _ribbon(palette, columns, len(others), size, trapped=trapped)
    yield ribbon.cut_out(floor), inset, hung - gap
    for link, piece in enumerate(reversed(others)):
        x, y = _link(link, columns, size)
        tile = _tile(palette, piece, unit - 1, size[1] - gap - 1, _ribbon_shade(use, trapped))
        yield tile, inset + x, hung + y
        if piece.apple:
            fruit = apple(palette, 12, colours(palette).pieces[piece.colour].body)
            yield fruit, inset + x + unit - fruit.width, hung + y - 2
    yield face, inset - 2, inset - 3
    if top.down:
        yield beak(palette, top.colour, 6, floor, pale=trapped), inset - 8, inset + unit - 6
    sign = token(palette, top.colour, round(unit * 0.42), floor)
    yield sign, inset + face.width - sign.width - 1, hung - sign.height - 1


def _link(link: int, columns: int, size: tuple[int, int]) -> tuple[int, int]:
    """Where a link is within a chain: rows go to the right and back in turn."""
    row, along = divmod(link, columns)
    column = columns - 1 - along if row % 2 else along
    return column * size[0], row * size[1]


def _ribbon_shade(use: Colours, trapped: bool) -> Rgb:
    return use.face if trapped else use.ink


@lru_cache(maxsize=64)
def _ribbon(
    palette: PaletteName, columns: int, count: int, size: tuple[int, int], *, trapped: bool
) -> Art:
    """What the tiles lie on: it joins the end of each row to the next one, and the first one to
    the disc above."""
    colour = _ribbon_shade(colours(palette), trapped)
    wide, high = size
    gap = _GAPS[columns]
    links = [_link(link, columns, size) for link in range(count)]
    pen = Pen(columns * wide, links[-1][1] + high)
    for x, y in links:
        pen.box(x - 1, y + gap - 1, x + wide, y + high, colour)
    for x, y in links[::columns]:
        pen.box(x, y - gap, x + wide - 1, y + gap, colour)
    return Art(pen.finish(), palette)


@lru_cache(maxsize=256)
def _tile(palette: PaletteName, piece: Piece, width: int, height: int, ribbon: Rgb) -> Sprite:
    """A piece within a chain: colour, sign, and in the corners the dots of the design. The left
    side of one that runs down is pointed."""
    sheet = Sheet(palette, _plain_tile(palette, piece.colour, width, height))
    ink = number(palette, colours(palette).pieces[piece.colour].sign)
    left, right, low = 1, width - 3, height - 3
    if piece.down:
        left = _POINT - 1
        shade = number(palette, ribbon)
        for y in range(height):
            far = abs(2 * y - height + 1) * _POINT // height
            sheet.pixels.paste(shade, (0, y, far, y + 1))
    for x, y in [(left, 1), (right, low), (right, 1), (left, low)][: piece.design]:
        sheet.pixels.paste(ink, (x, y, x + 2, y + 2))
    return Sprite(sheet.pixels, None)


@lru_cache(maxsize=64)
def _plain_tile(palette: PaletteName, seat: int, width: int, height: int) -> Image.Image:
    own = colours(palette).pieces[seat]
    pen = Pen(width, height)
    pen.box(0, 0, width, height, own.body)
    SIGNS[seat](pen, (width / 2, height / 2), min(width, height) * 0.41, own.sign)
    return opaque(pen.finish(), palette, own.body).pixels
