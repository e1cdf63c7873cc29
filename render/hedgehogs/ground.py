"""What never moves: paper, hedge, lanes and their labels; and the squares that black out."""

from functools import lru_cache
from typing import Final, Literal

from PIL import Image

from render.colours import Colours, colours, in_table
from render.hedgehogs.layout import (
    BELOW,
    BOARD_LEFT,
    BOARD_TOP,
    CELL,
    FRAME,
    WIDTH,
    board_bottom,
    cell_corner,
    height,
)
from render.picture import Language, PaletteName
from render.shapes import Pen, Point, Rgb, around, mix
from render.sprites import Sprite, cut_out, opaque
from render.text import fitted, painted
from words import say

Trap = Literal["closed", "open"]

_STRIP: Final = BOARD_TOP - 100
"""Height of the strip of hedge that carries the numbers of the rows."""
_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def floor(use: Colours, lane: int, row: int, rows: int, *, lit: bool) -> Rgb:
    """The colour of a square."""
    if row == 0:
        colour = use.start
    elif row == rows - 1:
        colour = use.finish
    else:
        colour = (use.path, use.path_other)[(lane + row) % 2]
    return use.lit_up(colour) if lit else colour


@lru_cache(maxsize=24)
def ground(
    palette: PaletteName, language: Language, lanes: int, rows: int, seats: int
) -> Image.Image:
    """The picture before anything is put on it, in the palette's colours."""
    use = colours(palette)
    tall = height(lanes, seats)
    pen = Pen(WIDTH, tall, 2)
    pen.box(0, 0, WIDTH, tall, use.paper)
    top = BOARD_TOP - _STRIP
    bottom = board_bottom(lanes) + BELOW
    pen.box(FRAME, top, WIDTH - FRAME, bottom, use.hedge, round_by=18)
    _leaves(pen, use, top, bottom)
    sheet = Image.new("RGB", (WIDTH, tall), use.paper)
    drawn = pen.finish()
    sheet.paste(drawn, (0, 0), drawn)
    for row in range(rows):
        _row_label(sheet, use, language, row, rows)
    picture = in_table(sheet, palette)
    for lane in range(lanes):
        strip = lane_strip(palette, lane, rows, lit=False)
        picture.paste(strip.pixels, (FRAME, cell_corner(lane, 0)[1]))
    return picture


