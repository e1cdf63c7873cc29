"""Moves on the track: those made, hop by hop, and those to choose from, as letters."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import atan2, degrees, hypot
from typing import Final, NamedTuple

from engine.core import Event, Move
from engine.witches.view import WitchesView, card_target, die_target
from render.colours import colours
from render.parts.badge import badge
from render.picture import PaletteName
from render.shapes import Pen, Point, around
from render.sprites import Sheet, Sprite, cut_out
from render.text import fitted, painted
from render.witches.layout import TILE_HEIGHT, TILE_WIDTH, TILES, centre

_DOT: Final = 21
"""From one dot of a trail to the next."""
_SHORT: Final = 54
"""A trail ends so far before the middle of a tile, to leave the witch in sight."""
_TURNS: Final = 24
"""Arrowheads point in so many directions."""
_HOPS: Final = ("witch", "hop", "card", "turned")


class Hop(NamedTuple):
    """One flight from place to place."""

    seat: int
    start: int
    end: int
    number: int
    """Which hop of its chain it is; 0 where there is no other."""


def put_trails(sheet: Sheet, since: Sequence[Event]) -> None:
    """A dotted trail for each hop, in the witch's colour."""
    for hop in hops(since):
        (x, y), (to_x, to_y), length = _way(hop)
        dot = _dot(sheet.palette, hop.seat)
        for step in range(1, max(2, round((length - _SHORT - 12) / _DOT) + 1)):
            part = step * _DOT / length
            sheet.put_centred(dot, x + (to_x - x) * part, y + (to_y - y) * part)


def put_heads(sheet: Sheet, since: Sequence[Event]) -> None:
    """Over the witches: where each trail leads, and which hop of its chain it is."""
    for hop in hops(since):
        (x, y), (to_x, to_y), length = _way(hop)
        turn = degrees(atan2(to_y - y, to_x - x)) / 360 * _TURNS
        part = max(0.4, (length - _SHORT) / length)
        head = _head(sheet.palette, hop.seat, round(turn) % _TURNS)
        sheet.put_centred(head, x + (to_x - x) * part, y + (to_y - y) * part)
        if hop.number:
            count = _count(sheet.palette, hop.seat, hop.number)
            sheet.put_centred(count, (x + to_x) / 2, (y + to_y) / 2)


def hops(since: Sequence[Event]) -> list[Hop]:
    """Every flight that the events tell of, in order."""
    chains: list[list[Hop]] = []
    for event in since:
        if event.kind == "witch" or not chains:
            chains.append([])
        if event.kind in _HOPS and event.facts.get("to"):
            seat = event.facts.get("owner", event.seat)
            number = len(chains[-1]) + 1
            chains[-1].append(Hop(seat, event.facts["from"], event.facts["to"], number))
    return [hop if len(chain) > 1 else hop._replace(number=0) for chain in chains for hop in chain]


def _way(hop: Hop) -> tuple[Point, Point, float]:
    """From where to where, and how far.

    Trails of a chain run a little aside of each other, so that one there and back shows as two.
    """
    (x, y), (to_x, to_y) = _foot(hop.start), _foot(hop.end)
    length = hypot(to_x - x, to_y - y)
    aside = 6 * (hop.number % 3 - 1) if hop.number else 0
    dx, dy = -aside * (to_y - y) / length, aside * (to_x - x) / length
    return (x + dx, y + dy), (to_x + dx, to_y + dy), length


def _foot(place: int) -> Point:
    """Where trails begin and end: below the middle of a tile, so that its number stays readable."""
    x, y = centre(place)
    return (x, y + TILE_HEIGHT * 0.3) if 0 < place <= TILES else (x, y)


def put_letters(sheet: Sheet, view: WitchesView, letters: Mapping[str, Move]) -> dict[str, Move]:
    """Write the label of each choice where it leads; returns those that have no place."""
    elsewhere: dict[str, Move] = {}
    for label, move in letters.items():
        verb, _, word = move.partition(" ")
        if verb == "witch":
            start = 0 if word == "start" else int(word)
            end = die_target(view, start)
            x, y = centre(start)
            down = TILE_HEIGHT * 0.34 if start else 70
            sheet.put_centred(badge(sheet.palette, label, "none"), x - 2, y + down)
        elif verb == "card":
            end = card_target(view, word)
        else:
            elsewhere[label] = move
            continue
        x, y = centre(end)
        sheet.put_centred(_goal(sheet.palette, label), x + TILE_WIDTH * 0.32, y - TILE_HEIGHT * 0.3)
    return elsewhere


@lru_cache(maxsize=16)
def _dot(palette: PaletteName, seat: int) -> Sprite:
    use = colours(palette)
    pen = Pen(18, 18)
    pen.ellipse((9, 9), 8.8, 8.8, use.black)
    pen.ellipse((9, 9), 7.5, 7.5, use.white)
    pen.ellipse((9, 9), 5.4, 5.4, use.pieces[seat].body)
    return cut_out(pen.finish(), palette, use.path)


@lru_cache(maxsize=128)
def _head(palette: PaletteName, seat: int, turn: int) -> Sprite:
    use = colours(palette)
    size = 56
    pen = Pen(size, size)
    middle = (size / 2, size / 2)
    angle = turn * 360 / _TURNS
    for grow, colour in ((5.0, use.black), (3.0, use.white), (0.0, use.pieces[seat].body)):
        tip = around(middle, 19 + grow, angle)
        one, other = around(middle, 17 + grow, angle + 140), around(middle, 17 + grow, angle - 140)
        pen.polygon([tip, one, around(middle, -5, angle), other], colour)
    return cut_out(pen.finish(), palette, use.path)


@lru_cache(maxsize=128)
def _count(palette: PaletteName, seat: int, number: int) -> Sprite:
    """Which hop of a chain it is."""
    use = colours(palette)
    own = use.pieces[seat]
    pen = Pen(32, 32)
    pen.ellipse((16, 16), 15.5, 15.5, use.black)
    pen.ellipse((16, 16), 14.3, 14.3, use.white)
    pen.ellipse((16, 16), 12.5, 12.5, own.body)
    drawing = pen.finish()
    drawing.alpha_composite(painted(fitted(str(number), 20, 24, bold=True), own.sign, 32, 32))
    return cut_out(drawing, palette, use.path)


@lru_cache(maxsize=128)
def _goal(palette: PaletteName, label: str) -> Sprite:
    """Where a choice would lead: its label in a ring."""
    use = colours(palette)
    pen = Pen(38, 38)
    pen.ellipse((19, 19), 18.5, 18.5, use.letter_ink)
    pen.ellipse((19, 19), 17, 17, use.sign)
    pen.ellipse((19, 19), 13.5, 13.5, use.letter_ink)
    drawing = pen.finish()
    drawing.alpha_composite(painted(fitted(label, 21, 23, bold=True), use.sign, 38, 38))
    return cut_out(drawing, palette, use.path)
