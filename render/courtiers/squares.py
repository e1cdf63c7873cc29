"""Stacks on their squares: the top large, what is beneath it as chips, finished piles turned."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.core import Event
from engine.courtiers.view import CourtiersView
from render.colours import colours
from render.courtiers.cards import (
    CARD,
    CHIP,
    CLASSES,
    MARGIN,
    SMALL_CHIP,
    Known,
    chip,
    top_card,
    turned_card,
)
from render.courtiers.ground import floor
from render.courtiers.layout import ROW, column_width, corner
from render.picture import PaletteName
from render.shapes import Pen, Rgb
from render.sprites import Art, Sheet, Sprite, cut_out, written

LEFT: Final = 4
"""From the left side of a square to its card."""
_ABREAST: Final = 2
"""Chips in a row as long as three rows hold them all: wide columns keep room for arrows."""
_BESIDE: Final = LEFT + CARD[0] + 4
"""To the first chip."""


def put_squares(sheet: Sheet, view: CourtiersView, since: Sequence[Event]) -> None:
    """Draw what stands where. Of the events, show who has just arrived, where from, and what was
    lost."""
    came = {event.facts["to"] for event in since if "to" in event.facts}
    came.add(view.moved)  # the group that may do favours
    came |= {event.facts["square"] for event in since if event.kind in ("finish", "uncover")}
    went = {event.facts["from"]: event.seat for event in since if "from" in event.facts}
    fallen = {event.facts["square"] for event in since if event.kind in ("discard", "lose")}
    use = colours(sheet.palette)
    for square, stack in enumerate(view.board):
        name = view.squares[square]
        column, row = divmod(square, view.rows)
        place = corner(view.seats, view.rows, column, row)
        ground = floor(use, row, len(CLASSES))
        if stack:
            _put_stack(sheet, view, square, place, ground, fresh=name in came)
        elif name in went:
            seat = went[name]
            spot = place[0] + LEFT - MARGIN, place[1] + 4 - MARGIN
            sheet.put(_ghost(sheet.palette, 0 if seat is None else seat, ground), *spot)
        if name in fallen:
            width = column_width(view.seats)
            sheet.put(_cross(sheet.palette, ground), place[0] + width - 34, place[1] + 16)


def stack_cards(view: CourtiersView, square: int) -> list[tuple[str, Known]]:
    """The cards of a stack, bottom to top, each with who knows it."""
    stack = view.board[square].removesuffix("*")
    cards = [stack[at : at + 2] for at in range(0, len(stack), 2)]
    found: list[tuple[str, Known]] = []
    for height, card in enumerate(cards):
        if card[1] == "?":
            found.append((card, "none"))
        else:
            everybody = view.outcome is not None or view.is_open(square, height)
            found.append((card, "all" if everybody else "own"))
    return found


def _put_stack(  # noqa: PLR0913 - a stack, its place, its ground
    sheet: Sheet,
    view: CourtiersView,
    square: int,
    place: tuple[int, int],
    ground: Rgb,
    *,
    fresh: bool,
) -> None:
    palette = sheet.palette
    x, y = place[0] + LEFT - MARGIN, place[1] + 4 - MARGIN
    cards = stack_cards(view, square)
    room = column_width(view.seats) - _BESIDE - 2
    if view.board[square].endswith("*"):
        top = cards[-1][0]
        sheet.put(turned_card(palette, top, len(cards), ground, fresh=fresh), x, y)
        _put_chips(sheet, cards[::-1], place, room)
        return
    *below, (top, _) = cards
    sheet.put(top_card(palette, top, ground, fresh=fresh), x, y)
    if below:
        _put_chips(sheet, below[::-1], place, room)
        sheet.put(_count(palette, len(cards)), x - 1, y + CARD[1] - 17)


def _put_chips(
    sheet: Sheet, cards: Sequence[tuple[str, Known]], place: tuple[int, int], room: int
) -> None:
    """The cards from the top down, in as many rows as there is room for; should there be more,
    how many."""
    fits = max(1, room // (CHIP[0] + 1))
    across = fits if len(cards) > 3 * _ABREAST else min(fits, _ABREAST)
    small = len(cards) > across * 3
    width, height = SMALL_CHIP if small else CHIP
    most = across * (4 if small else 3)
    shown = list(cards)
    if len(cards) > most:
        shown = [*cards[: most - 1], (f"+{len(cards) - most + 1}", "all")]
    rows = -(-len(shown) // across)
    top = place[1] + (ROW - rows * (height + 1)) // 2
    for at, (card, known) in enumerate(shown):
        row, along = divmod(at, across)
        sprite = chip(sheet.palette, card, known, small=small)
        sheet.put(sprite, place[0] + _BESIDE + along * (width + 1), top + row * (height + 1))


@lru_cache(maxsize=64)
def _count(palette: PaletteName, height: int) -> Sprite:
    """How many cards a stack has."""
    use = colours(palette)
    pen = Pen(24, 24)
    pen.ellipse((12, 12), 11.5, 11.5, use.black, line=use.white, thick=1.6)
    disc = cut_out(pen.finish(), palette, use.path)
    text = written(
        str(height), palette, use.white, use.black, size=16, width=16, height=17, bold=True
    )
    over = Sheet(palette, disc.pixels)
    over.put(text, 4, 3)
    return Sprite(over.pixels, disc.mask)


@lru_cache(maxsize=96)
def _ghost(palette: PaletteName, seat: int, ground: Rgb) -> Sprite:
    """The place a whole stack has left."""
    use = colours(palette)
    line = use.pieces[seat].body
    if max(abs(one - other) for one, other in zip(line, ground, strict=True)) < 95:
        line = use.faint
    return _ghost_art(palette, line).cut_out(ground)


@lru_cache(maxsize=32)
def _ghost_art(palette: PaletteName, line: Rgb) -> Art:
    width, height = CARD[0] + 2 * MARGIN, CARD[1] + 2 * MARGIN
    pen = Pen(width, height)
    pen.box(MARGIN, MARGIN, width - MARGIN, height - MARGIN, line, round_by=8)
    pen.erase_box(MARGIN + 3, MARGIN + 3, width - MARGIN - 3, height - MARGIN - 3, round_by=6)
    for x in range(MARGIN + 12, width - 12, 16):
        pen.erase(x, 0, x + 7, height)
    for y in range(MARGIN + 12, height - 8, 16):
        pen.erase(0, y, width, y + 7)
    return Art(pen.finish(), palette)


@lru_cache(maxsize=32)
def _cross(palette: PaletteName, ground: Rgb) -> Sprite:
    """Somebody has fallen here."""
    use = colours(palette)
    pen = Pen(30, 30)
    for colour, thick in ((use.white, 9.5), (use.closed, 6)):
        pen.line([(6, 6), (24, 24)], colour, thick)
        pen.line([(24, 6), (6, 24)], colour, thick)
    return cut_out(pen.finish(), palette, ground)