@lru_cache(maxsize=64)
def lane_strip(palette: PaletteName, lane: int, rows: int, *, lit: bool) -> Sprite:
    """One lane with its label, all across the board; lit when the die names it."""
    use = colours(palette)
    wide = WIDTH - 2 * FRAME
    pen = Pen(wide, CELL)
    pen.box(0, 0, wide, CELL, use.lit if lit else use.hedge)
    left = BOARD_LEFT - FRAME
    for row in range(rows):
        _cell(pen, use, left + row * CELL, lane, row, rows, lit=lit)
    right = left + rows * CELL
    check = 10
    for step in range(CELL // check):
        for column in range(2):
            shade = use.white if (step + column) % 2 else use.black
            x = right + column * check
            pen.box(x, step * check, x + check, step * check + check, shade)
    pen.line([(left - 1, 0), (left - 1, CELL)], use.white, 3)
    die(pen, (left / 2, 33), 40, lane + 1, use.white, use.black)
    ink = use.black if lit else use.white
    art = pen.finish()
    letter = fitted("abcdefghi"[lane], 36, left, bold=True)
    art.alpha_composite(painted(letter, ink, left, 40), (0, 55))
    return opaque(art, palette, use.hedge)


def die(pen: Pen, at: Point, size: float, value: int, face: Rgb, line: Rgb) -> None:
    """A die seen from above; without a value its face is bare."""
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
def trap_square(palette: PaletteName, trap: Trap, under: Rgb, *, empty: bool) -> Sprite:
    """A black square. An empty one shows its pit; a lock tells whether it holds now."""
    use = colours(palette)
    pen = Pen(CELL, CELL)
    sign = use.closed if trap == "closed" else use.open
    pen.box(1, 1, CELL - 1, CELL - 1, use.trap, round_by=10)
    if empty:
        pen.put(_bars(trap, sign))
        _pit(pen, use)
        _lock(pen, (50, 53), 1.25, sign, use.trap, closed=trap == "closed")
    return opaque(pen.finish(), palette, under)


@lru_cache(maxsize=16)
def trap_frame(palette: PaletteName, trap: Trap) -> Sprite:
    """What goes over those who stand on a black square: shut all around, or open at its sides."""
    use = colours(palette)
    bars = _bars(trap, use.closed if trap == "closed" else use.open)
    return cut_out(bars.finish(), palette, use.trap)


@lru_cache(maxsize=16)
def lock_badge(palette: PaletteName, trap: Trap) -> Sprite:
    """The small lock in the corner of a black square on which somebody stands."""
    use = colours(palette)
    pen = Pen(30, 30)
    sign = use.closed if trap == "closed" else use.open
    pen.box(0, 0, 30, 30, use.trap, round_by=8, line=sign, thick=2.5)
    _lock(pen, (15, 17), 0.72, sign, use.trap, closed=trap == "closed")
    return opaque(pen.finish(), palette, use.trap)


def _cell(
    pen: Pen, use: Colours, left: float, lane: int, row: int, rows: int, *, lit: bool
) -> None:
    colour = floor(use, lane, row, rows, lit=lit)
    line = mix(use.grid, use.lit, 0.4) if lit else use.grid
    pen.box(left, 0, left + CELL, CELL, line)
    pen.box(left + 1, 1, left + CELL - 1, CELL - 1, colour)
    if row == rows - 1:
        paler = use.paler(colour)
        for step in range(16):
            if (step + step // 4) % 2:
                x, y = left + 2 + step % 4 * 24, 2 + step // 4 * 24
                pen.box(x, y, x + 24, y + 24, paler)
    elif row == 0:
        greener = mix(colour, use.hedge, 0.28)
        for step in range(3):
            x = left + 22 + step * 24
            pen.line([(x, 30), (x + 16, 50), (x, 70)], greener, 7)
        pen.box(left + CELL - 5, 0, left + CELL, CELL, use.white)


def _row_label(
    sheet: Image.Image, use: Colours, language: Language, row: int, rows: int
) -> None:
    words = str(row + 1)
    if row == 0:
        words += " " + say(language, "hedgehogs-start")
    elif row == rows - 1:
        words += " " + say(language, "hedgehogs-finish")
    left = cell_corner(0, row)[0]
    line = fitted(words, 27, CELL + 14, bold=True, least=21)
    label = painted(line, use.white, CELL + 20, _STRIP - 2)
    sheet.paste(label, (left - 10, BOARD_TOP - _STRIP), label)


def _leaves(pen: Pen, use: Colours, top: int, bottom: int) -> None:
    """Leaves scattered over the hedge, the same ones every time."""
    number = 7
    for _ in range(900):
        number = (number * 1103515245 + 12345) % 2**31
        x = FRAME + 6 + (number >> 8) % (WIDTH - 2 * FRAME - 12)
        number = (number * 1103515245 + 12345) % 2**31
        y = top + 5 + (number >> 8) % (bottom - top - 10)
        number = (number * 1103515245 + 12345) % 2**31
        turn = (number >> 8) % 360
        tip, tail = around((x, y), 6, turn), around((x, y), 6, turn + 180)
        one, other = around((x, y), 2.4, turn + 90), around((x, y), 2.4, turn - 90)
        shade = use.leaf if turn % 3 else mix(use.hedge, use.leaf, 0.5)
        pen.polygon([tip, one, tail, other], shade)


def _pit(pen: Pen, use: Colours) -> None:
    """A hole with teeth around it."""
    rim = [around((50, 50), 37 if tip % 2 else 29, tip * 12) for tip in range(30)]
    pen.polygon(rim, use.trap_rim)
    pen.ellipse((50, 50), 27, 27, use.black)


def _bars(trap: Trap, colour: Rgb) -> Pen:
    pen = Pen(CELL, CELL)
    pen.box(1, 1, CELL - 1, CELL - 1, None, round_by=10, line=colour, thick=5)
    pen.erase_box(6, 6, CELL - 6, CELL - 6, round_by=6)
    if trap == "open":
        pen.erase(0, 22, CELL, CELL - 22)
        pen.erase(22, 0, CELL - 22, CELL)
    return pen


def _lock(
    pen: Pen, at: Point, scale: float, colour: Rgb, hole: Rgb, *, closed: bool
) -> None:
    x, y = at
    lift = 0 if closed else 3 * scale
    shift = 0 if closed else 5 * scale
    pen.arc((x + shift, y - 3 * scale - lift), 6 * scale, 8 * scale, 180, 360, colour, 3.4 * scale)
    if closed:
        pen.line([(x + 6 * scale, y - 3 * scale), (x + 6 * scale, y)], colour, 3.4 * scale)
    foot = x + shift - 6 * scale
    pen.line([(foot, y - 3 * scale - lift), (foot, y)], colour, 3.4 * scale)
    pen.box(x - 10 * scale, y - 2 * scale, x + 10 * scale, y + 11 * scale, colour, round_by=3 * scale)
    pen.ellipse((x, y + 3.6 * scale), 2.3 * scale, 2.3 * scale, hole)
    pen.line([(x, y + 3.6 * scale), (x, y + 7.4 * scale)], hole, 2 * scale)
