"""Where the jesters' moves lie: by direction for a jester, by the side of the board for a stick."""

from collections.abc import Sequence
from math import atan2, degrees
from typing import Final

from cogs.narration.group import Group
from engine.core import Move
from engine.jesters.board import ROWS, Layout
from engine.jesters.moves import way_between
from engine.table.model import Language
from words import say

_ARROWS: Final = "↗→↘↙←↖"
"""The six directions of a move, in the engine's order (`WAYS`)."""
_SIDES: Final = (
    ("↗", "top-right"),
    ("↑", "top"),
    ("↖", "top-left"),
    ("↙", "bottom-left"),
    ("↓", "bottom"),
    ("↘", "bottom-right"),
)
"""The six sides of the board, anticlockwise from its right tip."""
_TOP: Final = 1
_MIDDLE: Final = (len(ROWS) + 1) / 2
"""Row and number of the hexagon in the middle, both from 1."""


def by_direction(layout: Layout, start: str, moves: Sequence[Move]) -> list[Group]:
    """Moves of a jester, each direction that offers a choice a group; near hexagons come first."""
    numbers = layout.numbers
    ways: dict[int | None, list[Move]] = {}
    for move in moves:
        way = way_between(layout, numbers[start], numbers[_place(move)])
        ways.setdefault(way, []).append(move)
    return [
        Group(f"{_ARROWS[way]} {_place(some[0])} … {_place(some[-1])}", tuple(some))
        for way, some in ways.items()
        if way is not None and len(some) > 1
    ]


def by_region(layout: Layout, language: Language, moves: Sequence[Move]) -> list[Group]:
    """Sticks by the side they lie at, clockwise from the top: those at the rim, then others."""
    rim = {layout.names[hexagon] for hexagon in (*layout.berths, *layout.corners)}
    regions: dict[tuple[bool, int], list[Move]] = {}
    for move in moves:
        if "|" in move:
            names = _place(move).split("|")
            regions.setdefault((rim.isdisjoint(names), _side(names)), []).append(move)
    groups: list[Group] = []
    for inside, side in sorted(regions, key=lambda one: (one[0], (_TOP - one[1]) % 6)):
        some = regions[inside, side]
        arrow, name = _SIDES[side]
        key = f"jesters-inside-{name}" if inside else f"jesters-rim-{name}"
        if len(some) > 1:
            groups.append(Group(f"{arrow} {say(language, key)}", tuple(some)))
    return groups


def _place(move: Move) -> str:
    return move.partition(" ")[2]


def _side(names: Sequence[str]) -> int:
    """At which side of the board the edge between two hexagons lies."""
    up = sum(ROWS.index(name[0]) + 1 for name in names) / 2 - _MIDDLE
    along = sum(int(name[1:]) for name in names) / 2 - _MIDDLE
    angle = degrees(atan2(up * 3**0.5 / 2, along - up / 2))
    # A hundredth further, so that an edge between two sides belongs to the same one everywhere.
    return int((angle + 0.01) % 360 // 60)
