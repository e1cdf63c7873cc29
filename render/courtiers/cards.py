"""Cards as sprites: large ones for the tops of stacks, chips for what lies beneath.

A large card is put together from the art of its class and the figure of its value, so few
drawings make all there are.
"""

from functools import lru_cache
from typing import Final, Literal

from render.colours import colours
from render.courtiers.colours import ClassColours, classes
from render.courtiers.layout import ROW
from render.courtiers.portraits import HALF, PORTRAITS
from render.picture import PaletteName
from render.shapes import Pen, Rgb, mix
from render.sprites import Art, Sheet, Sprite, blank, written
from render.table import number

CLASSES: Final = "FTCLBP"
MARGIN: Final = 3
"""Around a card, for the ring of one that has just moved."""
CARD: Final = (82, ROW - 8)
CHIP: Final = (27, 19)
SMALL_CHIP: Final = (27, 14)
HAND_CARD: Final = (50, 78)

Known = Literal["all", "own", "none"]
"""Who knows a value: everybody, the viewer but not everybody, or not the viewer."""


_OTHERS: Final = ClassColours((70, 66, 80), (22, 20, 26), (255, 255, 255), (255, 255, 255))
"""For cards that there is no room to show."""


def class_of(card: str) -> int:
    return CLASSES.index(card[0])


@lru_cache(maxsize=512)
def top_card(palette: PaletteName, card: str, floor: Rgb, *, fresh: bool = False) -> Sprite:
    """The open card on top of a stack: who it is and what it is worth."""
    own = classes(palette)[class_of(card)]
    art = _face_art(palette, class_of(card), fresh=fresh).cut_out(floor)
    sheet = Sheet(palette, art.pixels)
    text = _figure(palette, card[1], own.card, (26, CARD[1] - 8), 42)
    sheet.put(text, MARGIN + 53, MARGIN + 4)
    return Sprite(sheet.pixels, art.mask)


@lru_cache(maxsize=512)
def turned_card(
    palette: PaletteName, card: str, height: int, floor: Rgb, *, fresh: bool = False
) -> Sprite:
    """A finished pile, face down: its class, and how many cards are in it."""
    own = classes(palette)[class_of(card)]
    art = _back_art(palette, class_of(card), fresh=fresh).cut_out(floor)
    sheet = Sheet(palette, art.pixels)
    text = _words(palette, f"×{height}", (own.ink, own.robe), (32, 30), 23)
    sheet.put(text, MARGIN + 47, MARGIN + 12)
    return Sprite(sheet.pixels, art.mask)


@lru_cache(maxsize=1024)
def chip(palette: PaletteName, card: str, known: Known, *, small: bool = False) -> Sprite:
    """A card within a stack: its class, and its value if the viewer knows it. What not everybody
    knows is written on white. `+3` stands for three more cards."""
    use = colours(palette)
    own = classes(palette)[class_of(card)] if card[0] in CLASSES else _OTHERS
    width, height = SMALL_CHIP if small else CHIP
    secret = known == "own"
    paper, ink = (use.white, use.black) if secret else (own.robe, own.ink)
    sheet = Sheet(palette, blank(palette, width, height, own.robe if secret else own.dark))
    line = 2 if secret else 1
    inner = (width - 2 * line, height - 2 * line)
    sheet.pixels.paste(number(palette, paper), (line, line, width - line, height - line))
    words = written(
        card, palette, ink, paper,
        size=13.5 if small else 16.5, width=inner[0], height=inner[1], bold=True, least=10,
    )  # fmt: skip
    sheet.put(words, line, line)
    return Sprite(sheet.pixels, None)


@lru_cache(maxsize=256)
def hand_card(palette: PaletteName, card: str, *, secret: bool) -> Sprite:
    """A card among a player's own, on the strip that only they see."""
    use = colours(palette)
    art = _hand_art(palette, class_of(card), secret=secret).cut_out(use.panel)
    sheet = Sheet(palette, art.pixels)
    own = classes(palette)[class_of(card)]
    ground = use.white if secret else own.card
    width = HAND_CARD[0] - 8
    sheet.put(_figure(palette, card[1], ground, (width, 30), 27), 4, HAND_CARD[1] - 34)
    return Sprite(sheet.pixels, art.mask)


