"""What pictures of leagues begin with: paper, a title and the line below it."""

from functools import lru_cache
from typing import Final

from PIL import Image

from render.collage import Collage
from render.colours import colours
from render.parts.frame import BANNER, WIDTH
from render.picture import PaletteName
from render.shapes import Pen, Rgb, around
from render.sprites import Sprite, blank, cut_out, line_above, written
from render.table import number

EDGE: Final = 18


def begun(
    title: str, detail: str, palette: PaletteName, height: int, width: int = WIDTH
) -> Collage:
    """A sheet with its title."""
    sheet = Collage(palette, paper(palette, width, height), cuts=(BANNER,))
    room = width - 2 * EDGE
    sheet.put(line_above(title, palette, size=38, room=room, height=52, bold=True), EDGE, 3)
    sheet.put(line_above(detail, palette, size=28, room=room, height=42, bold=False), EDGE, 51)
    return sheet


def put_text(  # noqa: PLR0913 - a text, its place and how it looks
    sheet: Collage,
    text: str,
    left: int,
    top: int,
    *,
    width: int,
    height: int,
    ink: Rgb,
    ground: Rgb,
    size: float = 30,
    bold: bool = False,
    align: float = 0,
    least: float = 22,
) -> None:
    """Write a line in a box."""
    sprite = written(
        text,
        sheet.palette,
        ink,
        ground,
        size=size,
        width=width,
        height=height,
        bold=bold,
        align=align,
        least=least,
    )
    sheet.put(sprite, left, top)


@lru_cache(maxsize=64)
def paper(palette: PaletteName, width: int, height: int) -> Sprite:
    return Sprite(blank(palette, width, height, colours(palette).paper), None)


@lru_cache(maxsize=256)
def block(palette: PaletteName, width: int, height: int, colour: Rgb) -> Sprite:
    """A rectangle of one colour."""
    return Sprite(Image.new("L", (width, height), number(palette, colour)), None)


@lru_cache(maxsize=64)
def up_sign(palette: PaletteName, ground: Rgb, size: int, *, sure: bool) -> Sprite:
    """Up a division: a triangle, hollow while it may still change."""
    return _pointed(palette, ground, size, colours(palette).pieces[3].body, sure=sure, way=1)


@lru_cache(maxsize=64)
def down_sign(palette: PaletteName, ground: Rgb, size: int, *, sure: bool) -> Sprite:
    """Down a division."""
    return _pointed(palette, ground, size, colours(palette).pieces[0].body, sure=sure, way=-1)


def _pointed(  # noqa: PLR0913, PLR0917 - a triangle and how it looks
    palette: PaletteName, ground: Rgb, size: int, colour: Rgb, sure: bool, way: int
) -> Sprite:
    pen = Pen(size, size)
    middle, half = size / 2, size * 0.4
    points = [
        (middle, middle - way * half),
        (middle + half * 1.05, middle + way * half * 0.8),
        (middle - half * 1.05, middle + way * half * 0.8),
    ]
    if sure:
        pen.polygon(points, colour)
    else:
        pen.line([*points, points[0], points[1]], colour, size * 0.11)
    return cut_out(pen.finish(), palette, ground)


@lru_cache(maxsize=64)
def title_sign(palette: PaletteName, ground: Rgb, size: int, *, sure: bool) -> Sprite:
    """The title: a star in gold, hollow while it may still change."""
    use = colours(palette)
    gold = use.pieces[2]
    pen = Pen(size, size)
    pen.polygon(_star(size / 2, size * 0.48), use.black if sure else gold.spines)
    pen.polygon(_star(size / 2, size * 0.38), gold.body)
    if not sure:
        pen.polygon(_star(size / 2, size * 0.2), ground)
    return cut_out(pen.finish(), palette, ground)


def _star(middle: float, size: float) -> list[tuple[float, float]]:
    return [
        around((middle, middle), size * (1 if tip % 2 else 0.45), 234 + tip * 36)
        for tip in range(10)
    ]


@lru_cache(maxsize=64)
def gone_sign(palette: PaletteName, ground: Rgb, size: int) -> Sprite:
    """Withdrawn: a cross."""
    colour = colours(palette).faint
    pen = Pen(size, size)
    near, far = size * 0.24, size * 0.76
    pen.line([(near, near), (far, far)], colour, size * 0.12)
    pen.line([(near, far), (far, near)], colour, size * 0.12)
    return cut_out(pen.finish(), palette, ground)
