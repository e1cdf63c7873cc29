"""Black squares that hold nobody: trampolines, concrete, ice, black holes, and bare prints."""

from functools import lru_cache
from math import sin
from typing import Final

from engine.hedgehogs.view import Trap, Way
from render.hedgehogs.colours import RaceColours, race_colours
from render.hedgehogs.layout import CELL
from render.picture import PaletteName
from render.shapes import Pen, Point, Rgb, around, mix
from render.sprites import Art, Sprite, cut_out

_BADGE: Final = 0.32
"""How large the sign of a black square is on which somebody stands."""


@lru_cache(maxsize=64)
def hazard(palette: PaletteName, kind: Trap, way: Way, under: Rgb, *, empty: bool) -> Sprite:
    """A black square of a kind; where somebody stands on it, a dark floor."""
    return _art(palette, kind, way, empty=empty).opaque(under)


@lru_cache(maxsize=16)
def hazard_badge(palette: PaletteName, kind: Trap, way: Way) -> Sprite:
    """The same in small, for the corner of a black square on which somebody stands."""
    use = race_colours(palette)
    pen = Pen(CELL, CELL, zoom=_BADGE)
    pen.box(0, 0, CELL, CELL, use.white, round_by=18)
    _draw(pen, use, kind, way)
    return cut_out(pen.finish(), palette, use.path)


@lru_cache(maxsize=48)
def bare_print(palette: PaletteName, floor: Rgb, *, painted: bool) -> Sprite:
    """A black square that does nothing (V10), or one that is `painted` over (V17)."""
    use = race_colours(palette)
    pen = Pen(CELL, CELL)
    faint = mix(floor, use.ink, 0.24)
    for start, end in ((14, 36), (42, 58), (64, 86)):
        for edge in (10, CELL - 10):
            pen.line([(start, edge), (end, edge)], faint, 3)
            pen.line([(edge, start), (edge, end)], faint, 3)
    if painted:
        paler = mix(floor, use.white, 0.45)
        for step, (left, right) in enumerate(((16, 74), (12, 88), (20, 84), (14, 80), (26, 86))):
            y = 20 + step * 15
            pen.line([(left, y + 5), (right, y - 5)], paler, 12)
    else:
        rim = [around((50, 50), 29 if tip % 2 else 23, tip * 12) for tip in range(31)]
        pen.line(rim, faint, 2.4)
    return Art(pen.finish(), palette).opaque(floor)


@lru_cache(maxsize=48)
def _art(palette: PaletteName, kind: Trap, way: Way, *, empty: bool) -> Art:
    use = race_colours(palette)
    pen = Pen(CELL, CELL)
    if empty:
        _draw(pen, use, kind, way)
    else:
        pen.box(1, 1, CELL - 1, CELL - 1, use.trap, round_by=10)
    return Art(pen.finish(), palette)


def _draw(pen: Pen, use: RaceColours, kind: Trap, way: Way) -> None:
    pen.box(1, 1, CELL - 1, CELL - 1, use.trap, round_by=10)
    match kind:
        case "bounce":
            _trampoline(pen, use, way)
        case "wall":
            _concrete(pen, use)
        case "skid":
            _ice(pen, use, way)
        case _:
            _hole(pen, use)


def _trampoline(pen: Pen, use: RaceColours, way: Way) -> None:
    """Springs around a pad that points on."""
    for spring in range(16):
        turn = spring * 22.5
        pen.line([around((50, 50), 27, turn), around((50, 50), 41, turn + 9)], use.open, 2.6)
    pen.arc((50, 50), 42, 42, (0, 360), line=use.face, thick=4)
    pen.ellipse((50, 50), 29, 29, use.black, line=use.open, thick=3)
    for x, side in _chevrons(way):
        pen.line([(x, 36), (x + side * 13, 50), (x, 64)], use.face, 6)


def _chevrons(way: Way) -> tuple[tuple[float, int], ...]:
    if way == "up":
        return (36, 1), (51, 1)
    if way == "down":
        return (64, -1), (49, -1)
    return (44, -1), (56, 1)


def _concrete(pen: Pen, use: RaceColours) -> None:
    """A block with a striped board across it."""
    pen.box(5, 5, 95, 95, use.faint, round_by=5)
    pen.box(5, 5, 89, 89, use.grid, round_by=5)
    pen.box(11, 11, 89, 89, mix(use.faint, use.grid, 0.5))
    for x, y in ((20, 20), (34, 26), (52, 18), (78, 24), (24, 80), (46, 76), (66, 82), (80, 74)):
        pen.ellipse((x, y), 2.4, 2.4, use.slate)
    pen.box(5, 36, 95, 66, use.black)
    for start in range(-2, 96, 24):
        left, right = max(7, start), min(93, start + 12)
        low_left, low_right = max(7, start - 14), min(93, start - 2)
        if low_right > 7:
            pen.polygon([(left, 39), (right, 39), (low_right, 63), (low_left, 63)], use.lit)


def _ice(pen: Pen, use: RaceColours, way: Way) -> None:
    """A puddle, and a winding arrow back to where one came from."""
    for at, wide, high in (((50, 50), 40, 31), ((30, 62), 22, 20), ((70, 38), 22, 19)):
        pen.ellipse(at, wide, high, use.faint)
    pen.arc((48, 48), 32, 24, (195, 250), line=use.white, thick=3.4)
    pen.arc((56, 54), 32, 22, (30, 70), line=use.white, thick=3.4)
    backs = (-1, 1) if way in ("return", "both") else (1,) if way == "down" else (-1,)
    if len(backs) == 2:
        _winding(pen, use, (50, 36), -1, 46)
        _winding(pen, use, (50, 64), 1, 46)
    else:
        _winding(pen, use, (50, 51), backs[0], 62)


def _winding(pen: Pen, use: RaceColours, at: Point, way: int, length: float) -> None:
    x, y = at
    tail, head = x - way * length / 2, x + way * (length / 2 - 12)
    points = [
        (tail + (head - tail) * step / 20, y + 6 * sin(step * 0.75) * (1 - step / 24))
        for step in range(21)
    ]
    for colour, thick, grow in ((use.black, 10, 3), (use.closed, 5.4, 0)):
        pen.line(points, colour, thick)
        pen.polygon(
            [
                (head + way * (15 + grow), y),
                (head - way * grow, y - 12 - grow),
                (head - way * grow, y + 12 + grow),
            ],
            colour,
        )


def _hole(pen: Pen, use: RaceColours) -> None:
    """A whirl that ends in nothing."""
    pen.ellipse((50, 50), 42, 42, use.black)
    for start, colour in ((0, use.slate), (120, use.face), (240, use.slate)):
        arm = [around((50, 50), 41 - step * 1.02, start + step * 11) for step in range(28)]
        pen.line(arm, colour, 4.6)
    pen.ellipse((50, 50), 13, 13, use.black)
