"""What never moves: the night, start, finish, broomsticks and the way from row to row."""

from functools import lru_cache
from typing import Final

from render.colours import colours
from render.parts.frame import FRAME, WIDTH, Box
from render.picture import Language, PaletteName
from render.shapes import Pen, Point, mix
from render.sprites import Sheet, Sprite, blank, cut_out, opaque
from render.text import fitted, painted
from render.witches.colours import night
from render.witches.layout import (
    BOARD_BOTTOM,
    BOARD_TOP,
    COLUMNS,
    FINISH_SQUARES,
    HEIGHT,
    ROWS,
    TILE_HEIGHT,
    TILE_WIDTH,
    TILES,
    broom_top,
    finish_box,
    row_top,
    start_box,
    tile_corner,
)
from render.witches.sky import sky
from render.witches.tiles import face_down
from words import say

_WORTH: Final = ("2", "3", "4")
_TURN: Final = 13
"""How far the way swings out where it turns."""


@lru_cache(maxsize=8)
def ground(palette: PaletteName, language: Language, *, dealt: bool) -> Sprite:
    """The picture before anything happens: all tiles face down, or no tiles yet."""
    use, own = colours(palette), night(palette)
    sheet = Sheet(palette, blank(palette, WIDTH, HEIGHT, use.paper))
    top = BOARD_TOP - 10
    sheet.put(sky(palette, WIDTH - 2 * FRAME, BOARD_BOTTOM - top), FRAME, top)
    box = start_box()
    sheet.put(_start(palette, language, box.width, box.height), box.left, box.top)
    for square in range(FINISH_SQUARES):
        box = finish_box(square)
        sheet.put(_finish(palette, square, box), box.left, box.top)
    box = finish_box(FINISH_SQUARES - 1)
    word = fitted(say(language, "witches-finish"), 25, box.width, bold=True)
    drawn = cut_out(painted(word, own.moon, box.width, 30), palette, own.sky[3])
    sheet.put(drawn, box.left, box.top - drawn.height - 2)
    _put_turns(sheet)
    left = tile_corner(1)[0]
    for stage in range(2):
        sheet.put(_broom(palette, 6 * TILE_WIDTH), left + TILE_WIDTH + 12, broom_top(stage))
    for place in range(1, TILES + 1):
        sheet.put(face_down(palette, place) if dealt else _slot(palette), *tile_corner(place))
    return Sprite(sheet.pixels, None)


def _put_turns(sheet: Sheet) -> None:
    """The way from row to row, from the start and to the finish."""
    palette = sheet.palette
    left = tile_corner(1)[0]
    right = tile_corner(COLUMNS)[0] + TILE_WIDTH
    for row in range(ROWS - 1):
        right_side = row % 2 == 0
        down = row_top(row + 1) - row_top(row)
        turn = _turn(palette, down, right_side=right_side)
        x = right - 2 if right_side else left - turn.width + 2
        sheet.put(turn, x, row_top(row) + TILE_HEIGHT // 2)
    sheet.put_centred(_pointer(palette, 1), left - 12, row_top(0) + TILE_HEIGHT / 2)
    sheet.put_centred(_pointer(palette, -1), left - 12, row_top(ROWS - 1) + TILE_HEIGHT / 2)


@lru_cache(maxsize=16)
def _start(palette: PaletteName, language: Language, width: int, height: int) -> Sprite:
    """A clearing in the wood."""
    own = night(palette)
    pen = Pen(width, height)
    pen.box(0, 0, width, height, own.wood, round_by=14, line=own.way, thick=2)
    drawing = pen.finish()
    line = fitted(say(language, "witches-start"), 25, width - 10, bold=True)
    drawing.alpha_composite(painted(line, own.moon, width, 32), (0, 3))
    return opaque(drawing, palette, own.sky[0])


@lru_cache(maxsize=24)
def _finish(palette: PaletteName, square: int, box: Box) -> Sprite:
    """A finish square with what it is worth: a window with the light on."""
    use, own = colours(palette), night(palette)
    pen = Pen(box.width, box.height)
    frame = mix(own.window, use.black, 0.55)
    pen.box(0, 0, box.width, box.height - 4, own.window, round_by=12, line=frame, thick=3)
    drawing = pen.finish()
    line = fitted(_WORTH[square], 46, 40, bold=True)
    drawing.alpha_composite(painted(line, use.black, 40, 56), (4, 0))
    return opaque(drawing, palette, own.sky[4])


@lru_cache(maxsize=8)
def _slot(palette: PaletteName) -> Sprite:
    """Where a tile will lie."""
    own = night(palette)
    pen = Pen(TILE_WIDTH, TILE_HEIGHT)
    fill = mix(own.sky[3], own.back, 0.4)
    pen.box(4, 4, TILE_WIDTH - 4, TILE_HEIGHT - 4, fill, round_by=12, line=own.rim, thick=2)
    return cut_out(pen.finish(), palette, own.sky[3])


@lru_cache(maxsize=16)
def _turn(palette: PaletteName, down: int, *, right_side: bool) -> Sprite:
    """The way from the end of a row to the row below."""
    own = night(palette)
    pen = Pen(_TURN + 6, down + 6)
    way: list[Point] = [(0, 3), (_TURN, 3 + _TURN), (_TURN, down - _TURN - 2), (0, down - 2)]
    if not right_side:
        way = [(_TURN + 6 - x, y) for x, y in way]
    pen.line(way, own.way, 5)
    return cut_out(pen.finish(), palette, own.sky[3])


@lru_cache(maxsize=16)
def _pointer(palette: PaletteName, way: int) -> Sprite:
    """From the start to the first tile, and from the last one to the finish."""
    own = night(palette)
    pen = Pen(20, 36)
    x, tip = (2, 18) if way > 0 else (18, 2)
    pen.polygon([(x, 4), (tip, 18), (x, 32)], own.way)
    return cut_out(pen.finish(), palette, own.sky[3])


@lru_cache(maxsize=8)
def _broom(palette: PaletteName, width: int) -> Sprite:
    """A broomstick, between two stages."""
    use = colours(palette)
    pen = Pen(width, 18)
    wood = mix(use.face, use.nose, 0.35)
    pen.line([(6, 9), (width - 90, 9)], wood, 7)
    straw = use.pieces[2]
    x = width - 96
    tail: list[Point] = [
        (x, 4), (x + 26, 4), (width - 2, 0), (width - 2, 18), (x + 26, 14), (x, 14),
    ]  # fmt: skip
    pen.polygon(tail, straw.body)
    for step in range(4):
        pen.line([(x + 28, 5 + step * 2.7), (width - 8, 2.5 + step * 4.4)], straw.spines, 1.5)
    pen.box(x, 3, x + 10, 15, straw.spines)
    return cut_out(pen.finish(), palette, night(palette).sky[3])
