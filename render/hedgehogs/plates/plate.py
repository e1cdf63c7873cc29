"""The players below the board: colour, name, what is home, whose move, how it ended."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec import Struct
from PIL import Image

from render.hedgehogs.colours import race_colours
from render.hedgehogs.layout import plates
from render.hedgehogs.pieces.discs import DESIGNS, small_disc
from render.hedgehogs.pieces.piece import Piece
from render.hedgehogs.pieces.trimmings import apple
from render.hedgehogs.plates.picks import spy_chip, tick
from render.parts.dice import draw_die
from render.parts.medals import medal, pennant
from render.parts.plates import draw_box, plate_name
from render.parts.tokens import token
from render.picture import Language, PaletteName
from render.shapes import Pen, Rgb
from render.sprites import Sheet, Sprite, cut_out, opaque, written
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
    colours: tuple[int, ...] = ()
    """The colours' numbers, where there are two (V21)."""
    home_each: tuple[int, ...] = ()
    """By colour, what has arrived."""
    racing: bool = False
    """All pieces that were to be placed are: what is in the hand are reserves (V12)."""
    lost: str = ""
    """Why the player is no longer in the race: a key of the words; empty while they are."""
    kept: int = 0
    """The die kept (V6)."""
    spy: int = 0
    """The design backed, -1 if that is a secret (V2)."""
    chosen: bool = False
    """Has decided what others are still deciding."""
    bearer: str = ""
    """`home` or `away`, where there are apple bearers (V14)."""
    rest: tuple[int, int] | None = None
    """How many stand on black squares, and how many are to (V15)."""
    points: int | None = None
    """At the end, where other things count than arriving (V2)."""


