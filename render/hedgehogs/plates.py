"""The players below the board: colour, name, what is home, whose move, how it ended."""

from functools import lru_cache
from typing import Final

from msgspec import Struct
from PIL import Image

from render.colours import Colours, colours
from render.dice import draw_die
from render.hedgehogs.discs import DESIGNS, small_disc, token
from render.hedgehogs.layout import plates
from render.hedgehogs.pieces import Piece
from render.picture import Language, PaletteName
from render.shapes import Pen, Rgb
from render.sprites import Sheet, Sprite, cut_out, opaque, written
from render.text import fitted, painted
from words import say

_TEXT_LEFT: Final = 84
_HAND: Final = 0.58
"""How large pieces in a hand are, beside those on the board."""
_THROW_SIZES: Final = (42, 36, 30, 26)
"""Of dice, when there are so many."""
_MOST_THROWS: Final = len(_THROW_SIZES)


class Player(Struct, frozen=True):
    """What a plate shows."""

    seat: int
    name: str
    home: int
    goal: int
    hand: tuple[Piece, ...]
    to_move: bool
    first: bool
    gone: bool
    rank: int
    """0 while the race is on."""
    rolled: tuple[int, ...]
    """What was thrown for the first place, when that has just happened: who tied for the highest
    threw again."""


