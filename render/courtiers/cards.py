"""Cards as sprites: the top of a stack, the edges of those beneath it, and small ones.

On each, from left to right: a portrait, the value, and on the colour of its robe the hat of its
class, on wide cards as often as the card is worth. What is turned face down is all robe; what not
everybody knows is on white.
"""

from functools import lru_cache
from typing import Final, Literal

from render.colours import colours
from render.courtiers.colours import ClassColours, classes, hall
from render.courtiers.hats import hat
from render.courtiers.layout import EDGE
from render.courtiers.portraits import HALF, PORTRAITS
from render.picture import PaletteName
from render.shapes import Pen, Rgb
from render.sprites import Art, Sheet, Sprite, blank, written
from render.table import number

CLASSES: Final = "FTCLBP"
RING: Final = 4
"""How far the ring of a card that has just moved shows around it."""
SMALL: Final = (26, 47)
_FACE: Final = 60
"""Left of the value."""
_VALUE: Final = 38
"""The room of a value."""
_ROBE: Final = _FACE + _VALUE
"""Where the robe begins."""
_HAT: Final = 28
"""How high a hat is that stands alone."""
_PIP: Final = 23
_APART: Final = 36
_MOST: Final = 6
"""Hats of the most that a card can be worth."""
_UNDER: Final = 8
_LINE: Final = 2

Known = Literal["all", "own", "none"]
"""Who knows a value: everybody, the viewer but not everybody, or not the viewer."""


def class_of(card: str) -> int:
    return CLASSES.index(card[0])


@lru_cache(maxsize=1024)
def top_card(  # noqa: PLR0913 - kept by all that it shows
    palette: PaletteName,
    card: str,
    known: Known,
    size: tuple[int, int],
    floor: Rgb,
    *,
    turned: bool = False,
) -> Sprite:
    """The card on top of a stack, with the ground at its corners: a rectangle is put down in a
    quarter of the time."""
    card_alone = _top_card(palette, card, known, size, turned=turned)
    sheet = Sheet(palette, blank(palette, *size, floor))
    sheet.put(card_alone, 0, 0)
    return Sprite(sheet.pixels, None)


@lru_cache(maxsize=512)
def _top_card(
    palette: PaletteName, card: str, known: Known, size: tuple[int, int], *, turned: bool
) -> Sprite:
    """Who it is and what it is worth; face down once it is `turned`."""
    rank = class_of(card)
    own = classes(palette)[rank]
    secret = known == "own"
    art = (_back_art if turned else _face_art)(palette, rank, size, secret=secret)
    sprite = art.cut_out(own.dark)  # only its corners touch the ground, which may be any
    sheet = Sheet(palette, sprite.pixels)
    paint = _paint(palette, own, known, turned=turned)
    width, height = size
    box = _VALUE - 4, height - 8
    sheet.put(_written(palette, card[1], paint, box, min(46, height - 10)), _FACE + 2, 4)
    _put_hats(sheet, card, (_ROBE, 2, width, height - 2))
    return Sprite(sheet.pixels, sprite.mask)


@lru_cache(maxsize=48)
def ring(palette: PaletteName, size: tuple[int, int], floor: Rgb) -> Sprite:
    """What lies under a card that has just moved, and shows all around it."""
    width, height = size[0] + 2 * RING, size[1] + 2 * RING
    pen = Pen(width, height)
    pen.box(0, 0, width, height, colours(palette).black, round_by=11)
    pen.box(1.2, 1.2, width - 1.2, height - 1.2, hall(palette).shine, round_by=10)
    return Art(pen.finish(), palette).cut_out(floor)


@lru_cache(maxsize=1024)
def edge_card(
    palette: PaletteName, card: str, known: Known, width: int, *, turned: bool = False
) -> Sprite:
    """What shows of a covered card: its lower edge, with the value and the hat. A little more of
    it lies under the round corners of the card above."""
    own = classes(palette)[class_of(card)]
    paint = _paint(palette, own, known, turned=turned)
    sheet = Sheet(palette, blank(palette, width, _UNDER + EDGE, own.dark))
    half = width < _ROBE + _HAT
    split = width // 2 if half else _ROBE
    low = _UNDER + EDGE - _LINE
    sheet.pixels.paste(number(palette, paint[1]), (_LINE, 0, split, low))
    sheet.pixels.paste(number(palette, own.robe), (split, 0, width - _LINE, low))
    room = split - _LINE if half else _VALUE
    figure = _written(palette, card[1], paint, (room, EDGE - _LINE), 27)
    sheet.put(figure, split - room, _UNDER)
    _put_hats(sheet, card, (split, _UNDER, width, low))
    return Sprite(sheet.pixels, None)


