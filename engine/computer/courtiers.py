"""How good a ladder looks: what every card will probably count, and who can be taken."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from engine.computer.result import lead
from engine.core import Seat
from engine.courtiers.board import CARDS, CLASSES, DONE, GOAL, RANK, cards_of, jumps
from engine.courtiers.view import CourtiersView

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


def courtiers(view: CourtiersView, seat: Seat) -> float:
    worths = [_column(view, other) for other in range(view.seats)]
    others = [other for other in range(view.seats) if other != seat and other not in view.gone]
    reach = {other: _reach(view, other) for other in (seat, *others)}
    lost = max((TAKEN * _at_risk(view, seat, reach[other]) for other in others), default=0.0)
    won = max((COMING * _at_risk(view, other, reach[seat]) for other in others), default=0.0)
    worth = lead(worths, seat, out=view.gone) - lost + won
    return worth - USELESS * _useless_rolls(view, seat) if _by_die(view) else worth


def _by_die(view: CourtiersView) -> bool:
    return "die" in view.chosen


def _column(view: CourtiersView, seat: Seat) -> float:
    """What the cards of a column will probably bring."""
    foot = seat * view.rows
    total = -float(sum(int(card[1]) for card in cards_of(view.out[seat])))
    for row, stack in enumerate(view.board[foot : foot + view.rows]):
        if stack:
            total += _stack(stack, row, A_ROW_BY_DIE if _by_die(view) else A_ROW)
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


def _reach(view: CourtiersView, seat: Seat) -> dict[int, float]:
    """By row, the highest rank with which a seat could arrive there by its next move."""
    best: dict[int, float] = {}
    for _, rank, landings in _groups(view, seat):
        for landing in landings:
            best[landing] = max(rank, best.get(landing, 0.0))
    return best


def _useless_rolls(view: CourtiersView, seat: Seat) -> int:
    """How many numbers of the die would move nothing of what a seat still has on its way."""
    groups = list(_groups(view, seat))
    useful = {landing - row for row, _, landings in groups for landing in landings}
    return len(_BY_DIE) - len(useful) if groups else 0


def _groups(view: CourtiersView, seat: Seat) -> Iterator[tuple[int, float, Sequence[int]]]:
    """A seat's stacks on their way: row, rank, and where each could land."""
    foot = seat * view.rows
    column = view.board[foot : foot + view.rows]
    occupied = sum(1 << row for row, stack in enumerate(column) if stack)
    for row, stack in enumerate(column):
        if not stack or stack.endswith(DONE):
            continue
        goal = GOAL[stack[-2]]
        there = occupied & ~(1 << goal) if column[goal].endswith(DONE) else occupied
        landings = (
            [row + die for die in _BY_DIE if row + die <= goal and not there >> row + die & 1]
            if _by_die(view)
            else jumps(there, row, goal)
        )
        yield row, _rank(stack[-2:]), landings


def _at_risk(view: CourtiersView, seat: Seat, reach: dict[int, float]) -> float:
    """The worth of what a column could lose to somebody who arrives there like this (CT6)."""
    foot = seat * view.rows
    risk = 0.0
    for row, rank in reach.items():
        stack = view.board[foot + row]
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
