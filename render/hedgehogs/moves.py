"""Moves on the board: those made, as arrows, and those to choose from, as marks."""

from collections.abc import Mapping, Sequence

from engine.core import Event, Move
from engine.hedgehogs.view import HedgehogsView
from render.hedgehogs.layout import CELL, LANE_LETTERS, cell_corner
from render.hedgehogs.overlays import Way, arrow, badge
from render.sprites import Sheet


def put_hops(sheet: Sheet, view: HedgehogsView, since: Sequence[Event]) -> None:
    """An arrow for each piece that moved."""
    for event in since:
        if "from" not in event.facts or event.seat is None:
            continue
        target = _place(view, event.facts["to"])
        source = _place(view, event.facts["from"])
        rows, lanes = target[1] - source[1], target[0] - source[0]
        if view.tube and rows == 0 and abs(lanes) == view.lanes - 1:
            step = -1 if lanes > 0 else 1  # over one edge of the board and in at the other
            for x, y, at in ((*_centre(source), step), (*_centre(target), -step)):
                sprite = arrow(sheet.palette, event.seat, 0, step)
                sheet.put_centred(sprite, x - 40, y + at * CELL * 0.3)
            continue
        (x, y), (to_x, to_y) = _centre(source), _centre(target)
        aside = 40 if rows == 0 else 0
        sprite = arrow(sheet.palette, event.seat, rows, lanes)
        sheet.put_centred(sprite, (x + to_x) / 2 - aside + (4 if rows else 0), (y + to_y) / 2)


def put_marks(sheet: Sheet, view: HedgehogsView, marks: Mapping[str, Move]) -> dict[str, Move]:
    """Label the choices where they are made; returns those that belong to no square."""
    elsewhere: dict[str, Move] = {}
    for label, move in marks.items():
        verb, *places = move.split()
        way: Way = "none"
        if verb == "place" and places and places[0] in LANE_LETTERS:
            x, y = _centre((LANE_LETTERS.index(places[0]), 0))
            x, way = x - 34, "right"
        elif places and places[0] in view.squares:
            lane, row = _place(view, places[0])
            x, y = _centre((lane, row))
            if verb == "go":
                x, y, way = x + 42, y - 28, "right"
            elif verb == "side" and len(places) > 1:
                target = LANE_LETTERS.index(places[1])
                up = target == lane - 1 or target - lane > 1
                x, y, way = x - 32, y + (-34 if up else 34), "up" if up else "down"
            else:
                x, y = x - 32, y - 34
        else:
            elsewhere[label] = move
            continue
        sheet.put_centred(badge(sheet.palette, label, way), x, y)
    return elsewhere


def _place(view: HedgehogsView, square: str) -> tuple[int, int]:
    row, lane = divmod(view.squares.index(square), view.lanes)
    return lane, row


def _centre(place: tuple[int, int]) -> tuple[float, float]:
    x, y = cell_corner(*place)
    return x + CELL / 2, y + CELL / 2
