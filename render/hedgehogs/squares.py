"""Lanes, black squares and stacks."""

from collections.abc import Sequence

from engine.core import Event
from engine.hedgehogs.view import HedgehogsView
from render.colours import colours
from render.hedgehogs.ground import floor, lane_strip
from render.hedgehogs.layout import BOARD_LEFT, FRAME, cell_centre, cell_corner
from render.hedgehogs.overlays import ghost, no_way, tube_bracket
from render.hedgehogs.pieces import Piece, lane_letters, pieces_of
from render.hedgehogs.stacks import stack
from render.hedgehogs.traps import Trap, lock_badge, trap_frame, trap_square
from render.sprites import Sheet


def put_squares(sheet: Sheet, view: HedgehogsView, since: Sequence[Event]) -> None:
    """Draw what stands where. Of the events, show who has just arrived and where from, and which
    lanes let nobody go."""
    if 0 < view.die <= view.lanes:
        lane = view.die - 1
        lit = lane_strip(sheet.palette, lane_letters(view)[lane], lane, view.rows, lit=True)
        sheet.put(lit, FRAME, cell_corner(lane, 0)[1])
    if view.tube:
        sheet.put(tube_bracket(sheet.palette, view.lanes), FRAME, cell_corner(0, 0)[1])
    came = {event.facts["to"]: event.facts["piece"] for event in since if "to" in event.facts}
    went = {event.facts["from"]: event.facts["piece"] for event in since if "from" in event.facts}
    for number, (name, standing) in enumerate(zip(view.squares, view.board, strict=True)):
        left = pieces_of(view.letters, went[name])[0] if name in went and not standing else None
        fresh = bool(standing) and came.get(name) == standing[-2:]
        if name in view.traps:
            _put_trap(sheet, view, number, left, fresh=fresh)
        elif standing or left:
            row, lane = divmod(number, view.lanes)
            below = floor(colours(sheet.palette), lane, row, view.rows, lit=lane == view.die - 1)
            if left:
                sprite = ghost(sheet.palette, left.seat, below)
            else:
                pieces = pieces_of(view.letters, standing)
                sprite = stack(sheet.palette, pieces, below, fresh=fresh)
            sheet.put_centred(sprite, *cell_centre(lane, row))
    for event in since:
        if event.kind == "blocked" and 0 < event.facts["die"] <= view.lanes:
            top = cell_corner(event.facts["die"] - 1, 0)[1]
            sheet.put(no_way(sheet.palette), BOARD_LEFT - 36, top + 2)


def _put_trap(
    sheet: Sheet, view: HedgehogsView, number: int, left: Piece | None, *, fresh: bool
) -> None:
    """A black square, with who stands on it or has just left it."""
    use = colours(sheet.palette)
    row, lane = divmod(number, view.lanes)
    standing = view.board[number]
    below = floor(use, lane, row, view.rows, lit=lane == view.die - 1)
    x, y = cell_corner(lane, row)
    state = _state(view, view.squares[number])
    sheet.put(trap_square(sheet.palette, state, below, empty=not standing), x, y)
    if standing:
        pieces = pieces_of(view.letters, standing)
        sprite = stack(sheet.palette, pieces, use.trap, fresh=fresh, trapped=True)
        sheet.put_centred(sprite, *cell_centre(lane, row))
        sheet.put(trap_frame(sheet.palette, state), x, y)
        sheet.put(lock_badge(sheet.palette, state), x - 7, y - 7)
    elif left:
        sheet.put(ghost(sheet.palette, left.seat, use.trap), x - 5, y)


def _state(view: HedgehogsView, square: str) -> Trap:
    if not any(view.board):
        return "idle"  # before anybody stands on the board, it says nothing to call traps open
    return "closed" if square in view.held else "open"
