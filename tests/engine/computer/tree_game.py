"""A game that is nothing but a tree of positions, to see how the computer looks for its move.

Every position says whose it is, what it looks worth to seat 0 and where its moves lead. There may
be several trees that nobody can tell apart: which of them is the real one is hidden.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from engine.chance import Chance
from engine.core import (
    NO_CHOICES,
    Choices,
    Event,
    Form,
    Illegal,
    Move,
    Outcome,
    Seat,
    State,
    Step,
    View,
    Viewer,
)

DIE = "#"
"""A path says by it what a die has shown."""


class Node(Struct, frozen=True):
    """A position: what it looks worth, and what can be played there."""

    worth: float = 0.0
    moves: Mapping[str, "Node"] = {}
    seat: Seat = 0
    shows: bool = False
    """Who comes here sees something that was hidden."""
    secret: bool = False
    form: Form | None = None
    """The moves are then its proposals and, if they fit, its fillings."""
    proposals: int | None = None
    faces: tuple["Node", ...] = ()
    """Where a die leads to that is due here."""
    winner: Seat | None = None
    """The game is over, and this seat has won it."""


class At(State, frozen=True):
    tree: int
    path: tuple[Move, ...] = ()


class TreeView(View, frozen=True, kw_only=True):
    game: ClassVar[str] = "tree"

    path: tuple[Move, ...]
    worth: float


class TreeGame:
    """The parts of a game that the computer needs."""

    key = "tree"

    def __init__(self, *trees: Node) -> None:
        self._trees = trees
        self.imagined = 0
        self.played: list[tuple[Move, ...]] = []
        """The paths that were looked at, in order."""
        self.thrown: list[int] = []
        """What the dice showed, in order."""

    def node(self, state: At) -> Node:
        found = self._trees[state.tree]
        for move in state.path:
            thrown = move.startswith(DIE)
            found = found.faces[int(move[1:]) - 1] if thrown else found.moves[move]
        return found

    def waiting_on(self, state: At) -> tuple[Seat, ...]:
        node = self.node(state)
        return (node.seat,) if node.moves else ()

    def choices(self, state: At, seat: Seat) -> Choices:
        node = self.node(state)
        if not node.moves or node.seat != seat:
            return NO_CHOICES
        moves = tuple(node.moves)[: node.proposals]
        return Choices(moves, node.form, node.secret)

    def play(self, state: At, seat: Seat, move: Move) -> Step[At]:
        node = self.node(state)
        if move not in node.moves or node.seat != seat:
            raise Illegal("no-such-move", f"`{move}` is not possible")
        after = At(state.tree, (*state.path, move))
        self.played.append(after.path)
        return Step(after, (Event("move", seat, move),), reveals=self.node(after).shows)

    def throw(self, state: At, chance: Chance) -> Step[At]:
        face = chance.roll(len(self.node(state).faces))
        self.thrown.append(face)
        return Step(At(state.tree, (*state.path, f"{DIE}{face}")), ())

    def view(self, state: At, viewer: Viewer) -> TreeView:
        return TreeView(
            viewer=viewer,
            seats=2,
            waiting_on=self.waiting_on(state),
            outcome=None,
            path=state.path,
            worth=self.node(state).worth,
        )

    def imagine(self, view: TreeView, chance: Chance) -> At:
        """One world after the other, so that a test knows which were looked at."""
        if len(self._trees) > 1:
            chance.roll()
        self.imagined += 1
        return At((self.imagined - 1) % len(self._trees), view.path)

    def evaluate(self, view: TreeView, seat: Seat) -> float:
        return view.worth if seat == 0 else -view.worth

    def worths(self, state: At, weights: object = None) -> list[float]:
        worth = self.node(state).worth
        return [worth, -worth]

    def outcome(self, state: At) -> Outcome | None:
        winner = self.node(state).winner
        return None if winner is None else Outcome((1 + winner, 2 - winner), (0, 0), "told")


def leaves(*worths: float, prefix: str = "") -> dict[str, Node]:
    """Moves a, b, c, … to positions where nobody of the seat decides any more."""
    return {f"{prefix}{chr(97 + at)}": Node(worth) for at, worth in enumerate(worths)}


def node(moves: Mapping[str, Node] | Sequence[float], worth: float = 0.0, **more: Any) -> Node:
    """A position with moves, or with leaves that are worth so much."""
    found = moves if isinstance(moves, Mapping) else leaves(*moves)
    return Node(worth, found, **more)
