"""Tiles: face down all alike, face up in their clan's colour with its sign and number or magic."""

from functools import lru_cache
from typing import Final, Literal

from PIL import Image

from render.colours import colours
from render.parts.signs import SIGNS
from render.picture import PaletteName
from render.shapes import Pen, Point, Rgb, around, mix
from render.sprites import Art, Sheet, Sprite, cut_out, opaque, written
from render.witches.colours import night
from render.witches.layout import TILE_HEIGHT, TILE_WIDTH, row_of

MAGIC: Final = "M"
Side = Literal["up", "known", "taken"]
"""A face-up tile that is free, one that is known although it lies face down, and one on which a
witch stands: her place is on the right, so everything moves to the left."""

_MAGIC_AT: Final[dict[Side, tuple[Point, int]]] = {
    "up": ((57, 47), 33),
    "known": ((49, 53), 22),
    "taken": ((22, 48), 17),
}
_SIGN_AT: Final[dict[Side, tuple[Point, float]]] = {
    "up": ((22, 60), 11),
    "known": ((22, 62), 9),
    "taken": ((20, 70), 8.5),
}
_NUMBER_AT: Final[dict[Side, tuple[Point, int]]] = {
    "up": ((63, 52), 47),
    "known": ((61, 52), 35),
    "taken": ((20, 45), 30),
}
"""By how a tile lies, where its parts are, and how large."""
_ROUND: Final = 11
_LABEL: Final = 20
"""The middle of the number of a tile's place."""


@lru_cache(maxsize=256)
def face_down(palette: PaletteName, place: int) -> Sprite:
    use = colours(palette)
    return _labelled(_back(palette), palette, place, use.white, night(palette).back)


@lru_cache(maxsize=512)
def face_up(palette: PaletteName, place: int, clan: int, what: str, side: Side) -> Sprite:
    """`what` is the number on the tile, or `M`."""
    use = colours(palette)
    own = use.pieces[clan]
    ink, ground = (use.white, night(palette).back) if side == "known" else (own.sign, own.body)
    return _labelled(_face(palette, clan, what, side), palette, place, ink, ground)


def keep_tiles(palette: PaletteName) -> None:
    """Draw beforehand what tiles are put together from."""
    for clan in range(4):
        for what in (*map(str, range(2, 11)), MAGIC):
            for side in ("up", "taken"):
                _face(palette, clan, what, side)
                face_up(palette, 1, clan, what, side)


@lru_cache(maxsize=8)
def _back(palette: PaletteName) -> Image.Image:
    """A crescent and two stars, by moonlight."""
    own = night(palette)
    pen = _tile_pen(palette, own.back, own.rim)
    x, y = TILE_WIDTH - 39, TILE_HEIGHT / 2 + 5
    shade = mix(own.glow, own.moon, 0.5)
    pen.ellipse((x, y), 23, 23, shade)
    pen.ellipse((x + 10, y - 7), 20, 20, own.back)
    star(pen, (x + 13, y - 6), 7.5, own.moon)
    star(pen, (x + 23, y - 26), 4.5, shade)
    return opaque(pen.finish(), palette, own.sky[3]).pixels


def _tile_pen(palette: PaletteName, fill: Rgb, rim: Rgb) -> Pen:
    pen = Pen(TILE_WIDTH, TILE_HEIGHT)
    pen.box(0, 0, TILE_WIDTH, TILE_HEIGHT, fill, round_by=_ROUND, line=rim, thick=2)
    return pen


@lru_cache(maxsize=512)
def _face(palette: PaletteName, clan: int, what: str, side: Side) -> Image.Image:
    """A tile but for the number of its place, so that few drawings make all there are."""
    own = colours(palette).pieces[clan]
    sheet = Sheet(palette, _blank(palette, clan, known=side == "known"))
    if what == MAGIC:
        at, size = _MAGIC_AT[side]
        sheet.put_centred(_magic(palette, clan, size), *at)
        return sheet.pixels
    at, radius = _SIGN_AT[side]
    sheet.put_centred(_sign(palette, clan, radius), *at)
    at, size = _NUMBER_AT[side]
    width, height = round(size * 1.2), round(size * 1.2)
    number = written(
        what, palette, own.sign, own.body, size=size, width=width, height=height, bold=True
    )
    sheet.put_centred(number, *at)
    return sheet.pixels


@lru_cache(maxsize=32)
def _blank(palette: PaletteName, clan: int, *, known: bool) -> Image.Image:
    own, dark = colours(palette).pieces[clan], night(palette)
    if known:
        pen = _tile_pen(palette, dark.back, dark.rim)
        pen.box(8, 29, TILE_WIDTH - 8, TILE_HEIGHT - 8, own.body, round_by=8)
    else:
        pen = Pen(TILE_WIDTH, TILE_HEIGHT)
        pen.box(0, 0, TILE_WIDTH, TILE_HEIGHT, own.body, round_by=_ROUND)
    return opaque(pen.finish(), palette, dark.sky[3]).pixels


@lru_cache(maxsize=64)
def _sign(palette: PaletteName, clan: int, radius: float) -> Sprite:
    own = colours(palette).pieces[clan]
    size = round(radius * 2.4) + 2
    pen = Pen(size, size)
    SIGNS[clan](pen, (size / 2, size / 2), radius, own.sign)
    return Art(pen.finish(), palette).inlaid(own.body)


@lru_cache(maxsize=64)
def _magic(palette: PaletteName, clan: int, radius: int) -> Sprite:
    """A burst of rays with the clan's sign in it."""
    own = colours(palette).pieces[clan]
    size = 2 * radius + 2
    middle = (size / 2, size / 2)
    pen = Pen(size, size)
    rim = [around(middle, radius * (0.68 if ray % 2 else 1), ray * 22.5) for ray in range(16)]
    pen.polygon(rim, own.sign)
    SIGNS[clan](pen, middle, radius * 0.43, own.body)
    return Art(pen.finish(), palette).inlaid(own.body)


def star(pen: Pen, at: Point, size: float, colour: Rgb) -> None:
    """A spark with four points."""
    rim = [around(at, size * (0.36 if tip % 2 else 1), tip * 45) for tip in range(8)]
    pen.polygon(rim, colour)


def _labelled(tile: Image.Image, palette: PaletteName, place: int, ink: Rgb, ground: Rgb) -> Sprite:
    """With the number of its place on the track, by which moves name it."""
    sheet = Sheet(palette, tile)
    sheet.put(_corners(palette, row_of(place)), 0, 0)
    digits = [_digit(palette, digit, ink, ground) for digit in str(place)]
    left = _LABEL - sum(digit.width for digit in digits) // 2
    for digit in digits:
        sheet.put(digit, left, 4)
        left += digit.width
    return Sprite(sheet.pixels, None)


@lru_cache(maxsize=24)
def _corners(palette: PaletteName, row: int) -> Sprite:
    """What shows of the sky at the round corners of a tile, in the shade of its row."""
    shade = night(palette).sky[row]
    pen = Pen(TILE_WIDTH, TILE_HEIGHT)
    pen.box(0, 0, TILE_WIDTH, TILE_HEIGHT, shade)
    pen.erase_box(0, 0, TILE_WIDTH, TILE_HEIGHT, round_by=_ROUND)
    return cut_out(pen.finish(), palette, shade)


@lru_cache(maxsize=256)
def _digit(palette: PaletteName, digit: str, ink: Rgb, ground: Rgb) -> Sprite:
    return written(digit, palette, ink, ground, size=23, width=13, height=24, bold=True)
