"""The top of the picture: the die, whose move it is and what is to be done."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from render.colours import colours
from render.parts.badge import badge
from render.parts.cards import card
from render.parts.dice import big_die, draw_die
from render.parts.frame import BANNER, FRAME, WIDTH
from render.parts.tokens import token
from render.picture import PaletteName
from render.shapes import Pen
from render.sprites import Sheet, Sprite, cut_out, line_above
from render.text import fitted

_DIE: Final = 80
_TEXT_LEFT: Final = 176
_ASIDE: Final = 140
_TOKENS: Final = ((0, 0), (30, 0), (20, 24), (17, 18))
"""By how many signs stand before the title: how big they are, and how far apart."""
_MOST_IN_LINE: Final = 3
_MOST_COLUMNS: Final = 4


class Headline(Struct, frozen=True):
    """What the banner says."""

    title: str
    detail: str
    seats: tuple[int, ...]
    """Whose signs stand before the title."""
    dice: tuple[int, ...]
    """The die of this turn, or dice, the one in use first."""
    asides: tuple[tuple[str, str], ...] = ()
    """Choices that belong to no square, such as staying: their labels and what they are."""
    in_use: bool = False
    """Of several dice, the first is being used."""
    card: int | None = None
    """The card that stands in for the die: 0 for the joker, -1 while none is turned."""


def put_banner(sheet: Sheet, headline: Headline) -> None:
    palette = sheet.palette
    use = colours(palette)
    sheet.put(_chance(palette, headline), FRAME + 4, 9)
    shown = headline.seats[:3]
    radius, step = _TOKENS[len(shown)]
    for place, seat in enumerate(shown):
        across = 134 + (place - (len(shown) - 1) / 2) * step
        sheet.put_centred(token(palette, seat, radius, use.paper), across, BANNER / 2 - 1)
    room = WIDTH - _TEXT_LEFT - 12
    if len(headline.asides) > _MOST_IN_LINE:
        taken = _put_columns(sheet, headline.asides)
        title_room, room = room - taken, room - taken
    else:
        _put_asides(sheet, headline.asides)
        title_room, room = room, room - len(headline.asides) * _ASIDE
    title = line_above(headline.title, palette, size=38, room=title_room, height=52, bold=True)
    sheet.put(title, _TEXT_LEFT, 3)
    detail = line_above(headline.detail, palette, size=26, room=room, height=42, bold=False)
    sheet.put(detail, _TEXT_LEFT, 51)


def fits(text: str, asides: int, *, title: bool) -> bool:
    """Whether a title or a detail fits into the banner whole, beside so many asides."""
    room = WIDTH - _TEXT_LEFT - 12
    if asides > _MOST_IN_LINE:
        room -= -(-asides // 2) * 190
    elif not title:
        room -= asides * _ASIDE
    size, least = (38, 30) if title else (26, 22)
    return fitted(text, size, room, bold=title, least=least, sentence=True).text == text


def _put_asides(sheet: Sheet, asides: Sequence[tuple[str, str]]) -> None:
    """A few choices beside each other, below the title."""
    for place, (label, what) in enumerate(asides[::-1]):
        left = WIDTH - FRAME - (place + 1) * _ASIDE
        _put_aside(sheet, (label, what), left, 72, _ASIDE)


def _put_columns(sheet: Sheet, asides: Sequence[tuple[str, str]]) -> int:
    """More of them, in columns of two beside the title; gives the room they take."""
    wide = 46 + max(round(fitted(what, 26, 130, bold=True).width) for _, what in asides) + 12
    columns = -(-len(asides) // 2)
    for place, (label, what) in enumerate(asides[: 2 * _MOST_COLUMNS]):
        left = WIDTH - FRAME - (columns - place // 2) * wide
        _put_aside(sheet, (label, what), left, 28 + place % 2 * 44, wide)
    return columns * wide


def _put_aside(sheet: Sheet, aside: tuple[str, str], left: int, middle: int, wide: int) -> None:
    label, what = aside
    sheet.put_centred(badge(sheet.palette, label, "none"), left + 20, middle)
    text = line_above(what, sheet.palette, size=26, room=wide - 48, height=42, bold=True)
    sheet.put(text, left + 42, middle - 21)


def _chance(palette: PaletteName, headline: Headline) -> Sprite:
    """The die of this turn, the dice, or the card."""
    ground = colours(palette).paper
    value = headline.dice[0]
    if headline.card is not None:
        if headline.card < 0:
            return _no_card(palette)
        return card(palette, headline.card, ground, counts=False, zoom=1.52)
    if len(headline.dice) == 1:
        return big_die(palette, _DIE, value)
    return _two_dice(palette, headline.dice[:2], in_use=headline.in_use)


@lru_cache(maxsize=96)
def _two_dice(palette: PaletteName, values: tuple[int, ...], *, in_use: bool) -> Sprite:
    """Two dice, the one in use marked."""
    use = colours(palette)
    pen = Pen(_DIE + 6, _DIE + 6)
    if in_use:
        pen.box(0, 0, 50, 50, use.accent, round_by=12)
    draw_die(pen, (25, 25), 40, values[0], face=use.white, line=use.black)
    draw_die(pen, (61, 61), 40, values[1], face=use.white, line=use.black)
    return cut_out(pen.finish(), palette, use.paper)


@lru_cache(maxsize=4)
def _no_card(palette: PaletteName) -> Sprite:
    use = colours(palette)
    pen = Pen(62, _DIE + 2)
    pen.box(1, 1, 59, _DIE + 1, use.paper, round_by=10, line=use.grid, thick=4)
    return cut_out(pen.finish(), palette, use.paper)
