"""The top of the picture: the die, whose move it is and what is to be done."""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from render.colours import colours
from render.dice import draw_die
from render.hedgehogs.discs import token
from render.hedgehogs.layout import BANNER, FRAME, WIDTH
from render.hedgehogs.overlays import badge
from render.picture import PaletteName
from render.shapes import Pen
from render.sprites import Sheet, Sprite, cut_out, written

_DIE: Final = 80
_TEXT_LEFT: Final = 176
_ASIDE: Final = 140
_MOST_ASIDES: Final = 3


class Headline(Struct, frozen=True):
    """What the banner says."""

    title: str
    detail: str
    seats: tuple[int, ...]
    """Whose signs stand before the title."""
    die: int
    asides: tuple[tuple[str, str], ...] = ()
    """Choices that belong to no square, such as staying: their labels and what they are."""


def put_banner(sheet: Sheet, headline: Headline) -> None:
    palette = sheet.palette
    use = colours(palette)
    sheet.put(_big_die(palette, headline.die), FRAME + 4, 9)
    shown = headline.seats[:3]
    radius = 30 if len(shown) == 1 else 20
    for place, seat in enumerate(shown):
        across = 134 + (place - (len(shown) - 1) / 2) * 24
        sheet.put_centred(token(palette, seat, radius, use.paper), across, BANNER / 2 - 1)
    room = WIDTH - _TEXT_LEFT - 12
    title = _line(headline.title, palette, size=38, room=room, height=52, bold=True)
    sheet.put(title, _TEXT_LEFT, 3)
    room -= min(len(headline.asides), _MOST_ASIDES) * _ASIDE
    detail = _line(headline.detail, palette, size=26, room=room, height=42, bold=False)
    sheet.put(detail, _TEXT_LEFT, 51)
    for place, (label, what) in enumerate(headline.asides[-_MOST_ASIDES:][::-1]):
        left = WIDTH - FRAME - (place + 1) * _ASIDE
        sheet.put_centred(badge(palette, label, "none"), left + 20, 72)
        text = _line(what, palette, size=26, room=_ASIDE - 48, height=42, bold=True)
        sheet.put(text, left + 42, 51)


def _line(
    text: str, palette: PaletteName, *, size: float, room: int, height: int, bold: bool
) -> Sprite:
    use = colours(palette)
    return written(
        text,
        palette,
        use.ink,
        use.paper,
        size=size,
        width=room,
        height=height,
        bold=bold,
        align=0,
        sentence=True,
    )


@lru_cache(maxsize=32)
def _big_die(palette: PaletteName, value: int) -> Sprite:
    use = colours(palette)
    pen = Pen(_DIE + 2, _DIE + 2)
    face = use.white if value else use.paper
    line = use.black if value else use.grid
    draw_die(pen, (_DIE / 2 + 1, _DIE / 2 + 1), _DIE, value, face=face, line=line)
    return cut_out(pen.finish(), palette, use.paper)
