"""Playouts: the best own turns, each played on by everybody's evaluation, over and over.

Every time is another world, the same for all candidates, with the same dice; the first two dice go
through all their faces in turn. Candidates that are clearly worse are dropped.
"""

from collections.abc import Sequence
from typing import Any, Final

from engine.computer.arms import Arm, best, promising
from engine.computer.dice import Dice
from engine.computer.judging import Judge
from engine.computer.policy import best_turn, carried_out
from engine.computer.turns import Turn, settled
from engine.core import View
from engine.strength import Playouts

_FEWEST: Final = 6
"""Before so many playouts of each, no candidate is dropped."""
_EVERY: Final = 3
_MOST: Final = 360


def by_playouts(
    judge: Judge, view: View, turns: Sequence[Turn], search: Playouts, dice: Dice
) -> int:
    """The number of the candidate that wins most often."""
    assert view.viewer is not None
    base = dice.seed()
    further = search.turns or view.seats
    alive = [Arm(at) for at in range(len(turns))]
    for number in range(_MOST):
        brought: list[float] = []
        world = judge.game.imagine(view, Dice(base - number))
        for arm in alive:
            if number and judge.nodes >= search.nodes:
                return best(alive).at
            own = Dice(base + number)
            own.give(number % 6 + 1, (number // 6 + number) % 6 + 1)
            state = carried_out(judge, world, view.viewer, turns[arm.at].moves, own)
            brought.append(_played_on(judge, state, further, own)[view.viewer])
        for arm, chance in zip(alive, brought, strict=True):
            arm.add(chance)
        if number + 1 >= _FEWEST and (number + 1) % _EVERY == 0:
            alive = promising(alive)
        if len(alive) == 1:
            break
    return best(alive).at


def _played_on(judge: Judge, state: Any, turns: int, dice: Dice) -> list[float]:
    """Everybody's chances after so many turns of whoever is due."""
    state = settled(judge.game, state, dice)
    for _ in range(turns):
        waiting = judge.game.waiting_on(state)
        if not waiting:
            break
        state = settled(judge.game, best_turn(judge, state, waiting[0], dice), dice)
    return judge.chances(state)
