"""Replies: the best own turns, every throw that may follow, and the best turns of whoever is due.

Everybody wants the most for themselves (max^n), in chances of winning. The first die shows all its
faces, later ones are drawn. Then all of that again in another world with other dice, as long as the
budget lasts, and without candidates that are clearly worse; once is enough where nothing is drawn.
"""

from collections.abc import Sequence
from typing import Any, Final

from engine.computer.arms import Arm, best, promising
from engine.computer.dice import Dice
from engine.computer.judging import Judge
from engine.computer.policy import best_turn, carried_out, likely_turns
from engine.computer.turns import Turn, settled
from engine.core import View
from engine.series import shown_outcome
from engine.strength import Replies

_FACES: Final = 6
_FEWEST: Final = 3
"""Before so many passes no candidate is dropped."""
_MOST: Final = 60


def by_replies(judge: Judge, view: View, turns: Sequence[Turn], search: Replies, dice: Dice) -> int:
    """The number of the candidate with the best chances."""
    assert view.viewer is not None
    alive = [Arm(at) for at in range(len(turns))]
    for number in range(_MOST):
        lots = Dice(dice.seed())
        world = judge.game.imagine(view, lots)
        seed, drawn = dice.seed(), lots.drawn
        brought: list[float] = []
        for arm in alive:
            if judge.nodes >= search.nodes and (number or brought):
                # A pass that is cut short says nothing of those it did not come to; but the first
                # is all there is, and the best by evaluation come first.
                return _cut_short(alive, brought, number)
            own = Dice(seed)
            state = turns[arm.at].end
            if number:
                state = carried_out(judge, world, view.viewer, turns[arm.at].moves, own)
            elif view.viewer in judge.game.waiting_on(state):
                state = best_turn(judge, state, view.viewer, own)
            brought.append(_thrown(judge, state, search, own)[view.viewer])
            drawn = drawn or own.drawn
        for arm, chance in zip(alive, brought, strict=True):
            arm.add(chance)
        if number + 1 >= _FEWEST:
            alive = promising(alive)
        if not drawn or len(alive) == 1:
            break
    return best(alive).at


def _cut_short(alive: list[Arm], brought: list[float], number: int) -> int:
    if number:
        return best(alive).at
    return max(range(len(brought)), key=lambda at: brought[at])


def _thrown(judge: Judge, state: Any, search: Replies, dice: Dice) -> list[float]:
    """Everybody's chances where a turn has ended: on average over the next throw, if one is due."""
    game = judge.game
    if game.waiting_on(state) or shown_outcome(game, state) is not None:
        return _answered(judge, settled(game, state, dice), search, search.replies, dice)
    sums = [0.0] * judge.seats
    for face in range(1, _FACES + 1):
        dice.give(face)
        thrown = settled(game, state, dice)
        dice.give()
        chances = _answered(judge, thrown, search, search.replies, dice)
        sums = [sum_ + chance for sum_, chance in zip(sums, chances, strict=True)]
    return [sum_ / _FACES for sum_ in sums]


def _answered(judge: Judge, state: Any, search: Replies, replies: int, dice: Dice) -> list[float]:
    """Everybody's chances if so many further turns are played as each likes best."""
    waiting = judge.game.waiting_on(state)
    if not waiting:
        return judge.chances(state)
    mover = waiting[0]
    if replies == 1:
        return judge.chances(best_turn(judge, state, mover, dice))
    found: list[float] = []
    for turn in likely_turns(judge, state, mover, dice)[: search.width]:
        following = settled(judge.game, turn.end, dice)
        chances = _answered(judge, following, search, replies - 1, dice)
        if not found or chances[mover] > found[mover]:
            found = chances
    return found
