"""What never moves: paper, hedge, lanes and their labels."""

from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct
from PIL import Image

from engine.hedgehogs.view import Way
from render.hedgehogs.colours import RaceColours, race_colours
from render.hedgehogs.layout import (
    BELOW,
    BOARD_LEFT,
    BOARD_TOP,
    CELL,
    board_bottom,
    cell_corner,
    height,
)
from render.parts.dice import draw_die
from render.parts.frame import FRAME, WIDTH
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


Line = Literal["path", "start", "finish", "both", "turn"]
"""What a row is: most are path; on some one both starts and arrives, or turns round."""
_ENDS: Final[dict[Way, tuple[Line, Line]]] = {
    "up": ("start", "finish"),
    "down": ("finish", "start"),
    "return": ("both", "turn"),
    "both": ("both", "both"),
}
"""By the way of the race, the first and the last row (V32, V33, V34)."""
_WORDS: Final[dict[Line, tuple[str, ...]]] = {
    "path": (),
    "start": ("hedgehogs-start",),
    "finish": ("hedgehogs-finish",),
    "both": ("hedgehogs-start", "hedgehogs-finish"),
    "turn": ("hedgehogs-turn",),
}


class Rows(Struct, frozen=True):
    """How many rows a board has, and which way the race goes on it."""

    count: int
    way: Way = "up"


class Ground(Struct, frozen=True):
    """What of a race never moves."""

    lanes: tuple[str, ...]
    """Their letters."""
    rows: Rows
    seats: int
    tube: bool
    """The outer lanes are neighbours."""
    shelf: bool = False
    """There is a shelf below the board."""
    wide: bool = False
    """The players' plates are wide."""


def floor(use: RaceColours, lane: int, row: int, rows: Rows, *, lit: bool = False) -> Rgb:
    """The colour of a square."""
    match line_of(row, rows):
        case "start" | "both":
            colour = use.start
        case "finish":
            colour = use.finish
        case _:
            colour = (use.path, use.path_other)[(lane + row) % 2]
    return use.lit_up(colour) if lit else colour


def line_of(row: int, rows: Rows) -> Line:
    """What a row is."""
    first, last = _ENDS[rows.way]
    if row == 0:
        return first
    return last if row == rows.count - 1 else "path"


@lru_cache(maxsize=12)
def ground(palette: PaletteName, language: Language, race: Ground) -> Sprite:
    """The picture before anything is put on it, in the palette's colours."""
    paper, rows, lanes = race_colours(palette).paper, race.rows, len(race.lanes)
    tall = height(lanes, race.seats, shelf=race.shelf, wide=race.wide)
    sheet = Sheet(palette, blank(palette, WIDTH, tall, paper))
    sheet.put(_top(palette, language, rows, tube=race.tube), FRAME, BOARD_TOP - _STRIP)
    sheet.put(_bottom(palette, rows.count, tube=race.tube), FRAME, board_bottom(lanes))
    for lane, letter in enumerate(race.lanes):
        strip = lane_strip(palette, letter, lane, rows, lit=False)
        sheet.put(strip, FRAME, cell_corner(lane, 0)[1])
    return Sprite(sheet.pixels, None)


