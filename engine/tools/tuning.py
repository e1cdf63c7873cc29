"""Constants of an evaluation tuned by matches: steps to either side, kept if they win.

Fitting them to results was tried and played worse; what counts is who wins.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, structs

from engine.computer.dice import Dice
from engine.play_on import start
from engine.series import behind
from engine.tools.commandline import BadArgument
from engine.tools.contest import Contest, Contestant, Tallied, played
from engine.tools.intervals import wilson


class Trial(Struct, frozen=True):
    """One value of a constant against the one it has."""

    value: float
    held: float
    """The value that it was tried against."""
    won: float
    games: int
    kept: bool


def weights_at(contest: Contest) -> Any:
    """The weights of the game that is played at a table with these options."""
    state = start(contest.game, contest.chosen, contest.seats, Dice(contest.seed)).state
    return behind(contest.game, state).weights


def constants(weights: Any) -> dict[str, float]:
    """By name, the numbers among some weights."""
    return {
        name: value
        for name, value in structs.asdict(weights).items()
        if isinstance(value, int | float) and not isinstance(value, bool)
    }


def value_of(weights: Any, name: str) -> float:
    """The value of a constant. Raises `BadArgument` if there is none of that name."""
    known = constants(weights)
    if name not in known:
        there = ", ".join(known) or "none to tune"
        raise BadArgument(f"there is no constant {name[:40]!r}; there are: {there}")
    return known[name]


def tuned(
    contest: Contest, name: str, games: int, *, step: float, level: int
) -> Iterator[Tallied | Trial]:
    """Try a constant a step up and a step down against the value it has, and go on from what won
    clearly; stop when neither does. Between trials, the games as they are played."""
    weights = weights_at(contest)
    held = value_of(weights, name)
    going = True
    while going:
        going = False
        for factor in (1 + step, 1 / (1 + step)):
            value = held * factor if held else step * (1 if factor > 1 else -1)
            tried = Contestant(level, structs.replace(weights, **{name: value}))
            others = [Contestant(level, structs.replace(weights, **{name: held}))]
            tally = Tallied(0, [0.0], [])
            for tally in played(contest, [tried, *others * (contest.seats - 1)], games):
                yield tally
            kept = wilson(tally.won[0], tally.games)[0] > 1 / contest.seats
            yield Trial(value, held, tally.won[0], tally.games, kept)
            if kept:
                held, going = value, True
                break
