"""Flicks on the board: the last one with the paths of all discs, and those to choose from."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import atan2, degrees, hypot
from typing import Final

from engine.core import Event, Move
from engine.hedgehogs.carrom.view import CarromView
from render.colours import colours
from render.hedgehogs.carrom.discs import aim, dot, flat_disc, head, outline
from render.hedgehogs.carrom.ground import cross, under
from render.hedgehogs.carrom.layout import CELL, spot
from render.hedgehogs.pieces.piece import pieces_of
from render.parts.badge import badge
from render.parts.tokens import token
from render.shapes import Point
from render.sprites import Sheet

_STRIDE: Final = 17
"""Between the dots of a path."""
_BESIDE: Final = 32
"""From the cross where a piece left, along the edge, to the sign of whose it was."""
_SAME: Final = 40
"""Choices made at one point of the edge are written this far from each other."""


def put_discs(sheet: Sheet, view: CarromView, since: Sequence[Event]) -> None:
    """The discs where they lie; those that were flicked since are ringed."""
    fresh = {event.facts["piece"] for event in since if event.kind == "flick"}
    for name, along, across in view.discs:
        (piece,) = pieces_of(view.letters, name)
        below = _below(sheet, view, along, across)
        sprite = flat_disc(sheet.palette, piece, view.radius, below, fresh=name in fresh)
        sheet.put_centred(sprite, *spot(along, across))


def put_paths(sheet: Sheet, view: CarromView, since: Sequence[Event]) -> None:
    """Where everything slid at the last flick: from its old place, over its bounces, to rest."""
    flicks = [event for event in since if event.kind == "flick"]
    if not flicks:
        return
    last = flicks[-1]
    gone = {event.facts["piece"] for event in since if event.kind == "out"}
    if last.facts["lifted"]:
        _put_outline(sheet, view, last.facts["piece"], *last.facts["lifted"])
    for piece, *points in last.facts["paths"]:
        _put_outline(sheet, view, piece, points[0], points[1])
    for piece, *points in last.facts["paths"]:
        _put_path(sheet, view, piece, points, left=piece in gone)


def put_crosses(sheet: Sheet, view: CarromView, since: Sequence[Event]) -> None:
    """Where pieces left the board, and whose they were."""
    ground = colours(sheet.palette).surround
    for event in since:
        if event.kind != "out":
            continue
        (piece,) = pieces_of(view.letters, event.facts["piece"])
        along, across = event.facts["at"]
        x, y = spot(along, across)
        sheet.put_centred(cross(sheet.palette), x, y)
        sign = token(sheet.palette, piece.colour, 14, ground)
        if _outwards(view, along, across)[0]:
            y += _BESIDE if across < view.lanes * 500 else -_BESIDE
        else:
            x += _BESIDE if along < view.rows * 500 else -_BESIDE
        sheet.put_centred(sign, x, y)


def put_letters(sheet: Sheet, view: CarromView, letters: Mapping[str, Move]) -> dict[str, Move]:
    """Choices where they are made, with an arrow as long as they are strong; returns those that
    are no flicks from the edge."""
    places = {name: spot(along, across) for name, along, across in view.rim}
    drawn: list[tuple[str, Point]] = []
    elsewhere: dict[str, Move] = {}
    used: dict[str, int] = {}
    for label, move in letters.items():
        verb, *words = move.split()
        if verb != "flick" or len(words) < 3 or words[0] not in places:
            elsewhere[label] = move
            continue
        edge, angle, strength = words[0], int(words[1]) % 360, int(words[2])
        x, y = places[edge]
        length = 70 + min(100, strength) * 6 // 5
        sheet.put_centred(aim(sheet.palette, angle, length), x, y)
        step = used.get(edge, 0) * _SAME
        used[edge] = used.get(edge, 0) + 1
        inwards = _outwards(view, *_place(view, edge))
        drawn.append((label, (x - inwards[0] * step, y - inwards[1] * step)))
    for label, (x, y) in drawn:
        sheet.put_centred(badge(sheet.palette, label, "none"), x, y)
    return elsewhere


def _place(view: CarromView, edge: str) -> tuple[int, int]:
    return next((along, across) for name, along, across in view.rim if name == edge)


def _put_outline(sheet: Sheet, view: CarromView, name: str, along: int, across: int) -> None:
    (piece,) = pieces_of(view.letters, name)
    below = _below(sheet, view, along, across)
    sprite = outline(sheet.palette, piece.colour, view.radius, below)
    sheet.put_centred(sprite, *spot(along, across))


def _put_path(
    sheet: Sheet, view: CarromView, name: str, points: Sequence[int], *, left: bool
) -> None:
    (piece,) = pieces_of(view.letters, name)
    corners = [spot(x, y) for x, y in zip(points[::2], points[1::2], strict=True)]
    below = colours(sheet.palette).path
    for x, y in _strides(corners):
        sheet.put_centred(dot(sheet.palette, piece.colour, below), x, y)
    (from_x, from_y), (x, y) = corners[-2:] if len(corners) > 1 else (corners[0], corners[0])
    length = hypot(x - from_x, y - from_y)
    stop = 34 if left else view.radius * CELL / 1000 + 13
    if length < stop + 12:
        return  # too short for an arrow beside the disc
    share = stop / length
    turn = round(degrees(atan2(y - from_y, x - from_x)) / 4) * 4 % 360
    sprite = head(sheet.palette, piece.colour, turn)
    sheet.put_centred(sprite, x - (x - from_x) * share, y - (y - from_y) * share)


def _strides(corners: Sequence[Point]) -> Iterator[Point]:
    """Points along a path, evenly spaced; each corner is one of them."""
    for (x, y), (to_x, to_y) in pairwise(corners):
        count = max(1, round(hypot(to_x - x, to_y - y) / _STRIDE))
        for step in range(count):
            yield x + (to_x - x) * step / count, y + (to_y - y) * step / count


def _outwards(view: CarromView, along: int, across: int) -> tuple[int, int]:
    """The way from a place at an edge to beyond it."""
    long, wide = view.rows * 1000, view.lanes * 1000
    near = min(along, long - along, across, wide - across)
    if near == along:
        return -1, 0
    if near == long - along:
        return 1, 0
    return (0, -1) if near == across else (0, 1)


def _below(sheet: Sheet, view: CarromView, along: int, across: int) -> tuple[int, int, int]:
    return under(sheet.palette, along, across, (view.rows, view.lanes), view.traps)
