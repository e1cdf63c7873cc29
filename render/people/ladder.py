"""A page of a ladder: twenty lines, how each has moved, and where the one who looks stands."""

from functools import lru_cache
from typing import Final

from PIL import Image

from render.collage import Collage
from render.colours import colours
from render.parts.frame import BANNER, FRAME, WIDTH
from render.people.cards import LadderCard, LadderLine
from render.picture import PaletteName, Theme
from render.shapes import Rgb
from render.sprites import Sprite, blank, line_above, written
from render.table import number

ROW: Final = 46
_PLACE: Final = 70
_MOVED: Final = 92
_NAME: Final = 186
_TABLES: Final = 190
_RATING: Final = 110
_EDGE: Final = 18


def draw_ladder(card: LadderCard, theme: Theme) -> Collage:
    """The picture of a page."""
    height = BANNER + ROW * max(1, len(card.lines)) + FRAME
    sheet = Collage(theme.palette, _ground(theme.palette, height), cuts=(BANNER,))
    room = WIDTH - 2 * _EDGE
    title = line_above(card.title, theme.palette, size=38, room=room, height=52, bold=True)
    sheet.put(title, _EDGE, 3)
    detail = line_above(card.detail, theme.palette, size=26, room=room, height=42, bold=False)
    sheet.put(detail, _EDGE, 51)
    for at, line in enumerate(card.lines):
        _put_line(sheet, line, at, BANNER + at * ROW)
    return sheet


def _put_line(sheet: Collage, line: LadderLine, at: int, top: int) -> None:
    palette = sheet.palette
    use = colours(palette)
    paper = use.panel_lit if line.own else use.panel if at % 2 else use.paper
    if line.own or at % 2:
        sheet.put(_stripe(palette, paper), FRAME, top)

    def write(  # noqa: PLR0913 - a text, its place and how it looks
        text: str, left: int, width: int, ink: Rgb, align: float, *, bold: bool
    ) -> None:
        sprite = written(
            text,
            palette,
            ink,
            paper,
            size=28,
            width=width,
            height=ROW - 4,
            bold=bold,
            align=align,
            least=22,
        )
        sheet.put(sprite, left, top + 2)

    write(line.place, _EDGE, _PLACE, use.ink, 1, bold=True)
    mark, ink = _moved(line.moved, use.accent, use.faint)
    write(mark, _EDGE + _PLACE + 8, _MOVED - 16, ink, 0.5, bold=False)
    right = WIDTH - _EDGE - _RATING
    write(line.name, _NAME, right - _TABLES - _NAME - 12, use.ink, 0, bold=line.own)
    write(line.tables, right - _TABLES, _TABLES, use.faint, 1, bold=False)
    write(line.rating, right, _RATING, use.ink, 1, bold=True)


def _moved(places: int | None, lit: Rgb, faint: Rgb) -> tuple[str, Rgb]:
    """An arrow and by how many places."""
    if places is None:
        return "★", lit
    if not places:
        return "–", faint
    return (f"▲ {places}", lit) if places > 0 else (f"▼ {-places}", faint)


@lru_cache(maxsize=64)
def _ground(palette: PaletteName, height: int) -> Sprite:
    return Sprite(blank(palette, WIDTH, height, colours(palette).paper), None)


@lru_cache(maxsize=64)
def _stripe(palette: PaletteName, colour: Rgb) -> Sprite:
    return Sprite(Image.new("L", (WIDTH - 2 * FRAME, ROW), number(palette, colour)), None)
