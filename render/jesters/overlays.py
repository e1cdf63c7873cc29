"""What is laid over the board: sticks, ways of jesters, jumps, the black marker."""

from functools import lru_cache
from math import atan2, degrees, hypot
from typing import Final

from render.colours import colours
from render.jesters.colours import court_colours
from render.jesters.layout import ACROSS
from render.picture import PaletteName
from render.shapes import Pen, Point, Rgb, around
from render.sprites import Sprite, cut_out

_STICK: Final = 76
_LENGTH: Final = 25.0
"""Half the length of a stick."""


@lru_cache(maxsize=32)
def stick(palette: PaletteName, lean: int, *, fresh: bool) -> Sprite:
    """A stick on its edge; one just laid has a bright rim."""
    use, own = colours(palette), court_colours(palette)
    pen = Pen(_STICK, _STICK)
    middle = (_STICK / 2, _STICK / 2)
    ends = [around(middle, _LENGTH, lean - 90), around(middle, _LENGTH, lean + 90)]
    rim = [(21.5, use.black), (18.5, use.accent)] if fresh else []
    for thick, colour in (*rim, (14.5, use.black), (12.0, own.stick_line), (8.0, own.stick)):
        pen.line(ends, colour, thick)
    return cut_out(pen.finish(), palette, own.ground)


@lru_cache(maxsize=16)
def notch(palette: PaletteName, lean: int) -> Sprite:
    """A free edge that takes a stick: a faint inlay."""
    own = court_colours(palette)
    size = 44
    pen = Pen(size, size)
    middle = (size / 2, size / 2)
    ends = [around(middle, 15, lean - 90), around(middle, 15, lean + 90)]
    pen.line(ends, own.ground, 7)
    pen.line(ends, own.stick_line if palette != "dark" else own.stick, 2.6)
    return cut_out(pen.finish(), palette, own.ground)


@lru_cache(maxsize=64)
def dash(palette: PaletteName, seat: int, across: int, up: int, *, last: bool) -> Sprite:
    """A jester's step from one hexagon to the next: a bar, or the arrow at the end of a way."""
    use = colours(palette)
    size = 64
    pen = Pen(size, size)
    middle = (size / 2, size / 2)
    turn = degrees(atan2(up, across))
    for grow, colour in ((3.4, use.black), (1.8, use.white), (0, use.pieces[seat].body)):
        if last:
            pen.polygon(_arrow(middle, 35, turn, grow), colour)
        else:
            ends = [around(middle, 13, turn), around(middle, 13, turn + 180)]
            pen.line(ends, colour, 11 + 2 * grow)
    return cut_out(pen.finish(), palette, court_colours(palette).rings[1])


@lru_cache(maxsize=16)
def ghost(palette: PaletteName, seat: int) -> Sprite:
    """The hexagon that a jester has left: a broken ring around its number."""
    use = colours(palette)
    pen = Pen(76, 76)
    for thick, colour in ((7.5, use.black), (4.0, use.pieces[seat].body)):
        for start in range(0, 360, 45):
            pen.arc((38, 38), 31, 31, (start, start + 22), line=colour, thick=thick)
    return cut_out(pen.finish(), palette, court_colours(palette).rings[1])


@lru_cache(maxsize=64)
def leap(palette: PaletteName, seat: int, across: int, up: int) -> Sprite:
    """A pawn's jump over its neighbour; centred on what was jumped."""
    use = colours(palette)
    size = 2 * ACROSS
    pen = Pen(size, size)
    middle = (size / 2, size / 2)
    turn = degrees(atan2(up, across))
    for grow, colour in ((3.4, use.black), (1.8, use.white), (0, use.pieces[seat].body)):
        pen.polygon(_arrow(middle, hypot(across, up) - 82, turn, grow), colour)
    return cut_out(pen.finish(), palette, court_colours(palette).rings[1])


@lru_cache(maxsize=16)
def cross(palette: PaletteName, seat: int) -> Sprite:
    """Where a pawn of that seat was captured."""
    use = colours(palette)
    pen = Pen(48, 48)
    own = use.pieces[seat]
    for grow, colour in ((3.2, use.black), (1.6, use.white), (0, own.body)):
        pen.ellipse((24, 24), 18 + grow, 18 + grow, colour)
    for ends in ([(16, 16), (32, 32)], [(32, 16), (16, 32)]):
        pen.line(ends, own.sign, 5)
    return cut_out(pen.finish(), palette, court_colours(palette).rings[1])


@lru_cache(maxsize=16)
def marker(palette: PaletteName, floor: Rgb) -> Sprite:
    """The black marker: where the jester started (JM2)."""
    use = colours(palette)
    pen = Pen(46, 56)
    for grow, colour in ((2.2, use.white), (0, use.black)):
        pen.ellipse((23, 15), 9.5 + grow, 9.5 + grow, colour)
        pen.polygon(
            [
                (17 - grow, 20),
                (29 + grow, 20),
                (37 + grow, 48 + grow),
                (9 - grow, 48 + grow),
            ],
            colour,
        )
    return cut_out(pen.finish(), palette, floor)


def _arrow(middle: Point, length: float, turn: float, grow: float) -> list[Point]:
    """An arrow's outline; `grow` moves it outwards all around."""
    half, head, wide, shaft = length / 2, 22.0, 16.0, 5.5
    along = [
        (half + grow * 1.8, 0.0),
        (half - head - grow, wide + grow * 1.8),
        (half - head - grow, shaft + grow),
        (-half - grow, shaft + grow),
        (-half - grow, -shaft - grow),
        (half - head - grow, -shaft - grow),
        (half - head - grow, -wide - grow * 1.8),
    ]
    return [around(middle, hypot(x, y), turn + degrees(atan2(y, x))) for x, y in along]
