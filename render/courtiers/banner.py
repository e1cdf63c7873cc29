"""The top of the picture: the die if there is one, whose move it is and what is to be done."""

from typing import Final

from msgspec import Struct

from render.colours import colours
from render.parts.badge import badge
from render.parts.dice import big_die
from render.parts.frame import BANNER, FRAME, WIDTH
from render.parts.tokens import token
from render.sprites import Sheet, line_above

_DIE: Final = 78
_MOST_ASIDES: Final = 3


class Headline(Struct, frozen=True):
    """What the banner says."""

    title: str
    detail: str
    seats: tuple[int, ...]
    """Whose signs stand before the title."""
    die: int | None
    """`None` where nobody throws one; 0 before it is thrown."""
    asides: tuple[tuple[str, str], ...] = ()
    """Choices that belong to no square: their labels and what they are."""


def put_banner(sheet: Sheet, headline: Headline) -> None:
    palette = sheet.palette
    use = colours(palette)
    left = FRAME + 6
    if headline.die is not None:
        sheet.put(big_die(palette, _DIE, headline.die), left, 10)
        left += _DIE + 14
    shown = headline.seats[:3]
    radius = 30 if len(shown) == 1 else 20
    for place, seat in enumerate(shown):
        across = left + 31 + (place - (len(shown) - 1) / 2) * 24
        sheet.put_centred(token(palette, seat, radius, use.paper), across, BANNER / 2 - 1)
    left += 74 if shown else 8
    room = WIDTH - left - 12
    sheet.put(
        line_above(headline.title, palette, size=38, room=room, height=52, bold=True), left, 3
    )
    asides = [
        line_above(what, palette, size=25, room=150, height=42, bold=True)
        for _, what in headline.asides[-_MOST_ASIDES:]
    ]
    taken = sum(48 + text.width + 10 for text in asides)
    detail = line_above(headline.detail, palette, size=26, room=room - taken, height=42, bold=False)
    sheet.put(detail, left, 51)
    at = WIDTH - FRAME - taken
    for (label, _), text in zip(headline.asides[-_MOST_ASIDES:], asides, strict=True):
        sheet.put_centred(badge(palette, label, "none"), at + 22, 72)
        sheet.put(text, at + 44, 51)
        at += 48 + text.width + 10
