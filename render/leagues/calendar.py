"""The calendar of a season: its weeks, the days on which tables run, and what happens when."""

from functools import lru_cache
from typing import Final

from render.collage import Collage
from render.colours import colours
from render.leagues.cards import CalendarCard, Day, Key, Step
from render.leagues.sheet import EDGE, begun, put_text
from render.parts.frame import BANNER, FRAME, WIDTH
from render.parts.signs import SIGNS
from render.picture import PaletteName, Theme
from render.shapes import Pen, Rgb
from render.sprites import Sprite, cut_out

_WEEK: Final = 58
_HEAD: Final = 40
_LINE: Final = 48
_DAY: Final = (WIDTH - 2 * EDGE) // 7
_GAP: Final = 3
_ORDER: Final[tuple[Step, ...]] = ("open", "ask", "draw", "start", "end", "judge")
"""Each has the sign and the colour of a seat: told apart without colours, too."""


def draw_calendar(card: CalendarCard, theme: Theme) -> Collage:
    """The picture of a season's weeks."""
    palette, use = theme.palette, colours(theme.palette)
    weeks = _HEAD + _WEEK * len(card.weeks)
    height = BANNER + weeks + 14 + _LINE * len(card.key) + FRAME
    sheet = begun(card.title, card.detail, palette, height)
    for at, name in enumerate(card.weekdays):
        put_text(
            sheet,
            name,
            EDGE + at * _DAY,
            BANNER,
            width=_DAY,
            height=_HEAD - 2,
            ink=use.faint,
            ground=use.paper,
            size=24,
            align=0.5,
        )
    for row, week in enumerate(card.weeks):
        for column, day in enumerate(week):
            _put_day(sheet, day, EDGE + column * _DAY, BANNER + _HEAD + row * _WEEK)
    for at, one in enumerate(card.key):
        _put_key(sheet, one, BANNER + weeks + 14 + at * _LINE)
    return sheet


def _put_day(sheet: Collage, day: Day, left: int, top: int) -> None:
    palette, use = sheet.palette, colours(sheet.palette)
    ground = use.panel_lit if day.playing else use.paper if day.outside else use.panel
    if not day.outside:
        sheet.put(_square(palette, ground), left, top)
    ink = use.faint if day.outside else use.ink
    put_text(
        sheet,
        f"{day.number} {day.month}".strip(),
        left + 10,
        top + 4,
        width=_DAY - (66 if day.step else 20),
        height=_WEEK - 8,
        ink=ink,
        ground=ground,
        size=28,
        bold=bool(day.month),
        least=18,
    )
    if day.step is not None:
        sheet.put(_sign(palette, day.step, ground), left + _DAY - 52, top + 8)


def _put_key(sheet: Collage, one: Key, top: int) -> None:
    palette, use = sheet.palette, colours(sheet.palette)
    sheet.put(_sign(palette, one.step, use.paper), EDGE, top + 3)
    for text, left, width, bold in (
        (one.name, EDGE + 58, 500, False),
        (one.when, EDGE + 570, WIDTH - 2 * EDGE - 570, True),
    ):
        put_text(
            sheet,
            text,
            left,
            top,
            width=width,
            height=_LINE,
            ink=use.ink,
            ground=use.paper,
            size=28,
            bold=bold,
        )


@lru_cache(maxsize=16)
def _square(palette: PaletteName, fill: Rgb) -> Sprite:
    use = colours(palette)
    wide, high = _DAY - _GAP, _WEEK - _GAP
    pen = Pen(wide, high)
    pen.box(0, 0, wide, high, fill, round_by=8, line=use.grid, thick=1.5)
    return cut_out(pen.finish(), palette, use.paper)


@lru_cache(maxsize=64)
def _sign(palette: PaletteName, step: Step, ground: Rgb) -> Sprite:
    """A step's token: a disc with its sign."""
    at = _ORDER.index(step)
    piece = colours(palette).pieces[at]
    pen = Pen(42, 42)
    pen.ellipse((21, 21), 20, 20, piece.body, line=piece.line, thick=2)
    SIGNS[at](pen, (21, 21), 10, piece.sign)
    return cut_out(pen.finish(), palette, ground)
