"""The end of a season: the podium, and who goes up and down."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from render.collage import Collage
from render.colours import colours
from render.leagues.cards import PodiumCard, Rank
from render.leagues.sheet import EDGE, begun, down_sign, put_text, up_sign
from render.parts.frame import BANNER, FRAME, WIDTH
from render.parts.medals import medal
from render.picture import PaletteName, Theme
from render.shapes import Pen, Rgb
from render.sprites import Sprite, cut_out

_STEPS: Final = (150, 104, 70)
"""How high the steps are, by place."""
_ABOVE: Final = 170
"""What stands on a step: a medal, a name and what it is worth."""
_LINE: Final = 48
_COLUMNS: Final = 2


def draw_podium(card: PodiumCard, theme: Theme) -> Collage:
    """The picture of the end."""
    moves = (len(card.up) + 1) // _COLUMNS + (len(card.down) + 1) // _COLUMNS
    stand = _ABOVE + _STEPS[0] + 16
    sheet = begun(card.title, card.detail, theme.palette, BANNER + stand + moves * _LINE + FRAME)
    _put_stand(sheet, card.ranks, BANNER + _ABOVE)
    top = BANNER + stand
    top = _put_moves(sheet, card.up, top, up=True)
    _put_moves(sheet, card.down, top, up=False)
    return sheet


def _put_stand(sheet: Collage, ranks: Sequence[Rank], top: int) -> None:
    """The steps: the first in the middle, then left, right, and further out."""
    if not ranks:
        return
    palette, use = sheet.palette, colours(sheet.palette)
    width = min(320, (WIDTH - 2 * EDGE) // len(ranks))
    order = [*reversed(range(1, len(ranks), 2)), *range(0, len(ranks), 2)]
    left = (WIDTH - width * len(ranks)) // 2
    for at, number in enumerate(order):
        rank = ranks[number]
        high = _STEPS[min(rank.place, len(_STEPS)) - 1]
        x, y = left + at * width, top + _STEPS[0] - high
        sheet.put(_step(palette, width, high, lit=rank.place == 1), x, y)
        sheet.put_centred(medal(palette, rank.place, use.paper), x + width / 2, y - 132)
        for text, above, size, bold in ((rank.name, 104, 34, True), (rank.value, 56, 28, False)):
            put_text(
                sheet,
                text,
                x + 6,
                y - above,
                width=width - 12,
                height=50,
                ink=use.ink,
                ground=use.paper,
                size=size,
                bold=bold,
                align=0.5,
                least=20,
            )


def _put_moves(sheet: Collage, names: Sequence[str], top: int, *, up: bool) -> int:
    """Who goes up, or down, in two columns. Gives where the next line begins."""
    palette, use = sheet.palette, colours(sheet.palette)
    sign = up_sign if up else down_sign
    width = (WIDTH - 2 * EDGE) // _COLUMNS
    for at, name in enumerate(names):
        x, y = EDGE + at % _COLUMNS * width, top + at // _COLUMNS * _LINE
        sheet.put(sign(palette, use.paper, 34, sure=True), x, y + 7)
        put_text(
            sheet,
            name,
            x + 46,
            y,
            width=width - 56,
            height=_LINE,
            ink=use.ink,
            ground=use.paper,
            size=30,
        )
    return top + (len(names) + 1) // _COLUMNS * _LINE


@lru_cache(maxsize=64)
def _step(palette: PaletteName, width: int, height: int, *, lit: bool) -> Sprite:
    use = colours(palette)
    fill: Rgb = use.panel_lit if lit else use.path
    pen = Pen(width, height)
    pen.box(4, 0, width - 4, height + 20, fill, round_by=12, line=use.grid, thick=2.5)
    return cut_out(pen.finish(), palette, use.paper)
