"""What never moves: paper, hedge, lanes and their labels."""

from functools import lru_cache
from typing import Final

from PIL import Image

from render.colours import Colours, colours
from render.dice import draw_die
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
from render.shapes import Pen, Rgb, around, mix
from render.sprites import Sheet, Sprite, blank, opaque
from render.text import fitted, painted
from words import say

_STRIP: Final = BOARD_TOP - 100
"""Height of the strip of hedge that carries the numbers of the rows."""
_HEDGE: Final = WIDTH - 2 * FRAME
"""Its width."""
_CHECK: Final = 10


def floor(use: Colours, lane: int, row: int, rows: int, *, lit: bool) -> Rgb:
    """The colour of a square."""
    if row == 0:
        colour = use.start
    elif row == rows - 1:
        colour = use.finish
    else:
        colour = (use.path, use.path_other)[(lane + row) % 2]
    return use.lit_up(colour) if lit else colour


@lru_cache(maxsize=8)
def ground(
    palette: PaletteName,
    language: Language,
    lanes: tuple[str, ...],
    rows: int,
    seats: int,
    *,
    tube: bool,
) -> Image.Image:
    """The picture before anything is put on it, in the palette's colours."""
    paper = colours(palette).paper
    sheet = Sheet(palette, blank(palette, WIDTH, height(len(lanes), seats), paper))
    sheet.put(_top(palette, language, rows, tube=tube), FRAME, BOARD_TOP - _STRIP)
    sheet.put(_bottom(palette, rows, tube=tube), FRAME, board_bottom(len(lanes)))
    for lane, letter in enumerate(lanes):
        strip = lane_strip(palette, letter, lane, rows, lit=False)
        sheet.put(strip, FRAME, cell_corner(lane, 0)[1])
    return sheet.pixels


@lru_cache(maxsize=48)
def lane_strip(palette: PaletteName, letter: str, lane: int, rows: int, *, lit: bool) -> Sprite:
    """One lane with its label, all across the board; lit when the die names it."""
    use = colours(palette)
    sheet = Sheet(palette, blank(palette, _HEDGE, CELL, use.lit if lit else use.hedge))
    sheet.put(_lane_label(palette, letter, lane, lit=lit), 0, 0)
    left = BOARD_LEFT - FRAME
    for row in range(rows):
        colour = floor(use, lane, row, rows, lit=lit)
        kind = "start" if row == 0 else "finish" if row == rows - 1 else "path"
        sheet.put(_square(palette, kind, colour, lit=lit), left + row * CELL, 0)
    sheet.put(_finish_line(palette), left + rows * CELL, 0)
    return Sprite(sheet.pixels, None)


def keep_floors(palette: PaletteName) -> None:
    """Draw beforehand the squares that lanes are put together from."""
    for lit in (False, True):
        for kind, lane, row in (("start", 0, 0), ("path", 0, 1), ("path", 1, 1), ("finish", 0, 2)):
            _square(palette, kind, floor(colours(palette), lane, row, 3, lit=lit), lit=lit)


@lru_cache(maxsize=96)
def _lane_label(palette: PaletteName, letter: str, lane: int, *, lit: bool) -> Sprite:
    use = colours(palette)
    width = BOARD_LEFT - FRAME
    pen = Pen(width, CELL)
    pen.box(0, 0, width, CELL, use.lit if lit else use.hedge)
    pen.box(width - 2.5, 0, width, CELL, use.white)
    draw_die(pen, (width / 2, 33), 40, lane + 1, face=use.white, line=use.black)
    art = pen.finish()
    line = fitted(letter, 36, width, bold=True)
    art.alpha_composite(painted(line, use.black if lit else use.white, width, 40), (0, 55))
    return opaque(art, palette, use.hedge)


@lru_cache(maxsize=48)
def _square(palette: PaletteName, kind: str, colour: Rgb, *, lit: bool) -> Sprite:
    use = colours(palette)
    pen = Pen(CELL, CELL)
    pen.box(0, 0, CELL, CELL, mix(use.grid, use.lit, 0.4) if lit else use.grid)
    pen.box(1, 1, CELL - 1, CELL - 1, colour)
    if kind == "start":
        _draw_chevrons(pen, use, colour)
    elif kind == "finish":
        _draw_chequers(pen, use, colour)
    return opaque(pen.finish(), palette, colour)


