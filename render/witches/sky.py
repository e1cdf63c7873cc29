"""The sky behind the track: darker at the top, stars, the moon, a witch before it, and hills."""

from functools import lru_cache

from render.colours import colours
from render.picture import PaletteName
from render.shapes import Pen, Point, mix
from render.sprites import Sprite, opaque
from render.witches.colours import NightColours, night
from render.witches.layout import (
    BOARD_TOP,
    FINISH_SQUARES,
    INSET,
    ROWS,
    SIDE,
    finish_box,
    row_top,
    start_box,
)
from render.witches.tiles import star


@lru_cache(maxsize=4)
def sky(palette: PaletteName, width: int, height: int) -> Sprite:
    """The night, with round corners."""
    use, own = colours(palette), night(palette)
    top = BOARD_TOP - 10
    pen = Pen(width, height)
    pen.box(0, 0, width, height, own.sky[0], round_by=18)
    for row in range(1, ROWS):
        upper = row_top(row) - top - 22
        pen.box(0, upper, width, height - 18, own.sky[row])
    pen.box(0, height - 40, width, height, own.sky[-1], round_by=18)
    _draw_stars(pen, own, width, height)
    _draw_moon(pen, own, _between(top))
    return opaque(pen.finish(), palette, use.paper)


def _between(top: int) -> Point:
    """The middle of the room between start and finish."""
    start, finish = start_box(), finish_box(FINISH_SQUARES - 1)
    return INSET + SIDE / 2, (start.top + start.height + finish.top - 32) / 2 - top


def _draw_stars(pen: Pen, own: NightColours, width: int, height: int) -> None:
    """The same ones every night."""
    seed = 11
    for count in range(80):
        seed = (seed * 1103515245 + 12345) % 2**31
        x = 8 + (seed >> 8) % (width - 16)
        seed = (seed * 1103515245 + 12345) % 2**31
        y = 8 + (seed >> 8) % (height - 16)
        if count % 5:
            pen.ellipse((x, y), 1.3, 1.3, own.glow)
        else:
            star(pen, (x, y), 4.2, own.moon)


def _draw_moon(pen: Pen, own: NightColours, at: Point) -> None:
    """Full, with a witch who flies before it."""
    x, y = at
    pen.ellipse(at, 51, 51, mix(own.sky[2], own.glow, 0.2))
    pen.ellipse(at, 42, 42, own.moon)
    shade = mix(own.moon, own.glow, 0.28)
    for dx, dy, radius in ((-17, -15, 8), (23, 8, 6), (4, 29, 5)):
        pen.ellipse((x + dx, y + dy), radius, radius, shade)
    dark = own.sky[0]
    pen.line([(x - 30, y + 16), (x + 30, y + 4)], dark, 3)
    pen.polygon([(x - 30, y + 12), (x - 44, y + 13), (x - 43, y + 25), (x - 29, y + 19)], dark)
    pen.polygon([(x - 12, y + 12), (x - 6, y - 8), (x + 8, y - 8), (x + 11, y + 8)], dark)
    pen.ellipse((x + 3, y - 11), 6, 6, dark)
    pen.polygon([(x - 9, y - 13), (x + 14, y - 16), (x + 12, y - 19), (x - 8, y - 16)], dark)
    pen.polygon([(x - 4, y - 16), (x + 9, y - 18), (x - 4, y - 33)], dark)