@lru_cache(maxsize=64)
def emblem(palette: PaletteName, rank: int, size: int, ground: Rgb) -> Sprite:
    """A class as the edge of the board shows it."""
    use = colours(palette)
    own = classes(palette)[rank]
    pen = Pen(2 * HALF, 2 * HALF, zoom=size / (2 * HALF))
    pen.box(0, 0, 2 * HALF, 2 * HALF, own.card, round_by=9, line=own.dark, thick=2.2)
    PORTRAITS[rank](pen, (HALF, HALF), use, own)
    return Art(pen.finish(), palette).cut_out(ground)


def keep_cards(palette: PaletteName) -> None:
    """Draw beforehand what cards are put together from."""
    for rank in range(len(PORTRAITS)):
        for fresh in (False, True):
            _face_art(palette, rank, fresh=fresh)
            _back_art(palette, rank, fresh=fresh)


def _figure(
    palette: PaletteName, text: str, ground: Rgb, box: tuple[int, int], size: float
) -> Sprite:
    """A number in black, on a card."""
    ink = colours(palette).black
    return _words(palette, text, (ink, ground), box, size)


def _words(
    palette: PaletteName, text: str, paint: tuple[Rgb, Rgb], box: tuple[int, int], size: float
) -> Sprite:
    ink, ground = paint
    width, height = box
    return written(text, palette, ink, ground, size=size, width=width, height=height, bold=True)


def _card_pen(palette: PaletteName, paper: Rgb, dark: Rgb, *, fresh: bool) -> Pen:
    use = colours(palette)
    width, height = CARD
    pen = Pen(width + 2 * MARGIN, height + 2 * MARGIN)
    right, bottom = MARGIN + width, MARGIN + height
    if fresh:
        pen.box(0, 0, right + MARGIN, bottom + MARGIN, use.accent, round_by=11)
    pen.box(MARGIN, MARGIN, right, bottom, paper, round_by=8, line=dark, thick=2.4)
    return pen


@lru_cache(maxsize=48)
def _face_art(palette: PaletteName, rank: int, *, fresh: bool) -> Art:
    use = colours(palette)
    own = classes(palette)[rank]
    pen = _card_pen(palette, own.card, own.dark, fresh=fresh)
    middle = (MARGIN + 29, MARGIN + CARD[1] / 2)
    PORTRAITS[rank](pen, middle, use, own)
    width, height = CARD
    bottom = MARGIN + height
    # What sticks out below is cut by the frame, drawn once more.
    pen.box(MARGIN + 4, bottom - 2.4, MARGIN + width - 4, bottom, own.dark)
    return Art(pen.finish(), palette)


@lru_cache(maxsize=48)
def _back_art(palette: PaletteName, rank: int, *, fresh: bool) -> Art:
    """The back of a card: the class in a medallion on its robe's colour, and a tick."""
    own = classes(palette)[rank]
    pen = _card_pen(palette, own.robe, own.dark, fresh=fresh)
    width, height = CARD
    lighter = mix(own.robe, own.dark, 0.35)
    for step in range(-1, 8):
        x = MARGIN + 6 + step * 12
        left, right = max(MARGIN + 4, x), min(MARGIN + width - 4, x + height - 8)
        if right > left:
            top, low = MARGIN + 4 + (left - x), MARGIN + 4 + (right - x)
            pen.line([(left, top), (right, low)], lighter, 2.2)
    pen.box(MARGIN + 47, MARGIN + 11, MARGIN + width - 3, MARGIN + 43, own.robe, round_by=4)
    middle = (MARGIN + 25, MARGIN + height / 2)
    pen.ellipse(middle, 21, 21, own.card, line=own.dark, thick=2)
    x, y = middle
    pen.line([(x - 10, y + 1), (x - 3, y + 8), (x + 11, y - 9)], own.dark, 6)
    return Art(pen.finish(), palette)


@lru_cache(maxsize=48)
def _hand_art(palette: PaletteName, rank: int, *, secret: bool) -> Art:
    use = colours(palette)
    own = classes(palette)[rank]
    width, height = HAND_CARD
    pen = Pen(width, height)
    paper = use.white if secret else own.card
    line = own.robe if secret else own.dark
    pen.box(0, 0, width, height, paper, round_by=7, line=line, thick=3 if secret else 2.2)
    art = pen.finish()
    size = 42
    head = Pen(2 * HALF, 2 * HALF, zoom=size / (2 * HALF))
    PORTRAITS[rank](head, (HALF, HALF), use, own)
    art.alpha_composite(head.finish(), ((width - size) // 2, 4))
    return Art(art, palette)
