"""A rating, and how one table changes those of everybody who sat there: Glicko by pairs.

Each pair of a table of n is a result that weighs n / (2(n - 1)), so a table of two is one game and
a table of six is three: who sits in the middle has been compared with many, but by the same dice.
What everybody learns is averaged over the table before it moves a value: with equal deviations the
changes sum to nothing. See `docs/ratings.md`.
"""

from collections.abc import Sequence
from math import exp, floor, log, pi, sqrt
from typing import Final

from msgspec import Struct

START: Final = 1500.0
SPREAD: Final = 200.0
"""The deviation of somebody of whom nothing is known; none is larger."""
FLOOR: Final = 45.0
"""None is smaller, so that a rating keeps moving."""
PROVISIONAL: Final = 110.0
"""Above this deviation a rating is a guess."""
LISTED: Final = 75.0
"""Up to this deviation somebody has a place on a ladder."""

YEAR: Final = 365 * 86_400
GROWTH: Final = (PROVISIONAL**2 - FLOOR**2) / YEAR
"""By how much the square of a deviation grows in a second: the surest rating is provisional after
a year without a result."""

_Q: Final = log(10) / 400
_G: Final = 3 * _Q * _Q / (pi * pi)
_UNITS: Final = 1e6
"""A millionth of a point is the least that is kept, so that no two machines disagree about the last
bit of an exponential."""


class Rating(Struct, frozen=True, array_like=True, gc=False):
    """How well somebody plays as far as is known: the true value is hardly ever further from this
    one than twice the deviation."""

    value: float = START
    deviation: float = SPREAD
    """As it was after the last result."""
    at: int = 0
    """When that was; 0 is before any."""
    tables: int = 0
    """How many results have counted."""

    def aged(self, now: int) -> float:
        """The deviation by now."""
        return aged(self.deviation, self.at, now)

    def is_provisional(self, now: int) -> bool:
        return self.aged(now) > PROVISIONAL

    def is_listed(self, now: int) -> bool:
        return self.tables > 0 and self.aged(now) <= LISTED


def aged(deviation: float, at: int, now: int) -> float:
    """What a deviation has grown to since the last result."""
    if not at or now <= at:
        return deviation
    return min(SPREAD, sqrt(deviation * deviation + GROWTH * (now - at)))


def weight(seats: int) -> float:
    """What a pair of a table counts."""
    return seats / (2 * (seats - 1))


def after_table(
    values: Sequence[float],
    deviations: Sequence[float],
    ranks: Sequence[int],
    absent: Sequence[bool] | None = None,
) -> list[tuple[float, float]]:
    """By seat, value and deviation after a table of at least two.

    Seats that were `absent` lose to all that were not, and share among themselves; nobody else is
    compared with them. The deviations are those of the moment: see `aged`.
    """
    places = range(len(values))
    counts = _Q * weight(len(values))
    dampers = [1 / sqrt(1 + _G * deviation * deviation) for deviation in deviations]
    bends = [_Q * damper for damper in dampers]
    squares = [damper * damper for damper in dampers]
    away = absent or [False] * len(values)
    learnt: list[float] = []
    pulls: list[float] = []
    # A server's whole past goes through here at once: what could be shorter would be slower.
    for seat in places:
        value, rank, is_away = values[seat], ranks[seat], away[seat]
        known = pull = 0.0
        for other in places:
            if other == seat or (away[other] and not is_away):
                continue
            damper = dampers[other]
            likely = 1 / (1 + exp(bends[other] * (values[other] - value)))
            known += squares[other] * (likely - likely * likely)
            if is_away:
                pull += damper * (0.5 * away[other] - likely)
            elif rank < ranks[other]:
                pull += damper * (1 - likely)
            elif rank == ranks[other]:
                pull += damper * (0.5 - likely)
            else:
                pull -= damper * likely
        learnt.append(_Q * counts * known)
        pulls.append(counts * pull)
    there = learnt
    if absent is not None:
        there = [own for own, gone in zip(learnt, away, strict=True) if not gone]
    shared = sum(there) / len(there) if there else 0.0
    found: list[tuple[float, float]] = []
    for own, pull, is_away, value, deviation in zip(
        learnt, pulls, away, values, deviations, strict=True
    ):
        sure = 1 / (deviation * deviation)
        after = 1 / sqrt(sure + own)
        moved = value + pull / (sure + (own if is_away else shared))
        found.append((_kept(moved), _kept(after) if after > FLOOR else FLOOR))
    return found


def _kept(value: float) -> float:
    """A number with as many decimals as are kept; several times quicker than `round`."""
    return floor(value * _UNITS + 0.5) / _UNITS


def chance(value: float, deviation: float, other: float, spread: float) -> float:
    """How likely somebody comes before another, as both ratings have it."""
    damper = 1 / sqrt(1 + _G * (deviation * deviation + spread * spread))
    return 1 / (1 + exp(_Q * damper * (other - value)))
