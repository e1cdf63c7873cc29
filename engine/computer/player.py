"""How a computer decides: it is given a view, never a state, and plans its own turn.

From the view it imagines states that its seat could not tell from the real one, lists the turns
that it has there by the game's evaluation, and picks one as its level does: by overlooking good
ones (1 and 2), as the evaluation has it (3), or by looking at what may follow (4 and 5).

The same view, choices, level and seed always give the same plan, in any process.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from engine.chance import Chance
from engine.computer.deep import by_replies
from engine.computer.dice import Dice
from engine.computer.flat import by_playouts
from engine.computer.greedy import BREADTH, POSITIONS, best_moves
from engine.computer.judging import Judge
from engine.computer.levels import Level, level_of, search_of, strength_of
from engine.computer.overlooking import first_seen
from engine.computer.turns import Beam, Turn, after, candidates, different, whole_turns
from engine.core import AnyGame, Choices, Move, Seat, View
from engine.series import behind
from engine.strength import Replies, Search, Strength, for_seats

FILLINGS: Final = 6
"""So many fillings of a form are tried beside the proposals."""
_ALIKE: Final = 3
"""So many candidates at most begin with the same step."""


class Plan(Struct, frozen=True):
    """A turn that was thought through: its steps, and what the seat should see before each but the
    first. If it sees anything else, the rest is to be thought about anew."""

    moves: tuple[Move, ...]
    expected: tuple[View, ...] = ()

    def next_move(self, made: int, view: View) -> Move | None:
        """The step after so many, if everything is as it was expected."""
        if not 0 < made < len(self.moves) or self.expected[made - 1] != view:
            return None
        return self.moves[made]


def decide(game: AnyGame, view: View, choices: Choices, chance: Chance) -> Move:
    """The next move of the usual level: one of `choices`, or a filling of their form."""
    _waited_on(view)
    moves = candidates(choices, chance, FILLINGS)
    if len(moves) == 1:
        return moves[0]
    world = game.imagine(view, chance)
    judge = Judge(behind(game, world), view.seats)
    return _picked(best_moves(judge, view, world, moves, chance), choices, chance)[0]


def plan(  # noqa: PLR0913 — what an order to think holds
    game: AnyGame,
    view: View,
    choices: Choices,
    level: int,
    seed: bytes,
    *,
    weights: Any = None,
) -> Plan:
    """The turn of the seat whose view this is, as a computer of a level plays it.

    Equals go by the order of the moves; where the decision is secret, chance picks among them, so
    that knowing the computer does not give it away. Other `weights` than the game's are for tuning.
    Raises `UnknownLevel`.
    """
    plays = level_of(level)
    seat = _waited_on(view)
    dice = Dice(seed)
    moves = candidates(choices, dice, FILLINGS)
    if len(moves) == 1:
        return Plan((moves[0],))
    strength = strength_of(game, view)
    world = game.imagine(view, dice)
    steepness = for_seats(strength.steepness, view.seats)
    judge = Judge(behind(game, world), view.seats, steepness, weights)
    thought = _Thought(judge, view, choices, world, dice)
    return _expecting(judge.game, world, seat, thought.turn(plays, strength, moves))


class _Thought:
    """What is known while one decision is thought about."""

    def __init__(self, judge: Judge, view: View, choices: Choices, world: Any, dice: Dice) -> None:
        self._judge = judge
        self._view = view
        self._seat = _waited_on(view)
        self._world = world
        self._choices = choices
        self._dice = dice

    def turn(self, level: Level, strength: Strength, moves: Sequence[Move]) -> tuple[Move, ...]:
        """The steps that a level takes."""
        if level.sees is not None:
            overlooks = strength.overlooks[level.sees]
            turns = different(self._turns(moves, Beam(POSITIONS, BREADTH)))
            return first_seen(self._judge, self._seat, turns, overlooks, self._dice).moves
        search = search_of(level, strength, self._view.seats)
        glance = self._choices.secret or not strength.at_a_glance.isdisjoint(moves)
        if search is None or glance:
            best = best_moves(self._judge, self._view, self._world, moves, self._dice)
            return _picked(best, self._choices, self._dice)
        return self._searched(search, moves).moves

    def _turns(self, moves: Sequence[Move], beam: Beam) -> list[Turn]:
        return whole_turns(self._judge, self._world, self._seat, moves, beam)

    def _searched(self, search: Search, moves: Sequence[Move]) -> Turn:
        replies = isinstance(search, Replies)
        beam = Beam(search.positions, max(BREADTH, search.positions // 2))
        found = different(self._turns(moves, beam))
        turns = _varied(found, search.candidates, _ALIKE if replies else 1)
        if len(turns) == 1:
            return turns[0]
        if replies:
            return turns[by_replies(self._judge, self._view, turns, search, self._dice)]
        return turns[by_playouts(self._judge, self._view, turns, search, self._dice)]


def _waited_on(view: View) -> Seat:
    seat = view.viewer
    if seat is None or seat not in view.waiting_on:
        raise ValueError("only a seat that is waited on decides")
    return seat


def _picked(best: Sequence[tuple[Move, ...]], choices: Choices, chance: Chance) -> tuple[Move, ...]:
    return chance.shuffle(best)[0] if choices.secret else best[0]


def _varied(turns: Sequence[Turn], most: int, alike: int) -> list[Turn]:
    """The best turns, but only some that begin alike."""
    begun: dict[Move, int] = {}
    kept: list[Turn] = []
    for turn in turns:
        first = turn.moves[0]
        begun[first] = begun.get(first, 0) + 1
        if begun[first] <= alike and len(kept) < most:
            kept.append(turn)
    return kept


def _expecting(game: AnyGame, world: Any, seat: Seat, moves: tuple[Move, ...]) -> Plan:
    """A plan with what the seat sees on the way, if the imagined world is the real one."""
    expected: list[View] = []
    state = world
    for move in moves[:-1]:
        state, _, _ = after(game, state, seat, move)
        expected.append(game.view(state, seat))
    return Plan(moves, tuple(expected))
