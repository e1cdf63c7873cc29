"""The players at the foot of their columns: name, points, and what they have lost."""

from functools import lru_cache
from typing import Final

from msgspec import Struct
from PIL import Image

from render.colours import colours
from render.courtiers.cards import CHIP, SMALL_CHIP, chip
from render.courtiers.layout import PLATE_HEIGHT
from render.parts.medals import small_medal, small_pennant
from render.parts.tokens import token
from render.picture import Language, PaletteName
from render.shapes import Pen, Rgb
from render.sprites import Sheet, Sprite, cut_out, opaque, written
from words import say

_LEFT: Final = 10
_MIDDLE: Final = 52


class Player(Struct, frozen=True):
    """What a plate shows."""

    seat: int
    name: str
    score: int
    unsure: int
    """Finished cards whose values the viewer does not know."""
    lost: tuple[str, ...]
    to_move: bool
    first: bool
    gone: bool
    rank: int
    """0 while the game is on."""


@lru_cache(maxsize=256)
def plate(palette: PaletteName, language: Language, player: Player, width: int) -> Sprite:
    use = colours(palette)
    lit = player.to_move or player.rank == 1
    paper = use.panel_lit if lit else use.panel
    sheet = Sheet(palette, _card(palette, width, lit=lit))
    sheet.put_centred(token(palette, player.seat, 15, paper), _LEFT + 15, 22)
    ink = use.faint if player.gone else use.ink
    name = written(
        player.name, palette, ink, paper,
        size=25, width=width - _LEFT - 42, height=36, bold=True, align=0, least=19,
    )  # fmt: skip
    sheet.put(name, _LEFT + 35, 4)
    _put_score(sheet, player, paper, width)
    _put_corner(sheet, language, player, paper, width)
    _put_lost(sheet, player, paper, width)
    return Sprite(sheet.pixels, None)


def _put_score(sheet: Sheet, player: Player, paper: Rgb, width: int) -> None:
    use = colours(sheet.palette)
    figure = written(
        str(player.score).replace("-", "−"), sheet.palette, use.ink, paper,
        size=29, width=64, height=36, bold=True, align=0,
    )  # fmt: skip
    sheet.put(_star(sheet.palette, paper), _LEFT + 4, _MIDDLE - 12)
    sheet.put(figure, _LEFT + 35, _MIDDLE - 18)
    if player.unsure:
        more = written(
            f"+{player.unsure}?", sheet.palette, use.faint, paper,
            size=21, width=44, height=30, align=0,
        )  # fmt: skip
        sheet.put(more, _LEFT + 35 + figure.width, _MIDDLE - 13)


def _put_corner(sheet: Sheet, language: Language, player: Player, paper: Rgb, width: int) -> None:
    """Rank at the end, the first player's pennant before, or that somebody has left."""
    palette = sheet.palette
    use = colours(palette)
    if player.rank:
        medal = small_medal(palette, player.rank, paper)
        sheet.put(medal, width - medal.width - 7, _MIDDLE - medal.height // 2)
    elif player.gone:
        word = say(language, "courtiers-resigned")
        text = written(
            word, palette, use.faint, paper, size=18, width=64, height=28, align=1, least=12
        )
        sheet.put(text, width - 64 - 8, _MIDDLE - 13)
    elif player.first:
        pennant = small_pennant(palette, paper)
        sheet.put(pennant, width - pennant.width - 8, _MIDDLE - 15)


def _put_lost(sheet: Sheet, player: Player, paper: Rgb, width: int) -> None:
    if not player.lost:
        return
    palette = sheet.palette
    left = _LEFT + 20
    across = (width - left - 6) // (CHIP[0] + 1)
    small = len(player.lost) > across
    tall = SMALL_CHIP[1] + 1 if small else CHIP[1]
    top = PLATE_HEIGHT - (6 + 2 * tall if small else 9 + tall)
    sheet.put(_small_cross(palette, paper), _LEFT - 1, top)
    shown = list(player.lost)
    if len(shown) > 2 * across:
        shown = [*shown[: 2 * across - 1], f"+{len(shown) - 2 * across + 1}"]
    for at, card in enumerate(shown):
        row, along = divmod(at, across)
        place = left + along * (CHIP[0] + 1), top + row * tall
        sheet.put(chip(palette, card, "all", small=small), *place)


@lru_cache(maxsize=32)
def _card(palette: PaletteName, width: int, *, lit: bool) -> Image.Image:
    use = colours(palette)
    pen = Pen(width, PLATE_HEIGHT)
    fill, line, thick = (use.panel_lit, use.accent, 4) if lit else (use.panel, use.grid, 2)
    pen.box(0, 0, width, PLATE_HEIGHT, fill, round_by=12, line=line, thick=thick)
    return opaque(pen.finish(), palette, use.paper).pixels


@lru_cache(maxsize=8)
def _star(palette: PaletteName, paper: Rgb) -> Sprite:
    """Before the points."""
    use = colours(palette)
    pen = Pen(24, 24)
    pen.ellipse((12, 12), 11, 11, use.pieces[2].body, line=use.pieces[2].line, thick=2)
    pen.polygon([(12, 4), (17, 12), (12, 20), (7, 12)], use.pieces[2].line)
    return cut_out(pen.finish(), palette, paper)


@lru_cache(maxsize=8)
def _small_cross(palette: PaletteName, paper: Rgb) -> Sprite:
    use = colours(palette)
    pen = Pen(18, 19)
    pen.line([(3, 4), (14, 15)], use.closed, 4)
    pen.line([(14, 4), (3, 15)], use.closed, 4)
    return cut_out(pen.finish(), palette, paper)
