"""Lanes, black squares and stacks."""

from collections.abc import Mapping, Sequence

from engine.core import Event
from engine.hedgehogs.view import HedgehogsView
from render.hedgehogs.colours import race_colours
from render.hedgehogs.lanes.ground import Rows, floor, lane_strip
from render.hedgehogs.lanes.hazards import bare_print, hazard, hazard_badge
from render.hedgehogs.lanes.overlays import ghost, no_way, tube_bracket
from render.hedgehogs.lanes.traps import lock_badge, trap_frame, trap_square
from render.hedgehogs.layout import BOARD_LEFT, cell_centre, cell_corner
from render.hedgehogs.pieces.piece import Piece, lane_letters, pieces_of
from render.hedgehogs.pieces.stacks import stack
from render.hedgehogs.reading import due_die, hold_of, hold_of_piece, last_piece
from render.parts.frame import FRAME
from render.shapes import Rgb
from render.sprites import Sheet


def put_squares(sheet: Sheet, view: HedgehogsView, since: Sequence[Event]) -> None:
    """Draw what stands where. Of the events, show who has just arrived and where from, and which
    lanes let nobody go."""
    lit = due_die(view) - 1
    rows = Rows(view.rows, view.way)
    if 0 <= lit < view.lanes:
        letter = lane_letters(view)[lit]
        strip = lane_strip(sheet.palette, letter, lit, rows, lit=True)
        sheet.put(strip, FRAME, cell_corner(lit, 0)[1])
    if view.tube:
        sheet.put(tube_bracket(sheet.palette, view.lanes), FRAME, cell_corner(0, 0)[1])
    came, went = _hops(since)
    use = race_colours(sheet.palette)
    special = {*view.black, *view.painted, *went}
    for number, (name, standing) in enumerate(zip(view.squares, view.board, strict=True)):
        if not standing and name not in special:
            continue
        left = None
        if not standing and name in went:
            left = pieces_of(view.letters, went[name], view.bearers)[0]
        black = name in view.black
        row, lane = divmod(number, view.lanes)
        below = floor(use, lane, row, rows, lit=lane == lit)
        if black and view.trap != "none":
            below = _put_black(sheet, view, number, below)
        elif black or name in view.painted:
            bare = bare_print(sheet.palette, below, painted=not black)
            sheet.put(bare, *cell_corner(lane, row))
        if standing:
            fresh = came.get(name) == standing[-2:].lower()
            _put_stack(sheet, view, number, below, fresh=fresh)
        elif left:
            _put_ghost(sheet, left, below, cell_corner(lane, row))
    for event in since:
        if event.kind == "blocked" and 0 < event.facts["die"] <= view.lanes:
            top = cell_corner(event.facts["die"] - 1, 0)[1]
            sheet.put(no_way(sheet.palette), BOARD_LEFT - 36, top + 2)


def _hops(since: Sequence[Event]) -> tuple[Mapping[str, str], Mapping[str, str]]:
    """By square, the piece that came there last, in small letters, and the one that left it."""
    came: dict[str, str] = {}
    went: dict[str, str] = {}
    for event in since:
        piece = last_piece(event)
        if not piece:
            continue
        if "to" in event.facts:
            came[event.facts["to"]] = piece.lower()
        elif event.kind == "climb":
            came[event.facts["at"]] = piece.lower()
        if "from" in event.facts:
            went[event.facts["from"]] = piece
    return came, went


def _put_black(sheet: Sheet, view: HedgehogsView, number: int, below: Rgb) -> Rgb:
    """A black square; gives the colour of its floor."""
    row, lane = divmod(number, view.lanes)
    name, standing = view.squares[number], view.board[number]
    empty = not standing
    if view.trap in ("hold", "door"):
        hold, door = hold_of(view, name), view.trap == "door"
        sprite = trap_square(sheet.palette, hold, below, empty=empty, door=door)
    else:
        sprite = hazard(sheet.palette, view.trap, view.way, below, empty=empty)
    sheet.put(sprite, *cell_corner(lane, row))
    return race_colours(sheet.palette).trap


def _put_stack(sheet: Sheet, view: HedgehogsView, number: int, below: Rgb, *, fresh: bool) -> None:
    """A stack, and over it what tells that it stands on a black square."""
    palette = sheet.palette
    row, lane = divmod(number, view.lanes)
    name, standing = view.squares[number], view.board[number]
    trapped = name in view.black and view.trap != "none"
    pieces = pieces_of(view.letters, standing, view.bearers)
    sprite = stack(palette, pieces, below, fresh=fresh, trapped=trapped)
    sheet.put_centred(sprite, *cell_centre(lane, row))
    if not trapped:
        return
    x, y = cell_corner(lane, row)
    if view.trap in ("hold", "door"):
        door = view.trap == "door"
        hold = hold_of_piece(view, name, standing[0] if door else standing[-2])
        sheet.put(trap_frame(palette, hold, door=door), x, y)
        sheet.put(lock_badge(palette, hold), x - 7, y - 7)
    else:
        sheet.put(hazard_badge(palette, view.trap, view.way), x - 8, y - 8)


def _put_ghost(sheet: Sheet, left: Piece, below: Rgb, corner: tuple[int, int]) -> None:
    """The place that somebody has left."""
    x, y = corner
    aside = 5 if below == race_colours(sheet.palette).trap else 0
    sheet.put(ghost(sheet.palette, left.colour, below), x - aside, y)
