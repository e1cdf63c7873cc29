"""Why a turn is a good one: which parts of the evaluation it changes.

Like the computer itself this is given a view, and imagines what lies behind it. What is hidden is
another thing in every world that is imagined, so only what holds in all of them is said.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from engine.computer.dice import Dice
from engine.computer.turns import after
from engine.core import RIVALS, AnyGame, Illegal, Move, Seat, View
from engine.series import behind, shown_outcome

WORLDS: Final = 5
"""So many states are imagined."""
MOST: Final = 2
"""So many parts that gain are named."""
WORTH_NAMING: Final = 0.3
"""The second must gain this much of what the first does."""
LEAST: Final = 0.05
"""A change of less than that is none."""

Ends = Literal["", "wins", "ends"]


class Reason(Struct, frozen=True):
    """What speaks for a turn, by names of parts."""

    gains: tuple[str, ...] = ()
    """What gets better, most first."""
    cost: str = ""
    """What gets worst, if all in all the turn costs something now."""
    ends: Ends = ""
    """It wins the game, or the round of a match; or ends it otherwise."""


def reason(game: AnyGame, view: View, moves: Sequence[Move], seed: bytes) -> Reason:
    """Why the seat whose view this is could begin its turn with these moves."""
    assert view.viewer is not None
    dice = Dice(seed)
    changes: list[dict[str, float]] = []
    ends: set[Ends] = set()
    for _ in range(WORLDS):
        world = game.imagine(view, dice)
        state = _played(behind(game, world), world, view.viewer, moves)
        over = shown_outcome(game, state)
        if over is None:
            ends.add("")
            changes.append(_change(behind(game, world), world, state, view.viewer))
        else:
            ends.add("wins" if over.ranks[view.viewer] == 1 else "ends")
    if "" not in ends:
        return Reason(ends="wins" if ends == {"wins"} else "ends")
    return _told(game, changes)


def _told(game: AnyGame, changes: Sequence[dict[str, float]]) -> Reason:
    names = dict.fromkeys((*game.part_names, RIVALS))
    means = {
        name: sum(one.get(name, 0.0) for one in changes) / len(changes)
        for name in names
        if {_sign(one.get(name, 0.0)) for one in changes} in ({1}, {-1})
    }
    better = sorted((name for name in means if means[name] > 0), key=lambda name: -means[name])
    least = WORTH_NAMING * means[better[0]] if better else 0.0
    gains = tuple(name for name in better[:MOST] if means[name] >= least)
    total = sum(sum(one.values()) for one in changes) / len(changes)
    worse = [name for name in means if means[name] < 0]
    cost = min(worse, key=lambda name: means[name]) if worse and total <= -LEAST else ""
    return Reason(gains, cost)


def _sign(change: float) -> int:
    return 0 if abs(change) < LEAST else 1 if change > 0 else -1


def _played(game: AnyGame, state: Any, seat: Seat, moves: Sequence[Move]) -> Any:
    """Where some steps lead, as far as the rules of an imagined world allow them."""
    for move in moves:
        try:
            state, choices, _ = after(game, state, seat, move)
        except Illegal:
            break
        if not (choices.moves or choices.form):
            break
    return state


def _change(game: AnyGame, before: Any, state: Any, seat: Seat) -> dict[str, float]:
    had, has = _parts(game, before, seat), _parts(game, state, seat)
    return {name: has.get(name, 0.0) - had.get(name, 0.0) for name in {**had, **has}}


def _parts(game: AnyGame, state: Any, seat: Seat) -> dict[str, float]:
    """What a seat's worth is made of, with what is left of it."""
    own = game.parts(state, seat)
    left = game.worths(state)[seat] - sum(own.values())
    return {**own, RIVALS: own.get(RIVALS, 0.0) + left}
