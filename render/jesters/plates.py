"""The players in the corners: name, points, what is left to place, what was captured."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct

from render.colours import colours
from render.jesters.colours import court_colours
from render.jesters.layout import CORNERS, PLATE_HEIGHT, PLATE_WIDTH, SLOPE, Corner
from render.jesters.pieces import piece_art
from render.parts.medals import medal, pennant
from render.parts.plates import without_aside
from render.parts.tokens import token
from render.picture import Language, PaletteName
from render.shapes import Pen, Point, Rgb
from render.sprites import Sheet, Sprite, cut_out, written
from words import say

_PAD: Final = 14
_LINES: Final = {"name": 28, "stock": 67, "points": 113, "taken": 162}
"""How far from the wide side of a plate the middle of each line is."""
_SMALL: Final = 0.37
"""How large pieces on a plate are, beside those on the board."""

_MOST_SHOWN: Final = 4
"""Captured pieces shown one by one; more are counted."""
_SPREAD: Final = 31
"""From the first of them to the last, at most."""

Icon = Literal["single", "double", "stick"]
_KINDS: Final[tuple[tuple[Icon, int], ...]] = (("single", 1), ("double", 2))


class Player(Struct, frozen=True):
    """What a plate shows."""

    seat: int
    name: str
    points: int
    captured: int
    stock: int
    doubles: int
    sticks: int
    taken: tuple[tuple[int, int], ...]
    """What was captured, in order: whose, and one or two."""
    to_move: bool
    first: bool
    gone: bool
    rank: int
    """0 while the game is on."""


@lru_cache(maxsize=256)
def plate(palette: PaletteName, language: Language, player: Player, corner: Corner) -> Sprite:
    lit = player.to_move or player.rank == 1
    card = _card(palette, corner, lit=lit)
    sheet = Sheet(palette, card.pixels)
    place = _Place(sheet, corner, lit=lit)
    place.put(token(palette, player.seat, 19, place.paper), "name", 0)
    room = place.room("name") - 48
    called = without_aside(player.name, 28, room)
    name = place.text(called, size=28, room=room, faint=player.gone, bold=True)
    place.put(name, "name", 48)
    points = place.text(str(player.points), size=46, room=100, bold=True)
    place.put(points, "points", 2)
    if player.rank:
        place.put(medal(palette, player.rank, place.paper), "points", points.width + 8)
    elif player.first:
        place.put(pennant(palette, place.paper), "points", points.width + 8)
    if player.gone:
        word = say(language, "jesters-resigned")
        place.put(place.text(word, size=24, room=place.room("stock"), faint=True), "stock", 0)
    else:
        _put_stock(place, player)
    _put_taken(place, player)
    return Sprite(sheet.pixels, card.mask)


def keep_plates(palette: PaletteName) -> None:
    """Draw beforehand the cards and what stands on them."""
    use = colours(palette)
    for corner in CORNERS:
        for lit in (False, True):
            _card(palette, corner, lit=lit)
    for paper in (use.panel, use.panel_lit):
        for seat in range(len(CORNERS)):
            token(palette, seat, 19, paper)
            for kind in ("single", "double"):
                _icon(palette, seat, kind, paper)
        _icon(palette, 0, "stick", paper)


class _Place:
    """A plate's lines: from the wide side inwards, and from the picture's edge inwards."""

    def __init__(self, sheet: Sheet, corner: Corner, *, lit: bool) -> None:
        use = colours(sheet.palette)
        self._sheet = sheet
        self.right = "right" in corner
        self._low = "bottom" in corner
        self.palette: PaletteName = sheet.palette
        self.paper = use.panel_lit if lit else use.panel

    def room(self, line: str) -> int:
        """How wide a line may be."""
        return round(PLATE_WIDTH - (_LINES[line] + 17) * SLOPE) - 2 * _PAD

    def put(self, sprite: Sprite, line: str, inwards: float) -> None:
        """Lay something on a line, so far from its outer end."""
        left = _PAD + inwards
        if self.right:
            left = PLATE_WIDTH - left - sprite.width
        middle = PLATE_HEIGHT - _LINES[line] if self._low else _LINES[line]
        self._sheet.put(sprite, round(left), round(middle - sprite.height / 2))

    def text(
        self, text: str, *, size: float, room: int, faint: bool = False, bold: bool = False
    ) -> Sprite:
        use = colours(self.palette)
        return written(
            text,
            self.palette,
            use.faint if faint else use.ink,
            self.paper,
            size=size,
            width=room,
            height=round(size * 1.2),
            bold=bold,
            align=0,
            least=22,
        )


def _put_stock(place: _Place, player: Player) -> None:
    """Pawns, doubles and sticks that are left."""
    seat = player.seat
    left: list[tuple[Icon, int, int]] = [
        ("single", seat, player.stock),
        ("double", seat, player.doubles),
        ("stick", seat, player.sticks),
    ]
    _put_amounts(place, "stock", left)


def _put_amounts(place: _Place, line: str, amounts: Sequence[tuple[Icon, int, int]]) -> None:
    """Small pieces of a seat, each with its number behind it."""
    inwards = -4.0
    for kind, seat, amount in amounts:
        icon = _icon(place.palette, seat, kind, place.paper)
        count = place.text(str(amount), size=23, room=40, faint=not amount, bold=True)
        before, behind = (count.width - 4, 0) if place.right else (0, icon.width - 4)
        place.put(count, line, inwards + behind)
        place.put(icon, line, inwards + before)
        inwards += icon.width + count.width - 9


def _put_taken(place: _Place, player: Player) -> None:
    """What was captured: a few one by one and what they are worth, many by their number."""
    if len(player.taken) > _MOST_SHOWN:
        _put_amounts(place, "taken", _by_kind(player.taken))
        return
    last = len(player.taken) - 1
    step = min(22, _SPREAD / max(1, last))
    for number, (owner, count) in enumerate(player.taken):
        icon = _icon(place.palette, owner, "double" if count == 2 else "single", place.paper)
        place.put(icon, "taken", number * step - 2)
    if player.taken:
        worth = place.text(f"+{player.captured}", size=23, room=60, bold=True)
        place.put(worth, "taken", last * step + 28)


def _by_kind(taken: tuple[tuple[int, int], ...]) -> list[tuple[Icon, int, int]]:
    """Singles and doubles, each with the colour that most of them have and their number."""
    kinds: list[tuple[Icon, int, int]] = []
    for kind, wanted in _KINDS:
        owners = [owner for owner, count in taken if count == wanted]
        if owners:
            kinds.append((kind, max(sorted(set(owners)), key=owners.count), len(owners)))
    return kinds


@lru_cache(maxsize=64)
def _icon(palette: PaletteName, seat: int, kind: Icon, paper: Rgb) -> Sprite:
    """A small pawn, double or stick."""
    if kind == "stick":
        use, own = colours(palette), court_colours(palette)
        pen = Pen(22, 30)
        for thick, colour in ((11.0, use.black), (9.0, own.stick_line), (6.0, own.stick)):
            pen.line([(15, 6), (7, 24)], colour, thick)
        return cut_out(pen.finish(), palette, paper)
    return piece_art(palette, seat, kind, zoom=_SMALL).cut_out(paper)


def _card_shape(corner: Corner, inset: float) -> list[Point]:
    """A box whose inner corner is cut off along the board."""
    narrow = PLATE_WIDTH - PLATE_HEIGHT * SLOPE
    shape = [
        (inset, inset),
        (PLATE_WIDTH - inset * 1.73, inset),
        (narrow - inset * 0.58, PLATE_HEIGHT - inset),
        (inset, PLATE_HEIGHT - inset),
    ]
    if "right" in corner:
        shape = [(PLATE_WIDTH - x, y) for x, y in shape]
    if "bottom" in corner:
        shape = [(x, PLATE_HEIGHT - y) for x, y in shape]
    return shape


@lru_cache(maxsize=32)
def _card(palette: PaletteName, corner: Corner, *, lit: bool) -> Sprite:
    use = colours(palette)
    pen = Pen(PLATE_WIDTH, PLATE_HEIGHT)
    pen.polygon(_card_shape(corner, 0), use.accent if lit else use.grid)
    pen.polygon(_card_shape(corner, 5 if lit else 2), use.panel_lit if lit else use.panel)
    return cut_out(pen.finish(), palette, use.paper)
