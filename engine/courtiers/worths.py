"""How good a ladder looks to every seat: what each card will probably count, and who can be taken.

States and views write stacks alike, so one ladder judges both. In a view values may be unknown.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from engine.core import Seat
from engine.courtiers.board import CARDS, CLASSES, DONE, GOAL, RANK, ROWS, cards_of, jumps
from engine.courtiers.losses import HIGHEST, MOST, losses
from engine.courtiers.rules import rules_for
from engine.courtiers.state import Courtiers
from engine.courtiers.weights import WEIGHTS, Weights
from engine.weighing import leads

_FACES: Final = range(1, 7)


Stacks = tuple[str, ...]
"""The stacks of a seat's column from the foot up."""


PARTS: Final = ("finished", "discarded", "climbing", "endangered", "takeable", "stuck")
"""What a seat's own worth is made of."""


class Column(Struct, eq=False):
    """What is found out about a column. Two are equal if they are the same one, which is quick."""

    finished: float
    """What cards that can no longer move count."""
    discarded: float
    climbing: float
    """What the cards on their way will probably bring."""
    stuck: float
    """What the die will probably cost (CV3)."""
    worth: float
    """All of that together."""
    reach: Sequence[Sequence[float]]
    """By row, the ranks with which the seat could arrive there by its next move: all of them by
    the die, each by a number of its own, and else the highest, for one is enough."""
    open: Sequence[tuple[int, float, float]]
    """The stacks on their way: row, rank of the top, and the values in it together."""


class Ladder:
    """Judges ladders by given weights.

    A move changes one or two columns, so what is found out about a column is remembered.
    """

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._column = lru_cache(maxsize=8192)(self._looked_at)
        self._risk = lru_cache(maxsize=32768)(_at_risk)

    def worths(
        self, board: Sequence[str], out: Sequence[str], gone: Sequence[Seat], chosen: str
    ) -> list[float]:
        """By seat, how far ahead it is, and what may be taken from it and by it."""
        columns = self._columns(board, out, chosen)
        found = leads([column.worth for column in columns], out=gone)
        risk = self._risk
        lost, won = [0.0] * len(columns), [0.0] * len(columns)
        for seat, own in enumerate(columns):
            for other, theirs in enumerate(columns):
                if other != seat and (loses := risk(own, theirs)):
                    if loses > lost[seat] and other not in gone:
                        lost[seat] = loses
                    if loses > won[other] and seat not in gone:
                        won[other] = loses
        taken, coming = self._threats(chosen)
        for seat in range(len(columns)):
            found[seat] += coming * won[seat] - taken * lost[seat]
        return found

    def parts(self, state: Courtiers, seat: Seat) -> dict[str, float]:
        """What the worth of a seat's own column is made of."""
        columns = self._columns(state.board, state.out, state.chosen)
        own = columns[seat]
        others = [
            column
            for other, column in enumerate(columns)
            if other != seat and other not in state.gone
        ]
        lost = max((self._risk(own, theirs) for theirs in others), default=0.0)
        won = max((self._risk(theirs, own) for theirs in others), default=0.0)
        taken, coming = self._threats(state.chosen)
        return {
            "finished": own.finished,
            "discarded": own.discarded,
            "climbing": own.climbing,
            "endangered": -taken * lost,
            "takeable": coming * won,
            "stuck": -own.stuck,
        }

    def _threats(self, chosen: str) -> tuple[float, float]:
        """How much of what could be taken next is thought lost, and how much won."""
        weights = self._weights
        if rules_for(chosen).way == "die":
            return weights.taken_by_die, weights.coming_by_die
        return weights.taken, weights.coming

    def _columns(self, board: Sequence[str], out: Sequence[str], chosen: str) -> list[Column]:
        by_die, column = rules_for(chosen).way == "die", self._column
        return [
            column(board[seat * ROWS : (seat + 1) * ROWS], lost, by_die)
            for seat, lost in enumerate(out)
        ]

    def _looked_at(self, stacks: Stacks, out: str, by_die: bool) -> Column:
        finished = climbing = 0.0
        open_: list[tuple[int, float, float]] = []
        for row, stack in enumerate(stacks):
            if not stack:
                continue
            if stack.endswith(DONE):
                finished += self._counted(stack, row)
            else:
                climbing += self._expected(stack, row, by_die)
                together = sum(self._value(card) for card in cards_of(stack))
                open_.append((row, _rank(stack[-2:]), together))
        reach: list[list[float]] = [[] for _ in stacks]
        useful: set[int] = set()
        for row, rank, landings in _groups(stacks, by_die):
            for landing in landings:
                useful.add(landing - row)
                reach[landing].append(rank)
        if not by_die:
            reach = [[max(ranks)] if ranks else [] for ranks in reach]
        stuck = self._stuck(stacks, len(useful)) if by_die else 0.0
        discarded = -float(sum(int(card[1]) for card in cards_of(out)))
        worth = finished + discarded + climbing - stuck
        return Column(finished, discarded, climbing, stuck, worth, reach, open_)

    def _stuck(self, stacks: Stacks, useful: int) -> float:
        """What it will probably cost that the die loses cards, the cheapest, and that own stacks
        are in the way of some of its numbers now (CV3)."""
        going: list[tuple[int, int]] = []
        values: list[float] = []
        for row, stack in enumerate(stacks):
            if stack and not stack.endswith(DONE):
                cards = cards_of(stack)
                going.append((GOAL[stack[-2]] - row, min(len(cards), HIGHEST)))
                values += [self._value(card) for card in cards]
        if not going:
            return 0.0
        going.sort()
        left, lost = losses(tuple(going[:MOST])), 0.0
        for value in sorted(values):
            if left <= 0:
                break
            lost += value * min(left, 1.0)
            left -= 1
        barred = min(going[-1][0], len(_FACES)) - useful
        return self._weights.loss * lost + self._weights.useless * barred

    def _counted(self, stack: str, row: int) -> float:
        """What a finished stack counts (CE2)."""
        return sum(
            self._value(card) * (1 if row >= GOAL[card[0]] else -1) for card in cards_of(stack)
        )

    def _expected(self, stack: str, row: int, by_die: bool) -> float:
        """What the cards of a stack on its way will probably bring."""
        weights, cards = self._weights, cards_of(stack)
        a_row = weights.a_row_by_die if by_die else weights.a_row
        top = GOAL[cards[-1][0]]
        total = weights.strong * _rank(cards[-1])
        for card in cards:
            goal = GOAL[card[0]]
            if row >= goal:
                likely = weights.passed
            else:
                likely = (
                    weights.near - a_row * (goal - row) - (weights.beneath if goal > top else 0.0)
                )
            total += self._value(card) * (2 * likely - 1)
        return total

    def _value(self, card: str) -> float:
        return int(card[1]) if card in RANK else self._weights.unknown


