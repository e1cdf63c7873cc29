"""Shorthand for tests that say which of two positions the computer would rather have."""

from collections.abc import Callable
from typing import Any

from engine.computer.judging import Judge as Judging
from engine.core import AnyGame, Seat

Judge = Callable[[Any, Seat], float]


def judge_of(game: AnyGame) -> Judge:
    """How much the computer thinks a position worth to a seat, from what that seat may see."""

    def worth(state: Any, seat: Seat = 0) -> float:
        seen = game.view(state, seat)
        if seen.outcome is not None:
            return Judging(game, seen.seats).worth(state, seat)
        return game.evaluate(seen, seat)

    return worth