@lru_cache(maxsize=256)
def plate(
    palette: PaletteName, language: Language, player: Player, width: int, height: int
) -> Sprite:
    use = colours(palette)
    winner = player.rank == 1
    lit = player.to_move or winner
    paper = use.panel_lit if lit else use.panel
    sheet = Sheet(palette, _card(palette, width, height, lit=lit))
    sheet.put_centred(token(palette, player.seat, 28, paper), 46, height / 2)
    corner = _corner(palette, player, paper)
    room = width - _TEXT_LEFT - (corner.width + 12 if corner else 16)
    sheet.put(_name(palette, player, use, paper, room), _TEXT_LEFT, 8)
    if corner:
        sheet.put(corner, width - corner.width - 10, 36 - corner.height // 2)
    if player.hand:
        step = min(58, (width - _TEXT_LEFT - 66) // max(1, len(player.hand) - 1))
        for place, piece in enumerate(player.hand):
            disc = small_disc(palette, piece, paper, _HAND)
            sheet.put(disc, _TEXT_LEFT - 4 + place * step, height - disc.height - 8)
    else:
        _put_home(sheet, language, player, paper, room)
    return Sprite(sheet.pixels, None)


def keep_plates(palette: PaletteName) -> None:
    """Draw beforehand the cards, the signs of the players and the pieces in their hands."""
    use = colours(palette)
    for seats in range(2, len(use.pieces) + 1):
        box = plates(1, seats)[0]
        for lit in (False, True):
            _card(palette, box.width, box.height, lit=lit)
    for seat in range(len(use.pieces)):
        for paper in (use.panel, use.panel_lit):
            token(palette, seat, 28, paper)
            token(palette, seat, 14, paper)
            for design in range(1, DESIGNS + 1):
                small_disc(palette, Piece(seat, design), paper, _HAND)


@lru_cache(maxsize=32)
def _card(palette: PaletteName, width: int, height: int, *, lit: bool) -> Image.Image:
    use = colours(palette)
    pen = Pen(width, height)
    if lit:
        pen.box(0, 0, width, height, use.panel_lit, round_by=14, line=use.accent, thick=4.5)
        pen.polygon([(4, height / 2 - 13), (16, height / 2), (4, height / 2 + 13)], use.accent)
    else:
        pen.box(0, 0, width, height, use.panel, round_by=14, line=use.grid, thick=2)
    return opaque(pen.finish(), palette, use.paper).pixels


def _name(palette: PaletteName, player: Player, use: Colours, paper: Rgb, room: int) -> Sprite:
    ink = use.faint if player.gone else use.ink
    return written(
        player.name,
        palette,
        ink,
        paper,
        size=30,
        width=room,
        height=42,
        bold=True,
        align=0,
        least=25,
    )


def _put_home(sheet: Sheet, language: Language, player: Player, paper: Rgb, room: int) -> None:
    palette, middle = sheet.palette, 74
    use = colours(palette)
    if player.gone:
        word = say(language, "hedgehogs-resigned")
        text = written(
            word, palette, use.faint, paper, size=24, width=max(40, room - 118), height=34, align=1
        )
        sheet.put(text, _TEXT_LEFT + 118, middle - 18)
    sheet.put_centred(_house(palette, paper), _TEXT_LEFT + 14, middle)
    slots = max(player.home, player.goal)
    for slot in range(slots):
        filled = slot < player.home
        mark = token(palette, player.seat, 14, paper) if filled else _slot(palette, paper)
        sheet.put_centred(mark, _TEXT_LEFT + 50 + slot * 32, middle)
    if not player.gone:
        count = f"{player.home}/{player.goal}"
        text = written(
            count, palette, use.ink, paper, size=25, width=52, height=34, bold=True, align=0
        )
        sheet.put(text, _TEXT_LEFT + 42 + slots * 32, middle - 17)


def _corner(palette: PaletteName, player: Player, paper: Rgb) -> Sprite | None:
    if player.rank:
        return _medal(palette, player.rank, paper)
    if player.rolled:
        return _throws(palette, player.rolled, paper)
    return _pennant(palette, paper) if player.first else None


@lru_cache(maxsize=64)
def _throws(palette: PaletteName, values: tuple[int, ...], paper: Rgb) -> Sprite:
    """One die, or one after another with a hook between them where it was thrown again."""
    use = colours(palette)
    if len(values) > _MOST_THROWS:
        values = (values[0], *values[1 - _MOST_THROWS :])
    size = _THROW_SIZES[len(values) - 1]
    step = size + 12
    pen = Pen(step * len(values) - 10, 44)
    for place, value in enumerate(values):
        x = place * step + 1 + size / 2
        if place:
            tip = x - size / 2 - 3
            pen.line([(tip - 5, 16), (tip, 22), (tip - 5, 28)], use.accent, 3.4)
        draw_die(pen, (x, 22), size, value, face=use.white, line=use.black)
    return cut_out(pen.finish(), palette, paper)


@lru_cache(maxsize=64)
def _medal(palette: PaletteName, rank: int, paper: Rgb) -> Sprite:
    use = colours(palette)
    pen = Pen(50, 50)
    first = rank == 1
    gold = use.pieces[2]
    if first:
        pen.polygon([(12, 0), (22, 0), (30, 18), (18, 22)], use.accent)
        pen.polygon([(38, 0), (28, 0), (20, 18), (32, 22)], use.accent)
    pen.ellipse((25, 29), 20, 20, gold.body if first else use.path, line=use.black, thick=2.5)
    art = pen.finish()
    ink = gold.mark if first else use.ink
    art.alpha_composite(_digit(str(rank), ink, 26), (5, 10))
    return cut_out(art, palette, paper)


def _digit(text: str, ink: Rgb, size: float) -> Image.Image:
    return painted(fitted(text, size, 34, bold=True), ink, 40, 38)


@lru_cache(maxsize=16)
def _pennant(palette: PaletteName, paper: Rgb) -> Sprite:
    """The first player's."""
    use = colours(palette)
    pen = Pen(44, 50)
    pen.line([(7, 3), (7, 47)], use.ink, 4)
    pen.polygon([(9, 4), (43, 16), (9, 29)], use.accent)
    art = pen.finish()
    art.alpha_composite(_digit("1", use.panel, 19).crop((10, 0, 30, 38)), (7, 0))
    return cut_out(art, palette, paper)


@lru_cache(maxsize=16)
def _house(palette: PaletteName, paper: Rgb) -> Sprite:
    use = colours(palette)
    pen = Pen(30, 30)
    pen.polygon([(15, 2), (29, 15), (1, 15)], use.faint)
    pen.box(5, 13, 25, 28, use.faint)
    pen.box(12, 18, 18, 28, paper)
    return cut_out(pen.finish(), palette, paper)


@lru_cache(maxsize=16)
def _slot(palette: PaletteName, paper: Rgb) -> Sprite:
    use = colours(palette)
    pen = Pen(30, 30)
    pen.ellipse((15, 15), 13, 13, paper, line=use.faint, thick=2.2)
    return cut_out(pen.finish(), palette, paper)
