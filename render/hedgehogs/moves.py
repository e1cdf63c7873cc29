"""Moves on the board: those made, as arrows, and those to choose from, as marks."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core import Event, Move
from engine.hedgehogs.view import HedgehogsView
from render.hedgehogs.layout import CELL, cell_centre
from render.hedgehogs.overlays import Way, arrow, badge
from render.hedgehogs.pieces import lane_letters
from render.shapes import Point
from render.sprites import Sheet

_RAIL: Final = 40
"""Arrows that go aside pass so far left of the middle of a square."""
_TOUCHING: Final = 34
"""Nearer than this, a mark would hide an arrow."""


def put_hops(sheet: Sheet, view: HedgehogsView, since: Sequence[Event]) -> list[Point]:
    """An arrow for each piece that moved; returns the middles of those that go aside."""
    aside: list[Point] = []
    for event in since:
        if "from" not in event.facts or event.seat is None:
            continue
        source, target = _place(view, event.facts["from"]), _place(view, event.facts["to"])
        rows, lanes = target[1] - source[1], target[0] - source[0]
        (x, y), (to_x, to_y) = cell_centre(*source), cell_centre(*target)
        if view.tube and rows == 0 and abs(lanes) == view.lanes - 1:
            step = -1 if lanes > 0 else 1  # over one edge of the board and in at the other
            lanes = step
            middles = [(x - _RAIL, y + step * CELL * 0.3), (to_x - _RAIL, to_y - step * CELL * 0.3)]
        else:
            middles = [((x + to_x) / 2 + (4 if rows else -_RAIL), (y + to_y) / 2)]
        for middle in middles:
            sheet.put_centred(arrow(sheet.palette, event.seat, rows, lanes), *middle)
        aside += middles if rows == 0 else ()
    return aside


def put_marks(
    sheet: Sheet, view: HedgehogsView, marks: Mapping[str, Move], arrows: Sequence[Point]
) -> dict[str, Move]:
    """Label the choices where they are made, clear of arrows that go aside; returns those choices
    that belong to no square."""
    elsewhere: dict[str, Move] = {}
    for label, move in marks.items():
        found = _spot(view, move)
        if found is None:
            elsewhere[label] = move
            continue
        x, y, way = found
        if any(abs(x - at) < _TOUCHING and abs(y - down) < _TOUCHING for at, down in arrows):
            x += 2 * _RAIL - 12
        sheet.put_centred(badge(sheet.palette, label, way), x, y)
    return elsewhere


def _spot(view: HedgehogsView, move: Move) -> tuple[float, float, Way] | None:
    """Where a choice is marked and which way the mark points; nothing if it has no square."""
    verb, *places = move.split()
    letters = lane_letters(view)
    if verb == "place" and places and places[0] in letters:
        x, y = cell_centre(letters.index(places[0]), 0)
        return x - 34, y, "right"
    if not places or places[0] not in view.squares:
        return None
    lane, row = _place(view, places[0])
    x, y = cell_centre(lane, row)
    if verb == "go":
        return x + 42, y - 28, "right"
    if verb == "side" and len(places) > 1 and places[1] in letters:
        target = letters.index(places[1])
        up = target == lane - 1 or target - lane > 1
        return x - 32, y + (-34 if up else 34), "up" if up else "down"
    return x - 32, y - 34, "none"


def _place(view: HedgehogsView, square: str) -> tuple[int, int]:
    row, lane = divmod(view.squares.index(square), view.lanes)
    return lane, row
