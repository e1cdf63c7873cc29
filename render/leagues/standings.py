"""The standings of a division: a line for everybody, where it leads, and which places are left.

What a place leads to is told by a sign, and by the colour of it: filled once it is sure, hollow
while it may still change.
"""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render.collage import Collage
from render.colours import colours
from render.leagues.cards import Outlook, StandingsCard, StandingsLine
from render.leagues.sheet import (
    EDGE,
    begun,
    block,
    down_sign,
    gone_sign,
    put_text,
    title_sign,
    up_sign,
)
from render.parts.frame import BANNER, FRAME, WIDTH
from render.picture import PaletteName, Theme
from render.shapes import Rgb
from render.sprites import Sprite, line_above
from render.table import number

ROW: Final = 50
_HEAD: Final = 40
_KEY: Final = 46
_SIGN: Final = 36
_PLACE: Final = 62
_REACH: Final = 190
_TABLES: Final = 106
_POINTS: Final = 120
_NAME: Final = EDGE + _SIGN + _PLACE + 24
_RIGHT: Final = WIDTH - EDGE
_BAR: Final = 8


def draw_standings(card: StandingsCard, theme: Theme) -> Collage:
    """The picture of a division."""
    rows = ROW * max(1, len(card.lines))
    height = BANNER + _HEAD + rows + _KEY + FRAME
    sheet = begun(card.title, card.detail, theme.palette, height)
    _put_heads(sheet, card)
    for at, line in enumerate(card.lines):
        _put_line(sheet, line, at, len(card.lines))
    key = line_above(card.key, theme.palette, size=24, room=WIDTH - 2 * EDGE, height=38, bold=False)
    sheet.put(key, EDGE, BANNER + _HEAD + rows + 4)
    return sheet


def _columns() -> tuple[tuple[int, int, float], ...]:
    """Where names, points, tables and possible places stand, how wide they are, and where in that
    width they lie."""
    reach = _RIGHT - _REACH
    tables = reach - 14 - _TABLES
    points = tables - 8 - _POINTS
    return (
        (_NAME, points - 8 - _NAME, 0),
        (points, _POINTS, 1),
        (tables, _TABLES, 1),
        (reach, _REACH, 1),
    )


def _put_heads(sheet: Collage, card: StandingsCard) -> None:
    use = colours(sheet.palette)
    for text, (left, width, align) in zip(card.heads, _columns(), strict=True):
        put_text(
            sheet,
            text,
            left,
            BANNER,
            width=width,
            height=_HEAD - 2,
            ink=use.faint,
            ground=use.paper,
            size=24,
            align=align,
            least=18,
        )


def _put_line(sheet: Collage, line: StandingsLine, at: int, many: int) -> None:
    palette, use = sheet.palette, colours(sheet.palette)
    top = BANNER + _HEAD + at * ROW
    ground = use.panel_lit if line.own else use.panel if at % 2 else use.paper
    if line.own or at % 2:
        sheet.put(block(palette, WIDTH - 2 * FRAME, ROW, ground), FRAME, top)
    sign = _sign(palette, line.outlook, ground, sure=line.sure)
    if sign is not None:
        sheet.put(sign, EDGE, top + (ROW - _SIGN) // 2)
    gone = line.outlook == "gone"
    ink = use.faint if gone else use.ink

    def write(
        text: str, column: tuple[int, int, float], *, bold: bool, high: int = ROW - 4
    ) -> None:
        left, width, align = column
        put_text(
            sheet,
            text,
            left,
            top + 2,
            width=width,
            height=high,
            ink=ink,
            ground=ground,
            size=32,
            bold=bold,
            align=align,
            least=24,
        )

    names, points, tables, reach = _columns()
    write(line.place, (EDGE + _SIGN + 4, _PLACE, 1), bold=True)
    write(line.name, names, bold=line.own)
    write(line.points, points, bold=True)
    write(line.tables, tables, bold=False)
    if line.reach is None:
        return
    best, worst = line.reach
    write(str(best) if best == worst else f"{best}–{worst}", reach, bold=False, high=ROW - 14)
    left, width, _ = reach
    bar = _bar(palette, ground, width - 10, best, worst, many)
    sheet.put(bar, left + 10, top + ROW - _BAR - 5)


def _sign(palette: PaletteName, outlook: Outlook, ground: Rgb, *, sure: bool) -> Sprite | None:
    match outlook:
        case "title":
            return title_sign(palette, ground, _SIGN, sure=sure)
        case "up":
            return up_sign(palette, ground, _SIGN, sure=sure)
        case "down":
            return down_sign(palette, ground, _SIGN, sure=sure)
        case "gone":
            return gone_sign(palette, ground, _SIGN)
        case "stays":
            return None


@lru_cache(maxsize=1024)
def _bar(  # noqa: PLR0913, PLR0917 - a bar, where it is filled and how it looks
    palette: PaletteName, ground: Rgb, width: int, best: int, worst: int, many: int
) -> Sprite:
    """All places of a division as a line, with those that are possible filled."""
    use = colours(palette)
    picture = Image.new("L", (width, _BAR), number(palette, ground))
    draw = ImageDraw.Draw(picture)
    middle = _BAR // 2
    draw.rectangle((0, middle - 1, width, middle), fill=number(palette, use.grid))
    left, right = round(width * (best - 1) / many), round(width * worst / many)
    draw.rectangle((left, 0, max(left, right - 1), _BAR), fill=number(palette, use.accent))
    return Sprite(picture, None)
