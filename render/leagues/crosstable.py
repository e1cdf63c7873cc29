"""The cross-table of a division: for any two people how each of their tables ended.

A table that somebody finished before the other is a filled square, behind them a ring, beside them
two bars, and one that still runs a dot: nobody needs to see the colours.
"""

from functools import lru_cache
from typing import Final

from render.collage import Collage
from render.colours import colours
from render.leagues.cards import CrossTableCard, Met
from render.leagues.sheet import EDGE, begun, block, put_text
from render.parts.frame import BANNER, FRAME, WIDTH
from render.parts.signs import bars, circle, ring, square
from render.picture import PaletteName, Theme
from render.shapes import Pen, Rgb
from render.sprites import Sprite, cut_out, line_above

_NAME: Final = 300
_NUMBER: Final = 54
_TOTAL: Final = 90
_LARGEST: Final = 60
_LEAST: Final = 34
"""The smallest square in which signs can be told apart; a larger division has a wider picture."""
_HEAD: Final = 40
_KEY: Final = 46


def draw_crosstable(card: CrossTableCard, theme: Theme) -> Collage:
    """The picture of who came before whom."""
    palette, many = theme.palette, len(card.names)
    before = EDGE + _NUMBER + _NAME
    cell = max(_LEAST, min(_LARGEST, (WIDTH - before - _TOTAL - EDGE) // max(1, many)))
    width = max(WIDTH, before + cell * many + _TOTAL + EDGE)
    height = BANNER + _HEAD + cell * many + _KEY + FRAME
    sheet = begun(card.title, card.detail, palette, height, width)
    for at in range(many):
        _put_number(sheet, at, before + at * cell, BANNER, cell, _HEAD)
    for at, name in enumerate(card.names):
        top = BANNER + _HEAD + at * cell
        _put_row(sheet, card, at, name, top, cell)
    key = line_above(card.key, palette, size=24, room=width - 2 * EDGE, height=38, bold=False)
    sheet.put(key, EDGE, BANNER + _HEAD + cell * many + 4)
    return sheet


def _put_row(  # noqa: PLR0913, PLR0917 - a row, who is in it and where it lies
    sheet: Collage, card: CrossTableCard, at: int, name: str, top: int, cell: int
) -> None:
    palette, use = sheet.palette, colours(sheet.palette)
    ground = use.panel if at % 2 else use.paper
    if at % 2:
        sheet.put(block(palette, sheet.width - 2 * FRAME, cell, ground), FRAME, top)
    before = EDGE + _NUMBER + _NAME
    size = min(30, cell * 0.72)
    put_text(
        sheet,
        f"{at + 1}",
        EDGE,
        top,
        width=_NUMBER - 14,
        height=cell,
        ink=use.faint,
        ground=ground,
        size=size,
        align=1,
        least=18,
    )
    put_text(
        sheet,
        name,
        EDGE + _NUMBER,
        top,
        width=_NAME - 12,
        height=cell,
        ink=use.ink,
        ground=ground,
        size=size,
        least=20,
    )
    for other, met in enumerate(card.met[at]):
        left = before + other * cell
        if other == at:
            sheet.put(block(palette, cell, cell, use.grid), left, top)
        elif met:
            sheet.put(_cell(palette, ground, cell, met), left, top)
    put_text(
        sheet,
        card.totals[at],
        before + cell * len(card.names),
        top,
        width=_TOTAL - 4,
        height=cell,
        ink=use.ink,
        ground=ground,
        size=size,
        bold=True,
        align=1,
        least=18,
    )


def _put_number(  # noqa: PLR0913, PLR0917 - a number and its box
    sheet: Collage, at: int, left: int, top: int, width: int, height: int
) -> None:
    use = colours(sheet.palette)
    put_text(
        sheet,
        f"{at + 1}",
        left,
        top,
        width=width,
        height=height,
        ink=use.faint,
        ground=use.paper,
        size=24,
        align=0.5,
        least=16,
    )


@lru_cache(maxsize=1024)
def _cell(palette: PaletteName, ground: Rgb, cell: int, met: tuple[Met, ...]) -> Sprite:
    """How the tables of two people ended, side by side."""
    use = colours(palette)
    pen = Pen(cell, cell)
    step = cell / len(met)
    size = min(cell * 0.3, step * 0.36)
    for at, one in enumerate(met):
        point = (step * (at + 0.5), cell / 2)
        match one:
            case "before":
                square(pen, point, size, use.pieces[3].body)
            case "behind":
                ring(pen, point, size, use.pieces[0].body)
            case "beside":
                bars(pen, point, size * 0.8, use.pieces[1].body)
            case "running":
                circle(pen, point, size * 0.36, use.faint)
    return cut_out(pen.finish(), palette, ground)
