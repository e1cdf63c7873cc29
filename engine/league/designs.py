"""Who meets whom, and in which seat, among so many people without names.

Everybody sits at the same number of tables, in each seat equally often, and any two meet as often
as any other two as far as that can be. All tables can begin at once: there are no rounds, no byes
and no odd tables.

Most numbers have a *cyclic* design: a few tables that are shifted round a circle of people, so
that each shift puts everybody one chair of the circle further and each seat is held equally often
by itself. Where shifting leaves two meetings more for some than for others, exchanges mend it.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, count
from math import exp
from typing import Final

from msgspec import Struct

from engine.computer.dice import Dice
from engine.league.seating import seated

Table = tuple[int, ...]
"""Positions in turn order."""

BLOCKS_TRIED: Final = 6_000
"""Sets of tables to shift that are looked at before exchanges are tried."""
EXCHANGES: Final = 240_000
"""How many of those are tried."""
_SEED: Final = 20_261_118
"""A design is the same for everybody: whose it is comes later."""


class Design(Struct, frozen=True):
    """Tables for positions from 0."""

    people: int
    seats: int
    tables: tuple[Table, ...]

    @property
    def each(self) -> int:
        """At how many tables everybody sits."""
        return len(self.tables) * self.seats // self.people if self.people else 0

    def meetings(self) -> dict[tuple[int, int], int]:
        """How often each two meet, the lower position first."""
        return meetings(self.people, self.tables)


def meetings(people: int, tables: Iterable[Sequence[int]]) -> dict[tuple[int, int], int]:
    met = dict.fromkeys(combinations(range(people), 2), 0)
    for table in tables:
        for pair in combinations(sorted(table), 2):
            met[pair] += 1
    return met


def unevenness(people: int, tables: Sequence[Sequence[int]]) -> int:
    """How far meetings are from as even as can be: 0 if no two differ by more than one."""
    met = meetings(people, tables).values()
    least, over = divmod(sum(met), len(met))
    return sum(one * one for one in met) - _squares(len(met), least, over)


def _squares(pairs: int, least: int, over: int) -> int:
    return over * (least + 1) ** 2 + (pairs - over) * least * least


@cache
def design(people: int, seats: int, times: int) -> Design:
    """Tables of `seats` for that many people, each of whom holds each seat `times` times."""
    if not 2 <= seats <= people or times < 1:
        raise ValueError(f"{people} people at tables of {seats}")
    if people == seats:
        return Design(people, seats, _all_together(seats, times))
    tables = _shifted(people, _blocks(people, seats, times))
    if unevenness(people, tables):
        exchanged = _exchanged(people, tables)
        if unevenness(people, exchanged) < unevenness(people, tables):
            tables = seated(exchanged, people, seats)
    return Design(people, seats, tuple(tables))


def _all_together(seats: int, times: int) -> tuple[Table, ...]:
    """One table after another of the same people, each of whom moves on by one chair."""
    return tuple(
        tuple((seat + shift) % seats for seat in range(seats))
        for _ in range(times)
        for shift in range(seats)
    )


def _shifted(people: int, blocks: Sequence[Table]) -> list[Table]:
    return [
        tuple((one + shift) % people for one in block)
        for block in blocks
        for shift in range(people)
    ]


def _blocks(people: int, seats: int, times: int) -> list[Table]:
    """The tables to shift by which meetings come out most even, of those looked at.

    One table is drawn anew at a time, and kept if meetings are no less even for it.
    """
    dice = Dice(_SEED)
    best = [_block(dice, people, seats) for _ in range(times)]
    least = _steps_apart(people, best)
    ideal = _ideal_steps(people, seats, times)
    for _ in range(BLOCKS_TRIED):
        if least == ideal:
            break
        changed = int(dice.random() * times)
        tried = [*best]
        tried[changed] = _block(dice, people, seats)
        cost = _steps_apart(people, tried)
        if cost <= least:
            best, least = tried, cost
    return best


def _block(dice: Dice, people: int, seats: int) -> Table:
    others: set[int] = set()
    while len(others) < seats - 1:
        others.add(1 + int(dice.random() * (people - 1)))
    return (0, *dice.shuffle(sorted(others)))


def _steps_apart(people: int, blocks: Sequence[Table]) -> int:
    """The squares of how often two people meet, by how many chairs of the circle they are apart,
    once for each chair."""
    met = [0] * people
    for block in blocks:
        for one in block:
            for other in block:
                if one != other:
                    met[(other - one) % people] += 1
    return sum(one * one for one in met)


def _ideal_steps(people: int, seats: int, times: int) -> int:
    least, over = divmod(times * seats * (seats - 1), people - 1)
    return _squares(people - 1, least, over)


def _exchanged(people: int, tables: Sequence[Table]) -> list[Table]:
    """The same tables after exchanges of people by which meetings become more even.

    Exchanges that make it worse are taken at times, less and less often, so that it does not stop
    at the first place from which no single one helps.
    """
    dice = Dice(_SEED + people)
    held = [list(table) for table in tables]
    met = [[0] * people for _ in range(people)]
    for table in held:
        for one, other in combinations(table, 2):
            met[one][other] += 1
            met[other][one] += 1
    worse = unevenness(people, held)
    best, kept = worse, [tuple(table) for table in held]
    cycle = max(1, EXCHANGES // 5)
    for step in count():
        if step == EXCHANGES or not best:
            break
        heat = 1.2 * (0.1 ** ((step % cycle) / cycle))
        first, second = int(dice.random() * len(held)), int(dice.random() * len(held))
        here, there = held[first], held[second]
        chair, seat = int(dice.random() * len(here)), int(dice.random() * len(there))
        one, other = here[chair], there[seat]
        if one == other or other in here or one in there:
            continue
        change = _change(met, here, there, one, other)
        if change > 0 and dice.random() >= exp(-change / heat):
            continue
        for table, leaves, comes in ((here, one, other), (there, other, one)):
            for third in table:
                if third != leaves:
                    met[leaves][third] -= 1
                    met[third][leaves] -= 1
                    met[comes][third] += 1
                    met[third][comes] += 1
        here[chair], there[seat] = other, one
        worse += change
        if worse < best:
            best, kept = worse, [tuple(table) for table in held]
    return kept


def _change(
    met: list[list[int]], here: Sequence[int], there: Sequence[int], one: int, other: int
) -> int:
    """How much the squares of meetings grow if two people change their tables."""
    ones, others = met[one], met[other]
    grown = 0
    for third in here:
        if third != one:
            grown += 2 * (others[third] - ones[third]) + 2
    for third in there:
        if third != other:
            grown += 2 * (ones[third] - others[third]) + 2
            if third in here:
                grown -= 4  # who sits at both meets both as before
    return grown


def spread(values: Iterable[int]) -> int:
    """By how much the highest is above the lowest."""
    seen = list(values)
    return max(seen) - min(seen)
