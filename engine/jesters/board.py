"""The board: how hexagons and edges are named and numbered, and which ways lead where.

Hexagons are numbered row by row from `a1`. All that follows from the board alone is worked out
once and kept, so that a game only looks things up.
"""

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
OWNERS: Final = {mark: seat for marks in (SINGLE, DOUBLE) for seat, mark in enumerate(marks)}
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
    at = {place: number for number, place in enumerate(places)}
    beside = [[at.get((row + up, number + along)) for up, along in WAYS] for row, number in places]
    pairs = sorted(
        {(min(one, two), max(one, two)) for one, near in enumerate(beside) for two in _there(near)}
    )
    edge_at = {pair: edge for edge, pair in enumerate(pairs)}
    edges = tuple(f"{names[one]}|{names[two]}" for one, two in pairs)
    hexagons = range(len(places))

    def step(hexagon: int, way: int) -> tuple[int, int] | None:
        """The neighbour in a direction and the edge between."""
        near = beside[hexagon][way]
        if near is None:
            return None
        return near, edge_at[min(hexagon, near), max(hexagon, near)]

    def ray(hexagon: int, way: int) -> Leg:
        leg: list[tuple[int, int]] = []
        while (taken := step(hexagon, way)) is not None:
            leg.append(taken)
            hexagon = taken[0]
        return tuple(leg)

    rays = tuple(tuple(ray(hexagon, way) for way in range(6)) for hexagon in hexagons)
    bends = tuple(
        tuple(
            tuple(
                rays[hexagon][(way + turn) % 6][0]
                for turn in (1, 2, 4, 5)
                if rays[hexagon][(way + turn) % 6]
            )
            for way in range(6)
        )
        for hexagon in hexagons
    )
    leaps = tuple(
        tuple((leg[0][0], leg[1][0], leg[0][1], leg[1][1]) for leg in rays[hexagon] if len(leg) > 1)
        for hexagon in hexagons
    )
    ways = [len(_there(near)) for near in beside]
    at_moves, turn_moves, to_moves, jump_moves = (
        tuple(f"{verb} {name}" for name in names) for verb in ("at", "turn", "to", "jump")
    )
    stick_moves = tuple(f"stick {edge}" for edge in edges)
    parsed = {verb: (verb, 0) for verb in ("single", "double", "done", "none")}
    for moves in (at_moves, turn_moves, to_moves, jump_moves, stick_moves):
        parsed |= {move: (move.partition(" ")[0], number) for number, move in enumerate(moves)}
    return Layout(
        rules=rules,
        names=names,
        numbers={name: number for number, name in enumerate(names)},
        values=tuple(value for row in sheet.values for value in row),
        edges=edges,
        marked=tuple(sorted(edges.index(edge) for edge in sheet.marked)),
        berths=tuple(hexagon for hexagon in hexagons if ways[hexagon] == 4),
        corners=tuple(hexagon for hexagon in hexagons if ways[hexagon] == 3),
        rays=rays,
        bends=bends,
        leaps=leaps,
        at_moves=at_moves,
        turn_moves=turn_moves,
        to_moves=to_moves,
        jump_moves=jump_moves,
        stick_moves=stick_moves,
        parsed=parsed,
    )


def _there(near: list[int | None]) -> list[int]:
    return [hexagon for hexagon in near if hexagon is not None]
