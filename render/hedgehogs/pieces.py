"""Hedgehogs on discs, and stacks of them: every disc shows its edge, the top one its face.

An edge carries the colour's sign and as many dots as the number of the design.
"""

from functools import lru_cache
from math import ceil, sqrt
from typing import Final

from PIL import Image

from render.colours import Colours, colours
from render.hedgehogs.animals import ANIMALS
from render.hedgehogs.layout import CELL
from render.hedgehogs.signs import SIGNS
from render.picture import PaletteName
from render.shapes import Pen, Point, Rgb
from render.sprites import Sheet, Sprite, cut_out, written

LETTERS: Final = "rbygwk"
"""Colours as stacks write them, by seat."""

_WIDE: Final = 43
_HIGH: Final = 28
"""Half the width and height of a disc's face, seen from a little above."""
_EDGE: Final = 12
"""How thick a disc is where there is room."""
_PILE: Final = 6
_PILE_IN_TRAP: Final = 5
"""Up to so many discs stand on each other; more are listed below the top one."""
_MARGIN: Final = 5
"""Around a disc, for the ring of one that has just moved."""
_RAIL: Final = 5
"""Pieces stand a little right of the middle: arrows pass on the left."""
_COLUMN: Final = 6


def is_pile(stack: str, *, trapped: bool) -> bool:
    """The stack is low enough for its discs to stand on each other."""
    return len(stack) // 2 <= (_PILE_IN_TRAP if trapped else _PILE)


def put_stack(sheet: Sheet, stack: str, x: int, y: int, floor: Rgb, *, fresh: bool) -> None:
    """Draw a stack on the square whose top left corner is given. `fresh` rings its top piece."""
    pieces = [stack[at : at + 2] for at in range(0, len(stack), 2)]
    if is_pile(stack, trapped=floor == colours(sheet.palette).trap):
        _put_pile(sheet, pieces, x, y, floor, fresh=fresh)
    else:
        _put_list(sheet, pieces, x, y, floor, fresh=fresh)


