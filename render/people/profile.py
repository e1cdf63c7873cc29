"""Somebody's card: the rating with its curve, and what else there is to know."""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, floor
from typing import Final

from PIL import Image, ImageDraw

from render.collage import Collage
from render.colours import colours
from render.parts.frame import FRAME, WIDTH
from render.people.cards import Fact, Grid, ProfileCard
from render.picture import PaletteName, Theme
from render.shapes import COVERS, Rgb, mapped, mix, stepped
from render.sprites import Sprite, blank, line_above, written
from render.table import number, softened

_EDGE: Final = 18
_HEAD: Final = 150
_CURVE: Final = 280
_FACT: Final = 84
_COLUMNS: Final = 2
_GRID_TITLE: Final = 44
_GRID_ROW: Final = 46
_GRID_COLUMN: Final = 118
_SCALE: Final = 80
"""What the numbers beside a curve take."""
_SMOOTH: Final = 2
_LINE: Final = 5
_LEAST: Final = 200
"""Points of rating that a curve is high at least."""
_ANY: Final = bytes([0] + [255] * 255)


def draw_profile(card: ProfileCard, theme: Theme) -> Collage:
    """The picture of a card."""
    palette = theme.palette
    curve = _CURVE + FRAME if len(card.curve) > 1 else 0
    rows = -(-len(card.facts) // _COLUMNS)
    below = _HEAD + curve + rows * _FACT
    height = below + _grid_height(card.grid) + FRAME
    ground = Sprite(blank(palette, WIDTH, height, colours(palette).paper), None)
    sheet = Collage(palette, ground, cuts=(_HEAD, _HEAD + curve))
    _put_head(sheet, card)
    if curve:
        _put_curve(sheet, card.curve, _HEAD)
    for at, fact in enumerate(card.facts):
        _put_fact(sheet, fact, at, _HEAD + curve)
    if card.grid is not None:
        _put_grid(sheet, card.grid, below)
    return sheet


def _put_head(sheet: Collage, card: ProfileCard) -> None:
    palette, use = sheet.palette, colours(sheet.palette)
    right = 0
    if card.rating:
        value = written(
            card.rating,
            palette,
            use.ink,
            use.paper,
            size=72,
            width=220,
            height=88,
            bold=True,
            align=1,
        )
        right = 240
        sheet.put(value, WIDTH - _EDGE - 220, 6)
    room = WIDTH - 2 * _EDGE - right
    sheet.put(line_above(card.name, palette, size=46, room=room, height=62, bold=True), _EDGE, 8)
    sheet.put(line_above(card.game, palette, size=28, room=room, height=40, bold=False), _EDGE, 64)
    reach = line_above(card.reach, palette, size=26, room=WIDTH - 2 * _EDGE, height=40, bold=False)
    sheet.put(reach, _EDGE, 104)


def _put_fact(sheet: Collage, fact: Fact, at: int, top: int) -> None:
    palette, use = sheet.palette, colours(sheet.palette)
    width = (WIDTH - 2 * _EDGE) // _COLUMNS
    left = _EDGE + at % _COLUMNS * width
    top += at // _COLUMNS * _FACT
    name = written(
        fact.name, palette, use.faint, use.paper, size=22, width=width - 20, height=32, align=0
    )
    sheet.put(name, left, top + 6)
    value = written(
        fact.value,
        palette,
        use.ink,
        use.paper,
        size=28,
        width=width - 20,
        height=42,
        bold=True,
        align=0,
        least=20,
    )
    sheet.put(value, left, top + 36)


def _grid_height(grid: Grid | None) -> int:
    return 0 if grid is None else _GRID_TITLE + _GRID_ROW * (len(grid.rows) + 1)


def _put_grid(sheet: Collage, grid: Grid, top: int) -> None:
    """The columns stand at the right edge, one below the other in all rows."""
    palette, use = sheet.palette, colours(sheet.palette)
    columns = WIDTH - 2 * _EDGE - _GRID_COLUMN * len(grid.heads)

    def write(  # noqa: PLR0913, PLR0917 - a text, its place and how it looks
        text: str, left: int, y: int, width: int, ink: Rgb, align: float, *, bold: bool = False
    ) -> None:
        size = 28 if bold else 24
        sprite = written(
            text,
            palette,
            ink,
            use.paper,
            size=size,
            width=width,
            height=_GRID_ROW - 6,
            bold=bold,
            align=align,
            least=20,
        )
        sheet.put(sprite, left, y + 3)

    write(grid.title, _EDGE, top + 2, WIDTH - 2 * _EDGE, use.faint, 0)
    top += _GRID_TITLE
    for row, (name, values) in enumerate((("", grid.heads), *grid.rows)):
        y = top + row * _GRID_ROW
        if name:
            write(name, _EDGE, y, columns - 12, use.ink, 0)
        for column, value in enumerate(values):
            left = _EDGE + columns + column * _GRID_COLUMN
            ink = use.ink if row else use.faint
            write(value, left + 16, y, _GRID_COLUMN - 16, ink, 1, bold=bool(row))


def _put_curve(sheet: Collage, points: Sequence[tuple[float, float]], top: int) -> None:
    palette, use = sheet.palette, colours(sheet.palette)
    low, high = _span(points)
    sheet.put(_curve(palette, tuple(points)), FRAME, top)
    for value in (low, (low + high) // 2, high):
        y = _height(value, low, high)
        label = written(
            str(value),
            palette,
            use.faint,
            use.panel,
            size=22,
            width=_SCALE - 12,
            height=30,
            align=1,
        )
        sheet.put(label, FRAME + 2, top + round(y) - 15)


def _span(points: Sequence[tuple[float, float]]) -> tuple[int, int]:
    """The lowest and the highest rating that a curve has room for, in hundreds."""
    low = min(value - deviation for value, deviation in points)
    high = max(value + deviation for value, deviation in points)
    missing = max(0.0, _LEAST - (high - low)) / 2
    return floor((low - missing) / 100) * 100, ceil((high + missing) / 100) * 100


def _height(value: float, low: int, high: int) -> float:
    """How far below the top of the picture of a curve a rating lies."""
    room = _CURVE - 48
    return 24 + room * (high - value) / (high - low)


@lru_cache(maxsize=32)
def _curve(palette: PaletteName, points: tuple[tuple[float, float], ...]) -> Sprite:
    """The rating from result to result, and how sure it was around it.

    Drawn with numbers of the table at once: the line lies on its band everywhere, so how much of it
    covers a pixel says which colour that has.
    """
    use = colours(palette)
    band: Rgb = mix(use.accent, use.panel, 0.72)
    width = WIDTH - 2 * FRAME
    low, high = _span(points)
    step = (width - _SCALE - 24) / (len(points) - 1)
    across = [_SCALE + at * step for at in range(len(points))]
    picture = blank(palette, width, _CURVE, use.panel)
    draw = ImageDraw.Draw(picture)
    upper = [
        (x, _height(value + sure, low, high))
        for x, (value, sure) in zip(across, points, strict=True)
    ]
    lower = [
        (x, _height(value - sure, low, high))
        for x, (value, sure) in zip(across, points, strict=True)
    ]
    draw.polygon([*upper, *lower[::-1]], fill=number(palette, band))
    for value in (low, (low + high) // 2, high):
        y = round(_height(value, low, high))
        draw.line([(_SCALE, y), (width - 12, y)], fill=number(palette, use.grid))
    line = Image.new("L", (width * _SMOOTH, _CURVE * _SMOOTH))
    path = [
        (x * _SMOOTH, _height(value, low, high) * _SMOOTH)
        for x, (value, _) in zip(across, points, strict=True)
    ]
    ImageDraw.Draw(line).line(path, fill=255, width=_LINE * _SMOOTH, joint="curve")
    cover = stepped(line.reduce(_SMOOTH))
    own = number(palette, use.accent)
    steps = [softened(palette, own, band, step) for step in COVERS for _ in range(85)]
    picture.paste(mapped(cover, bytes(steps[:256])), None, mapped(cover, _ANY))
    return Sprite(picture, None)
