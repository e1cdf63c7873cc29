"""What anybody is thought to do in a search: the turn that looks best to them."""

from typing import Any, Final

from engine.computer.dice import Dice
from engine.computer.judging import Judge
from engine.computer.turns import Beam, Turn, after, candidates, whole_turns
from engine.core import Illegal, Move, Seat

BEAM: Final = Beam(positions=28, breadth=16)
FILLINGS: Final = 3


def likely_turns(judge: Judge, state: Any, seat: Seat, dice: Dice) -> list[Turn]:
    """The turns of a seat in a search, best first."""
    moves = candidates(judge.game.choices(state, seat), dice, FILLINGS)
    turns = whole_turns(judge, state, seat, moves, BEAM)
    turns.sort(key=lambda turn: -turn.worth)
    return turns


def best_turn(judge: Judge, state: Any, seat: Seat, dice: Dice) -> Any:
    """Where the turn that looks best to a seat leads."""
    listed = judge.best_listed(state, seat)
    if listed is not None:
        _, leads_to = listed
        return leads_to(0)
    moves = candidates(judge.game.choices(state, seat), dice, FILLINGS)
    turns = whole_turns(judge, state, seat, moves, BEAM)
    return max(turns, key=lambda turn: turn.worth).end


def carried_out(judge: Judge, world: Any, seat: Seat, moves: tuple[Move, ...], dice: Dice) -> Any:
    """Where a planned turn leads in another world: if it cannot go on there as planned, or goes on
    longer, the rest is what looks best."""
    state = world
    for move in moves:
        if seat not in judge.game.waiting_on(state):
            return state
        try:
            state, _, _ = after(judge.game, state, seat, move)
        except Illegal:
            break
    if seat in judge.game.waiting_on(state):
        return best_turn(judge, state, seat, dice)
    return state
