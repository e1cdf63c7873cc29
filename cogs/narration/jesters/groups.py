"""Where the jesters' moves lie: by direction for a jester, by the side of the board for a stick."""

from collections.abc import Collection, Sequence
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
_SIDES: Final = "↗↑↖↙↓↘"
"""The six sides of the board, anticlockwise from its right tip."""
_CLOCKWISE: Final = (1, 0, 5, 4, 3, 2)
"""The same clockwise, from the top on."""
_MANY: Final = 100
"""More marked edges than these, taken or not, are told apart by the rim and what is inside."""
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


def by_side(layout: Layout, language: Language, moves: Sequence[Move]) -> list[Group]:
    """First places by the side of the board they lie at, clockwise from the top."""
    sides: dict[int, list[Move]] = {}
    for move in moves:
        sides.setdefault(_side([_place(move)]), []).append(move)
    return [
        Group(say(language, "jesters-label-at", place=_SIDES[side]), tuple(sides[side]))
        for side in _CLOCKWISE
        if len(sides.get(side, ())) > 1
    ]


def by_region(
    layout: Layout, language: Language, moves: Sequence[Move], near: Collection[str]
) -> list[Group]:
    """Sticks by the side they lie at, clockwise from the top, the rim and what is inside together
    unless they are many; those around some places are in no group."""
    rim = {layout.names[hexagon] for hexagon in (*layout.berths, *layout.corners)}
    regions: dict[tuple[bool, int], list[Move]] = {}
    many = len(layout.marked) > _MANY
    for move in moves:
        names = _place(move).split("|")
        if "|" in move and set(names).isdisjoint(near):
            inside = many and rim.isdisjoint(names)
            regions.setdefault((inside, _side(names)), []).append(move)
    return [
        Group(_sticks(language, side, inside=inside), tuple(some))
        for inside in (False, True)
        for side in _CLOCKWISE
        if len(some := regions.get((inside, side), [])) > 1
    ]


def _sticks(language: Language, side: int, *, inside: bool) -> str:
    """The sticks of a side. An arrow is short: six of them leave the board in sight on a phone."""
    label = say(language, "jesters-label-stick", place=_SIDES[side])
    return f"{label} {say(language, 'jesters-inside')}" if inside else label


def _place(move: Move) -> str:
    return move.partition(" ")[2]


def _side(names: Sequence[str]) -> int:
    """At which side of the board a hexagon lies, or the edge between two."""
    up = sum(ROWS.index(name[0]) + 1 for name in names) / len(names) - _MIDDLE
    along = sum(int(name[1:]) for name in names) / len(names) - _MIDDLE
    angle = degrees(atan2(up * 3**0.5 / 2, along - up / 2))
    # A hundredth further, so that an edge between two sides belongs to the same one everywhere.
    return int((angle + 0.01) % 360 // 60)
