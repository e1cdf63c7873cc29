"""What a player or spectator may know: everything, for nothing is hidden in this game."""

from typing import ClassVar

from engine.core import Seat, View, Viewer
from engine.jesters.board import COLOURS, DOUBLE, JESTER, LETTERS, SINGLE, layout_for
from engine.jesters.ending import captured, outcome, standing
from engine.jesters.rules import StepName
from engine.jesters.state import Jesters


class JestersView(View, frozen=True, kw_only=True):
    """The game as a viewer sees it."""

    game: ClassVar[str] = "jesters"

    layout: str
    """The name of the board."""
    hexagons: tuple[str, ...]
    """`a1`, `a2`, … row by row from the bottom."""
    values: tuple[int, ...]
    """By hexagon, what it is worth."""
    marked: tuple[str, ...]
    """The edges that take a stick, `a1|a2`, …"""
    edges: tuple[str, ...]
    """Every edge between two hexagons."""
    pawns: tuple[tuple[str, Seat, int], ...]
    """Hexagons with pawns on them, whose, and how many: one, or two for a double."""
    jesters: tuple[str, ...]
    """By seat, where the jester is; empty beside the board."""
    sticks: tuple[str, ...]
    """The edges with a stick."""
    colours: tuple[str, ...]
    letters: str
    """By seat, the colour's name and its letter."""
    stock: tuple[int, ...]
    doubles: tuple[int, ...]
    left: tuple[int, ...]
    """By seat: pawns to place, doubles still allowed, sticks to lay."""
    taken: tuple[tuple[tuple[Seat, int], ...], ...]
    """By seat, what was captured, in order: whose, and one or two."""
    on_board: tuple[int, ...]
    captured: tuple[int, ...]
    """By seat, the points of the pawns on the board and of those captured."""
    gone: tuple[Seat, ...]
    """Seats that resigned."""
    step: StepName
    """What is to decide now."""
    seat: Seat
    """Whose turn it is."""
    first: Seat
    turn: int
    origin: str
    """Where the jester on turn started, once it has moved; the black marker."""
    hops: tuple[str, ...]
    """The bend of this turn's jester, then where its pawn has landed."""
    chosen: str

    @property
    def points(self) -> tuple[int, ...]:
        """By seat, what the board and the captures are worth now."""
        return tuple(map(sum, zip(self.on_board, self.captured, strict=True)))


def view(state: Jesters, viewer: Viewer, waiting_on: tuple[Seat, ...]) -> JestersView:
    layout = layout_for(state.chosen)
    names, seats = layout.names, range(state.seats)
    return JestersView(
        viewer=viewer,
        seats=state.seats,
        waiting_on=waiting_on,
        outcome=outcome(state),
        layout=layout.rules.board,
        hexagons=names,
        values=layout.values,
        marked=tuple(layout.edges[edge] for edge in layout.marked),
        edges=layout.edges,
        pawns=tuple(
            (names[hexagon], *_PAWNS[sign])
            for hexagon, sign in enumerate(state.board)
            if sign in _PAWNS
        ),
        jesters=tuple(names[at] if at >= 0 else "" for at in state.jesters),
        sticks=tuple(layout.edges[e] for e, sign in enumerate(state.sticks) if sign == "x"),
        colours=COLOURS[: state.seats],
        letters=LETTERS[: state.seats],
        stock=state.stock,
        doubles=state.doubles,
        left=state.left,
        taken=tuple(tuple(_PAWNS[sign] for sign in taken) for taken in state.taken),
        on_board=tuple(standing(state, layout, seat) for seat in seats),
        captured=tuple(captured(state, layout, seat) for seat in seats),
        gone=state.gone,
        step=state.step,
        seat=state.seat,
        first=state.first,
        turn=state.turn,
        origin=names[state.origin] if state.origin >= 0 else "",
        hops=tuple(names[hexagon] for hexagon in state.hops),
        chosen=state.chosen,
    )


def imagine(seen: JestersView) -> Jesters:
    """The state behind a view: nothing is hidden, so there is only one."""
    layout = layout_for(seen.chosen)
    numbers = layout.numbers
    sticks = ["-"] * len(layout.edges)
    for edge in seen.sticks:
        sticks[layout.parsed[f"stick {edge}"][1]] = "x"
    board = ["."] * len(layout.names)
    for name, seat, count in seen.pawns:
        board[numbers[name]] = _sign(seat, count)
    for seat, name in enumerate(seen.jesters):
        if name:
            board[numbers[name]] = JESTER[seat]
    return Jesters(
        seats=seen.seats,
        board="".join(board),
        sticks="".join(sticks),
        jesters=tuple(numbers[name] if name else -1 for name in seen.jesters),
        stock=seen.stock,
        doubles=seen.doubles,
        left=seen.left,
        taken=tuple("".join(_sign(*pawn) for pawn in taken) for taken in seen.taken),
        step=seen.step,
        chosen=seen.chosen,
        seat=seen.seat,
        first=seen.first,
        turn=seen.turn,
        origin=numbers[seen.origin] if seen.origin else -1,
        hops=tuple(numbers[name] for name in seen.hops),
        gone=seen.gone,
        ended=seen.outcome.reason if seen.outcome else "",
    )


def _sign(seat: Seat, count: int) -> str:
    return (DOUBLE if count == 2 else SINGLE)[seat]


_PAWNS = {
    sign: (seat, count)
    for count, signs in ((1, SINGLE), (2, DOUBLE))
    for seat, sign in enumerate(signs)
}
"""What the signs of a board stand for."""
