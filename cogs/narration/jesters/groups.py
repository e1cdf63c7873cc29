"""Where the jesters' moves lie: by direction for a jester, by the side of the board for a stick."""

from collections.abc import Sequence
from math import atan2, degrees
from typing import Final

from cogs.narration.group import Group
from engine.core import Move
from engine.table.model import Language
from words import say

_ARROWS: Final = "→↗↖←↙↘"
"""The six directions of a move, anticlockwise from the right."""
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
_ROWS: Final = "abcdefghi"
_CENTRE: Final = (5, 5)


def by_direction(start: str, moves: Sequence[Move]) -> list[Group]:
    """Moves of a jester, each direction that offers a choice a group; near hexagons come first."""
    ways: dict[int, list[Move]] = {}
    for move in moves:
        ways.setdefault(_direction(start, _place(move)), []).append(move)
    return [
        Group(f"{_ARROWS[way]} {_place(some[0])} … {_place(some[-1])}", tuple(some))
        for way, some in ways.items()
        if len(some) > 1
    ]


def by_region(language: Language, moves: Sequence[Move]) -> list[Group]:
    """Sticks by the side they lie at, clockwise from the top: those at the rim, then others."""
    regions: dict[tuple[bool, int], list[Move]] = {}
    for move in moves:
        if "|" in move:
            regions.setdefault(_region(_place(move)), []).append(move)
    groups: list[Group] = []
    for inside, side in sorted(regions, key=lambda one: (one[0], (_TOP - one[1]) % 6)):
        some = regions[inside, side]
        arrow, name = _SIDES[side]
        key = f"jesters-inside-{name}" if inside else f"jesters-rim-{name}"
        if len(some) > 1:
            groups.append(Group(f"{arrow} {say(language, key)}", tuple(some)))
    return groups


def halfway(one: str, other: str) -> str:
    """The hexagon between two that lie two apart in a line."""
    (row, number), (other_row, other_number) = _cell(one), _cell(other)
    return f"{_ROWS[(row + other_row) // 2 - 1]}{(number + other_number) // 2}"


def _place(move: Move) -> str:
    return move.partition(" ")[2]


def _cell(name: str) -> tuple[int, int]:
    """Row and number, both from 1."""
    return _ROWS.index(name[0]) + 1, int(name[1:])


def _angle(up: float, along: float) -> float:
    """Degrees anticlockwise from the right of a way so many rows up and numbers along."""
    return degrees(atan2(up * 3**0.5 / 2, along - up / 2)) % 360


def _direction(start: str, end: str) -> int:
    (row, number), (end_row, end_number) = _cell(start), _cell(end)
    return round(_angle(end_row - row, end_number - number) / 60) % 6


def _region(edge: str) -> tuple[bool, int]:
    """Whether an edge touches no hexagon of the rim, and at which side of the board it lies."""
    cells = [_cell(name) for name in edge.split("|")]
    inside = not any(_distance(cell) == 4 for cell in cells)
    up = sum(row for row, _ in cells) / 2 - _CENTRE[0]
    along = sum(number for _, number in cells) / 2 - _CENTRE[1]
    # A hundredth further, so that an edge between two sides belongs to the same one everywhere.
    return inside, int((_angle(up, along) + 0.01) % 360 // 60)


def _distance(cell: tuple[int, int]) -> int:
    """Steps to the centre."""
    up, along = cell[0] - _CENTRE[0], cell[1] - _CENTRE[1]
    return max(abs(up), abs(along), abs(up - along))
