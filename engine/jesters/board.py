"""The board: how hexagons and edges are named and numbered, and which ways lead where.

Hexagons are numbered row by row from `a1`. All that follows from the board alone is worked out
once and kept, so that a game only looks things up.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec import Struct

from engine.jesters.rules import Rules, rules_for, sheets

ROWS: Final = "abcdefghi"
FIRST: Final = (1, 1, 1, 1, 1, 2, 3, 4, 5)
LAST: Final = (5, 6, 7, 8, 9, 9, 9, 9, 9)
"""By row, the numbers of its outer hexagons (JM4)."""
COLOURS: Final = ("red", "blue", "yellow", "green")
LETTERS: Final = "rbyg"
"""The letter of each colour, by seat (G1)."""

WAYS: Final = ((1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1), (1, 0))
"""The six directions, clockwise from the upper right: rows up, numbers up."""

FREE: Final = "."
JESTER: Final = "RBYG"
SINGLE: Final = LETTERS
DOUBLE: Final = "0123"
"""How a board shows what stands on a hexagon, each by seat."""
OWNERS: Final = {one: seat for kind in (SINGLE, DOUBLE) for seat, one in enumerate(kind)}
"""Whose a pawn or double is."""

Leg = tuple[tuple[int, int], ...]
"""Hexagons one after the other, each with the edge that is crossed to reach it."""


class Layout(Struct, frozen=True):
    """A board under given rules, with everything that can be known beforehand."""

    rules: Rules
    names: tuple[str, ...]
    """`a1`, `a2`, … by hexagon number."""
    numbers: dict[str, int]
    values: tuple[int, ...]
    edges: tuple[str, ...]
    """`a1|a2`, … by edge number: every edge between two hexagons."""
    marked: tuple[int, ...]
    """Edges that take a stick."""
    berths: tuple[int, ...]
    """Hexagons of the rim that are no corners (JS1)."""
    corners: tuple[int, ...]
    rays: tuple[tuple[Leg, ...], ...]
    """By hexagon and direction, the way to the end of the board."""
    bends: tuple[tuple[Leg, ...], ...]
    """By hexagon and direction of arrival, the four neighbours that a turn leads to (JT1)."""
    leaps: tuple[tuple[tuple[int, int, int, int], ...], ...]
    """By hexagon, each jump there could be: over what, to where, and the two edges (JT3)."""
    at_moves: tuple[str, ...]
    turn_moves: tuple[str, ...]
    to_moves: tuple[str, ...]
    jump_moves: tuple[str, ...]
    """By hexagon, the texts of the moves there."""
    stick_moves: tuple[str, ...]
    """By edge."""
    parsed: dict[str, tuple[str, int]]
    """Every move text there can be: its verb, and its hexagon or edge."""


@cache
def layout_for(chosen: str) -> Layout:
    """The board under a canonical option text."""
    rules = rules_for(chosen)
    sheet = sheets()[rules.board]
    places = [
        (row, number) for row in range(len(ROWS)) for number in range(FIRST[row], LAST[row] + 1)
    ]
    names = tuple(f"{ROWS[row]}{number}" for row, number in places)
    beside = _beside(places)
    pairs = _edge_pairs(beside)
    edges = tuple(f"{names[one]}|{names[two]}" for one, two in pairs)
    rays = _rays(beside, pairs)
    ways = [len(_there(near)) for near in beside]
    at_moves, turn_moves, to_moves, jump_moves = (
        tuple(f"{verb} {name}" for name in names) for verb in ("at", "turn", "to", "jump")
    )
    stick_moves = tuple(f"stick {edge}" for edge in edges)
    return Layout(
        rules=rules,
        names=names,
        numbers={name: number for number, name in enumerate(names)},
        values=tuple(value for row in sheet.values for value in row),
        edges=edges,
        marked=tuple(sorted(edges.index(edge) for edge in sheet.marked)),
        berths=tuple(hexagon for hexagon, count in enumerate(ways) if count == 4),
        corners=tuple(hexagon for hexagon, count in enumerate(ways) if count == 3),
        rays=rays,
        bends=tuple(_bends(legs) for legs in rays),
        leaps=tuple(_leaps(legs) for legs in rays),
        at_moves=at_moves,
        turn_moves=turn_moves,
        to_moves=to_moves,
        jump_moves=jump_moves,
        stick_moves=stick_moves,
        parsed=_parsed(at_moves, turn_moves, to_moves, jump_moves, stick_moves),
    )


def _beside(places: Sequence[tuple[int, int]]) -> list[list[int | None]]:
    """By hexagon, its neighbours in the six directions."""
    at = {place: number for number, place in enumerate(places)}
    return [[at.get((row + up, number + along)) for up, along in WAYS] for row, number in places]


def _edge_pairs(beside: Sequence[list[int | None]]) -> list[tuple[int, int]]:
    """By edge, the two hexagons that it lies between."""
    return sorted(
        {(min(one, two), max(one, two)) for one, near in enumerate(beside) for two in _there(near)}
    )


def _rays(
    beside: Sequence[list[int | None]], pairs: Sequence[tuple[int, int]]
) -> tuple[tuple[Leg, ...], ...]:
    """By hexagon and direction, the way to the end of the board."""
    edge_at = {pair: edge for edge, pair in enumerate(pairs)}

    def ray(hexagon: int, way: int) -> Leg:
        leg: list[tuple[int, int]] = []
        while (near := beside[hexagon][way]) is not None:
            leg.append((near, edge_at[min(hexagon, near), max(hexagon, near)]))
            hexagon = near
        return tuple(leg)

    return tuple(tuple(ray(hexagon, way) for way in range(6)) for hexagon in range(len(beside)))


def _bends(legs: Sequence[Leg]) -> tuple[Leg, ...]:
    """By direction of arrival, the four neighbours of a hexagon that a turn leads to."""
    return tuple(
        tuple(legs[(way + turn) % 6][0] for turn in (1, 2, 4, 5) if legs[(way + turn) % 6])
        for way in range(6)
    )


def _leaps(legs: Sequence[Leg]) -> tuple[tuple[int, int, int, int], ...]:
    """The jumps from a hexagon: over what, to where, and the two edges."""
    return tuple((leg[0][0], leg[1][0], leg[0][1], leg[1][1]) for leg in legs if len(leg) > 1)


def _parsed(*by_verb: Sequence[str]) -> dict[str, tuple[str, int]]:
    """Every move text there can be: its verb, and its hexagon or edge."""
    parsed = {verb: (verb, 0) for verb in ("single", "double", "done", "none")}
    for moves in by_verb:
        parsed |= {move: (move.partition(" ")[0], number) for number, move in enumerate(moves)}
    return parsed


def _there(near: list[int | None]) -> list[int]:
    return [hexagon for hexagon in near if hexagon is not None]
