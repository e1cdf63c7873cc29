"""One turn ahead: every move there is and the steps of the turn that follow, judged at its end.

Dice are never thrown in thought, and nobody's answer is thought of. Level 3 plays so.
"""

from collections.abc import Sequence
from typing import Any, Final

from engine.chance import Chance
from engine.computer.judging import Judge
from engine.computer.turns import Beam, Turn, whole_turns
from engine.core import Move, View

WORLDS: Final = 4
"""So many states are imagined where a move uncovers what is hidden; otherwise one will do."""
PROMISING: Final = 4
"""So many moves, those that did best in the first of them, are tried in the others."""
POSITIONS: Final = 36
"""So many positions are reached by going on from the first step of a turn; a quarter of that in
each further world."""
BREADTH: Final = 24
"""So many of them by the same step."""


def best_moves(
    judge: Judge, view: View, world: Any, moves: Sequence[Move], chance: Chance
) -> list[tuple[Move, ...]]:
    """The steps of the best turns, equally good, each with another first move, in the order of the
    moves."""
    assert view.viewer is not None
    listed = judge.best_listed(world, view.viewer)
    if listed is not None:
        firsts: dict[Move, tuple[Move, ...]] = {}
        for steps in listed[0]:
            firsts.setdefault(steps[0], steps)
        return [firsts[move] for move in moves if move in firsts]
    turns = whole_turns(judge, world, view.viewer, moves, Beam(POSITIONS, BREADTH))
    best = _by_first_move(turns, moves)
    found = {move: turn.worth for move, turn in best.items()}
    if any(turn.uncovers for turn in turns):
        found = _in_other_worlds(judge, view, found, chance)
    most = max(found.values())
    return [best[move].moves for move in found if found[move] == most]


def _in_other_worlds(
    judge: Judge, view: View, found: dict[Move, float], chance: Chance
) -> dict[Move, float]:
    """What the most promising moves add up to in several worlds."""
    assert view.viewer is not None
    moves = sorted(found, key=lambda move: -found[move])[:PROMISING]
    sums = {move: found[move] for move in moves}
    for _ in range(WORLDS - 1):
        world = judge.game.imagine(view, chance)
        turns = whole_turns(judge, world, view.viewer, moves, Beam(POSITIONS // WORLDS, BREADTH))
        for move, turn in _by_first_move(turns, moves).items():
            sums[move] += turn.worth
    return sums


def _by_first_move(turns: Sequence[Turn], moves: Sequence[Move]) -> dict[Move, Turn]:
    """The best turn that each of the moves begins: of those gone on with, if any was."""
    best: dict[Move, Turn] = {}
    for turn in turns:
        known = best.get(turn.moves[0])
        if known is None or (turn.reached, turn.worth) > (known.reached, known.worth):
            best[turn.moves[0]] = turn
    return {move: best[move] for move in moves if move in best}
