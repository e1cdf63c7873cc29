"""Whole turns of a seat in an imagined state, those that look best half-way gone on with.

A turn ends where chance, or somebody else, has the next word. Steps that leave no choice are played
on the way.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from engine.chance import Chance
from engine.computer.judging import Judge
from engine.core import NO_CHOICES, AnyGame, Choices, Illegal, Move, Seat
from engine.forms import random_filling
from engine.series import shown_outcome


class Turn(Struct, frozen=True, gc=False):
    """The steps of a turn, and where it leads."""

    moves: tuple[Move, ...]
    end: Any
    worth: float
    """To the seat whose turn it is."""
    reached: bool = True
    """It was played to its end, or as far as anything was; others looked better than one that was
    given up."""
    uncovers: bool = False
    """It shows what was hidden, so another world might have answered differently."""


class Beam(Struct, frozen=True):
    """How much is looked at on the way to the end of a turn."""

    positions: int
    """About so many positions are reached by going on from the first step."""
    breadth: int
    """At most so many of them by the same step."""


class _Going(Struct, frozen=True, gc=False):
    """A turn half-way."""

    moves: tuple[Move, ...]
    state: Any
    choices: Choices
    """What the seat may do next; nothing if its turn is over."""
    uncovers: bool


def candidates(choices: Choices, chance: Chance, fillings: int) -> list[Move]:
    """The moves listed; with a form, the proposals and a few fillings."""
    if choices.form is None:
        return list(choices.moves)
    moves = dict.fromkeys(choices.moves)
    for _ in range(fillings):
        filled = random_filling(choices.form, chance)
        if filled is not None:
            moves[filled] = None
    return list(moves)


def settled(game: AnyGame, state: Any, chance: Chance) -> Any:
    """Play on to the next real decision, or to the end of the round on the board."""
    while True:
        waiting = game.waiting_on(state)
        if not waiting:
            if shown_outcome(game, state) is not None:
                return state
            state = game.throw(state, chance).state
            continue
        for seat in waiting:
            only = game.choices(state, seat).only
            if only is not None:
                state = game.play(state, seat, only).state
                break
        else:
            return state


def after(game: AnyGame, state: Any, seat: Seat, move: Move) -> tuple[Any, Choices, bool]:
    """Where a step leads: the state, what the seat may do there if its turn goes on, and whether
    it has learnt something. Raises `Illegal`."""
    step = game.play(state, seat, move)
    state, learnt = step.state, step.reveals and not step.foreseen
    while True:
        waiting = game.waiting_on(state)
        if seat not in waiting:
            return state, NO_CHOICES, learnt
        own = NO_CHOICES
        for other in waiting:
            choices = game.choices(state, other)
            if choices.only is not None:
                step = game.play(state, other, choices.moves[0])
                state, learnt = step.state, learnt or step.reveals
                break
            if other == seat:
                own = choices
        else:
            return state, own, learnt


def whole_turns(
    judge: Judge, world: Any, seat: Seat, moves: Sequence[Move], beam: Beam
) -> list[Turn]:
    """The turns that begin with one of these moves, in no order of merit. Those that are not gone
    on with count as they stand there."""
    listed = judge.lister.turns(world, seat) if judge.lister is not None else None
    if listed is not None:
        begun = set(moves)
        return [
            Turn(steps, end, judge.worths(end)[seat]) for steps, end in listed if steps[0] in begun
        ]
    found: list[Turn] = []
    left = beam.positions
    turns = _begun(judge.game, world, seat, moves)
    while turns:
        going: list[_Going] = []
        for turn in turns:
            if left > 0 and turn.choices.moves:
                going.append(turn)
            else:
                worth = judge.worths(turn.state)[seat]
                found.append(Turn(turn.moves, turn.state, worth, True, turn.uncovers))
        room = min(beam.breadth, left)
        if sum(len(turn.choices.moves) for turn in going) > room:
            going = _narrowed(judge, seat, going, room, found)
        turns = [further for turn in going for further in _further(judge.game, seat, turn)]
        left -= len(turns)
    return found


def _begun(game: AnyGame, world: Any, seat: Seat, moves: Sequence[Move]) -> list[_Going]:
    """The first steps that the rules allow; a filling they may refuse."""
    begun: list[_Going] = []
    for move in moves:
        try:
            begun.append(_Going((move,), *after(game, world, seat, move)))
        except Illegal:
            continue
    return begun


def _further(game: AnyGame, seat: Seat, turn: _Going) -> list[_Going]:
    further: list[_Going] = []
    for move in turn.choices.moves:
        state, choices, learnt = after(game, turn.state, seat, move)
        further.append(_Going((*turn.moves, move), state, choices, turn.uncovers or learnt))
    return further


def _narrowed(
    judge: Judge, seat: Seat, going: list[_Going], room: int, found: list[Turn]
) -> list[_Going]:
    """The turns that look best, as many as there is room for; the others are given up."""
    judged = [judge.worths(turn.state)[seat] for turn in going]
    kept: list[_Going] = []
    for at in sorted(range(len(going)), key=lambda at: -judged[at]):
        turn = going[at]
        if len(turn.choices.moves) <= room:
            kept.append(turn)
            room -= len(turn.choices.moves)
        else:
            found.append(Turn(turn.moves, turn.state, judged[at], False, turn.uncovers))
    return kept


def different(turns: Sequence[Turn]) -> list[Turn]:
    """The turns from the best down, each position that they lead to once."""
    best: dict[Any, Turn] = {}
    for turn in sorted(turns, key=lambda turn: -turn.worth):
        best.setdefault(turn.end, turn)
    return list(best.values())
