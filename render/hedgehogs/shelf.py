"""The shelf between the board and the players: dice to pick from, cards, and who is out."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct
from PIL import Image

from engine.core import Event
from engine.hedgehogs.view import HedgehogsView
from render.colours import colours
from render.hedgehogs.layout import SHELF, shelf_top
from render.hedgehogs.pieces.discs import small_disc
from render.hedgehogs.pieces.piece import Piece, pieces_of
from render.parts.cards import CARD, card
from render.parts.dice import draw_die
from render.parts.frame import FRAME, WIDTH
from render.picture import Language, PaletteName
from render.shapes import Pen, Rgb
from render.sprites import Sheet, Sprite, cut_out, opaque, written
from render.text import fitted, painted
from words import say

_ROOM: Final = WIDTH - 2 * FRAME
_DIE: Final = 40
_DISC: Final = 0.58


class Shelf(Struct, frozen=True):
    """What lies beside the board."""

    dice: tuple[int, ...] | None
    """Dice that may still be taken (V16)."""
    pile: int
    """Cards in the pile (V7); 0 where none are used."""
    turned: tuple[int, ...]
    out: tuple[Piece, ...] | None
    """Who has left the race."""
    fresh: int = 0
    """So many of them only just."""


def shelf_of(view: HedgehogsView, since: Sequence[Event]) -> Shelf | None:
    """What is to lie on the shelf; nothing where the race needs none."""
    shared, cards = view.dice_used == "shared", view.dice_used == "cards"
    leaves = view.doping or view.trap == "hole" or bool(view.out)
    if not (shared or cards or leaves):
        return None
    return Shelf(
        dice=view.dice if shared else None,
        pile=len(view.deck) if cards else 0,
        turned=view.turned,
        out=pieces_of(view.letters, view.out, view.bearers) if leaves else None,
        fresh=sum(event.kind in ("doped", "hole") for event in since),
    )


def put_shelf(sheet: Sheet, language: Language, lanes: int, shelf: Shelf) -> None:
    sheet.put(_shelf(sheet.palette, language, shelf), FRAME, shelf_top(lanes))


@lru_cache(maxsize=64)
def _shelf(palette: PaletteName, language: Language, shelf: Shelf) -> Sprite:
    use = colours(palette)
    sheet = Sheet(palette, _board(palette))
    x = 14
    if shelf.dice is not None:
        x = _put_label(sheet, say(language, "hedgehogs-shelf-dice"), x)
        for value in shelf.dice:
            sheet.put_centred(_die(palette, value, use.panel), x + _DIE / 2, SHELF / 2)
            x += _DIE + 6
        x += 18
    if shelf.pile:
        x = _put_label(sheet, say(language, "hedgehogs-shelf-cards"), x)
        sheet.put_centred(_back(palette, shelf.pile), x + 22, SHELF / 2)
        x += 54
        for place, value in enumerate(shelf.turned):
            counts = place == len(shelf.turned) - 1
            sheet.put_centred(card(palette, value, use.panel, counts=counts), x + 22, SHELF / 2)
            x += 50
        x += 18
    if shelf.out is not None:
        x = _put_label(sheet, say(language, "hedgehogs-shelf-out"), x)
        _put_out(sheet, shelf.out, x, fresh=shelf.fresh)
    return Sprite(sheet.pixels, None)


def _put_label(sheet: Sheet, text: str, x: int) -> int:
    """A word; gives where it ends."""
    use = colours(sheet.palette)
    sprite = written(
        text, sheet.palette, use.faint, use.panel, size=23, width=260, height=40, align=0
    )
    sheet.put(sprite, x, (SHELF - 40) // 2)
    return x + sprite.width + 8


def _put_out(sheet: Sheet, out: tuple[Piece, ...], x: int, *, fresh: int) -> None:
    """Discs beside each other, and over each other where there are many; the last ones ringed."""
    if not out:
        return
    ground = colours(sheet.palette).panel
    discs = [
        small_disc(sheet.palette, piece, ground, _DISC, fresh=place >= len(out) - fresh)
        for place, piece in enumerate(out)
    ]
    step = min(60, (_ROOM - 12 - discs[0].width - x) / max(1, len(out) - 1))
    for place, disc in enumerate(discs):
        sheet.put(disc, round(x + place * step), (SHELF - disc.height) // 2)


@lru_cache(maxsize=4)
def _board(palette: PaletteName) -> Image.Image:
    use = colours(palette)
    pen = Pen(_ROOM, SHELF)
    pen.box(0, 0, _ROOM, SHELF, use.panel, round_by=12, line=use.grid, thick=2)
    return opaque(pen.finish(), palette, use.paper).pixels


@lru_cache(maxsize=64)
def _die(palette: PaletteName, value: int, ground: Rgb) -> Sprite:
    use = colours(palette)
    pen = Pen(_DIE + 2, _DIE + 2)
    draw_die(pen, (_DIE / 2 + 1, _DIE / 2 + 1), _DIE, value, face=use.white, line=use.black)
    return cut_out(pen.finish(), palette, ground)


@lru_cache(maxsize=32)
def _back(palette: PaletteName, count: int) -> Sprite:
    """The pile face down, with the number of its cards."""
    use = colours(palette)
    wide, high = CARD
    pen = Pen(wide + 10, high + 6)
    for step in (6, 3, 0):
        left = step
        pen.box(left, 6 - step, left + wide, high + 6 - step, use.surround, round_by=7,
                line=use.white, thick=2)  # fmt: skip
    pen.box(5, 18, wide - 5, high - 6, use.white, round_by=5)
    art = pen.finish()
    line = fitted(str(count), 22, wide, bold=True)
    art.alpha_composite(painted(line, use.black, wide, high + 12), (0, 0))
    return cut_out(art, palette, use.panel)