def _draw_chevrons(pen: Pen, use: Colours, colour: Rgb) -> None:
    """The way to run, and the start line."""
    darker = mix(colour, use.ink, 0.24)
    for step in range(3):
        x = 22 + step * 24
        pen.line([(x, 30), (x + 16, 50), (x, 70)], darker, 7)
    pen.box(CELL - 5, 0, CELL, CELL, use.white)


def _draw_chequers(pen: Pen, use: Colours, colour: Rgb) -> None:
    paler = use.paler(colour)
    for step in range(16):
        if (step + step // 4) % 2:
            x, y = 2 + step % 4 * 24, 2 + step // 4 * 24
            pen.box(x, y, x + 24, y + 24, paler)


@lru_cache(maxsize=8)
def _finish_line(palette: PaletteName) -> Sprite:
    use = colours(palette)
    pen = Pen(2 * _CHECK, CELL)
    for step in range(CELL // _CHECK):
        for column in range(2):
            x, y = column * _CHECK, step * _CHECK
            shade = use.white if (step + column) % 2 else use.black
            pen.box(x, y, x + _CHECK, y + _CHECK, shade)
    return opaque(pen.finish(), palette, use.hedge)


@lru_cache(maxsize=24)
def _top(palette: PaletteName, language: Language, rows: int, *, tube: bool) -> Sprite:
    """The hedge above the lanes, with the numbers of the rows."""
    use = colours(palette)
    pen = Pen(_HEDGE, _STRIP)
    pen.box(0, 0, _HEDGE, 2 * _STRIP, use.hedge, round_by=18)
    _draw_leaves(pen, use, 7, 38, _STRIP)
    if tube:
        _draw_ways_out(pen, use, rows, _STRIP - 1, -11)
    art = pen.finish()
    for row in range(rows):
        words = str(row + 1)
        if row == 0:
            words += " " + say(language, "hedgehogs-start")
        elif row == rows - 1:
            words += " " + say(language, "hedgehogs-finish")
        line = fitted(words, 27, CELL + 4, bold=True, least=20)
        label = painted(line, use.white, CELL + 20, _STRIP - 2)
        art.alpha_composite(label, (cell_corner(0, row)[0] - FRAME - 10, 0))
    return opaque(art, palette, use.paper)


@lru_cache(maxsize=16)
def _bottom(palette: PaletteName, rows: int, *, tube: bool) -> Sprite:
    """The hedge below the lanes."""
    use = colours(palette)
    pen = Pen(_HEDGE, BELOW)
    pen.box(0, -3 * BELOW, _HEDGE, BELOW, use.hedge, round_by=18)
    _draw_leaves(pen, use, 11, 12, BELOW)
    if tube:
        _draw_ways_out(pen, use, rows, 1, 10)
    return opaque(pen.finish(), palette, use.paper)


def _draw_ways_out(pen: Pen, use: Colours, rows: int, base: float, tall: float) -> None:
    """Arrowheads between the rows of a tube: a step aside leads over this edge as well."""
    for row in range(1, rows):
        x = cell_corner(0, row)[0] - FRAME
        pen.polygon([(x - 13, base), (x, base + tall), (x + 13, base)], use.lit)


def _draw_leaves(pen: Pen, use: Colours, number: int, count: int, tall: int) -> None:
    """Leaves scattered over a strip of hedge, the same ones every time."""
    for _ in range(count):
        number = (number * 1103515245 + 12345) % 2**31
        x = 6 + (number >> 8) % (_HEDGE - 12)
        number = (number * 1103515245 + 12345) % 2**31
        y = 5 + (number >> 8) % max(1, tall - 5)
        number = (number * 1103515245 + 12345) % 2**31
        turn = (number >> 8) % 360
        tip, tail = around((x, y), 6, turn), around((x, y), 6, turn + 180)
        one, other = around((x, y), 2.4, turn + 90), around((x, y), 2.4, turn - 90)
        shade = use.leaf if turn % 3 else mix(use.hedge, use.leaf, 0.5)
        pen.polygon([tip, one, tail, other], shade)
