"""Hexagons with their numbers, and with what stands on them."""

from functools import lru_cache
from typing import Final

from render.colours import colours
from render.jesters.colours import court_colours
from render.jesters.layout import ACROSS, TALL, hexagon_corners
from render.jesters.pieces import Kind, piece_art
from render.picture import PaletteName
from render.shapes import Pen, Rgb, mix
from render.sprites import Art, Sheet, Sprite, written

SIZE: Final = (ACROSS, TALL + 1)
_GAP: Final = 4
"""Between two hexagons."""
_LOW: Final = 37
"""How far below the middle a number stands that makes room for a piece."""


@lru_cache(maxsize=64)
def ring_of(value: int, values: tuple[int, ...]) -> int:
    """Which of the five shades a hexagon has: the more it is worth, the deeper."""
    steps = sorted(set(values))
    return steps.index(value) * 4 // max(1, len(steps) - 1)


@lru_cache(maxsize=128)
def plain(palette: PaletteName, value: int, ring: int, *, low: bool) -> Sprite:
    """An empty hexagon; with a `low` number there is room for a letter."""
    use = colours(palette)
    floor = court_colours(palette).rings[ring]
    blank = _blank(palette, ring).cut_out(court_colours(palette).ground)
    sheet = Sheet(palette, blank.pixels)
    middle = (SIZE[0] / 2, SIZE[1] / 2)
    if low:
        sheet.put_centred(_number(palette, value, use.ink, floor, 24), middle[0], middle[1] + _LOW)
    else:
        faint = mix(use.ink, floor, 1 / 3)
        sheet.put_centred(_number(palette, value, faint, floor, 36), *middle)
    return Sprite(sheet.pixels, blank.mask)


@lru_cache(maxsize=256)
def occupied(  # noqa: PLR0913 - kept by all that it shows
    palette: PaletteName, value: int, ring: int, seat: int, kind: Kind, *, fresh: bool
) -> Sprite:
    """A hexagon with a piece on it; its number can still be read below."""
    below = plain(palette, value, ring, low=True)
    sheet = Sheet(palette, below.pixels)
    piece = piece_art(palette, seat, kind, fresh=fresh)
    floor = court_colours(palette).rings[ring]
    high = 10 if kind == "jester" else 8
    sheet.put_centred(piece.cut_out(floor), SIZE[0] / 2, SIZE[1] / 2 - high)
    return Sprite(sheet.pixels, below.mask)


def keep_hexagons(palette: PaletteName) -> None:
    """Draw beforehand what hexagons are put together from."""
    for ring in range(5):
        _blank(palette, ring)
    for seat in range(4):
        for kind in ("single", "double", "jester"):
            for fresh in (False, True):
                piece_art(palette, seat, kind, fresh=fresh)


@lru_cache(maxsize=32)
def _blank(palette: PaletteName, ring: int) -> Art:
    pen = Pen(*SIZE)
    middle = (SIZE[0] / 2, SIZE[1] / 2)
    width = ACROSS - _GAP
    pen.polygon(
        hexagon_corners(middle, width, width * 2 / 3**0.5), court_colours(palette).rings[ring]
    )
    return Art(pen.finish(), palette)


def _number(palette: PaletteName, value: int, ink: Rgb, floor: Rgb, size: float) -> Sprite:
    return written(
        str(value),
        palette,
        ink,
        floor,
        size=size,
        width=round(size * 1.3),
        height=round(size * 0.86),
        bold=True,
    )
