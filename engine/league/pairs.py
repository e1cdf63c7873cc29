"""Pairs of people who do each other unusually well: a figure for organisers, and no verdict.

Everybody's points at a table are compared with what they bring home elsewhere. Points of a table
are constant, so that two who both gain from sitting together do so at the cost of the others.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import sqrt
from typing import Final

from msgspec import Struct

from engine.league.points import UNIT
from engine.league.standings import Person, Sitting

LEAST_MET: Final = 3
"""Tables together before which nothing can be said."""
NOTICED: Final = 2.5
"""So many deviations above what is usual are worth a look."""
LEAST_SEATS: Final = 3
"""Two alone at a table can do each other no good."""


class Pair(Struct, frozen=True, kw_only=True):
    """Two people and how they do at common tables."""

    people: tuple[Person, Person]
    tables: int
    gains: tuple[float, float]
    """How many points a table each has more with the other than without."""
    deviations: float
    """How unusual both gains together are."""


def unusual_pairs(sittings: Iterable[Sitting]) -> tuple[Pair, ...]:
    """The pairs worth a look, the most unusual first."""
    over = [
        one for one in sittings if one.ranks and not one.void and len(one.people) >= LEAST_SEATS
    ]
    brought: dict[Person, dict[int, int]] = {}
    for number, sitting in enumerate(over):
        for person, parts in sitting.shares.items():
            brought.setdefault(person, {})[number] = parts
    found: list[Pair] = []
    for one, other in combinations(sorted(brought), 2):
        common = brought[one].keys() & brought[other].keys()
        if len(common) < LEAST_MET:
            continue
        ours, theirs = _gain(brought[one], common), _gain(brought[other], common)
        if ours is None or theirs is None or min(ours[0], theirs[0]) <= 0:
            continue
        deviations = (ours[0] + theirs[0]) / sqrt(ours[1] + theirs[1])
        if deviations >= NOTICED:
            found.append(
                Pair(
                    people=(one, other),
                    tables=len(common),
                    gains=(ours[0] / UNIT, theirs[0] / UNIT),
                    deviations=round(deviations, 2),
                )
            )
    return tuple(sorted(found, key=lambda pair: (-pair.deviations, pair.people)))


def _gain(brought: dict[int, int], common: set[int]) -> tuple[float, float] | None:
    """How much more somebody has on average at common tables than elsewhere, and how far that
    strays by chance, squared; nothing if there is too little to compare with."""
    here = [parts for number, parts in brought.items() if number in common]
    elsewhere = [parts for number, parts in brought.items() if number not in common]
    if len(elsewhere) < LEAST_MET:
        return None
    spread = _variance(list(brought.values()))
    if not spread:
        return None
    stray = spread * (1 / len(here) + 1 / len(elsewhere))
    return sum(here) / len(here) - sum(elsewhere) / len(elsewhere), stray


def _variance(values: Sequence[int]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)
