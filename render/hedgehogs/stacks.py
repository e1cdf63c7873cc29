"""Stacks: low ones stand as piles of discs, tall ones as a chain of tiles below the top disc."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from PIL import Image

from render.colours import colours
from render.hedgehogs.discs import EDGES, FACE, MARGIN, disc, small_disc, token
from render.hedgehogs.layout import CELL
from render.hedgehogs.pieces import Piece
from render.hedgehogs.signs import SIGNS
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
_BEYOND: Final = 4
"""How far the ring of a fresh piece may reach out of the square."""


@lru_cache(maxsize=384)
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
        yield sprite, centre - sprite.width // 2, base - height * edge - sprite.height


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
        yield _tile(palette, piece, unit - 1, size[1] - gap - 1), inset + x, hung + y
    yield face, inset - 2, inset - 3
    sign = token(palette, top.seat, round(unit * 0.42), floor)
    yield sign, inset + face.width - sign.width - 1, hung - sign.height - 1


def _link(link: int, columns: int, size: tuple[int, int]) -> tuple[int, int]:
    """Where a link is within a chain: rows go to the right and back in turn."""
    row, along = divmod(link, columns)
    column = columns - 1 - along if row % 2 else along
    return column * size[0], row * size[1]


@lru_cache(maxsize=64)
def _ribbon(
    palette: PaletteName, columns: int, count: int, size: tuple[int, int], *, trapped: bool
) -> Art:
    """What the tiles lie on: it joins the end of each row to the next one, and the first one to
    the disc above."""
    use = colours(palette)
    colour = use.face if trapped else use.ink
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
def _tile(palette: PaletteName, piece: Piece, width: int, height: int) -> Sprite:
    """A piece within a chain: colour, sign, and in the corners the dots of the design."""
    sheet = Sheet(palette, _plain_tile(palette, piece.seat, width, height))
    mark = number(palette, colours(palette).pieces[piece.seat].mark)
    right, low = width - 3, height - 3
    for x, y in [(1, 1), (right, low), (right, 1), (1, low)][: piece.design]:
        sheet.pixels.paste(mark, (x, y, x + 2, y + 2))
    return Sprite(sheet.pixels, None)


@lru_cache(maxsize=64)
def _plain_tile(palette: PaletteName, seat: int, width: int, height: int) -> Image.Image:
    own = colours(palette).pieces[seat]
    pen = Pen(width, height)
    pen.box(0, 0, width, height, own.body)
    SIGNS[seat](pen, (width / 2, height / 2), min(width, height) * 0.41, own.mark)
    return opaque(pen.finish(), palette, own.body).pixels
