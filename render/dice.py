"""A die seen from above, for any game that throws one."""

from typing import Final

from render.shapes import Pen, Point, Rgb

_PIPS: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def draw_die(pen: Pen, at: Point, size: float, value: int, *, face: Rgb, line: Rgb) -> None:
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
