"""What never moves: paper, frame, squares, and the classes at the edge."""

from functools import lru_cache
from typing import Final

from render.colours import Colours, colours
from render.courtiers.cards import CLASSES, emblem
from render.courtiers.colours import classes
from render.courtiers.layout import (
    BELOW,
    BOARD_TOP,
    ROW,
    board_bottom,
    column_width,
    columns,
    corner,
    height,
)
from render.parts.frame import FRAME, WIDTH
from render.picture import PaletteName
from render.shapes import Pen, Rgb
from render.sprites import Sheet, Sprite, blank, cut_out, opaque, written
from render.table import number

_EMBLEM: Final = 50
_HEAD: Final = BOARD_TOP - 100
"""Height of the strip with the letters of the columns."""


def floor(use: Colours, row: int, starts: int) -> Rgb:
    """The colour of a square: where classes start, the row between, where they want to go."""
    if row == starts:
        return use.start
    if row < starts:
        return (use.path, use.path_other)[row % 2]
    return use.softer(use.finish) if row % 2 else use.finish


@lru_cache(maxsize=24)
def ground(palette: PaletteName, seats: int, rows: int, letters: str, *, hand: bool) -> Sprite:
    """The picture before anything is put on it, in the palette's colours."""
    use = colours(palette)
    sheet = Sheet(palette, blank(palette, WIDTH, height(rows, hand=hand), use.paper))
    wide = WIDTH - 2 * FRAME
    tall = board_bottom(rows) + BELOW - (BOARD_TOP - _HEAD)
    pen = Pen(wide, 40)
    pen.box(0, 0, wide, 80, use.surround, round_by=16)
    sheet.put(opaque(pen.finish(), palette, use.paper), FRAME, BOARD_TOP - _HEAD)
    pen = Pen(wide, 20)
    pen.box(0, -40, wide, 20, use.surround, round_by=16)
    foot = BOARD_TOP - _HEAD + tall
    sheet.put(opaque(pen.finish(), palette, use.paper), FRAME, foot - 20)
    hedge = number(palette, use.surround)
    sheet.pixels.paste(hedge, (FRAME, BOARD_TOP, FRAME + wide, foot - 20))
    for row in range(rows):
        _put_row(sheet, seats, rows, row)
    width = column_width(seats)
    for column in range(columns(seats)):
        letter = letters[column] if column < len(letters) else ""
        if letter:
            x, _ = corner(seats, rows, column, 0)
            word = written(
                letter, palette, use.white, use.surround, size=28, width=60, height=36, bold=True
            )
            sheet.put(word, x + width // 2 - 30, BOARD_TOP - _HEAD + 2)
    return Sprite(sheet.pixels, None)


def _put_row(sheet: Sheet, seats: int, rows: int, row: int) -> None:
    palette = sheet.palette
    use = colours(palette)
    starts = len(CLASSES)
    colour = floor(use, row, starts)
    width = column_width(seats)
    number_text = written(
        str(row + 1), palette, use.white, use.surround, size=27, width=36, height=ROW, bold=True
    )
    _, top = corner(seats, rows, 0, row)
    sheet.put(number_text, FRAME, top)
    if row != starts:
        rank = row if row < starts else row - starts - 1
        place = FRAME + 38, top + (ROW - _EMBLEM) // 2
        sheet.put(emblem(palette, rank, _EMBLEM, use.surround), *place)
        sheet.put(_letter(palette, rank), place[0] + _EMBLEM - 15, place[1] + _EMBLEM - 17)
        if row > starts:
            sheet.put(_flag(palette), FRAME + 32, top + 1)
    line, fill = number(palette, use.grid), number(palette, colour)
    for column in range(columns(seats)):
        left, _ = corner(seats, rows, column, row)
        used = column < seats
        sheet.pixels.paste(line, (left, top, left + width, top + ROW))
        inner = fill if used else number(palette, use.path)
        sheet.pixels.paste(inner, (left + 1, top + 1, left + width - 1, top + ROW - 1))


@lru_cache(maxsize=24)
def _letter(palette: PaletteName, rank: int) -> Sprite:
    """The letter of a class, as moves and chips write it."""
    own = classes(palette)[rank]
    sheet = Sheet(palette, blank(palette, 17, 19, own.dark))
    sheet.pixels.paste(number(palette, own.robe), (1, 1, 16, 18))
    text = written(
        CLASSES[rank], palette, own.ink, own.robe, size=16, width=15, height=17, bold=True
    )
    sheet.put(text, 1, 1)
    return Sprite(sheet.pixels, None)


@lru_cache(maxsize=8)
def _flag(palette: PaletteName) -> Sprite:
    """Marks the rows where a class has arrived."""
    use = colours(palette)
    pen = Pen(20, 24)
    pen.line([(4, 3), (4, 22)], use.white, 2.4)
    pen.polygon([(5, 3), (19, 8), (5, 13)], use.lit)
    return cut_out(pen.finish(), palette, use.surround)
