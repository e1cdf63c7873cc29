"""How the bench measures: processor time, the least of many batches, floor and subject in turn.

Machines are noisy. A ratio of two minima taken side by side in one process moves little; a
wall-clock time moves a lot.
"""

import time
from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct


class Row(Struct):
    """One line of the table."""

    name: str
    value: float
    unit: str
    promise: Literal["at least", "at most", "within", ""] = ""
    limit: float = 0.0
    note: str = ""
    most: float = 0.0
    """The upper limit of what is to be `within` two."""
    between: tuple[float, float] | None = None
    """Where the true value may lie, if what was measured is too little to tell: then a promise is
    only broken if all of that lies on the wrong side."""
    holds: bool = True
    """A further condition of the promise; the note says which."""

    @property
    def kept(self) -> bool:
        low, high = self.between or (self.value, self.value)
        match self.promise:
            case "at least":
                return self.holds and high >= self.limit
            case "at most":
                return self.holds and low <= self.limit
            case "within":
                return self.holds and high >= self.limit and low <= self.most
            case _:
                return True


def least_times(
    *subjects: Callable[[], Any], batches: int = 15, seconds: float = 0.05
) -> tuple[float, ...]:
    """Processor seconds of one call of each subject: the least over batches run in turn."""
    repeats = [_repeats_in(subject, seconds) for subject in subjects]
    least = [float("inf")] * len(subjects)
    for _ in range(batches):
        for number, subject in enumerate(subjects):
            began = time.process_time()
            for _ in range(repeats[number]):
                subject()
            spent = (time.process_time() - began) / repeats[number]
            least[number] = min(least[number], spent)
    return tuple(least)


def _repeats_in(subject: Callable[[], Any], seconds: float) -> int:
    """How often a subject runs in about that time; the first call warms it up."""
    subject()
    began = time.process_time()
    subject()
    once = max(time.process_time() - began, 1e-7)
    return max(1, round(seconds / once))
