"""Tall stacks, spelled out below the board: who is in them, in which order, and who is on top.

On a phone a square is as small as a fingertip. A stack of four or more is written down once more,
large enough to be read there: its square, and its pieces from the bottom up.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from engine.hedgehogs.view import HedgehogsView
from render.colours import colours
from render.hedgehogs.layout import LADDER
from render.hedgehogs.pieces.discs import small_disc
from render.hedgehogs.pieces.piece import Piece, pieces_of
from render.hedgehogs.pieces.trimmings import apple
from render.parts.frame import FRAME, WIDTH
from render.parts.signs import SIGNS
from render.parts.tokens import token
from render.picture import Language, PaletteName
from render.shapes import Pen
from render.sprites import Art, Sheet, Sprite, opaque, written
from render.text import fitted
from words import say

_TALL: Final = 4
"""Stacks of so many pieces are spelled out."""
_ROOM: Final = WIDTH - 2 * FRAME
_GAP: Final = 8
_NAME: Final = 58
"""Room for the name of a square."""
_RUNG: Final = 34
_STEP: Final = 36
_DISC: Final = 0.6
_DISC_WIDTH: Final = 66
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
    """The tall stacks of a race, lane by lane, in lines that are filled one after the other."""
    found: list[Ladder] = []
    left, line = 0, 0
    tall = [number for number, stack in enumerate(view.board) if len(stack) >= 2 * _TALL]
    for number in sorted(tall, key=lambda number: (number % view.lanes, number)):
        pieces = pieces_of(view.letters, view.board[number], view.bearers)
        width = min(_ROOM, _NAME + (len(pieces) - 1) * _STEP + _DISC_WIDTH + 12)
        if left and left + width > _ROOM:
            left, line = 0, line + 1
        found.append(Ladder(view.squares[number], pieces, left, line, width))
        left += width + _GAP
    return found


def lines_of(ladders: Sequence[Ladder]) -> int:
    return ladders[-1].line + 1 if ladders else 0


def put_ladders(sheet: Sheet, language: Language, ladders: Sequence[Ladder], top: int) -> None:
    for ladder in ladders:
        sprite = _ladder(sheet.palette, ladder.square, ladder.pieces, ladder.width)
        sheet.put(sprite, FRAME + ladder.left, top + ladder.line * LADDER)
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
def _ladder(palette: PaletteName, square: str, pieces: tuple[Piece, ...], width: int) -> Sprite:
    use = colours(palette)
    sheet = Sheet(palette, _box(palette, width).pixels)
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
def _box(palette: PaletteName, width: int) -> Sprite:
    use = colours(palette)
    pen = Pen(width, _BOX)
    pen.box(0, 0, width, _BOX, use.panel, round_by=10, line=use.grid, thick=2)
    return opaque(pen.finish(), palette, use.paper)


@lru_cache(maxsize=256)
def _rung(palette: PaletteName, piece: Piece) -> Sprite:
    """A covered piece: colour, sign, and below it the dots of its design; pointed to the left if it
    runs down the board."""
    use = colours(palette)
    art = _rung_art(palette, piece.colour, piece.design, down=piece.down)
    if not piece.apple:
        return art.opaque(use.panel)
    sheet = Sheet(palette, art.opaque(use.panel).pixels)
    fruit = apple(palette, 16, use.pieces[piece.colour].body)
    sheet.put(fruit, _RUNG - fruit.width, 0)
    return Sprite(sheet.pixels, None)


@lru_cache(maxsize=128)
def _rung_art(palette: PaletteName, colour: int, design: int, *, down: bool) -> Art:
    own = colours(palette).pieces[colour]
    pen = Pen(_RUNG, _BOX - 8)
    low = _BOX - 9
    for grow, fill in ((0.0, own.line), (1.8, own.body)):
        if down:
            pen.polygon([(1 + grow * 1.4, low / 2), (11 + grow * 0.4, 1 + grow), (_RUNG - grow, 1 + grow),
                         (_RUNG - grow, low - grow), (11 + grow * 0.4, low - grow)], fill)  # fmt: skip
        else:
            pen.box(grow, grow, _RUNG - grow, low - grow, fill, round_by=7 - grow)
    middle = _RUNG / 2 + (3 if down else 0)
    SIGNS[colour](pen, (middle, low / 2 - 4), 10, own.sign)
    for dot in range(design):
        pen.ellipse((middle + (dot - (design - 1) / 2) * 5.4, low - 5.5), 1.9, 1.9, own.sign)
    return Art(pen.finish(), palette)
