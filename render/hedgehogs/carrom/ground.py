"""What never moves: paper, hedge, squares and the names of those at the edge."""

from functools import lru_cache
from typing import Final

from render.hedgehogs.carrom.layout import (
    BOARD_LEFT,
    BOARD_TOP,
    CELL,
    LABEL,
    MARGIN,
    hedge_bottom,
    height,
)
from render.hedgehogs.colours import RaceColours, race_colours
from render.hedgehogs.lanes.ground import Rows, floor
from render.parts.frame import BANNER, FRAME, WIDTH
from render.picture import PaletteName
from render.shapes import Pen, Point, Rgb, around, mix
from render.sprites import Sheet, Sprite, blank, cut_out, opaque, written
from render.table import number

_LANES: Final = "abcdef"
_ROUND: Final = 18


def square_at(along: int, across: int, rows: int, lanes: int) -> tuple[int, int]:
    """The lane and row, from 0, of the square that a place lies on; edges belong to the board."""
    return min(across // 1000, lanes - 1), min(along // 1000, rows - 1)


def under(
    palette: PaletteName, along: int, across: int, size: tuple[int, int], traps: tuple[str, ...]
) -> Rgb:
    """The colour of the board at a place."""
    use = race_colours(palette)
    rows, lanes = size
    lane, row = square_at(along, across, rows, lanes)
    if f"{_LANES[lane]}{row + 1}" in traps:
        return use.trap
    return floor(use, lane, row, Rows(rows))


@lru_cache(maxsize=24)
def ground(
    palette: PaletteName, lanes: int, rows: int, traps: tuple[str, ...], seats: int
) -> Sprite:
    """The picture before anything is put on it, in the palette's colours."""
    use = race_colours(palette)
    sheet = Sheet(palette, blank(palette, WIDTH, height(lanes, seats), use.paper))
    bottom = hedge_bottom(lanes)
    sheet.pixels.paste(number(palette, use.surround), (FRAME, BANNER, WIDTH - FRAME, bottom))
    for turn in range(4):
        x = FRAME if turn % 2 == 0 else WIDTH - FRAME - _ROUND
        y = BANNER if turn < 2 else bottom - _ROUND
        sheet.put(_corner(palette, turn), x, y)
    for lane in range(lanes):
        for row in range(rows):
            x, y = BOARD_LEFT + row * CELL, BOARD_TOP + lane * CELL
            kind = "start" if row == 0 else "finish" if row == rows - 1 else "path"
            if f"{_LANES[lane]}{row + 1}" in traps:
                kind = "trap"
            sheet.put(_square(palette, kind, floor(use, lane, row, Rows(rows))), x, y)
    _put_frame(sheet, use, lanes, rows)
    return Sprite(sheet.pixels, None)


def put_labels(sheet: Sheet, rim: tuple[tuple[str, int, int], ...], free: frozenset[str]) -> None:
    """The name of each square at the edge, beside it; pale where there is no room for a disc."""
    for name, along, across in rim:
        sprite = _label(sheet.palette, name, free=name in free)
        for x, y in _label_places(rim, name, along, across):
            sheet.put_centred(sprite, x, y)


def _label_places(
    rim: tuple[tuple[str, int, int], ...], name: str, along: int, across: int
) -> list[Point]:
    """Beside the square; those in a corner are named on the long side, and only there."""
    right, low = max(x for _, x, _ in rim), max(y for _, _, y in rim)
    lane, row = _LANES.index(name[0]), int(name[1:]) - 1
    x, y = BOARD_LEFT + (row + 0.5) * CELL, BOARD_TOP + (lane + 0.5) * CELL
    if across == low:
        return [(x, BOARD_TOP + (lane + 1) * CELL + LABEL)]
    if lane == 0:
        return [(x, BOARD_TOP - LABEL)]
    return [(BOARD_LEFT + (row + 1) * CELL + LABEL if along == right else BOARD_LEFT - LABEL, y)]


@lru_cache(maxsize=128)
def _label(palette: PaletteName, name: str, *, free: bool) -> Sprite:
    use = race_colours(palette)
    ink = use.white if free else mix(use.surround, use.white, 1 / 3)
    return written(name, palette, ink, use.surround, size=26, width=34, height=30, bold=True)


def _put_frame(sheet: Sheet, use: RaceColours, lanes: int, rows: int) -> None:
    """A line around the board: beyond it a hedgehog is out."""
    line = number(sheet.palette, use.white)
    left, top = BOARD_LEFT - 4, BOARD_TOP - 4
    right, bottom = BOARD_LEFT + rows * CELL, BOARD_TOP + lanes * CELL
    for box in (
        (left, top, right + 4, top + 4),
        (left, bottom, right + 4, bottom + 4),
        (left, top, left + 4, bottom + 4),
        (right, top, right + 4, bottom + 4),
    ):
        sheet.pixels.paste(line, box)


@lru_cache(maxsize=16)
def _corner(palette: PaletteName, turn: int) -> Sprite:
    """A round corner of the hedge: top left, top right, bottom left, bottom right."""
    use = race_colours(palette)
    pen = Pen(_ROUND, _ROUND)
    x = 0 if turn % 2 == 0 else -MARGIN
    y = 0 if turn < 2 else -MARGIN
    pen.box(x, y, x + MARGIN + _ROUND, y + MARGIN + _ROUND, use.surround, round_by=_ROUND)
    return opaque(pen.finish(), palette, use.paper)


@lru_cache(maxsize=48)
def _square(palette: PaletteName, kind: str, colour: Rgb) -> Sprite:
    use = race_colours(palette)
    pen = Pen(CELL, CELL)
    pen.box(0, 0, CELL, CELL, use.grid)
    pen.box(1, 1, CELL - 1, CELL - 1, use.trap if kind == "trap" else colour)
    if kind == "start":
        darker = mix(colour, use.ink, 0.24)
        for step in range(3):
            x = 21 + step * 23
            pen.line([(x, 29), (x + 15, 48), (x, 67)], darker, 7)
    elif kind == "finish":
        for step in range(16):
            if (step + step // 4) % 2:
                x, y = 2 + step % 4 * 23, 2 + step // 4 * 23
                pen.box(x, y, x + 23, y + 23, use.paler(colour))
    elif kind == "trap":
        middle = (CELL / 2, CELL / 2)
        pen.polygon([around(middle, 35 if t % 2 else 27, t * 12) for t in range(30)], use.slate)
        pen.ellipse(middle, 25, 25, use.trap)
    return opaque(pen.finish(), palette, colour)


@lru_cache(maxsize=8)
def compass(palette: PaletteName) -> Sprite:
    """Which way the angles point."""
    use = race_colours(palette)
    pen = Pen(138, 92)
    middle = (66, 46)
    pen.ellipse(middle, 31, 31, use.panel, line=use.ink, thick=2.6)
    for turn in range(0, 360, 30):
        inner = 22 if turn % 90 else 19
        pen.line([around(middle, inner, turn), around(middle, 28, turn)], use.ink, 2)
    pen.line([middle, around(middle, 21, 0)], use.accent, 4.5)
    pen.polygon([(94, 46), (81, 39), (81, 53)], use.accent)
    pen.ellipse(middle, 4, 4, use.accent)
    sheet = Sheet(palette, opaque(pen.finish(), palette, use.paper).pixels)
    for text, x, y in (("0°", 114, 46), ("90", 66, 83), ("180", 15, 46), ("270", 66, 7)):
        words = written(
            text, palette, use.ink, use.paper, size=20, width=40, height=22, bold=True, align=0
        )
        sheet.put_centred(words, x + 3, y)
    return Sprite(sheet.pixels, None)


@lru_cache(maxsize=16)
def cross(palette: PaletteName) -> Sprite:
    """Here a hedgehog left the board."""
    use = race_colours(palette)
    pen = Pen(38, 38)
    for colour, thick in ((use.black, 12.5), (use.white, 9.5), (use.accent, 6)):
        pen.line([(9, 9), (29, 29)], colour, thick)
        pen.line([(29, 9), (9, 29)], colour, thick)
    return cut_out(pen.finish(), palette, use.surround)
