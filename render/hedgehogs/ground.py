"""What never moves: paper, hedge, lanes and their labels."""

from functools import lru_cache
from typing import Final

from PIL import Image

from render.colours import Colours, colours, in_table
from render.dice import draw_die
from render.hedgehogs.layout import (
    BELOW,
    BOARD_LEFT,
    BOARD_TOP,
    CELL,
    FRAME,
    LANE_LETTERS,
    WIDTH,
    board_bottom,
    cell_corner,
    height,
)
from render.picture import Language, PaletteName
from render.shapes import Pen, Rgb, around, mix
from render.sprites import Sprite, opaque
from render.text import fitted, painted
from words import say

_STRIP: Final = BOARD_TOP - 100
"""Height of the strip of hedge that carries the numbers of the rows."""


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
        colour = floor(use, lane, row, rows, lit=lit)
        _square(pen, use, left + row * CELL, colour, lit=lit)
        if row == 0:
            _chevrons(pen, use, left + row * CELL, colour)
        elif row == rows - 1:
            _chequers(pen, use, left + row * CELL, colour)
    right = left + rows * CELL
    check = 10
    for step in range(CELL // check):
        for column in range(2):
            shade = use.white if (step + column) % 2 else use.black
            x = right + column * check
            pen.box(x, step * check, x + check, step * check + check, shade)
    pen.line([(left - 1, 0), (left - 1, CELL)], use.white, 3)
    draw_die(pen, (left / 2, 33), 40, lane + 1, face=use.white, line=use.black)
    ink = use.black if lit else use.white
    art = pen.finish()
    letter = fitted(LANE_LETTERS[lane], 36, left, bold=True)
    art.alpha_composite(painted(letter, ink, left, 40), (0, 55))
    return opaque(art, palette, use.hedge)


def _square(pen: Pen, use: Colours, left: float, colour: Rgb, *, lit: bool) -> None:
    pen.box(left, 0, left + CELL, CELL, mix(use.grid, use.lit, 0.4) if lit else use.grid)
    pen.box(left + 1, 1, left + CELL - 1, CELL - 1, colour)


def _chevrons(pen: Pen, use: Colours, left: float, colour: Rgb) -> None:
    """The way to run, and the start line."""
    darker = mix(colour, use.ink, 0.24)
    for step in range(3):
        x = left + 22 + step * 24
        pen.line([(x, 30), (x + 16, 50), (x, 70)], darker, 7)
    pen.box(left + CELL - 5, 0, left + CELL, CELL, use.white)


def _chequers(pen: Pen, use: Colours, left: float, colour: Rgb) -> None:
    paler = use.paler(colour)
    for step in range(16):
        if (step + step // 4) % 2:
            x, y = left + 2 + step % 4 * 24, 2 + step // 4 * 24
            pen.box(x, y, x + 24, y + 24, paler)


def _row_label(sheet: Image.Image, use: Colours, language: Language, row: int, rows: int) -> None:
    words = str(row + 1)
    if row == 0:
        words += " " + say(language, "hedgehogs-start")
    elif row == rows - 1:
        words += " " + say(language, "hedgehogs-finish")
    left = cell_corner(0, row)[0]
    line = fitted(words, 27, CELL + 4, bold=True, least=20)
    label = painted(line, use.white, CELL + 20, _STRIP - 2)
    sheet.paste(label, (left - 10, BOARD_TOP - _STRIP), label)


def _leaves(pen: Pen, use: Colours, top: int, bottom: int) -> None:
    """Leaves scattered over the hedge, the same ones every time."""
    number = 7
    for _ in range(560):
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
