"""Moves on the board: those made, as arrows, and those to choose from, as letters."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.core import Event, Move
from engine.hedgehogs.pieces import DESIGNS
from engine.hedgehogs.view import HedgehogsView
from render.hedgehogs.lanes.overlays import arrow, gone_under, tag, turned_round
from render.hedgehogs.layout import BOARD_LEFT, CELL, cell_centre
from render.hedgehogs.pieces.piece import lane_letters
from render.hedgehogs.reading import due_die, place_of
from render.parts.badge import Way, badge
from render.shapes import Point
from render.sprites import Sheet

_RAIL: Final = 40
"""Arrows that go aside pass so far left of the middle of a square."""
_TOUCHING: Final = 34
"""Nearer than this, a letter would hide an arrow."""
_CROWDED: Final = 28
"""Nearer than this, letters would hide each other."""
_FOLLOWING: Final = frozenset({"shove", "bounce", "skid"})
"""What happens by itself after a move, drawn smaller."""

EdgePlace = tuple[float, float, Way]
"""Where a choice is marked and which way the letter points."""


def put_hops(sheet: Sheet, view: HedgehogsView, since: Sequence[Event]) -> list[Point]:
    """An arrow for each piece that moved; returns the middles of those that go aside."""
    aside: list[Point] = []
    for event in since:
        match event.kind:
            case "protest":
                _put_protest(sheet, view, event)
            case "climb":
                x, y = cell_centre(*place_of(view, event.facts["at"]))
                sheet.put_centred(arrow(sheet.palette, event.seat, 0, -1), x - 44, y)
                aside.append((x - _RAIL, y))
            case "turned" if event.seat is not None:
                x, y = cell_centre(*place_of(view, event.facts["at"]))
                sheet.put_centred(turned_round(sheet.palette, event.seat), x + 32, y - 30)
            case "hole" if event.seat is not None:
                at = cell_centre(*place_of(view, event.facts["at"]))
                sheet.put_centred(gone_under(sheet.palette, event.seat), *at)
            case "enter" | "skid" if "from" not in event.facts:
                _put_entry(sheet, view, event)
            case _ if "from" in event.facts:
                aside += _put_hop(sheet, view, event)
            case _:
                pass
    return aside


def _put_hop(sheet: Sheet, view: HedgehogsView, event: Event) -> list[Point]:
    """One arrow; returns its middles if it goes aside, two of them over the edges of a tube."""
    source, target = place_of(view, event.facts["from"]), place_of(view, event.facts["to"])
    rows, lanes = target[1] - source[1], target[0] - source[0]
    (x, y), (to_x, to_y) = cell_centre(*source), cell_centre(*target)
    if view.tube and rows == 0 and abs(lanes) == view.lanes - 1:
        step = -1 if lanes > 0 else 1  # over one edge of the board and in at the other
        lanes = step
        middles = [(x - _RAIL, y + step * CELL * 0.3), (to_x - _RAIL, to_y - step * CELL * 0.3)]
    else:
        shift = -_RAIL if rows == 0 else 4 if rows > 0 else 6
        middles = [((x + to_x) / 2 + shift, (y + to_y) / 2 + (30 if abs(rows) > 1 else 0))]
    small = event.kind in _FOLLOWING or event.seat is None
    for middle in middles:
        sheet.put_centred(arrow(sheet.palette, event.seat, rows, lanes, small=small), *middle)
    count = len(event.facts.get("pieces", "")) // 2
    if count > 1:
        sheet.put_centred(tag(sheet.palette, f"×{count}"), middles[0][0], middles[0][1] - 26)
    return middles if rows == 0 else []


def _put_protest(sheet: Sheet, view: HedgehogsView, event: Event) -> None:
    """A small arrow for every stack that marched on (V27)."""
    moves: list[str] = event.facts["moves"]
    for move in moves:
        source, target = (place_of(view, square) for square in move.split())
        (x, y), (to_x, to_y) = cell_centre(*source), cell_centre(*target)
        sprite = arrow(sheet.palette, None, target[1] - source[1], 0, small=True)
        sheet.put_centred(sprite, (x + to_x) / 2 + 4, (y + to_y) / 2 + 30)


def _put_entry(sheet: Sheet, view: HedgehogsView, event: Event) -> None:
    """Somebody has come onto the board (V12), or begins again (V38)."""
    lane, row = place_of(view, event.facts["to"])
    x, y = cell_centre(lane, row)
    way = -1 if row else 1
    sheet.put_centred(arrow(sheet.palette, event.seat, way, 0, small=True), x - way * 38, y + 6)


def put_letters(
    sheet: Sheet, view: HedgehogsView, letters: Mapping[str, Move], arrows: Sequence[Point]
) -> dict[str, Move]:
    """Label the choices where they are made, clear of arrows that go aside and of each other;
    returns those choices that belong to no square."""
    elsewhere: dict[str, Move] = {}
    taken: list[Point] = []
    for label, move in letters.items():
        found = _spot(view, move)
        if found is None:
            elsewhere[label] = move
            continue
        x, y, way = found
        if any(abs(x - at) < _TOUCHING and abs(y - down) < _TOUCHING for at, down in arrows):
            x += 2 * _RAIL - 12
        x, y = next(
            (spot for spot in _nearby(x, y) if not _crowded(spot, taken)),
            (x, y),
        )
        taken.append((x, y))
        sheet.put_centred(badge(sheet.palette, label, way), x, y)
        size = move.split()[-1]
        if size[0] == "x" and size[1:].isdigit():
            sheet.put_centred(tag(sheet.palette, f"×{size[1:]}"), x + 16, y + 17)
    return elsewhere


def _nearby(x: float, y: float) -> Iterator[Point]:
    """A place for a letter, and others if it is taken."""
    yield x, y
    for step in (30, 60, -30):
        yield x + step, y
    for step in (30, -30):
        yield x, y + step


def _crowded(spot: Point, taken: Sequence[Point]) -> bool:
    return any(abs(spot[0] - x) < _CROWDED and abs(spot[1] - y) < _CROWDED for x, y in taken)


def _spot(view: HedgehogsView, move: Move) -> EdgePlace | None:
    """Where a choice is marked; nothing if it has no square."""
    verb, *words = move.split()
    letters = lane_letters(view)
    match verb, words:
        case "place", [lane, *which] if lane in letters:
            return _spot_of_start(view, letters.index(lane), *which)
        case "enter", which:
            lane = due_die(view) - 1
            return _spot_of_start(view, lane, *which) if 0 <= lane < view.lanes else None
        case "lane", [lane] if lane in letters:
            return BOARD_LEFT + 4, cell_centre(letters.index(lane), 0)[1], "right"
        case _, [square, *more] if square in view.squares:
            return _spot_on_board(view, verb, square, letters, *more)
        case _:
            return None


def _spot_of_start(view: HedgehogsView, lane: int, which: str = "") -> EdgePlace:
    """At the beginning of a lane; with designs to choose from, a corner for each, and with two
    colours (V21) the player's first above the other."""
    row = view.starts[view.seat] - 1
    x, y = cell_centre(lane, row)
    way: Way = "left" if row else "right"
    if which in DESIGNS:
        number = DESIGNS.index(which)
        return x - 26 + number % 2 * 56, y - 27 + number // 2 * 54, "none"
    if which in view.colours:
        y += -20 if view.colours.index(which) < view.seats else 20
    return (x + 34 if row else x - 34), y, way


def _spot_on_board(
    view: HedgehogsView, verb: str, square: str, letters: Sequence[str], *more: str
) -> EdgePlace:
    lane, row = place_of(view, square)
    x, y = cell_centre(lane, row)
    if verb == "go":
        stack = view.board[view.squares.index(square)]
        if stack and stack[-2].isupper():
            return x - 34, y - 28, "left"
        return x + 42, y - 28, "right"
    if verb == "side" and more and more[0] in letters:
        target = letters.index(more[0])
        up = target == lane - 1 or target - lane > 1
        return x - 32, y + (-34 if up else 34), "up" if up else "down"
    return max(x - 32, BOARD_LEFT), y - 34, "up" if verb == "climb" else "none"