@lru_cache(maxsize=256)
def small_card(palette: PaletteName, card: str) -> Sprite:
    """A card that is out of the game: its hat above its value. `+3` stands for three more."""
    use = colours(palette)
    width, height = SMALL
    if card[0] not in CLASSES:
        sheet = Sheet(palette, blank(palette, width, height, use.slate))
        sheet.put(_written(palette, card, (use.white, use.slate), (width, height), 19), 0, 0)
        return Sprite(sheet.pixels, None)
    own = classes(palette)[class_of(card)]
    sheet = Sheet(palette, blank(palette, width, height, own.dark))
    middle = height // 2
    shade, paper = number(palette, own.robe), number(palette, own.card)
    sheet.pixels.paste(shade, (1, 1, width - 1, middle))
    sheet.pixels.paste(paper, (1, middle, width - 1, height - 1))
    sheet.put_centred(
        hat(palette, class_of(card), 21, own.ink, own.robe), width / 2, middle / 2 + 1
    )
    figure = _written(palette, card[1], (use.black, own.card), (width - 2, height - middle - 1), 25)
    sheet.put(figure, 1, middle)
    return Sprite(sheet.pixels, None)


@lru_cache(maxsize=64)
def emblem(palette: PaletteName, rank: int, size: int) -> Sprite:
    """A class as the wall beside the board shows it, framed with gold."""
    use, court = colours(palette), hall(palette)
    own = classes(palette)[rank]
    pen = Pen(2 * HALF, 2 * HALF, zoom=size / (2 * HALF))
    pen.box(0, 0, 2 * HALF, 2 * HALF, own.card, round_by=9, line=court.gold, thick=2.6)
    PORTRAITS[rank](pen, (HALF, HALF), use, own)
    return Art(pen.finish(), palette).cut_out(court.wall)


def keep_cards(palette: PaletteName, size: tuple[int, int]) -> None:
    """Draw beforehand what cards of a size are put together from."""
    for rank in range(len(PORTRAITS)):
        _face_art(palette, rank, size, secret=False)
        _back_art(palette, rank, size, secret=False)


def _paint(
    palette: PaletteName, own: ClassColours, known: Known, *, turned: bool
) -> tuple[Rgb, Rgb]:
    """Ink and paper of a value."""
    use = colours(palette)
    if turned:
        return (use.black, use.white) if known == "own" else (own.ink, own.robe)
    return use.black, use.white if known == "own" else own.card


def _put_hats(sheet: Sheet, card: str, robe: tuple[int, int, int, int]) -> None:
    """In that part of a card, a hat; where there is room, as many as the card is worth."""
    own = classes(sheet.palette)[class_of(card)]
    left, top, right, bottom = robe
    room, tall = right - left - 12, bottom - top
    across = _MOST // 2 if tall >= 2 * _PIP else _MOST
    high = min(_PIP, tall - 3)
    count, step = 1, room
    if card[1] != "?" and room >= across * (high + 1):
        count, step = int(card[1]), min(room // across, _APART)
    else:
        high = min(_HAT, tall - 4)
    lines = -(-count // across)
    sprite = hat(sheet.palette, class_of(card), high, own.ink, own.robe)
    for place in range(count):
        line, along = divmod(place, across)
        middle = (top + bottom) / 2 + (line - (lines - 1) / 2) * (tall / 2)
        sheet.put_centred(sprite, left + 4 + step * (along + 0.5), middle)


def _written(
    palette: PaletteName, text: str, paint: tuple[Rgb, Rgb], box: tuple[int, int], size: float
) -> Sprite:
    """Text of an ink on a paper, in the middle of a box."""
    ink, ground = paint
    width, height = box
    return written(text, palette, ink, ground, size=size, width=width, height=height, bold=True)


@lru_cache(maxsize=48)
def _face_art(palette: PaletteName, rank: int, size: tuple[int, int], *, secret: bool) -> Art:
    use = colours(palette)
    own = classes(palette)[rank]
    width, height = size
    pen = Pen(width, height)
    pen.box(0, 0, width, height, own.robe, round_by=8, line=own.dark, thick=_LINE)
    paper, low = use.white if secret else own.card, height - _LINE
    pen.box(_LINE, _LINE, _ROBE - 8, low, paper, round_by=6)
    pen.box(_ROBE - 20, _LINE, _ROBE, low, paper)
    PORTRAITS[rank](pen, (31, height - HALF), use, own)
    # What sticks out below is cut by the frame, drawn once more.
    pen.box(6, low, width - 6, height, own.dark)
    return Art(pen.finish(), palette)


@lru_cache(maxsize=48)
def _back_art(palette: PaletteName, rank: int, size: tuple[int, int], *, secret: bool) -> Art:
    """The back of a card: a seal with a tick, on the robe's colour."""
    use = colours(palette)
    own = classes(palette)[rank]
    width, height = size
    pen = Pen(width, height)
    pen.box(0, 0, width, height, own.robe, round_by=8, line=own.dark, thick=_LINE)
    if secret:
        pen.box(_FACE, 5, _ROBE - 2, height - 5, use.white, round_by=5)
    x, y = 31, height / 2
    pen.ellipse((x, y), 22, 22, own.card, line=own.dark, thick=2)
    pen.line([(x - 10, y + 1), (x - 3, y + 8), (x + 11, y - 9)], own.dark, 6)
    return Art(pen.finish(), palette)
