"""What is laid over the board: arrows of the last moves, and signs of what became of whom."""

from functools import lru_cache
from math import atan2, degrees, hypot

from render.hedgehogs.colours import race_colours
from render.hedgehogs.layout import CELL
from render.picture import PaletteName
from render.shapes import Pen, Point, Rgb, around
from render.sprites import Art, Sprite, cut_out
from render.text import fitted, painted


@lru_cache(maxsize=128)
def arrow(
    palette: PaletteName, seat: int | None, rows: int, lanes: int, *, small: bool = False
) -> Sprite:
    """The way of what went so many rows and lanes, in the colour of who moved it, or in black. A
    `small` one is for what follows from a move, and for many at once.

    The sprite is centred on the middle of the way.
    """
    use = race_colours(palette)
    body = use.trap if seat is None else use.pieces[seat].body
    length = hypot(rows, lanes) * CELL
    shown = max(26 if small else 36, length - 58)
    size = round(shown) + 24
    pen = Pen(size, size)
    turn = degrees(atan2(lanes, rows))
    slim = 0.66 if small else 1
    for grow, colour in ((3.4, use.black), (1.8, use.white), (0, body)):
        pen.polygon(_arrow_shape((size / 2, size / 2), shown, turn, grow, slim), colour)
    return cut_out(pen.finish(), palette, use.path)


@lru_cache(maxsize=32)
def turned_round(palette: PaletteName, seat: int) -> Sprite:
    """Somebody has just turned round (V33)."""
    use = race_colours(palette)
    pen = Pen(44, 44)
    for grow, colour in ((3, use.black), (1.6, use.white), (0, use.pieces[seat].body)):
        thick = 6 + 2 * grow
        pen.line([(10, 12), (24, 12)], colour, thick)
        pen.arc((24, 22), 10, 10, (-90, 90), line=colour, thick=thick)
        pen.line([(24, 32), (17, 32)], colour, thick)
        pen.polygon([(5 - grow * 1.6, 32), (18 + grow, 22 - grow), (18 + grow, 42 + grow)], colour)
    return cut_out(pen.finish(), palette, use.path)


@lru_cache(maxsize=32)
def gone_under(palette: PaletteName, seat: int) -> Sprite:
    """Somebody has just left the race here (V39)."""
    use = race_colours(palette)
    pen = Pen(56, 56)
    for colour, thick in ((use.black, 15), (use.white, 11.5), (use.pieces[seat].body, 7.5)):
        pen.line([(12, 12), (44, 44)], colour, thick)
        pen.line([(44, 12), (12, 44)], colour, thick)
    return cut_out(pen.finish(), palette, use.trap)


@lru_cache(maxsize=32)
def tag(palette: PaletteName, text: str) -> Sprite:
    """A few signs on a slip, such as the number of pieces that move together."""
    use = race_colours(palette)
    pen = Pen(36, 24)
    pen.box(0, 0, 36, 24, use.white, round_by=8, line=use.black, thick=1.8)
    art = pen.finish()
    art.alpha_composite(painted(fitted(text, 18, 34, bold=True), use.black, 36, 24))
    return cut_out(art, palette, use.path)


@lru_cache(maxsize=64)
def ghost(palette: PaletteName, seat: int, floor: Rgb) -> Sprite:
    """The place a piece has left."""
    use = race_colours(palette)
    line = use.pieces[seat].body
    if max(abs(one - other) for one, other in zip(line, floor, strict=True)) < 95:
        line = use.faint  # a white piece on a pale floor, a black one on a black square
    thick = 5 if floor == use.trap else 3.4  # on a black square there is more to stand out from
    return _ghost_art(palette, line, thick).cut_out(floor)


@lru_cache(maxsize=32)
def _ghost_art(palette: PaletteName, line: Rgb, thick: float) -> Art:
    pen = Pen(CELL, CELL)
    for dash in range(0, 360, 30):
        pen.arc((CELL / 2 + 5, 50), 38, 25, (dash, dash + 17), line=line, thick=thick)
    return Art(pen.finish(), palette)


@lru_cache(maxsize=16)
def no_way(palette: PaletteName) -> Sprite:
    """No hedgehog could go in this lane."""
    use = race_colours(palette)
    pen = Pen(34, 34)
    pen.ellipse((17, 17), 16, 16, use.accent, line=use.white, thick=2.5)
    pen.box(8, 14, 26, 20, use.white)
    return cut_out(pen.finish(), palette, use.surround)


@lru_cache(maxsize=16)
def tube_bracket(palette: PaletteName, lanes: int) -> Sprite:
    """Beside the outer lanes of a tube: who leaves the board on one side comes in on the other."""
    use = race_colours(palette)
    pen = Pen(14, lanes * CELL)
    top, bottom = 50, lanes * CELL - 50
    for colour, thick, grow in ((use.black, 6.4, 1.6), (use.white, 3.8, 0)):
        pen.line([(9, top), (4, top + 6), (4, bottom - 6), (9, bottom)], colour, thick)
        for y in (top, bottom):
            pen.polygon(
                [(6 - grow, y - 5 - grow), (13 + grow, y), (6 - grow, y + 5 + grow)], colour
            )
    return cut_out(pen.finish(), palette, use.surround)


def _arrow_shape(
    middle: Point, length: float, turn: float, grow: float, slim: float
) -> list[Point]:
    """An arrow's outline; `grow` moves it outwards all around."""
    half, head, wide, shaft = length / 2, 17.0 * slim, 13.5 * slim, 5.5 * slim
    along = [
        (half + grow * 1.9, 0.0),
        (half - head - grow, wide + grow * 1.9),
        (half - head - grow, shaft + grow),
        (-half - grow, shaft + grow),
        (-half - grow, -shaft - grow),
        (half - head - grow, -shaft - grow),
        (half - head - grow, -wide - grow * 1.9),
    ]
    return [around(middle, hypot(x, y), turn + degrees(atan2(y, x))) for x, y in along]
