"""How good the court looks: points on the board and taken, and what may come of the rest."""

from functools import cache
from typing import Final

from engine.core import Seat
from engine.jesters.board import Layout, layout_for
from engine.jesters.view import JestersView
from engine.weighing import lead

DOUBLE: Final = 5.0
"""What the right to place two pawns at once is worth: not to be spent on a poor hexagon."""
STICK: Final = 0.4
EXPOSED: Final = 0.12
"""How much of a pawn is thought lost for every way in which it could be jumped."""
PROSPECT: Final = 0.25
"""How much of the best hexagon that the jester could turn on next counts now."""
ROOM: Final = 0.05
"""What each further hexagon within the jester's reach is worth."""


Jump = tuple[int, int, int, int]
"""Where a jump over a hexagon begins and ends, and the edges that it crosses (JT3)."""


def evaluate(view: JestersView, seat: Seat) -> float:
    layout = layout_for(view.chosen)
    edges, jumps = _tables(view.chosen)
    worths = [
        points + DOUBLE * doubles + STICK * sticks
        for points, doubles, sticks in zip(view.points, view.doubles, view.left, strict=True)
    ]
    taken = {layout.numbers[name] for name, _, _ in view.pawns}
    taken |= {layout.numbers[name] for name in view.jesters if name}
    sticks = {edges[edge] for edge in view.sticks}
    for name, owner, count in view.pawns:
        hexagon = layout.numbers[name]
        ways = sum(
            start not in taken
            and landing not in taken
            and first not in sticks
            and second not in sticks
            for start, landing, first, second in jumps[hexagon]
        )
        worths[owner] -= EXPOSED * ways * (layout.values[hexagon] * count + 2 * count - 1)
    if view.seat == seat and view.step in ("to", "pawn"):
        # The pawn of this turn is as good as placed on the bend (JT2).
        bend = view.hops[0] if view.hops else view.jesters[seat]
        worths[seat] += layout.values[layout.numbers[bend]]
    for other, name in enumerate(view.jesters):
        if name:
            worths[other] += _prospect(layout, layout.numbers[name], taken, sticks)
    return lead(worths, seat, out=view.gone)


@cache
def _tables(chosen: str) -> tuple[dict[str, int], tuple[tuple[Jump, ...], ...]]:
    """The numbers of the edges, and by hexagon the jumps there could be over it."""
    layout = layout_for(chosen)
    over_each: list[list[Jump]] = [[] for _ in layout.names]
    for start, leaps in enumerate(layout.leaps):
        for over, landing, first, second in leaps:
            over_each[over].append((start, landing, first, second))
    edges = {name: number for number, name in enumerate(layout.edges)}
    return edges, tuple(map(tuple, over_each))


def _prospect(layout: Layout, at: int, taken: set[int], sticks: set[int]) -> float:
    """What a jester might do next turn."""
    best = reached = 0
    for leg in layout.rays[at]:
        for hexagon, edge in leg:
            if hexagon in taken or edge in sticks:
                break
            reached += 1
            best = max(best, layout.values[hexagon])
    return PROSPECT * best + ROOM * reached