@lru_cache(maxsize=96)
def lane_strip(palette: PaletteName, letter: str, lane: int, rows: Rows, *, lit: bool) -> Sprite:
    """One lane with its label, all across the board; lit when the die names it."""
    use = race_colours(palette)
    sheet = Sheet(palette, blank(palette, _HEDGE, CELL, use.lit if lit else use.surround))
    sheet.put(_lane_label(palette, letter, lane, lit=lit), 0, 0)
    left = BOARD_LEFT - FRAME
    for row in range(rows.count):
        colour = floor(use, lane, row, rows, lit=lit)
        kind = line_of(row, rows)
        sprite = _square(palette, kind, colour, lit=lit, back=row > 0)
        sheet.put(sprite, left + row * CELL, 0)
    first, last = _ENDS[rows.way]
    if first in ("finish", "both"):
        thin = _finish_line(palette, _CHECK // 2)
        sheet.put(thin, left - thin.width, 0)
    if last in ("finish", "both"):
        sheet.put(_finish_line(palette, _CHECK), left + rows.count * CELL, 0)
    return Sprite(sheet.pixels, None)


def keep_floors(palette: PaletteName) -> None:
    """Draw beforehand the squares that lanes are put together from."""
    for lit in (False, True):
        for kind, lane, row in (("start", 0, 0), ("path", 0, 1), ("path", 1, 1), ("finish", 0, 2)):
            colour = floor(race_colours(palette), lane, row, Rows(3), lit=lit)
            _square(palette, kind, colour, lit=lit)


@lru_cache(maxsize=96)
def _lane_label(palette: PaletteName, letter: str, lane: int, *, lit: bool) -> Sprite:
    use = race_colours(palette)
    width = BOARD_LEFT - FRAME
    pen = Pen(width, CELL)
    pen.box(0, 0, width, CELL, use.lit if lit else use.surround)
    pen.box(width - 2.5, 0, width, CELL, use.white)
    draw_die(pen, (width / 2, 33), 40, lane + 1, face=use.white, line=use.black)
    art = pen.finish()
    line = fitted(letter, 36, width, bold=True)
    art.alpha_composite(painted(line, use.black if lit else use.white, width, 40), (0, 55))
    return opaque(art, palette, use.surround)


@lru_cache(maxsize=96)
def _square(
    palette: PaletteName, kind: Line, colour: Rgb, *, lit: bool, back: bool = False
) -> Sprite:
    """A square without what is on it; `back` where the board ends and one runs to the left."""
    use = race_colours(palette)
    pen = Pen(CELL, CELL)
    pen.box(0, 0, CELL, CELL, mix(use.grid, use.lit, 0.4) if lit else use.grid)
    pen.box(1, 1, CELL - 1, CELL - 1, colour)
    match kind:
        case "start":
            _draw_chevrons(pen, use, colour, (22, 46, 70))
        case "finish":
            _draw_chequers(pen, use, colour)
        case "both":
            finish = use.lit_up(use.finish) if lit else use.finish
            pen.box(1, 1, 51, CELL - 1, finish)
            _draw_chequers(pen, use, finish, columns=2)
            _draw_chevrons(pen, use, colour, (56, 76))
        case "turn":
            _draw_turn(pen, use, colour)
        case "path":
            pass
    drawn = pen.finish()
    if back and kind in ("start", "both"):
        drawn = drawn.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return opaque(drawn, palette, colour)


def _draw_chevrons(pen: Pen, use: RaceColours, colour: Rgb, places: tuple[int, ...]) -> None:
    """The way to run, and the start line."""
    darker = mix(colour, use.ink, 0.24)
    for x in places:
        pen.line([(x, 30), (x + 16, 50), (x, 70)], darker, 7)
    pen.box(CELL - 5, 0, CELL, CELL, use.white)


def _draw_turn(pen: Pen, use: RaceColours, colour: Rgb) -> None:
    """Round a post and back."""
    darker = mix(colour, use.ink, 0.24)
    pen.line([(16, 28), (58, 28)], darker, 8)
    pen.arc((58, 50), 22, 22, (-90, 90), line=darker, thick=8)
    pen.line([(58, 72), (34, 72)], darker, 8)
    pen.polygon([(36, 56), (14, 72), (36, 88)], darker)
    pen.ellipse((58, 50), 8, 8, use.accent, line=use.white, thick=2.5)


def _draw_chequers(pen: Pen, use: RaceColours, colour: Rgb, *, columns: int = 4) -> None:
    paler = use.paler(colour)
    for step in range(16):
        if (step + step // 4) % 2 and step % 4 < columns:
            x, y = 2 + step % 4 * 24, 2 + step // 4 * 24
            pen.box(x, y, x + 24, y + 24, paler)


@lru_cache(maxsize=8)
def _finish_line(palette: PaletteName, check: int) -> Sprite:
    use = race_colours(palette)
    pen = Pen(2 * check, CELL)
    for step in range(CELL // check):
        for column in range(2):
            x, y = column * check, step * check
            shade = use.white if (step + column) % 2 else use.black
            pen.box(x, y, x + check, y + check, shade)
    return opaque(pen.finish(), palette, use.surround)


@lru_cache(maxsize=24)
def _top(palette: PaletteName, language: Language, rows: Rows, *, tube: bool) -> Sprite:
    """The hedge above the lanes, with the numbers of the rows."""
    use = race_colours(palette)
    pen = Pen(_HEDGE, _STRIP)
    pen.box(0, 0, _HEDGE, 2 * _STRIP, use.surround, round_by=18)
    _draw_leaves(pen, use, 7, 38, _STRIP)
    if tube:
        _draw_ways_out(pen, use, rows.count, _STRIP - 1, -11)
    art = pen.finish()
    for row in range(rows.count):
        words = [say(language, key) for key in _WORDS[line_of(row, rows)]]
        label = _two_words(use, row, words) if len(words) > 1 else _one_word(use, row, words)
        art.alpha_composite(label, (cell_corner(0, row)[0] - FRAME - 10, 0))
    return opaque(art, palette, use.paper)


def _one_word(use: RaceColours, row: int, words: list[str]) -> Image.Image:
    """The number of a row, and what it is."""
    line = fitted(" ".join([str(row + 1), *words]), 27, CELL + 4, bold=True, least=20)
    return painted(line, use.white, CELL + 20, _STRIP - 2)


def _two_words(use: RaceColours, row: int, words: list[str]) -> Image.Image:
    """The number of a row that is two things, one above the other."""
    label = painted(fitted(str(row + 1), 27, 20, bold=True), use.white, 20, _STRIP - 2)
    whole = Image.new("RGBA", (CELL + 20, _STRIP - 2), (0, 0, 0, 0))
    whole.alpha_composite(label, (8, 0))
    for place, word in enumerate(words):
        line = fitted(word, 20, CELL - 10, bold=True, least=17)
        whole.alpha_composite(painted(line, use.white, CELL - 6, 24, align=0), (31, place * 19))
    return whole


@lru_cache(maxsize=16)
def _bottom(palette: PaletteName, rows: int, *, tube: bool) -> Sprite:
    """The hedge below the lanes."""
    use = race_colours(palette)
    pen = Pen(_HEDGE, BELOW)
    pen.box(0, -3 * BELOW, _HEDGE, BELOW, use.surround, round_by=18)
    _draw_leaves(pen, use, 11, 12, BELOW)
    if tube:
        _draw_ways_out(pen, use, rows, 1, 10)
    return opaque(pen.finish(), palette, use.paper)


def _draw_ways_out(pen: Pen, use: RaceColours, rows: int, base: float, tall: float) -> None:
    """Arrowheads between the rows of a tube: a step aside leads over this edge as well."""
    for row in range(1, rows):
        x = cell_corner(0, row)[0] - FRAME
        pen.polygon([(x - 13, base), (x, base + tall), (x + 13, base)], use.lit)


def _draw_leaves(pen: Pen, use: RaceColours, number: int, count: int, tall: int) -> None:
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
        shade = use.leaf if turn % 3 else mix(use.surround, use.leaf, 0.5)
        pen.polygon([tip, one, tail, other], shade)
