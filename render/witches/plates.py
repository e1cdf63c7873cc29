"""The clans below the track: whose they are, their points, and each of their twelve cards."""

from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct

from render.colours import colours
from render.parts.frame import Box
from render.parts.medals import medal, pennant
from render.parts.plates import blank_plate, without_aside
from render.parts.signs import SIGNS
from render.parts.tokens import token
from render.picture import PaletteName
from render.shapes import Pen
from render.sprites import Art, Sheet, Sprite, written
from render.witches.tiles import star

MAGIC: Final = "magic"
TWELVE: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", MAGIC, MAGIC, MAGIC)
State = Literal["held", "played", "fresh"]
CARD_WIDTH: Final = 36
CARD_HEIGHT: Final = 48
_CARDS_TOP: Final = 54
_STEP: Final = 39


class Clan(Struct, frozen=True):
    """What a plate shows."""

    number: int
    name: str
    points: int
    left: tuple[str, ...]
    """Cards in hand, or in the pile."""
    fresh: tuple[str, ...]
    """Those just played."""
    to_move: bool
    first: bool
    gone: bool
    neutral: bool
    note: str
    """What is said of it beside its name."""
    rank: int
    """0 while the race is on."""


@lru_cache(maxsize=256)
def plate(palette: PaletteName, clan: Clan, box: Box) -> Sprite:
    use = colours(palette)
    lit = clan.to_move or clan.rank == 1
    paper = use.panel_lit if lit else use.panel
    sheet = Sheet(palette, blank_plate(palette, box.width, box.height, lit=lit))
    sheet.put_centred(token(palette, clan.number, 19, paper), 34, 28)
    corner: Sprite | None = None
    if clan.rank:
        corner = medal(palette, clan.rank, paper)
    elif clan.first:
        corner = pennant(palette, paper)
    right = box.width - 12
    if corner is not None:
        sheet.put(corner, right - corner.width, 3)
        right -= corner.width + 6
    ink = use.faint if clan.gone or clan.neutral else use.ink
    note = written(
        clan.note, palette, ink, paper, size=25, width=190, height=36, bold=ink == use.ink, align=0
    )
    sheet.put(note, right - note.width, 10)
    room = right - note.width - 72
    name = written(
        without_aside(clan.name, 29, room, least=22),
        palette,
        ink,
        paper,
        size=29,
        width=room,
        height=42,
        bold=True,
        align=0,
        least=22,
    )
    sheet.put(name, 64, 6)
    _put_cards(sheet, clan)
    return Sprite(sheet.pixels, None)


def keep_plates(palette: PaletteName) -> None:
    """Draw beforehand every card, held and played."""
    for clan in range(4):
        for what in TWELVE[:10]:
            for lit in (False, True):
                card(palette, clan, what, "held", lit=lit)
                card(palette, clan, what, "played", lit=lit)


def _put_cards(sheet: Sheet, clan: Clan) -> None:
    left, fresh = list(clan.left), list(clan.fresh)
    lit = clan.to_move or clan.rank == 1
    for place, what in enumerate(TWELVE):
        if what in left:
            left.remove(what)
            state: State = "held"
        elif what in fresh:
            fresh.remove(what)
            state = "fresh"
        else:
            state = "played"
        sheet.put(
            card(sheet.palette, clan.number, what, state, lit=lit), 13 + place * _STEP, _CARDS_TOP
        )


@lru_cache(maxsize=512)
def card(palette: PaletteName, clan: int, what: str, state: State, *, lit: bool) -> Sprite:
    """One card: held, in the clan's colour; played, only its outline; just played, ringed."""
    use = colours(palette)
    own = use.pieces[clan]
    paper = use.panel_lit if lit else use.panel
    signed = state == "held" or what == MAGIC  # a number that is played looks the same for all
    blank = _card_art(palette, clan if signed else 0, what == MAGIC, state).opaque(paper)
    if what == MAGIC:
        return blank
    ink, face = {
        "held": (own.sign, own.body),
        "played": (use.faint, paper),
        "fresh": (use.ink, use.panel),
    }[state]
    sheet = Sheet(palette, blank.pixels)
    number = written(what, palette, ink, face, size=27, width=26, height=32, bold=True)
    sheet.put_centred(number, CARD_WIDTH / 2, CARD_HEIGHT / 2 - 1)
    return Sprite(sheet.pixels, None)


@lru_cache(maxsize=256)
def _card_art(palette: PaletteName, clan: int, magic: bool, state: State) -> Art:
    use = colours(palette)
    own = use.pieces[clan]
    pen = Pen(CARD_WIDTH, CARD_HEIGHT)
    middle = (CARD_WIDTH / 2, CARD_HEIGHT / 2)
    if state == "held":
        pen.box(0, 0, CARD_WIDTH, CARD_HEIGHT, own.body, round_by=6)
        ink = own.sign
    else:
        line, thick = (use.accent, 4) if state == "fresh" else (use.grid, 1.5)
        face = use.panel if state == "fresh" else None
        pen.box(1, 1, CARD_WIDTH - 1, CARD_HEIGHT - 1, face, round_by=6, line=line, thick=thick)
        if face is None:
            pen.erase_box(2.5, 2.5, CARD_WIDTH - 2.5, CARD_HEIGHT - 2.5, round_by=5)
        ink = use.ink if state == "fresh" else use.faint
    if magic:
        star(pen, (middle[0], middle[1] - 9), 11, ink)
        SIGNS[clan](pen, (middle[0], middle[1] + 12), 6.5, ink)
    return Art(pen.finish(), palette)
