"""The players at the head of their columns: cloths in their colours with sign, name and points."""

from functools import lru_cache
from typing import Final

from msgspec import Struct
from PIL import Image

from render.colours import colours
from render.courtiers.colours import hall
from render.courtiers.layout import CLOTH
from render.parts.medals import small_medal
from render.parts.plates import without_aside
from render.parts.signs import SIGNS
from render.picture import Language, PaletteName
from render.shapes import Pen, Rgb
from render.sprites import Sheet, Sprite, cut_out, opaque, written
from words import say

_LEFT: Final = 9
_TEXT: Final = 40
"""From the left side of a cloth to its words."""
_TAIL: Final = 9
"""How long the points at the foot of a cloth are."""
_POINTS_AT: Final = 57
_BORDER: Final = 5


class Player(Struct, frozen=True):
    """What a cloth shows."""

    seat: int
    name: str
    score: int
    unsure: int
    """Finished cards whose values the viewer does not know."""
    to_move: bool
    first: bool
    gone: bool
    rank: int
    """0 while the game is on."""


@lru_cache(maxsize=256)
def head(palette: PaletteName, language: Language, player: Player, width: int) -> Sprite:
    own = colours(palette).pieces[player.seat]
    lit = player.to_move or player.rank == 1
    sheet = Sheet(palette, _cloth(palette, player.seat, width, lit=lit))
    name = written(
        without_aside(player.name, 26, width - _TEXT - 8, least=18),
        palette, own.sign, own.body,
        size=26, width=width - _TEXT - 8, height=32, bold=True, align=0, least=18,
    )  # fmt: skip
    sheet.put(name, _TEXT, 9)
    _put_points(sheet, player)
    _put_corner(sheet, language, player, width)
    return Sprite(sheet.pixels, None)


def _put_points(sheet: Sheet, player: Player) -> None:
    own = colours(sheet.palette).pieces[player.seat]
    figure = written(
        str(player.score).replace("-", "−"), sheet.palette, own.sign, own.body,
        size=29, width=64, height=26, bold=True, align=0,
    )  # fmt: skip
    sheet.put(_coin(sheet.palette, own.body), _LEFT, _POINTS_AT - 12)
    sheet.put(figure, _TEXT, _POINTS_AT - 13)
    if player.unsure:
        more = written(
            f"+{player.unsure}?", sheet.palette, own.sign, own.body,
            size=21, width=44, height=28, align=0,
        )  # fmt: skip
        sheet.put(more, _TEXT + figure.width - 2, _POINTS_AT - 12)


def _put_corner(sheet: Sheet, language: Language, player: Player, width: int) -> None:
    """Rank at the end, the first player's pennant before, or that somebody has left."""
    palette = sheet.palette
    own = colours(palette).pieces[player.seat]
    if player.rank:
        sprite = small_medal(palette, player.rank, own.body)
        sheet.put(sprite, width - sprite.width - 7, _POINTS_AT - sprite.height // 2 - 2)
    elif player.gone:
        word = say(language, "courtiers-resigned")
        text = written(
            word, palette, own.sign, own.body, size=18, width=66, height=28, align=1, least=13
        )
        sheet.put(text, width - 66 - 9, _POINTS_AT - 14)
    elif player.first:
        sprite = _pennant(palette, own.sign, own.body)
        sheet.put(sprite, width - sprite.width - 10, _POINTS_AT - sprite.height // 2)


@lru_cache(maxsize=48)
def _cloth(palette: PaletteName, seat: int, width: int, *, lit: bool) -> Image.Image:
    """A cloth that hangs from a rod; that of who is to move, or has won, is edged with gold."""
    use, court = colours(palette), hall(palette)
    own = use.pieces[seat]
    pen = Pen(width, CLOTH)
    low = CLOTH - _TAIL - 1
    tails = max(4, round(width / 36))
    for grow, colour in ((0, court.shine if lit else own.line), (_BORDER if lit else 2, own.body)):
        rim = [(float(grow), 5.0), (width - grow, 5.0)]
        for tail in range(tails, 0, -1):
            right, left = _across(tail, tails, width, grow), _across(tail - 1, tails, width, grow)
            rim += [(right, low - grow), ((left + right) / 2, low + _TAIL - grow * 1.2)]
        rim.append((float(grow), float(low - grow)))
        pen.polygon(rim, colour)
    pen.box(0, 0, width, 7, court.gold, round_by=3.5)
    SIGNS[seat](pen, (_LEFT + 13, 25), 11, own.sign)
    return opaque(pen.finish(), palette, court.wall).pixels


def _across(tail: int, tails: int, width: int, grow: float) -> float:
    return grow + (width - 2 * grow) * tail / tails


@lru_cache(maxsize=16)
def _coin(palette: PaletteName, paper: Rgb) -> Sprite:
    """Before the points."""
    gold = colours(palette).pieces[2]
    pen = Pen(26, 26)
    pen.ellipse((13, 13), 12.5, 12.5, colours(palette).white)
    pen.ellipse((13, 13), 11, 11, gold.body, line=gold.line, thick=2)
    pen.polygon([(13, 5), (18, 13), (13, 21), (8, 13)], gold.line)
    return cut_out(pen.finish(), palette, paper)


@lru_cache(maxsize=16)
def _pennant(palette: PaletteName, ink: Rgb, paper: Rgb) -> Sprite:
    """The first player's."""
    pen = Pen(26, 30)
    pen.line([(4, 2), (4, 28)], ink, 3)
    pen.polygon([(5, 2), (25, 9), (5, 17)], ink)
    return cut_out(pen.finish(), palette, paper)
