"""Stacks: low ones stand as piles of discs, tall ones as towers of thin ones."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from PIL import Image

from render.colours import colours
from render.hedgehogs.layout import CELL
from render.hedgehogs.pieces.discs import EDGES, FACE, MARGIN, disc
from render.hedgehogs.pieces.piece import Piece
from render.hedgehogs.pieces.towers import Part, tower
from render.hedgehogs.pieces.trimmings import apple, beak, edge_point
from render.picture import PaletteName
from render.shapes import Rgb
from render.sprites import Sheet, Sprite, blank

_PILE: Final = 5
_PILE_IN_TRAP: Final = 4
"""Up to so many discs stand on each other."""
_RAIL: Final = 5
"""Pieces stand a little right of the middle: arrows pass on the left."""
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
        parts = tower(palette, pieces, floor, fresh=fresh, trapped=trapped)
    for sprite, left, top in parts:
        x, y = left + _BEYOND, top + _BEYOND
        sheet.put(sprite, x, y)
        shape.paste(255, (x, y, x + sprite.width, y + sprite.height), sprite.mask)
    return Sprite(sheet.pixels, shape)


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
