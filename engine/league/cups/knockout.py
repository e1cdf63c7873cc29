"""Knock-out: the best two of each table go on, until one table is left."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.computer.dice import Dice
from engine.league.cups.tables import table_sizes
from engine.league.standings import Person

GO_ON: Final = 2
"""Of a table of two, one."""


def first_round(
    people: Sequence[Person], strengths: Mapping[Person, float], seats: int, dice: Dice
) -> tuple[tuple[Person, ...], ...]:
    """The tables of the first round, so that the strongest meet late; equals by lot."""
    lots = {one: dice.random() for one in sorted(people)}
    order = sorted(people, key=lambda one: (-strengths.get(one, 0.0), lots[one]))
    return tuple(dice.shuffle(table) for table in _snake(order, seats))


def next_round(
    tables: Sequence[Sequence[Person]], ranks: Sequence[Sequence[int]], seats: int, dice: Dice
) -> tuple[tuple[Person, ...], ...]:
    """The tables of the next round: first the winners are dealt out, then the seconds.

    Who shares a place that goes on only partly is told apart by lot, drawn from the seed of the
    cup. Nothing is left to play once one table has ended.
    """
    if len(tables) < 2:
        return ()
    order: list[Person] = []
    placed = [_by_place(table, places, dice) for table, places in zip(tables, ranks, strict=True)]
    for place in range(GO_ON):
        order += [held[place] for held in placed if place < going_on(len(held))]
    return tuple(dice.shuffle(table) for table in _snake(order, seats))


def going_on(people: int) -> int:
    """How many of a table go on."""
    return min(GO_ON, people - 1)


def _by_place(table: Sequence[Person], ranks: Sequence[int], dice: Dice) -> list[Person]:
    lots = [dice.random() for _ in table]
    order = sorted(range(len(table)), key=lambda seat: (ranks[seat], lots[seat]))
    return [table[seat] for seat in order]


def _snake(order: Sequence[Person], seats: int) -> list[list[Person]]:
    """People dealt to tables there and back, so that all are about equally strong."""
    sizes = table_sizes(len(order), seats)
    held: list[list[Person]] = [[] for _ in sizes]
    waiting = list(order)
    forth = True
    while waiting:
        for table in range(len(sizes)) if forth else reversed(range(len(sizes))):
            if waiting and len(held[table]) < sizes[table]:
                held[table].append(waiting.pop(0))
        forth = not forth
    return held
