"""What never moves: the hall, its rows, and the classes on the wall beside them."""

from functools import lru_cache
from typing import Final

from render.colours import colours
from render.courtiers.cards import CLASSES, emblem
from render.courtiers.colours import HallColours, hall
from render.courtiers.layout import (
    BELOW,
    BOARD_TOP,
    EMPTY,
    LOST_ROW,
    board_left,
    column_width,
    has_names,
)
from render.parts.frame import BANNER, FRAME, WIDTH
from render.picture import Language, PaletteName
from render.shapes import Pen, Point, Rgb
from render.sprites import Sheet, Sprite, blank, opaque, written
from render.table import number
from words import say

_WIDE: Final = WIDTH - 2 * FRAME
_STARTS: Final = len(CLASSES)
_NUMBER: Final = 40
_TILE: Final = 31
_SIZES: Final = (34, 52)
"""Of a portrait on the wall, beside a low row and beside a high one."""


def floor(palette: PaletteName, row: int) -> Rgb:
    """The colour of a square: where classes start, the landing, where they want to go."""
    use, court = colours(palette), hall(palette)
    if row == _STARTS:
        return court.landing
    if row < _STARTS:
        return (use.path, use.path_other)[row % 2]
    return (court.carpet, court.carpet_other)[row % 2]


@lru_cache(maxsize=24)
def entrance(palette: PaletteName, seats: int, letters: str) -> Sprite:
    """All above the rows: paper for the banner, the wall for the cloths, the columns' letters."""
    use, court = colours(palette), hall(palette)
    sheet = Sheet(palette, blank(palette, WIDTH, BOARD_TOP, use.paper))
    tall = BOARD_TOP - BANNER
    pen = Pen(_WIDE, tall)
    pen.box(0, 0, _WIDE, 2 * tall, court.wall, round_by=16)
    left = board_left(seats) - FRAME
    grow = 1.25 if has_names(seats) else 1
    _draw_crown(pen, court, (left / 2, 51), grow)
    sheet.put(opaque(pen.finish(), palette, use.paper), FRAME, BANNER)
    width = column_width(seats)
    for column, letter in enumerate(letters):
        word = written(
            letter, palette, use.white, court.wall, size=26, width=width, height=25, bold=True
        )
        sheet.put(word, board_left(seats) + column * width, BOARD_TOP - 26)
    return Sprite(sheet.pixels, None)


@lru_cache(maxsize=256)
def row_strip(
    palette: PaletteName, language: Language, seats: int, row: int, height: int
) -> Sprite:
    """A row from wall to wall: its number, who starts or arrives there, its squares."""
    use, court = colours(palette), hall(palette)
    sheet = Sheet(palette, blank(palette, _WIDE, height, court.wall))
    figure = written(
        str(row + 1), palette, use.white, court.wall,
        size=27, width=_NUMBER, height=height, bold=True,
    )  # fmt: skip
    sheet.put(figure, 0, 0)
    if row != _STARTS:
        _put_class(sheet, language, seats, row, height)
    left, width = board_left(seats) - FRAME, column_width(seats)
    fill = number(palette, floor(palette, row))
    edge = number(palette, court.gold if row >= _STARTS else use.grid)
    for column in range(seats):
        x = left + column * width
        sheet.pixels.paste(edge, (x, 0, x + width, height))
        sheet.pixels.paste(fill, (x + 1, 0, x + width - 1, height - (2 if row >= _STARTS else 1)))
        if row == _STARTS:
            _chequer(sheet, x + 1, width - 2, height - 2)
    return Sprite(sheet.pixels, None)


@lru_cache(maxsize=16)
def foot(palette: PaletteName, lost_rows: int) -> Sprite:
    """The wall below the rows, high enough for what has been lost."""
    use, court = colours(palette), hall(palette)
    tall = BELOW + lost_rows * LOST_ROW
    pen = Pen(_WIDE, tall)
    pen.box(0, -40, _WIDE, tall, court.wall, round_by=16)
    if lost_rows:
        x, y = 50, 4 + LOST_ROW / 2
        pen.line([(x - 13, y - 13), (x + 13, y + 13)], use.closed, 6.5)
        pen.line([(x + 13, y - 13), (x - 13, y + 13)], use.closed, 6.5)
    return opaque(pen.finish(), palette, use.paper)


def _put_class(sheet: Sheet, language: Language, seats: int, row: int, height: int) -> None:
    palette = sheet.palette
    use, court = colours(palette), hall(palette)
    goal = row > _STARTS
    rank = row - _STARTS - 1 if goal else row
    size = _SIZES[height > EMPTY + 16]
    sheet.put_centred(emblem(palette, rank, size), _NUMBER + 26, height / 2)
    if has_names(seats):
        room = board_left(seats) - FRAME - _NUMBER - 64
        name = say(language, f"courtiers-class-{CLASSES[rank]}")
        text = written(
            name[0].upper() + name[1:], palette, court.gold if goal else use.white, court.wall,
            size=23, width=room, height=height, align=0, least=17,
        )  # fmt: skip
        sheet.put(text, _NUMBER + 60, 0)


def _chequer(sheet: Sheet, left: int, width: int, height: int) -> None:
    """The landing is laid with tiles."""
    shade = number(sheet.palette, colours(sheet.palette).path_other)
    for line in range(-(-height // _TILE)):
        top, low = line * _TILE, min((line + 1) * _TILE, height)
        for x in range(left + line % 2 * _TILE, left + width, 2 * _TILE):
            sheet.pixels.paste(shade, (x, top, min(x + _TILE, left + width), low))


def _draw_crown(pen: Pen, court: HallColours, at: Point, grow: float) -> None:
    """At the head of the hall."""
    x, y = at

    def place(*points: Point) -> list[Point]:
        return [(x + px * grow, y + py * grow) for px, py in points]

    rim = place((-26, 22), (-33, -14), (-15, 2), (0, -26), (15, 2), (33, -14), (26, 22))
    pen.polygon(rim, court.gold)
    for px, py in ((-33, -17), (0, -29), (33, -17)):
        pen.ellipse((x + px * grow, y + py * grow), 4.5 * grow, 4.5 * grow, court.gold)
    pen.line(place((-22, 12), (22, 12)), court.wall, 3 * grow)
