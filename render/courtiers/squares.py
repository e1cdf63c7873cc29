"""Stacks on their squares: the top card whole, the edges of those beneath it, face down or not."""

from collections.abc import Sequence
from functools import lru_cache

from engine.core import Event
from engine.courtiers.view import CourtiersView
from render.colours import colours
from render.courtiers.cards import RING, Known, edge_card, ring, top_card
from render.courtiers.colours import hall
from render.courtiers.ground import floor
from render.courtiers.layout import EDGE, PAD, Layout, paired, stack_height
from render.parts.frame import Box
from render.picture import PaletteName
from render.shapes import Pen, Rgb
from render.sprites import Art, Sheet, Sprite, cut_out


def put_squares(sheet: Sheet, view: CourtiersView, layout: Layout, since: Sequence[Event]) -> None:
    """Draw what stands where. Of the events, show who has just arrived, where from, and what was
    lost."""
    came = {event.facts["to"] for event in since if "to" in event.facts}
    came.add(view.moved)  # the group that may do favours
    came |= {event.facts["square"] for event in since if event.kind in ("finish", "uncover")}
    went = {event.facts["from"]: event.seat for event in since if "from" in event.facts}
    fallen = {event.facts["square"] for event in since if event.kind in ("discard", "lose")}
    for number, stack in enumerate(view.board):
        name = view.squares[number]
        if not (stack or name in went or name in fallen):
            continue
        column, row = divmod(number, view.rows)
        box, ground = layout.square(column, row), floor(sheet.palette, row)
        if stack:
            _put_stack(sheet, view, number, box, ground, fresh=name in came)
        elif name in went:
            seat = went[name]
            high = min(box.height, stack_height(view.seats, 1) + 2 * PAD)
            ghost = _ghost(sheet.palette, 0 if seat is None else seat, ground, box.width, high)
            sheet.put(ghost, box.left, box.top + box.height - high)
        if name in fallen:
            cross = _cross(sheet.palette, ground)
            left = box.width - 38 if stack else (box.width - cross.width) // 2
            sheet.put(cross, box.left + left, box.top + (box.height - cross.height) // 2)


def stack_cards(view: CourtiersView, square: int) -> list[tuple[str, Known]]:
    """The cards of a stack, bottom to top, each with who knows it."""
    stack = view.board[square]
    found: list[tuple[str, Known]] = []
    for height in range(len(stack) // 2):
        card = stack[2 * height : 2 * height + 2]
        if card[1] == "?":
            found.append((card, "none"))
        else:
            everybody = view.outcome is not None or view.is_open(square, height)
            found.append((card, "all" if everybody else "own"))
    return found


def _put_stack(  # noqa: PLR0913 - a stack, its place, its ground
    sheet: Sheet, view: CourtiersView, square: int, box: Box, ground: Rgb, *, fresh: bool
) -> None:
    """Stacks stand on the foot of their row; below the top card the others show, the lowest at the
    foot."""
    palette = sheet.palette
    *covered, (top, known) = stack_cards(view, square)
    turned = view.board[square].endswith("*")
    width = box.width - 2 * PAD
    left = box.left + PAD
    above = box.top + box.height - PAD - stack_height(view.seats, len(covered) + 1)
    high = stack_height(view.seats, 1)
    size, below = (width, high), ground
    if fresh:
        sheet.put(ring(palette, size, ground), left - RING, above - RING)
        below = hall(palette).shine
    pairs = paired(len(covered))
    for place, (card, seen) in enumerate(covered, start=1 - len(covered)):
        down, along = divmod(-place, 2) if pairs else (-place, 0)
        wide = (width - 1) // 2 if pairs else width
        sprite = edge_card(palette, card, seen, wide, turned=turned)
        x, y = left + along * (wide + 1), above + high + (down + 1) * EDGE - sprite.height
        sheet.put(sprite, x, y)
    sheet.put(top_card(palette, top, known, size, below, turned=turned), left, above)


@lru_cache(maxsize=96)
def _ghost(palette: PaletteName, seat: int, ground: Rgb, width: int, height: int) -> Sprite:
    """The place a whole stack has left."""
    use = colours(palette)
    line = use.pieces[seat].body
    if max(abs(one - other) for one, other in zip(line, ground, strict=True)) < 95:
        line = use.faint if ground in (use.path, use.path_other) else hall(palette).shine
    return _ghost_art(palette, line, width, height).cut_out(ground)


@lru_cache(maxsize=32)
def _ghost_art(palette: PaletteName, line: Rgb, width: int, height: int) -> Art:
    pen = Pen(width, height)
    left, top, right, bottom = PAD + 1, PAD, width - PAD - 1, height - PAD - 1
    pen.box(left, top, right, bottom, line, round_by=8)
    pen.erase_box(left + 3, top + 3, right - 3, bottom - 3, round_by=6)
    for x in range(left + 12, right - 8, 16):
        pen.erase(x, 0, x + 7, height)
    if height > 2 * PAD + 36:
        for y in range(top + 12, bottom - 8, 16):
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
