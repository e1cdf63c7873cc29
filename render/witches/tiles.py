"""Tiles: face down all alike, face up in their clan's colour with its sign and number or magic."""

from functools import lru_cache
from typing import Final, Literal

from PIL import Image

from render.colours import Colours, colours
from render.parts.signs import SIGNS
from render.picture import PaletteName
from render.shapes import Pen, Point, Rgb, around, mix
from render.sprites import Art, Sheet, Sprite, opaque, written
from render.witches.layout import TILE_HEIGHT, TILE_WIDTH

MAGIC: Final = "M"
Side = Literal["up", "known", "taken"]
"""A face-up tile that is free, one that is known although it lies face down, and one on which a
witch stands: her place is on the right, so everything moves to the left."""

_MAGIC_AT: Final[dict[Side, tuple[Point, int]]] = {
    "up": ((57, 46), 36),
    "known": ((49, 55), 23),
    "taken": ((22, 50), 17),
}
_SIGN_AT: Final[dict[Side, tuple[Point, float]]] = {
    "up": ((22, 61), 11),
    "known": ((22, 65), 9),
    "taken": ((20, 73), 8.5),
}
_NUMBER_AT: Final[dict[Side, tuple[Point, int]]] = {
    "up": ((64, 49), 50),
    "known": ((61, 54), 36),
    "taken": ((20, 47), 31),
}
"""By how a tile lies, where its parts are, and how large."""
_LABEL: Final = 20
"""The middle of the number of a tile's place."""


def back(use: Colours) -> Rgb:
    """The colour of a face-down tile."""
    return use.slate


@lru_cache(maxsize=256)
def face_down(palette: PaletteName, place: int) -> Sprite:
    use = colours(palette)
    return _labelled(_back(palette), palette, place, use.white, back(use))


@lru_cache(maxsize=512)
def face_up(palette: PaletteName, place: int, clan: int, what: str, side: Side) -> Sprite:
    """`what` is the number on the tile, or `M`."""
    use = colours(palette)
    own = use.pieces[clan]
    ink, ground = (use.white, back(use)) if side == "known" else (own.sign, own.body)
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
    use = colours(palette)
    pen = Pen(TILE_WIDTH, TILE_HEIGHT)
    own = back(use)
    pen.box(0, 0, TILE_WIDTH, TILE_HEIGHT, own, round_by=12)
    moon = mix(own, use.face, 0.42)
    x, y = TILE_WIDTH - 40, TILE_HEIGHT / 2 + 2
    pen.ellipse((x, y), 23, 23, moon)
    pen.ellipse((x + 10, y - 7), 20, 20, own)
    star(pen, (x + 12, y - 6), 7, moon)
    return opaque(pen.finish(), palette, use.paper).pixels


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
    use = colours(palette)
    own = use.pieces[clan]
    pen = Pen(TILE_WIDTH, TILE_HEIGHT)
    pen.box(0, 0, TILE_WIDTH, TILE_HEIGHT, back(use) if known else own.body, round_by=12)
    if known:
        pen.box(8, 29, TILE_WIDTH - 8, TILE_HEIGHT - 8, own.body, round_by=8)
    return opaque(pen.finish(), palette, use.paper).pixels


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
    rim = [around(middle, radius * (0.72 if ray % 2 else 1), ray * 15) for ray in range(24)]
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
    digits = [_digit(palette, digit, ink, ground) for digit in str(place)]
    left = _LABEL - sum(digit.width for digit in digits) // 2
    for digit in digits:
        sheet.put(digit, left, 4)
        left += digit.width
    return Sprite(sheet.pixels, None)


@lru_cache(maxsize=256)
def _digit(palette: PaletteName, digit: str, ink: Rgb, ground: Rgb) -> Sprite:
    return written(digit, palette, ink, ground, size=23, width=13, height=24, bold=True)
