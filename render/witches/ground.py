"""What never moves: start, finish, broomsticks and the way from row to row."""

from functools import lru_cache
from typing import Final

from render.colours import colours
from render.parts.frame import WIDTH, Box
from render.picture import Language, PaletteName
from render.shapes import Pen, Point, mix
from render.sprites import Sheet, Sprite, blank, cut_out, opaque, written
from render.text import fitted, painted
from render.witches.layout import (
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
from render.witches.tiles import face_down
from words import say

_WORTH: Final = ("2", "3", "4")
_TURN: Final = 15
"""How far the way swings out where it turns."""


@lru_cache(maxsize=8)
def ground(palette: PaletteName, language: Language, *, dealt: bool) -> Sprite:
    """The picture before anything happens: all tiles face down, or no tiles yet."""
    use = colours(palette)
    sheet = Sheet(palette, blank(palette, WIDTH, HEIGHT, use.paper))
    box = start_box()
    sheet.put(_start(palette, language, box.width, box.height), box.left, box.top)
    for square in range(FINISH_SQUARES):
        box = finish_box(square)
        sheet.put(_finish(palette, square, box), box.left, box.top)
    top = finish_box(FINISH_SQUARES - 1)
    word = written(
        say(language, "witches-finish"),
        palette,
        use.ink,
        use.paper,
        size=25,
        width=top.width,
        height=32,
        bold=True,
    )
    sheet.put(word, top.left, top.top - word.height - 2)
    left = tile_corner(1)[0]
    for row in range(ROWS - 1):
        right_side = row % 2 == 0
        down = row_top(row + 1) - row_top(row)
        turn = _turn(palette, down, right_side=right_side)
        x = left + (COLUMNS - 1) * (tile_corner(2)[0] - left) + TILE_WIDTH - 3
        sheet.put(turn, x if right_side else left - turn.width + 3, row_top(row) + TILE_HEIGHT // 2)
    sheet.put_centred(_pointer(palette, 1), left - 12, row_top(0) + TILE_HEIGHT / 2)
    sheet.put_centred(_pointer(palette, -1), left - 13, row_top(ROWS - 1) + TILE_HEIGHT / 2)
    for stage in range(2):
        sheet.put(_broom(palette, 6 * TILE_WIDTH), left + TILE_WIDTH + 12, broom_top(stage) + 2)
    for place in range(1, TILES + 1):
        sheet.put(face_down(palette, place) if dealt else _slot(palette), *tile_corner(place))
    return Sprite(sheet.pixels, None)


@lru_cache(maxsize=16)
def _start(palette: PaletteName, language: Language, width: int, height: int) -> Sprite:
    use = colours(palette)
    pen = Pen(width, height)
    pen.box(0, 0, width, height, use.start, round_by=14, line=use.grid, thick=2.5)
    drawing = pen.finish()
    line = fitted(say(language, "witches-start"), 25, width - 10, bold=True)
    drawing.alpha_composite(painted(line, use.ink, width, 32), (0, 2))
    return opaque(drawing, palette, use.paper)


@lru_cache(maxsize=24)
def _finish(palette: PaletteName, square: int, box: Box) -> Sprite:
    """A finish square with what it is worth."""
    use = colours(palette)
    pen = Pen(box.width, box.height)
    pen.box(0, 0, box.width, box.height - 3, use.finish, round_by=12, line=use.grid, thick=2.5)
    drawing = pen.finish()
    line = fitted(_WORTH[square], 46, 40, bold=True)
    drawing.alpha_composite(painted(line, use.ink, 40, 56), (4, 0))
    return opaque(drawing, palette, use.paper)


@lru_cache(maxsize=8)
def _slot(palette: PaletteName) -> Sprite:
    """Where a tile will lie."""
    use = colours(palette)
    pen = Pen(TILE_WIDTH, TILE_HEIGHT)
    pen.box(4, 4, TILE_WIDTH - 4, TILE_HEIGHT - 4, use.path, round_by=12, line=use.grid, thick=2)
    return opaque(pen.finish(), palette, use.paper)


@lru_cache(maxsize=16)
def _turn(palette: PaletteName, down: int, *, right_side: bool) -> Sprite:
    """The way from the end of a row to the row below."""
    use = colours(palette)
    pen = Pen(_TURN + 6, down + 6)
    way: list[Point] = [(0, 3), (_TURN - 4, 8), (_TURN, 20)]
    way += [(_TURN, down - 20), (_TURN - 4, down - 8), (0, down - 2)]
    if not right_side:
        way = [(_TURN + 6 - x, y) for x, y in way]
    pen.line(way, use.faint, 6)
    return cut_out(pen.finish(), palette, use.paper)


@lru_cache(maxsize=16)
def _pointer(palette: PaletteName, way: int) -> Sprite:
    """From the start to the first tile, and from the last one to the finish."""
    use = colours(palette)
    pen = Pen(22, 40)
    x, tip = (2, 20) if way > 0 else (20, 2)
    pen.polygon([(x, 4), (tip, 20), (x, 36)], use.faint)
    return cut_out(pen.finish(), palette, use.paper)


@lru_cache(maxsize=8)
def _broom(palette: PaletteName, width: int) -> Sprite:
    """A broomstick, between two stages."""
    use = colours(palette)
    pen = Pen(width, 22)
    wood = mix(use.face, use.nose, 0.5)
    pen.line([(6, 11), (width - 90, 11)], wood, 8)
    straw = use.pieces[2]
    x = width - 96
    tail: list[Point] = [
        (x, 5),
        (x + 26, 5),
        (width - 2, 0),
        (width - 2, 22),
        (x + 26, 17),
        (x, 17),
    ]
    pen.polygon(tail, straw.body)
    for step in range(4):
        y = 3 + step * 5.4
        pen.line([(x + 28, 6 + step * 3.4), (width - 8, y)], straw.spines, 1.6)
    pen.box(x, 4, x + 10, 18, straw.spines)
    return cut_out(pen.finish(), palette, use.paper)