def _groups(stacks: Stacks, by_die: bool) -> Iterator[tuple[int, float, Sequence[int]]]:
    """A seat's stacks on their way: row, rank, and where each could land."""
    occupied = sum(1 << row for row, stack in enumerate(stacks) if stack)
    for row, stack in enumerate(stacks):
        if not stack or stack.endswith(DONE):
            continue
        goal = GOAL[stack[-2]]
        there = occupied & ~(1 << goal) if stacks[goal].endswith(DONE) else occupied
        landings = (
            [row + die for die in _FACES if row + die <= goal and not there >> row + die & 1]
            if by_die
            else jumps(there, row, goal)
        )
        yield row, _rank(stack[-2:]), landings


def _at_risk(column: Column, other: Column) -> float:
    """The worth of what a column could lose to who arrives from another (CT6), once for each way to
    arrive."""
    reach, risk = other.reach, 0.0
    for row, rank, together in column.open:
        for arriving in reach[row]:
            if rank < arriving:
                risk += together
    return risk


def _rank(card: str) -> float:
    if card in RANK:
        return RANK[card]
    return (CLASSES.index(card[0]) + 0.5) * len(CARDS) / len(CLASSES)


@lru_cache(maxsize=64)
def ladder_for(weights: Weights) -> Ladder:
    return Ladder(weights)


_USUAL: Final = ladder_for(WEIGHTS)


def worths(state: Courtiers, weights: Weights | None = None) -> list[float]:
    """By seat, how good a state looks with all its values known."""
    ladder = _USUAL if weights is None else ladder_for(weights)
    return ladder.worths(state.board, state.out, state.gone, state.chosen)


def parts(state: Courtiers, seat: Seat) -> dict[str, float]:
    """What a seat's own worth is made of, before it is compared with the others'."""
    return _USUAL.parts(state, seat)
