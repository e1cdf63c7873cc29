"""The top of the picture: the die, whose move it is and what is to be done."""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from render.colours import colours
from render.dice import draw_die
from render.hedgehogs.layout import BANNER, FRAME, WIDTH
from render.hedgehogs.overlays import badge
from render.hedgehogs.pieces import token
from render.picture import PaletteName
from render.shapes import Pen, Rgb
from render.sprites import Sheet, Sprite, blank, cut_out, written

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


@lru_cache(maxsize=256)
def banner(palette: PaletteName, headline: Headline) -> Sprite:
    use = colours(palette)
    ground = blank(palette, WIDTH, BANNER)
    sheet = Sheet(palette, ground)
    sheet.put(_bare(palette), 0, 0)
    sheet.put(_big_die(palette, headline.die), FRAME + 4, 9)
    shown = headline.seats[:3]
    radius = 30 if len(shown) == 1 else 20
    for place, seat in enumerate(shown):
        across = 134 + (place - (len(shown) - 1) / 2) * 24
        sheet.put_centred(token(palette, seat, radius, use.paper), across, BANNER / 2 - 1)
    room = WIDTH - _TEXT_LEFT - 12
    sheet.put(
        _line(headline.title, palette, use.ink, size=38, room=room, height=52, bold=True),
        _TEXT_LEFT,
        3,
    )
    asides = min(len(headline.asides), _MOST_ASIDES) * _ASIDE
    sheet.put(
        _line(
            headline.detail, palette, use.ink, size=26, room=room - asides, height=42, bold=False
        ),
        _TEXT_LEFT,
        51,
    )
    for place, (label, what) in enumerate(headline.asides[-_MOST_ASIDES:][::-1]):
        left = WIDTH - FRAME - (place + 1) * _ASIDE
        sheet.put_centred(badge(palette, label, "none"), left + 20, 72)
        text = _line(what, palette, use.ink, size=26, room=_ASIDE - 48, height=42, bold=True)
        sheet.put(text, left + 42, 51)
    return Sprite(sheet.pixels, None)


def _line(
    text: str, palette: PaletteName, ink: Rgb, *, size: float, room: int, height: int, bold: bool
) -> Sprite:
    paper = colours(palette).paper
    return written(
        text,
        palette,
        ink,
        paper,
        size=size,
        width=room,
        height=height,
        bold=bold,
        align=0,
        sentence=True,
    )


@lru_cache(maxsize=16)
def _bare(palette: PaletteName) -> Sprite:
    pen = Pen(WIDTH, BANNER, 1)
    return cut_out(pen.finish(), palette, colours(palette).paper)


@lru_cache(maxsize=32)
def _big_die(palette: PaletteName, value: int) -> Sprite:
    use = colours(palette)
    pen = Pen(_DIE + 2, _DIE + 2)
    face = use.white if value else use.paper
    line = use.black if value else use.grid
    draw_die(pen, (_DIE / 2 + 1, _DIE / 2 + 1), _DIE, value, face=face, line=line)
    return cut_out(pen.finish(), palette, use.paper)