def _put_pile(sheet: Sheet, pieces: list[str], x: int, y: int, floor: Rgb, *, fresh: bool) -> None:
    trapped = floor == colours(sheet.palette).trap
    edge = min(_EDGE, (CELL - (10 if trapped else 4) - 2 * _HIGH) / len(pieces))
    centre = x + CELL // 2 + (0 if trapped else _RAIL)
    lift = max(3 if trapped else 0, 14 - 5 * (len(pieces) - 1))
    for height, piece in enumerate(pieces):
        top = height == len(pieces) - 1
        sprite = disc(sheet.palette, piece, floor, edge, top=top, fresh=top and fresh)
        base = y + CELL - 2 - lift - round(height * edge)
        sheet.put(sprite, centre - sprite.width // 2, base - sprite.height + _MARGIN)


def _put_list(sheet: Sheet, pieces: list[str], x: int, y: int, floor: Rgb, *, fresh: bool) -> None:
    """The top piece smaller, its number in the stack beside it, all others below as bars.

    Bars read from the bottom up, the leftmost column being the lowest.
    """
    use = colours(sheet.palette)
    trapped = floor == use.trap
    inset = 8 if trapped else 4
    top = small_disc(sheet.palette, pieces[-1], floor, fresh=fresh)
    sheet.put(top, x + inset, y + inset - 2)
    ink = use.white if trapped else use.ink
    number = written(
        str(len(pieces)), sheet.palette, ink, floor, size=27, width=31, height=34, bold=True
    )
    sheet.put(number, x + CELL - inset - 31, y + 6)
    others = pieces[:-1]
    columns = ceil(len(others) / _COLUMN)
    tall = ceil(len(others) / columns)
    width = (CELL - 2 * inset) // columns
    step = min(11, (CELL - inset - 44) // tall)
    for place, piece in enumerate(others):
        column, height = divmod(place, tall)
        sprite = bar(sheet.palette, piece, width - 2, step)
        sheet.put(sprite, x + inset + 1 + column * width, y + CELL - inset - (height + 1) * step)


@lru_cache(maxsize=2048)
def disc(
    palette: PaletteName, piece: str, floor: Rgb, edge: float, *, top: bool, fresh: bool = False
) -> Sprite:
    """One disc, for a place in a pile on a floor of that colour."""
    trapped = floor == colours(palette).trap
    art = _disc_art(palette, piece, edge, top=top, fresh=fresh, trapped=trapped)
    return cut_out(art, palette, floor)


@lru_cache(maxsize=1024)
def small_disc(palette: PaletteName, piece: str, floor: Rgb, *, fresh: bool) -> Sprite:
    trapped = floor == colours(palette).trap
    art = _disc_art(palette, piece, 7, top=True, fresh=fresh, trapped=trapped)
    size = (round(art.width * 0.58), round(art.height * 0.58))
    return cut_out(art.resize(size, Image.Resampling.LANCZOS), palette, floor)


@lru_cache(maxsize=512)
def bar(palette: PaletteName, piece: str, width: int, height: int) -> Sprite:
    """A piece within a tall stack: colour, sign and dots."""
    use = colours(palette)
    seat = LETTERS.index(piece[0])
    own = use.pieces[seat]
    pen = Pen(width, height)
    pen.box(0, 0, width, height, own.body, round_by=2.5, line=own.line, thick=1)
    SIGNS[seat](pen, (min(width * 0.3, 8), height / 2), height * 0.31, own.mark)
    for dot in range(int(piece[1])):
        pen.ellipse((width - 3.4 - dot * 3.2, height / 2), 1.15, 1.15, own.mark)
    return cut_out(pen.finish(), palette, use.path)


@lru_cache(maxsize=512)
def token(palette: PaletteName, seat: int, radius: int, ground: Rgb) -> Sprite:
    """A player's colour and sign, seen from above."""
    use = colours(palette)
    own = use.pieces[seat]
    size = radius * 2 + 2
    pen = Pen(size, size)
    centre = (size / 2, size / 2)
    pen.ellipse(centre, radius, radius, own.body, line=own.line, thick=max(2, radius * 0.1))
    SIGNS[seat](pen, centre, radius * 0.46, own.mark)
    return cut_out(pen.finish(), palette, ground)


@lru_cache(maxsize=256)
def _disc_art(
    palette: PaletteName, piece: str, edge: float, *, top: bool, fresh: bool, trapped: bool
) -> Image.Image:
    """A drawing that is only ever looked at: it is kept for all colours of floor."""
    use = colours(palette)
    seat = LETTERS.index(piece[0])
    own = use.pieces[seat]
    width = 2 * (_WIDE + _MARGIN)
    height = ceil(2 * _HIGH + edge) + 2 * _MARGIN
    pen = Pen(width, height)
    x = width / 2
    face, foot = _MARGIN + _HIGH, height - _MARGIN - _HIGH
    if fresh:
        _body(pen, (x, face, foot), 4.4, use.black)
        _body(pen, (x, face, foot), 3, use.white)
    # dark lines would be lost on black
    line, thick = (use.face, 1.4) if trapped and not fresh else (own.line, 2.2)
    _body(pen, (x, face, foot), 0, line)
    _body(pen, (x, face, foot), -thick, own.side)
    pen.ellipse((x, face), _WIDE - thick, _HIGH - thick, own.line)
    pen.ellipse((x, face - 1.4), _WIDE - thick, _HIGH - thick, own.body)
    _edge_signs(pen, use, piece, (x, foot + _HIGH - 2 - edge / 2), edge)
    if top:
        ANIMALS[int(piece[1]) - 1](pen, (x, face - 0.5), use, own)
    return pen.finish()


def _body(pen: Pen, at: tuple[float, float, float], grow: float, fill: Rgb) -> None:
    """The outline of a disc: its face, its foot and what is between them."""
    x, face, foot = at
    wide, high = _WIDE + grow, _HIGH + grow
    pen.ellipse((x, foot), wide, high, fill)
    pen.box(x - wide, face, x + wide, foot, fill)
    pen.ellipse((x, face), wide, high, fill)


def _edge_signs(pen: Pen, use: Colours, piece: str, middle: Point, edge: float) -> None:
    """The sign in the middle of the edge and the design's dots to its right, along the curve."""
    seat = LETTERS.index(piece[0])
    mark = use.pieces[seat].mark
    SIGNS[seat](pen, middle, edge * 0.3, mark)
    x, y = middle
    for dot in range(int(piece[1])):
        across = 11 + dot * 5
        rise = _HIGH * (1 - sqrt(1 - (across / _WIDE) ** 2))
        pen.ellipse((x + across, y - rise), 1.6, 1.6, mark)
