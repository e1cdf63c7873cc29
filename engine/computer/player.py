"""How the computer decides: it tries out its own turn and takes what looks best.

It is given a view, never a state. From that it imagines states that its seat could not tell from
the real one, plays every move there is and the steps of its turn that follow, and judges by the
game's evaluation what its seat would then see. Dice are never thrown in thought: a turn is judged
where chance, or somebody else, has the next word.

The same view, choices and chance always give the same move.
"""

from collections.abc import Sequence
from math import inf
from typing import Any, Final

from engine.chance import Chance
from engine.computer.result import worth
from engine.core import AnyGame, Choices, Illegal, Move, Seat, View
from engine.forms import random_filling
from engine.play_on import play_on

WORLDS: Final = 4
"""So many states are imagined where a move uncovers what is hidden; otherwise one will do."""
PROMISING: Final = 4
"""So many moves, those that did best in the first of them, are tried in the others."""
POSITIONS: Final = 36
"""So many positions are reached by going on from the first step of a turn; a quarter of that in
each further world."""
BREADTH: Final = 24
"""So many of them by the same step."""
FILLINGS: Final = 6
"""So many fillings of a form are tried beside the proposals."""


def decide(game: AnyGame, view: View, choices: Choices, chance: Chance) -> Move:
    """The move of the seat whose view this is: one of `choices`, or a filling of their form.

    Equals go by the order of the moves; where the decision is secret, chance picks among them, so
    that knowing the computer does not give it away.
    """
    seat = view.viewer
    if seat is None or seat not in view.waiting_on:
        raise ValueError("only a seat that is waited on decides")
    moves = _candidates(choices, chance)
    if len(moves) == 1:
        return moves[0]
    turn = _Turn(game, game.imagine(view, chance), seat, POSITIONS)
    found = turn.worth_of(moves)
    if turn.uncovers:
        moves = sorted(found, key=lambda move: -found[move])[:PROMISING]
        for _ in range(WORLDS - 1):
            world = game.imagine(view, chance)
            other = _Turn(game, world, seat, POSITIONS // WORLDS).worth_of(moves)
            found = {move: found[move] + other[move] for move in moves}
    most = max(found.values())
    best = [move for move in found if found[move] == most]
    return chance.shuffle(best)[0] if choices.secret else best[0]


def _candidates(choices: Choices, chance: Chance) -> list[Move]:
    """The moves listed; with a form, the proposals and a few fillings."""
    moves = dict.fromkeys(choices.moves)
    if choices.form is not None:
        for _ in range(FILLINGS):
            filled = random_filling(choices.form, chance)
            if filled is not None:
                moves[filled] = None
    return list(moves)


class _Turn:
    """The turn of a seat played out in one imagined state."""

    def __init__(self, game: AnyGame, world: Any, seat: Seat, positions: int) -> None:
        self._game = game
        self._world = world
        self._seat = seat
        self._left = positions
        self.uncovers = False
        """A step has shown what was hidden, so another world might have answered differently."""

    def worth_of(self, moves: Sequence[Move]) -> dict[Move, float]:
        """For every legal one of the moves, in order, the worth of the best turn that it begins.

        Turns that are not played to their end, because others looked better half-way or enough
        was looked at, count as they stood there.
        """
        reached: dict[Move, float] = {}
        given_up: dict[Move, float] = {}
        turns = [(move, state) for move in moves for state in self._after(self._world, move)]
        while turns:
            going: list[tuple[Move, Any]] = []
            for move, state in turns:
                if self._left > 0 and self._goes_on(state):
                    going.append((move, state))
                else:
                    _note(reached, move, self._judged(state))
            turns = [
                (move, after)
                for move, state in self._narrowed(going, given_up)
                for answer in self._game.choices(state, self._seat).moves
                for after in self._after(state, answer)
            ]
            self._left -= len(turns)
        found = given_up | reached
        return {move: found[move] for move in moves if move in found}

    def _narrowed(
        self, going: list[tuple[Move, Any]], given_up: dict[Move, float]
    ) -> list[tuple[Move, Any]]:
        """The turns worth playing on: all if that is little work, else those that look best."""
        sizes = [len(self._game.choices(state, self._seat).moves) for _, state in going]
        room = min(BREADTH, self._left)
        if sum(sizes) <= room:
            return going
        judged = [self._judged(state) for _, state in going]
        kept: list[tuple[Move, Any]] = []
        for at in sorted(range(len(going)), key=lambda at: -judged[at]):
            if sizes[at] <= room:
                kept.append(going[at])
                room -= sizes[at]
            else:
                _note(given_up, going[at][0], judged[at])
        return kept

    def _after(self, state: Any, move: Move) -> list[Any]:
        """The state after a move, or nothing if the rules refuse it, as they may a filling.

        Steps of the own turn that leave no choice are played too; others are left to their seats.
        """
        try:
            step = self._game.play(state, self._seat, move)
        except Illegal:
            return []
        if self._goes_on(step.state):
            step = play_on(self._game, step, None)
        self.uncovers = self.uncovers or step.final
        return [step.state]

    def _goes_on(self, state: Any) -> bool:
        return self._seat in self._game.waiting_on(state)

    def _judged(self, state: Any) -> float:
        return worth(self._game, self._game.view(state, self._seat), self._seat)


def _note(reached: dict[Move, float], move: Move, found: float) -> None:
    """Remember the best that a move was found to lead to."""
    if found > reached.get(move, -inf):
        reached[move] = found