@lru_cache(maxsize=1024)
def plate(
    palette: PaletteName, language: Language, player: Player, width: int, height: int
) -> Sprite:
    use = race_colours(palette)
    winner = player.rank == 1
    lit = player.to_move or winner
    paper = use.panel_lit if lit else use.panel
    sheet = Sheet(palette, card(palette, width, height, lit=lit))
    _put_tokens(sheet, player, paper, height)
    x, end = width - 10, width - 16
    middle = 31 if player.hand and not player.racing else 36  # clear of the pieces below
    for corner in _corner(palette, player, paper):
        x -= corner.width
        sheet.put(corner, x, middle - corner.height // 2)
        end = x - 2
        x -= 6
    room = end - _TEXT_LEFT
    ink = use.faint if player.gone else use.ink
    sheet.put(plate_name(player.name, palette, ink, paper, room), _TEXT_LEFT, 8)
    if player.hand and not player.racing:
        _put_hand(sheet, player, paper, _TEXT_LEFT - 4, width)
    elif player.hand or player.colours or player.rest or player.lost:
        _put_much(sheet, language, player, paper, width)
    else:
        _put_home(sheet, language, player, paper, room)
    return Sprite(sheet.pixels, None)


def _put_tokens(sheet: Sheet, player: Player, paper: Rgb, height: int) -> None:
    if not player.colours:
        sheet.put_centred(token(sheet.palette, player.seat, 28, paper), 46, height / 2)
        return
    for place, colour in enumerate(player.colours):
        at = 37 + place * 20, height / 2 - 20 + place * 40
        sheet.put_centred(token(sheet.palette, colour, 21, paper), *at)


def _put_hand(sheet: Sheet, player: Player, paper: Rgb, left: int, width: int) -> None:
    """The pieces not on the board, over each other if there is no room beside each other."""
    discs = [small_disc(sheet.palette, piece, paper, _HAND) for piece in player.hand]
    step = min(58, (width - left - 70) // max(1, len(discs) - 1))
    for place, disc in enumerate(discs):
        sheet.put(disc, left + place * step, sheet.pixels.height - disc.height - 8)


def _put_much(sheet: Sheet, language: Language, player: Player, paper: Rgb, width: int) -> None:
    """What is home and whatever else counts, close together."""
    palette, middle = sheet.palette, 74
    use = race_colours(palette)
    sheet.put_centred(_house(palette, paper), _TEXT_LEFT + 14, middle)
    x = _TEXT_LEFT + 34
    each = player.home_each or (player.home,)
    for place, home in enumerate(each):
        if player.colours:
            sheet.put_centred(token(palette, player.colours[place], 13, paper), x + 14, middle)
            x += 30
        x = _put_count(sheet, f"{home}/{player.goal}", paper, x, middle)
    if player.bearer:
        _put_bearer(sheet, player, paper, x, middle)
        x += 34
    if player.rest:
        sheet.put_centred(_black_square(palette, paper), x + 15, middle)
        x = _put_count(sheet, f"{player.rest[0]}/{player.rest[1]}", paper, x + 34, middle)
    if player.lost or player.gone:
        word = say(language, player.lost or "hedgehogs-resigned")
        room = max(40, width - x - 14)
        text = written(
            word, palette, use.faint, paper, size=24, width=room, height=34, align=1, least=18
        )
        sheet.put(text, width - 14 - text.width, middle - 18)
    elif player.hand:
        _put_hand(sheet, player, paper, x, width)


def _put_bearer(sheet: Sheet, player: Player, paper: Rgb, x: int, middle: int) -> None:
    """Whether the apple bearer is home (V14)."""
    home = player.bearer == "home"
    fruit = apple(sheet.palette, 28, paper) if home else _core(sheet.palette, paper)
    sheet.put_centred(fruit, x + 14, middle)


def _put_count(sheet: Sheet, count: str, paper: Rgb, x: int, middle: int) -> int:
    """A number of pieces; gives where it ends."""
    use = race_colours(sheet.palette)
    text = written(
        count, sheet.palette, use.ink, paper, size=25, width=60, height=34, bold=True, align=0
    )
    sheet.put(text, x, middle - 17)
    return x + text.width + 4


def keep_plates(palette: PaletteName) -> None:
    """Draw beforehand the cards, the signs of the players and the pieces in their hands."""
    use = race_colours(palette)
    for seats in range(2, len(use.pieces) + 1):
        box = plates(1, seats)[0]
        for lit in (False, True):
            card(palette, box.width, box.height, lit=lit)
    for seat in range(len(use.pieces)):
        for paper in (use.panel, use.panel_lit):
            token(palette, seat, 28, paper)
            token(palette, seat, 14, paper)
            for design in range(1, DESIGNS + 1):
                small_disc(palette, Piece(seat, design), paper, _HAND)


@lru_cache(maxsize=32)
def card(palette: PaletteName, width: int, height: int, *, lit: bool) -> Image.Image:
    """An empty plate; lit for whoever is to move or has won."""
    use = race_colours(palette)
    pen = Pen(width, height)
    draw_box(pen, palette, width, height, lit=lit)
    if lit:
        pen.polygon([(4, height / 2 - 13), (16, height / 2), (4, height / 2 + 13)], use.accent)
    return opaque(pen.finish(), palette, use.paper).pixels


def _put_home(sheet: Sheet, language: Language, player: Player, paper: Rgb, room: int) -> None:
    palette, middle = sheet.palette, 74
    use = race_colours(palette)
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
        placed = token(palette, player.seat, 14, paper) if filled else _slot(palette, paper)
        sheet.put_centred(placed, _TEXT_LEFT + 50 + slot * 32, middle)
    if not player.gone:
        count = f"{player.home}/{player.goal}"
        if player.points is not None:
            count = say(language, "hedgehogs-points", count=player.points)
        text = written(
            count,
            palette,
            use.ink,
            paper,
            size=25,
            width=max(52, room - 42 - slots * 32),
            height=34,
            bold=True,
            align=0,
            least=18,
        )
        sheet.put(text, _TEXT_LEFT + 42 + slots * 32, middle - 17)
        if player.bearer:
            _put_bearer(sheet, player, paper, _TEXT_LEFT + 46 + slots * 32 + text.width, middle)


def _corner(palette: PaletteName, player: Player, paper: Rgb) -> Iterator[Sprite]:
    """What stands at the right of the name, from the right."""
    if player.rank:
        yield medal(palette, player.rank, paper)
    elif player.rolled:
        yield throws(palette, player.rolled, paper)
    elif player.first:
        yield pennant(palette, paper)
    if player.kept:
        yield throws(palette, (player.kept,), paper)
    if player.chosen:
        yield tick(palette, paper)
    if player.spy:
        yield spy_chip(palette, player.spy, paper)


@lru_cache(maxsize=64)
def throws(palette: PaletteName, values: tuple[int, ...], paper: Rgb) -> Sprite:
    """What was thrown for the first place: one die, or one after another with a hook between them
    where it was thrown again."""
    use = race_colours(palette)
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


@lru_cache(maxsize=16)
def _house(palette: PaletteName, paper: Rgb) -> Sprite:
    use = race_colours(palette)
    pen = Pen(30, 30)
    pen.polygon([(15, 2), (29, 15), (1, 15)], use.faint)
    pen.box(5, 13, 25, 28, use.faint)
    pen.box(12, 18, 18, 28, paper)
    return cut_out(pen.finish(), palette, paper)


@lru_cache(maxsize=16)
def _slot(palette: PaletteName, paper: Rgb) -> Sprite:
    use = race_colours(palette)
    pen = Pen(30, 30)
    pen.ellipse((15, 15), 13, 13, paper, line=use.faint, thick=2.2)
    return cut_out(pen.finish(), palette, paper)


@lru_cache(maxsize=16)
def _black_square(palette: PaletteName, paper: Rgb) -> Sprite:
    """A black square, for those who are to rest on one."""
    use = race_colours(palette)
    pen = Pen(28, 28)
    pen.box(0, 0, 28, 28, use.trap, round_by=6, line=use.faint, thick=2)
    pen.ellipse((14, 14), 7.5, 7.5, use.slate)
    pen.ellipse((14, 14), 5, 5, use.black)
    return cut_out(pen.finish(), palette, paper)


@lru_cache(maxsize=16)
def _core(palette: PaletteName, paper: Rgb) -> Sprite:
    """The outline of an apple that is not home yet."""
    use = race_colours(palette)
    pen = Pen(28, 28)
    for colour, less in ((use.faint, 0), (paper, 2.2)):
        for x in (10.4, 17.6):
            pen.ellipse((x, 17), 7.2 - less, 8.4 - less, colour)
    pen.box(9, 12, 19, 22, paper)
    pen.line([(14, 9.5), (15, 4.4)], use.faint, 2.4)
    return cut_out(pen.finish(), palette, paper)
