"""Tall stacks, spelled out below the board: who is in them, in which order, and who is on top.

On a phone a square is as small as a fingertip. A stack of four or more is written down once more,
large enough to be read there: its square, and its pieces from the bottom up.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct
from PIL import Image

from engine.hedgehogs.view import HedgehogsView
from render.colours import colours
from render.hedgehogs.layout import LADDER
from render.hedgehogs.pieces.discs import small_disc
from render.hedgehogs.pieces.piece import Piece, pieces_of
from render.hedgehogs.pieces.trimmings import apple
from render.hedgehogs.reading import all_home
from render.parts.frame import FRAME, WIDTH
from render.parts.signs import SIGNS
from render.parts.tokens import token
from render.picture import Language, PaletteName
from render.shapes import Pen
from render.sprites import Art, Sheet, Sprite, blank, opaque, written
from render.table import number
from render.text import fitted
from words import say

_TALL: Final = 4
"""Stacks of so many pieces are spelled out."""
_ROOM: Final = WIDTH - 2 * FRAME
_GAP: Final = 8
_NAME: Final = 58
"""Room for the name of a square."""
_RUNG: Final = 34
_HIGH: Final = 42
"""A rung's width and height."""
_POINT: Final = 9
"""How long the point of one is that runs down."""
_CORNER: Final = 10
_STEP: Final = 36
_DISC: Final = 0.7
_DISC_WIDTH: Final = 74
_BOX: Final = LADDER - 6
_LEAST: Final = 100
"""Less room is not worth a look for words."""


class Ladder(Struct, frozen=True):
    """A tall stack, and where it is spelled out."""

    square: str
    pieces: tuple[Piece, ...]
    left: int
    line: int
    width: int


def ladders_of(view: HedgehogsView) -> list[Ladder]:
    """The tall stacks of a race, lane by lane, in lines that are filled one after the other. Of
    those who are all home nobody needs to know the order."""
    found: list[Ladder] = []
    left, line = 0, 0
    tall = [
        square
        for square, stack in enumerate(view.board)
        if len(stack) >= 2 * _TALL and not all_home(view, square)
    ]
    for square in sorted(tall, key=lambda square: (square % view.lanes, square)):
        pieces = pieces_of(view.letters, view.board[square], view.bearers)
        width = min(_ROOM, _NAME + (len(pieces) - 1) * _STEP + _DISC_WIDTH + 12)
        if left and left + width > _ROOM:
            left, line = 0, line + 1
        found.append(Ladder(view.squares[square], pieces, left, line, width))
        left += width + _GAP
    return found


def lines_of(ladders: Sequence[Ladder]) -> int:
    return ladders[-1].line + 1 if ladders else 0


def put_ladders(sheet: Sheet, language: Language, ladders: Sequence[Ladder], top: int) -> None:
    for one in ladders:
        sprite = ladder(sheet.palette, one.square, one.pieces, one.width)
        sheet.put(sprite, FRAME + one.left, top + one.line * LADDER)
    if ladders:
        _put_caption(sheet, language, ladders[-1], top)


def _put_caption(sheet: Sheet, language: Language, last: Ladder, top: int) -> None:
    """How to read them, behind the last one if there is room."""
    use = colours(sheet.palette)
    words = say(language, "hedgehogs-ladders")
    left = last.left + last.width + 14
    room = _ROOM - left - 4
    if room < _LEAST or fitted(words, 23, room, least=21, sentence=True).text != words:
        return
    text = written(
        words, sheet.palette, use.faint, use.paper,
        size=23, width=room, height=40, align=0, least=21, sentence=True,
    )  # fmt: skip
    sheet.put(text, FRAME + left, top + last.line * LADDER + (_BOX - 40) // 2)


@lru_cache(maxsize=512)
def ladder(palette: PaletteName, square: str, pieces: tuple[Piece, ...], width: int) -> Sprite:
    """A tall stack lying on its side: the lowest piece on the left, the top one last and whole."""
    use = colours(palette)
    sheet = Sheet(palette, _box(palette, width))
    name = written(
        square, palette, use.ink, use.panel,
        size=29, width=_NAME - 10, height=_BOX - 8, bold=True, least=22,
    )  # fmt: skip
    sheet.put(name, 6, 4)
    *others, top = pieces
    room = width - _NAME - _DISC_WIDTH - 8
    step = min(_STEP, (room - _RUNG) / max(1, len(others) - 1))
    for place, piece in enumerate(others):
        sprite = _rung(palette, piece)
        sheet.put(sprite, _NAME + round(place * step), (_BOX - sprite.height) // 2)
    disc = small_disc(palette, top, use.panel, _DISC)
    sheet.put(disc, width - disc.width - 13, (_BOX - disc.height) // 2)
    sign = token(palette, top.colour, 12, use.panel)
    sheet.put(sign, width - sign.width - 5, _BOX - sign.height - 4)
    return Sprite(sheet.pixels, None)


@lru_cache(maxsize=64)
def _box(palette: PaletteName, width: int) -> Image.Image:
    """The widest box there can be, cut down to size."""
    widest = _widest_box(palette)
    box = widest.crop((0, 0, width, _BOX))
    box.paste(widest.crop((_ROOM - _CORNER, 0, _ROOM, _BOX)), (width - _CORNER, 0))
    return box


@lru_cache(maxsize=4)
def _widest_box(palette: PaletteName) -> Image.Image:
    use = colours(palette)
    pen = Pen(_ROOM, _BOX)
    pen.box(0, 0, _ROOM, _BOX, use.panel, round_by=_CORNER, line=use.grid, thick=2)
    return opaque(pen.finish(), palette, use.paper).pixels


@lru_cache(maxsize=256)
def _rung(palette: PaletteName, piece: Piece) -> Sprite:
    """A covered piece: colour, sign, and below it the dots of its design; pointed to the left if it
    runs down the board."""
    use = colours(palette)
    own = use.pieces[piece.colour]
    sheet = Sheet(palette, blank(palette, _RUNG, _HIGH, own.line))
    pixels = sheet.pixels
    pixels.paste(number(palette, own.body), (2, 2, _RUNG - 2, _HIGH - 2))
    middle = _RUNG // 2
    if piece.down:
        paper = number(palette, use.panel)
        for y in range(_HIGH):
            pixels.paste(paper, (0, y, abs(2 * y - _HIGH + 1) * _POINT // _HIGH, y + 1))
        middle += 2
    sheet.put_centred(_sign(palette, piece.colour), middle, _HIGH / 2 - 4)
    ink = number(palette, own.sign)
    for dot in range(piece.design):
        x = middle - piece.design * 3 + 1 + dot * 6
        pixels.paste(ink, (x, _HIGH - 9, x + 4, _HIGH - 5))
    if piece.apple:
        fruit = apple(palette, 16, own.body)
        sheet.put(fruit, _RUNG - fruit.width, 0)
    return Sprite(pixels, None)


@lru_cache(maxsize=32)
def _sign(palette: PaletteName, colour: int) -> Sprite:
    own = colours(palette).pieces[colour]
    pen = Pen(26, 26)
    SIGNS[colour](pen, (13, 13), 10.5, own.sign)
    return Art(pen.finish(), palette).inlaid(own.body)
