"""Lanes, black squares and stacks."""

from collections.abc import Sequence

from engine.core import Event
from engine.hedgehogs.view import HedgehogsView
from render.colours import colours
from render.hedgehogs.ground import floor, lane_strip
from render.hedgehogs.layout import BOARD_LEFT, FRAME, cell_corner
from render.hedgehogs.overlays import ghost, no_way
from render.hedgehogs.pieces import LETTERS, is_pile, put_stack
from render.hedgehogs.traps import Trap, lock_badge, trap_frame, trap_square
from render.sprites import Sheet


def put_squares(sheet: Sheet, view: HedgehogsView, since: Sequence[Event]) -> None:
    """Draw what stands where. Of the events, show who has just arrived and where from, and which
    lanes let nobody go."""
    if 0 < view.die <= view.lanes:
        lit = lane_strip(sheet.palette, view.die - 1, view.rows, lit=True)
        sheet.put(lit, FRAME, cell_corner(view.die - 1, 0)[1])
    came = {event.facts["to"]: event.facts["piece"] for event in since if "to" in event.facts}
    went = {event.facts["from"]: event.facts["piece"] for event in since if "from" in event.facts}
    for number, (name, stack) in enumerate(zip(view.squares, view.board, strict=True)):
        if name in view.traps:
            _put_trap(sheet, view, number, fresh=bool(stack) and came.get(name) == stack[-2:])
        elif stack or name in went:
            row, lane = divmod(number, view.lanes)
            below = floor(colours(sheet.palette), lane, row, view.rows, lit=lane == view.die - 1)
            x, y = cell_corner(lane, row)
            if stack:
                put_stack(sheet, stack, x, y, below, fresh=came.get(name) == stack[-2:])
            else:
                sheet.put(ghost(sheet.palette, LETTERS.index(went[name][0]), below), x, y)
    for event in since:
        if event.kind == "blocked" and 0 < event.facts["die"] <= view.lanes:
            top = cell_corner(event.facts["die"] - 1, 0)[1]
            sheet.put(no_way(sheet.palette), BOARD_LEFT - 36, top + 2)


def _put_trap(sheet: Sheet, view: HedgehogsView, number: int, *, fresh: bool) -> None:
    use = colours(sheet.palette)
    row, lane = divmod(number, view.lanes)
    stack = view.board[number]
    state: Trap = "closed" if view.squares[number] in view.held else "open"
    below = floor(use, lane, row, view.rows, lit=lane == view.die - 1)
    x, y = cell_corner(lane, row)
    sheet.put(trap_square(sheet.palette, state, below, empty=not stack), x, y)
    if stack:
        put_stack(sheet, stack, x, y, use.trap, fresh=fresh)
        sheet.put(trap_frame(sheet.palette, state), x, y)
        if is_pile(stack, trapped=True):
            sheet.put(lock_badge(sheet.palette, state), x + 2, y + 2)
