"""A die seen from above, for any game that throws one."""

from functools import lru_cache
from typing import Final

from render.colours import colours
from render.picture import PaletteName
from render.shapes import Pen, Point, Rgb
from render.sprites import Sprite, cut_out

_PIPS: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def draw_die(pen: Pen, at: Point, size: float, value: int, *, face: Rgb, line: Rgb) -> None:  # noqa: PLR0913 - a shape, its colours
    """Draw a die around a point; with the value 0 its face is bare."""
    x, y = at
    half = size / 2
    pen.box(
        x - half,
        y - half,
        x + half,
        y + half,
        face,
        round_by=size * 0.22,
        line=line,
        thick=size * 0.055,
    )
    for dx, dy in _PIPS.get(value, ()):
        pen.ellipse((x + dx * size * 0.25, y + dy * size * 0.25), size * 0.1, size * 0.1, line)


@lru_cache(maxsize=64)
def big_die(palette: PaletteName, size: int, value: int) -> Sprite:
    """A die above a board; with the value 0 it is only a place for one."""
    use = colours(palette)
    pen = Pen(size + 2, size + 2)
    face = use.white if value else use.paper
    line = use.black if value else use.grid
    draw_die(pen, (size / 2 + 1, size / 2 + 1), size, value, face=face, line=line)
    return cut_out(pen.finish(), palette, use.paper)
