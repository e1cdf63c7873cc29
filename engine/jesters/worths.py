"""How good the court looks to every seat: points on the board and taken, and what may come of the
rest.

Whatever bars a way, pieces and sticks alike, is one number with a bit for each hexagon and edge,
so that a way is free if it shares no bit with it.
"""

from functools import cache, lru_cache
from typing import Final

from msgspec import Struct

from engine.core import Seat
from engine.jesters.board import DOUBLE, FREE, JESTER, SINGLE, Layout, layout_for
from engine.jesters.ending import captured
from engine.jesters.state import Jesters
from engine.jesters.weights import WEIGHTS, Weights
from engine.weighing import leads

_PAWNS: Final = {
    sign: (seat, count)
    for count, signs in ((1, SINGLE), (2, DOUBLE))
    for seat, sign in enumerate(signs)
}
"""What the signs of a board stand for: whose, and how many."""
_BITS: Final = str.maketrans({FREE: "0", **dict.fromkeys(JESTER + SINGLE + DOUBLE, "1")})
_STICK_BITS: Final = str.maketrans("-x", "01")


PARTS: Final = ("board", "bend", "captured", "doubles", "sticks", "exposed", "prospect", "room")
"""What a seat's own worth is made of."""


class Ways(Struct, frozen=True):
    """The ways of a board in bits."""

    axes: tuple[tuple[int, ...], ...]
    """By hexagon, what must be free for a pawn there to be jumped along a line (JT3)."""
    rays: tuple[tuple[tuple[tuple[int, int], ...], ...], ...]
    """By hexagon and direction, each hexagon on the way: what must be free, and its value."""


class Found(Struct):
    """What a court shows, by seat."""

    board: list[int]
    """Points of the pawns on the board."""
    exposed: list[int]
    """What could be jumped: the points there and to be captured, once for each way."""
    best: list[int]
    """The best hexagon in the jester's reach."""
    room: list[int]
    """How many are in its reach."""


class Court:
    """Judges courts by given weights."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def worths(self, state: Jesters) -> list[float]:
        """By seat, how far ahead it is."""
        layout, found, weights = layout_for(state.chosen), looked_at(state), self._weights
        double, stick, exposed = weights.double, weights.stick, weights.exposed
        prospect, room = weights.prospect, weights.room
        judged = leads(
            [
                found.board[seat]
                + captured(state, layout, seat)
                + double * state.doubles[seat]
                + stick * state.left[seat]
                - exposed * found.exposed[seat]
                + prospect * found.best[seat]
                + room * found.room[seat]
                for seat in range(state.seats)
            ],
            out=state.gone,
        )
        if state.step in _BENT:
            judged[state.seat] += _bend(state, layout)
        return judged

    def parts(self, state: Jesters, seat: Seat) -> dict[str, float]:
        """What the worth of a seat is made of."""
        layout, found, weights = layout_for(state.chosen), looked_at(state), self._weights
        on_turn = state.step in _BENT and state.seat == seat
        return {
            "board": float(found.board[seat]),
            "bend": float(_bend(state, layout)) if on_turn else 0.0,
            "captured": float(captured(state, layout, seat)),
            "doubles": weights.double * state.doubles[seat],
            "sticks": weights.stick * state.left[seat],
            "exposed": -weights.exposed * found.exposed[seat],
            "prospect": weights.prospect * found.best[seat],
            "room": weights.room * found.room[seat],
        }


def looked_at(state: Jesters) -> Found:
    """What a court shows, whatever it is thought to be worth."""
    layout, ways, seats = layout_for(state.chosen), _ways(state.chosen), state.seats
    values, rules, axes = layout.values, layout.rules, ways.axes
    worth = (0, rules.single_worth, rules.double_worth)
    barred = int(state.board.translate(_BITS), 2) | _barred_by(state.sticks, len(state.board))
    found = Found([0] * seats, [0] * seats, [0] * seats, [0] * seats)
    board, exposed = found.board, found.exposed
    pawns = _PAWNS
    for hexagon, sign in enumerate(state.board):
        if sign not in pawns:
            continue
        seat, count = pawns[sign]
        points = values[hexagon] * count
        board[seat] += points
        for axis in axes[hexagon]:
            if not barred & axis:
                exposed[seat] += 2 * (points + worth[count])
    for seat, at in enumerate(state.jesters):
        if at < 0:
            continue
        best = room = 0
        for ray in ways.rays[at]:
            for way, value in ray:
                if barred & way:
                    break
                room += 1
                best = max(best, value)
        found.best[seat], found.room[seat] = best, room
    return found


_BENT: Final = ("to", "pawn")
"""Steps in which the pawn of the turn is as good as placed on the bend (JT2)."""


def _bend(state: Jesters, layout: Layout) -> int:
    """What the pawn of this turn will bring to the seat on turn."""
    return layout.values[state.hops[0] if state.hops else state.jesters[state.seat]]


@lru_cache(maxsize=4096)
def _barred_by(sticks: str, hexagons: int) -> int:
    """The sticks in bits, above those of the hexagons."""
    return int(sticks.translate(_STICK_BITS), 2) << hexagons


@cache
def _ways(chosen: str) -> Ways:
    layout = layout_for(chosen)
    hexagons, edges = len(layout.names), len(layout.edges)

    def bits(over: int, edge: int) -> int:
        # The first sign of a text is the highest bit of its number.
        return 1 << hexagons - 1 - over | 1 << hexagons + edges - 1 - edge

    axes: list[set[int]] = [set() for _ in layout.names]
    for start, leaps in enumerate(layout.leaps):
        for over, landing, first, second in leaps:
            axes[over].add(bits(start, first) | bits(landing, second))
    rays = tuple(
        tuple(tuple((bits(at, edge), layout.values[at]) for at, edge in leg) for leg in legs)
        for legs in layout.rays
    )
    return Ways(tuple(map(tuple, axes)), rays)


@lru_cache(maxsize=64)
def court_for(weights: Weights) -> Court:
    return Court(weights)


_USUAL: Final = court_for(WEIGHTS)


def worths(state: Jesters, weights: Weights | None = None) -> list[float]:
    """By seat, how good a state looks."""
    return (_USUAL if weights is None else court_for(weights)).worths(state)


def parts(state: Jesters, seat: Seat) -> dict[str, float]:
    """What a seat's own worth is made of, before it is compared with the others'."""
    return _USUAL.parts(state, seat)
