"""The top of the picture: whose move it is and what is to be done."""

from typing import Final

from msgspec import Struct

from render.colours import colours
from render.jesters.layout import BANNER
from render.parts.badge import badge
from render.parts.frame import FRAME, WIDTH
from render.parts.tokens import token
from render.sprites import Sheet, line_above

_TEXT_LEFT: Final = 94
_ASIDE: Final = 150
_MOST_ASIDES: Final = 3


class Headline(Struct, frozen=True):
    """What the banner says."""

    title: str
    detail: str
    seats: tuple[int, ...]
    """Whose signs stand before the title."""
    asides: tuple[tuple[str, str], ...] = ()
    """Choices that have no place on the board: their labels and what they are."""


def put_banner(sheet: Sheet, headline: Headline) -> None:
    palette = sheet.palette
    use = colours(palette)
    shown = headline.seats[:3]
    radius = 32 if len(shown) == 1 else 20
    for place, seat in enumerate(shown):
        across = 48 + (place - (len(shown) - 1) / 2) * 24
        sheet.put_centred(token(palette, seat, radius, use.paper), across, BANNER / 2 + 2)
    room = WIDTH - _TEXT_LEFT - 12
    title = line_above(headline.title, palette, size=38, room=room, height=52, bold=True)
    sheet.put(title, _TEXT_LEFT, 3)
    room -= min(len(headline.asides), _MOST_ASIDES) * _ASIDE
    detail = line_above(headline.detail, palette, size=26, room=room, height=42, bold=False)
    sheet.put(detail, _TEXT_LEFT, 50)
    for place, (label, what) in enumerate(headline.asides[-_MOST_ASIDES:][::-1]):
        left = WIDTH - FRAME - (place + 1) * _ASIDE
        sheet.put_centred(badge(palette, label, "none"), left + 20, 71)
        text = line_above(what, palette, size=26, room=_ASIDE - 48, height=42, bold=True)
        sheet.put(text, left + 42, 50)
