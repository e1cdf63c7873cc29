"""The players below the board: colour, name, each of their hedgehogs, whose flick it is."""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from render.colours import colours
from render.hedgehogs.carrom.discs import flat_disc
from render.hedgehogs.pieces.piece import Piece
from render.hedgehogs.plates.plate import card, throws
from render.parts.medals import medal, pennant
from render.parts.plates import plate_name
from render.parts.tokens import token
from render.picture import Language, PaletteName
from render.shapes import Pen, Rgb
from render.sprites import Sheet, Sprite, cut_out, written
from words import say

_TEXT_LEFT: Final = 84
_SMALL: Final = 205
"""The radius of discs in reserve, in thousandths of a square."""
_STEP: Final = 46
_MIDDLE: Final = 76


class Player(Struct, frozen=True):
    """What a plate shows."""

    seat: int
    name: str
    places: tuple[str, ...]
    """By design, where that hedgehog is: `reserve`, `board` or `out`."""
    in_play: int
    to_move: bool
    first: bool
    gone: bool
    rank: int
    """0 while the game is on."""
    rolled: tuple[int, ...]
    """What was thrown for the first flick, when that has just happened."""


@lru_cache(maxsize=256)
def plate(
    palette: PaletteName, language: Language, player: Player, width: int, height: int
) -> Sprite:
    use = colours(palette)
    lit = player.to_move or player.rank == 1
    paper = use.panel_lit if lit else use.panel
    sheet = Sheet(palette, card(palette, width, height, lit=lit))
    sheet.put_centred(token(palette, player.seat, 28, paper), 46, height / 2)
    corner = _corner(palette, player, paper)
    room = width - _TEXT_LEFT - (corner.width + 12 if corner else 16)
    beaten = player.gone or not player.in_play
    name = plate_name(player.name, palette, use.faint if beaten else use.ink, paper, room)
    sheet.put(name, _TEXT_LEFT, 8)
    if corner:
        sheet.put(corner, width - corner.width - 10, 36 - corner.height // 2)
    if player.gone:
        word = say(language, "hedgehogs-resigned")
        room = width - _TEXT_LEFT - 16
        text = written(word, palette, use.faint, paper, size=25, width=room, height=34, align=0)
        sheet.put(text, _TEXT_LEFT, _MIDDLE - 17)
    else:
        _put_pieces(sheet, player, paper)
    return Sprite(sheet.pixels, None)


def _put_pieces(sheet: Sheet, player: Player, paper: Rgb) -> None:
    """Each hedgehog: in reserve, on the board or lost; and how many are still in play."""
    palette = sheet.palette
    use = colours(palette)
    for place, where in enumerate(player.places):
        x = _TEXT_LEFT + 19 + place * _STEP
        if where == "reserve":
            sprite = flat_disc(palette, Piece(player.seat, place + 1), _SMALL, paper)
        else:
            sprite = _on_board(palette, paper) if where == "board" else _lost(palette, paper)
        sheet.put_centred(sprite, x, _MIDDLE)
    count = f"{player.in_play}/{len(player.places)}"
    ink = use.ink if player.in_play else use.faint
    text = written(count, palette, ink, paper, size=25, width=52, height=34, bold=True, align=0)
    sheet.put(text, _TEXT_LEFT + 2 + len(player.places) * _STEP, _MIDDLE - 17)


def _corner(palette: PaletteName, player: Player, paper: Rgb) -> Sprite | None:
    if player.rank:
        return medal(palette, player.rank, paper)
    if player.rolled:
        return throws(palette, player.rolled, paper)
    return pennant(palette, paper) if player.first else None


@lru_cache(maxsize=16)
def _on_board(palette: PaletteName, paper: Rgb) -> Sprite:
    """The empty place of a hedgehog that is on the board."""
    use = colours(palette)
    pen = Pen(42, 42)
    for dash in range(0, 360, 45):
        pen.arc((21, 21), 17, 17, (dash, dash + 26), line=use.faint, thick=2.6)
    return cut_out(pen.finish(), palette, paper)


@lru_cache(maxsize=16)
def _lost(palette: PaletteName, paper: Rgb) -> Sprite:
    use = colours(palette)
    pen = Pen(42, 42)
    pen.line([(12, 12), (30, 30)], use.accent, 5)
    pen.line([(30, 12), (12, 30)], use.accent, 5)
    return cut_out(pen.finish(), palette, paper)
