"""How good a ladder looks: what every card will probably count, and who can be taken."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from engine.core import Seat
from engine.courtiers.board import CARDS, CLASSES, DONE, GOAL, RANK, cards_of, jumps
from engine.courtiers.view import CourtiersView
from engine.weighing import lead

UNKNOWN: Final = 3.5
"""What a card is taken to be worth whose value the viewer does not know."""
PASSED: Final = 0.92
"""How likely a card counts that stands above its goal row under a higher one."""
NEAR: Final = 0.9
"""How likely a card counts that is about to arrive; each row still to go takes `A_ROW`."""
A_ROW: Final = 0.07
A_ROW_BY_DIE: Final = 0.03
"""With the die everybody plays to the end, so there is time (CV5)."""
USELESS: Final = 1.5
"""What each number of the die costs that would move nothing and lose a card (CV3)."""
BENEATH: Final = 0.15
"""What it takes from that to lie under somebody of a lower class, who stops earlier."""
TAKEN: Final = 0.45
"""How much of a stack is thought lost that somebody else could take next."""
COMING: Final = 0.2
"""How much of a stack is thought won that the seat could take next."""
STRONG: Final = 0.02
"""What each rank of an open card is worth."""

_BY_DIE: Final = range(1, 7)


Column = tuple[str, ...]
"""The stacks of a seat's column from the foot up. A move changes one or two columns, so what is
found out about a column is remembered."""


def evaluate(view: CourtiersView, seat: Seat) -> float:
    by_die = "die" in view.chosen
    columns = [view.board[foot : foot + view.rows] for foot in range(0, len(view.board), view.rows)]
    worths = [_column(column, out, by_die) for column, out in zip(columns, view.out, strict=True)]
    others = [other for other in range(view.seats) if other != seat and other not in view.gone]
    own = columns[seat]
    lost = max((_at_risk(own, _reach(columns[other], by_die)) for other in others), default=0.0)
    reach = _reach(own, by_die)
    won = max((_at_risk(columns[other], reach) for other in others), default=0.0)
    worth = lead(worths, seat, out=view.gone) - TAKEN * lost + COMING * won
    return worth - USELESS * _useless_rolls(own) if by_die else worth


@lru_cache(maxsize=8192)
def _column(column: Column, out: str, by_die: bool) -> float:
    """What the cards of a column will probably bring."""
    total = -float(sum(int(card[1]) for card in cards_of(out)))
    for row, stack in enumerate(column):
        if stack:
            total += _stack(stack, row, A_ROW_BY_DIE if by_die else A_ROW)
    return total


@lru_cache(maxsize=4096)
def _stack(stack: str, row: int, a_row: float) -> float:
    """What the cards of a stack will probably bring."""
    cards = cards_of(stack)
    if stack.endswith(DONE):
        return sum(_value(card) * (1 if row >= GOAL[card[0]] else -1) for card in cards)
    top = GOAL[cards[-1][0]]
    total = STRONG * _rank(cards[-1])
    for card in cards:
        goal = GOAL[card[0]]
        if row >= goal:
            likely = PASSED
        else:
            likely = NEAR - a_row * (goal - row) - (BENEATH if goal > top else 0.0)
        total += _value(card) * (2 * likely - 1)
    return total


@lru_cache(maxsize=8192)
def _reach(column: Column, by_die: bool) -> tuple[tuple[int, float], ...]:
    """By row, the highest rank with which a seat could arrive there by its next move."""
    best: dict[int, float] = {}
    for _, rank, landings in _groups(column, by_die):
        for landing in landings:
            best[landing] = max(rank, best.get(landing, 0.0))
    return tuple(best.items())


@lru_cache(maxsize=1024)
def _useless_rolls(column: Column) -> int:
    """How many numbers of the die would move nothing of what a seat still has on its way."""
    groups = list(_groups(column, by_die=True))
    useful = {landing - row for row, _, landings in groups for landing in landings}
    return len(_BY_DIE) - len(useful) if groups else 0


def _groups(column: Column, by_die: bool) -> Iterator[tuple[int, float, Sequence[int]]]:
    """A seat's stacks on their way: row, rank, and where each could land."""
    occupied = sum(1 << row for row, stack in enumerate(column) if stack)
    for row, stack in enumerate(column):
        if not stack or stack.endswith(DONE):
            continue
        goal = GOAL[stack[-2]]
        there = occupied & ~(1 << goal) if column[goal].endswith(DONE) else occupied
        landings = (
            [row + die for die in _BY_DIE if row + die <= goal and not there >> row + die & 1]
            if by_die
            else jumps(there, row, goal)
        )
        yield row, _rank(stack[-2:]), landings


def _at_risk(column: Column, reach: tuple[tuple[int, float], ...]) -> float:
    """The worth of what a column could lose to somebody who arrives there like this (CT6)."""
    risk = 0.0
    for row, rank in reach:
        stack = column[row]
        if stack and not stack.endswith(DONE) and _rank(stack[-2:]) < rank:
            risk += _sum(stack)
    return risk


@lru_cache(maxsize=1024)
def _sum(stack: str) -> float:
    return sum(_value(card) for card in cards_of(stack))


def _value(card: str) -> float:
    return int(card[1]) if card in RANK else UNKNOWN


def _rank(card: str) -> float:
    if card in RANK:
        return RANK[card]
    return (CLASSES.index(card[0]) + 0.5) * len(CARDS) / len(CLASSES)
