"""Moves to choose from, as letters: who could fly, and where to."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from engine.core import Move
from engine.witches.view import WitchesView, card_target, die_target
from render.colours import colours
from render.parts.badge import badge
from render.picture import PaletteName
from render.shapes import Pen
from render.sprites import Sheet, Sprite, cut_out
from render.text import fitted, painted
from render.witches.layout import TILE_HEIGHT, TILE_WIDTH, TILES, centre, start_box

_CORNER: Final = 15
"""Letters stand so far within the upper right corner of where they lead, clear of numbers and
hats; beside each other if several lead there."""
_APART: Final = 34


def put_letters(sheet: Sheet, view: WitchesView, letters: Mapping[str, Move]) -> dict[str, Move]:
    """Write the label of each choice where it leads; returns those that have no place."""
    elsewhere: dict[str, Move] = {}
    there: dict[int, int] = {}
    for label, move in letters.items():
        verb, _, word = move.partition(" ")
        if verb == "witch":
            start = 0 if word == "start" else int(word)
            end = die_target(view, start)
            sheet.put_centred(badge(sheet.palette, label, "none"), *_below(start))
        elif verb == "card" and view.step == "card":
            end = card_target(view, word)
        else:
            elsewhere[label] = move
            continue
        aside = there.get(end, 0)
        there[end] = aside + 1
        x, y = centre(end)
        right = x + (TILE_WIDTH / 2 if end <= TILES else 50) - _CORNER - aside * _APART
        top = y - (TILE_HEIGHT / 2 - _CORNER + 4 if end <= TILES else 22)
        sheet.put_centred(_goal(sheet.palette, label), right, top)
    return elsewhere


def _below(place: int) -> tuple[float, float]:
    """At the foot of a witch who could fly."""
    x, y = centre(place)
    if place:
        return x + 18, y + TILE_HEIGHT / 2 + 2
    box = start_box()
    return x, box.top + box.height - 22


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
