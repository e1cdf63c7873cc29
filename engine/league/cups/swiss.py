"""A Swiss round: people with about the same points, who have not met yet as far as that can be."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import exp
from typing import Final

from engine.computer.dice import Dice
from engine.league.cups.tables import table_sizes
from engine.league.standings import Person

MET: Final = 20.0
"""What meeting again is worth beside the square of a difference of points."""
TRIES: Final = 60
"""Exchanges for each person."""
REACH: Final = 10
"""How far down the order somebody may be exchanged at once."""


def swiss_round(
    points: Mapping[Person, float],
    met: Mapping[frozenset[Person], int],
    seats: int,
    dice: Dice,
) -> tuple[tuple[Person, ...], ...]:
    """The tables of the next round; `met`: how often two have met. Seats are drawn."""
    people = sorted(points)
    lots = {one: dice.random() for one in people}
    order = sorted(people, key=lambda one: (-points[one], lots[one]))
    sizes = table_sizes(len(order), seats)
    if not sizes:
        return ()
    tables = _cut(order, sizes)
    _exchange(tables, points, met, dice)
    return tuple(dice.shuffle(table) for table in tables)


def _cut(order: Sequence[Person], sizes: Sequence[int]) -> list[list[Person]]:
    found: list[list[Person]] = []
    start = 0
    for size in sizes:
        found.append(list(order[start : start + size]))
        start += size
    return found


def _exchange(
    tables: list[list[Person]],
    points: Mapping[Person, float],
    met: Mapping[frozenset[Person], int],
    dice: Dice,
) -> None:
    chairs = [(table, chair) for table, held in enumerate(tables) for chair in range(len(held))]
    costs = [_cost(table, points, met) for table in tables]
    tries = TRIES * len(chairs)
    for step in range(tries):
        here = int(dice.random() * len(chairs))
        there = here + 1 + int(dice.random() * REACH)
        if there >= len(chairs) or chairs[here][0] == chairs[there][0]:
            continue
        (one, chair), (other, seat) = chairs[here], chairs[there]
        first, second = tables[one], tables[other]
        first[chair], second[seat] = second[seat], first[chair]
        changed = _cost(first, points, met), _cost(second, points, met)
        grown = sum(changed) - costs[one] - costs[other]
        heat = 3.0 * (1 - step / tries) + 0.01
        if grown <= 0 or dice.random() < exp(-grown / heat):
            costs[one], costs[other] = changed
        else:
            first[chair], second[seat] = second[seat], first[chair]


def _cost(
    table: Sequence[Person],
    points: Mapping[Person, float],
    met: Mapping[frozenset[Person], int],
) -> float:
    middle = sum(points[one] for one in table) / len(table)
    apart = sum((points[one] - middle) ** 2 for one in table)
    return apart + MET * sum(met.get(frozenset(pair), 0) for pair in combinations(table, 2))
