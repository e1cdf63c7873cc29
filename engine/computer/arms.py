"""Candidates compared by sampling: what each brought so far, and which are still worth trying."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

_SURE: Final = 2.0
"""So many standard errors must lie between two candidates until one is dropped."""
_LEAST: Final = 1e-7
"""No candidate is thought to vary less than this."""


class Arm:
    """One candidate, by its place in the list."""

    __slots__ = ("at", "count", "squares", "total")

    def __init__(self, at: int) -> None:
        self.at = at
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, chance: float) -> None:
        self.count += 1
        self.total += chance
        self.squares += chance * chance

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def doubt(self) -> float:
        varies = max(self.squares / self.count - self.mean**2, _LEAST)
        return _SURE * sqrt(varies / self.count)


def best(arms: Sequence[Arm]) -> Arm:
    """The one that brought most; among equals, the first."""
    return max(arms, key=lambda arm: arm.mean)


def promising(arms: Sequence[Arm]) -> list[Arm]:
    """Those that are not clearly worse than the best."""
    top = best(arms)
    least = top.mean - top.doubt
    return [arm for arm in arms if arm is top or arm.mean + arm.doubt >= least]
