"""Tall stacks: the top disc, the edges of all others as bands of colour, and how many there are.

Who is who in them is spelled out below the board (`render/hedgehogs/ladders.py`).
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from render.colours import colours
from render.hedgehogs.layout import CELL
from render.hedgehogs.pieces.discs import MARGIN, small_disc, small_ring, thin_disc
from render.hedgehogs.pieces.piece import Piece
from render.hedgehogs.pieces.trimmings import beak
from render.parts.tokens import token
from render.picture import PaletteName
from render.shapes import Rgb
from render.sprites import Sprite, cut_out
from render.text import fitted, painted

Part = tuple[Sprite, int, int]
"""A sprite and where it goes in the square."""

_ZOOM: Final = 0.7
_TOP: Final = 46
"""The height of a top disc in that size."""
_THICKEST: Final = 9


def tower(
    palette: PaletteName, pieces: tuple[Piece, ...], floor: Rgb, *, fresh: bool, trapped: bool
) -> Iterator[Part]:
    """The tower stands on the left of the square; the number is where no arrow or letter goes."""
    *others, top = pieces
    inset = 7 if trapped else 3
    band = min(_THICKEST, max(1, (CELL - 2 * inset - _TOP) // len(others)))
    margin = round(MARGIN * _ZOOM)
    left = inset - margin
    high = _TOP + 2 * margin
    for height, piece in enumerate(others):
        sprite = thin_disc(palette, piece.colour, band, _ZOOM, dark=trapped)
        yield sprite, left, CELL - inset - height * band + margin - sprite.height
    face = small_disc(palette, top, floor, _ZOOM, dark=trapped)
    above = CELL - inset - len(others) * band - high + margin
    if fresh:
        yield small_ring(palette, floor, _ZOOM), left, above
    yield face, left, above
    if top.down:
        yield beak(palette, top.colour, 8, floor, pale=trapped), inset - 6, above + high // 2 - 2
    sign = token(palette, top.colour, 13, floor)
    yield sign, CELL - inset - sign.width, CELL - inset - sign.height - 30
    count = _count(palette, len(pieces), floor, trapped=trapped)
    yield count, CELL - inset - count.width, CELL - inset - count.height - 1


@lru_cache(maxsize=256)
def _count(palette: PaletteName, pieces: int, floor: Rgb, *, trapped: bool) -> Sprite:
    """How many there are."""
    use = colours(palette)
    line = fitted(str(pieces), 27, 30, bold=True, least=20)
    drawn = painted(line, use.white if trapped else use.ink, 30, 26, align=1)
    return cut_out(drawn, palette, floor)
