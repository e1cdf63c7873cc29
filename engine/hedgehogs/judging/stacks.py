"""What stacks are worth where they stand, each worked out once, and what they add up to.

A search judges thousands of boards that are made of few stacks.
"""

from collections.abc import Collection, Iterable, Sequence
from itertools import compress
from math import inf
from typing import Any, Final

from engine.hedgehogs.judging.facts import Facts, doping_risks
from engine.hedgehogs.judging.weights import Weights
from engine.hedgehogs.lanes.free import NOBODY

Row = tuple[Any, ...]
"""By colour what the pieces of a stack are worth together, then by colour what the least of them is
worth, and last the lane in which the one on top is free, as a bit among those of its colour."""
Judged = tuple[Row, tuple[tuple[int, float], ...], int]
"""A row, the colours from bottom to top with what each piece is worth, and the lane of the one on
top, as a bit, if it is free."""


Part = tuple[float, float, float, int]
"""For two seats, what a stack adds to the lead of the first, what the least piece of either seat in
it is worth, and the lane in which the one on top is free, as a count of one."""
NOTHING: Final[Part] = (0.0, inf, inf, 0)
_BITS: Final = 3
"""A count takes so many bits: a colour has no more than four pieces."""


class Stacks:
    """The stacks of races under the same rules and weights."""

    def __init__(
        self, facts: Facts, traps: Collection[int], weights: Weights, risks: Sequence[float]
    ) -> None:
        self.facts, self.weights = facts, weights
        self._traps, self._risks = frozenset(traps), risks
        self._spare = weights.spare
        if risks:
            self._spare = weights.doped_spare
        self._lane = weights.chaos_lane if facts.chaos else weights.lane
        self._lanes = facts.track.rules.lanes
        self._less = 1 - self._spare
        """What the least piece of a colour counts less than the others."""
        self.for_two = len(facts.track.letters) == 2 and facts.track.rules.pieces > facts.goal
        courses = facts.track.courses[facts.one_way]
        self._courses = courses
        self._squares = range(len(courses))
        loose: list[dict[str, Judged]] = [{} for _ in courses]
        stuck: list[dict[str, Judged]] = [{} for _ in courses]
        holds = facts.track.holds
        self._known = {
            rear: [
                stuck[square] if holds and square in traps and rear < course else loose[square]
                for square, course in enumerate(courses)
            ]
            for rear in (*range(facts.whole + 1), NOBODY)
        }
        """By how far the hindmost has come and by square, what was judged by the letters of a
        stack: black squares hold as long as somebody is behind (HT6)."""

        self._parts: dict[int, list[dict[str, Part]]] = {}
        """The same as `_known` for what stacks add to the lead of one of two seats."""
        self._ones = sum(1 << _BITS * lane for lane in range(self._lanes))
        self._more: dict[int, float] = {}
        """By what was counted in the lanes, what those of the first are worth more than those of
        the other."""

    def rear(self, squares: Sequence[int]) -> int:
        """How far the hindmost has come that is still racing, given who stands where."""
        if not squares:
            return NOBODY
        run = self._courses[squares[-1] if self.facts.one_way else squares[0]]
        return run if run < self.facts.whole else NOBODY

    def on(self, board: Sequence[str]) -> list[Judged]:
        """The stacks of a board, judged."""
        squares = list(compress(self._squares, board))
        rear = self.rear(squares)
        known = self._known[rear]
        return [
            known[square].get(board[square][::2]) or self.at(square, board[square], rear)
            for square in squares
        ]

    def at(self, square: int, stack: str, rear: int) -> Judged:
        """One stack, judged."""
        known, letters = self._known[rear][square], stack[::2]
        found = known.get(letters)
        if found is None:
            held = self.facts.track.holds and square in self._traps and rear < self._courses[square]
            if len(known) >= _MOST_STACKS:
                known.clear()
            found = known[letters] = self._judged(square, letters, held)
        return found

    def parts(self, rear: int) -> list[dict[str, Part]]:
        """By square, what is known by the letters of a stack to add to the lead of one of two seats
        while the hindmost has come so far."""
        found = self._parts.get(rear)
        if found is None:
            found = self._parts[rear] = [{"": NOTHING} for _ in self._squares]
        return found

    def part(self, square: int, stack: str, rear: int) -> Part:
        """What a stack adds to that lead."""
        known, letters = self.parts(rear)[square], stack[::2]
        found = known.get(letters)
        if found is None:
            one, other, low, low_other, bit = self.at(square, stack, rear)[0]
            if len(known) >= _MOST_STACKS:
                known.clear()
            count = 1 << _BITS * (bit.bit_length() - 1) if bit else 0
            found = known[letters] = (one - other, low, low_other, count)
        return found

    def lead(self, parts: float, low: float, low_other: float, lanes: int) -> float:
        """How far the first of two seats leads, all their pieces being in the game: given what all
        parts add up to, the least pieces and the lanes counted."""
        more = self._more.get(lanes)
        if more is None:
            if len(self._more) >= _MOST_COUNTS:
                self._more.clear()
            some = lanes | lanes >> 1 | lanes >> 2
            own, other = some & self._ones, some >> _BITS * self._lanes & self._ones
            more = self._more[lanes] = self._lane * (own.bit_count() - other.bit_count())
        return parts - self._less * (low - low_other) + more

    def _judged(self, square: int, letters: str, held: bool) -> Judged:
        worths = self._worths(square, letters, held)
        colours = range(len(self.facts.track.letters))
        sums = [sum(worth for one, worth in worths if one == colour) for colour in colours]
        least = [
            min((worth for one, worth in worths if one == colour), default=inf)
            for colour in colours
        ]
        lanes = self.facts.track.rules.lanes
        free = not held and self._courses[square] < self.facts.whole
        lane = 1 << square % lanes if free else 0
        return (*sums, *least, lane << worths[-1][0] * lanes), worths, lane

    def _worths(self, square: int, letters: str, held: bool) -> tuple[tuple[int, float], ...]:
        facts, weights = self.facts, self.weights
        colours, lanes = facts.colours, facts.track.rules.lanes
        worth: float = self._courses[square]
        if worth == facts.whole:
            return tuple((colours[letter], worth + weights.home) for letter in letters)
        if held:
            worth -= weights.chaos_held if facts.chaos else weights.held
        elif facts.ahead and square + (-lanes if facts.one_way else lanes) in self._traps:
            worth += getattr(weights, facts.ahead)
        covered = weights.chaos_covered if facts.chaos else weights.covered
        risk = self._risks[square] if self._risks else 0.0
        under = weights.chaos_buried if held and facts.chaos else 0.0
        beside = (
            facts.beside and not held and not self._traps.isdisjoint(facts.track.beside[square])
        )
        found: list[tuple[int, float]] = []
        for at, letter in enumerate(letters):
            above = len(letters) - at - 1
            tested = risk * (weights.doped_covered if above else 1.0)
            less = tested + covered * min(above, 3) + under * above
            if beside and not above:
                less += weights.chaos_beside
            found.append((colours[letter], worth - less))
        return tuple(found)

    def totals(self, rows: Iterable[Row], out: str) -> list[float]:
        """By seat, how it stands with these stacks, and with some pieces out of the game: where at
        most one piece of a colour is not needed for the goal."""
        if self.for_two and not out:
            return self._two(rows)
        facts, lanes = self.facts, self._lanes
        letters = facts.track.letters
        colours = len(letters)
        *columns, bits = zip(*rows, strict=True)
        free = 0
        for bit in bits:
            free |= bit
        found: list[float] = [sum(column) for column in columns[:colours]]
        for colour, least in enumerate(columns[colours:]):
            over = facts.track.rules.pieces - facts.goal
            if out:
                over -= out.lower().count(letters[colour])
            if over > 0:
                found[colour] -= (1 - self._spare) * min(least)
            elif over < 0:
                found[colour] += self.weights.missing * over
        full = (1 << lanes) - 1
        seats = facts.track.seats
        if colours > seats:
            split = [free >> colour * lanes & full for colour in range(colours)]
            return two_colours(found, split, seats, self._spare, self._lane)
        for seat in range(seats):
            found[seat] += self._lane * (free & full).bit_count()
            free >>= lanes
        return found

    def _two(self, rows: Iterable[Row]) -> list[float]:
        """The same for two seats, with all their pieces in the game: that is what most thoughts
        are about."""
        one = other = 0.0
        least = least_other = inf
        free = 0
        for its, others, low, low_other, bit in rows:
            one += its
            other += others
            least = low if low < least else least
            least_other = low_other if low_other < least_other else least_other
            free |= bit
        less, lane, lanes = self._less, self._lane, self._lanes
        full = (1 << lanes) - 1
        return [
            one - less * least + lane * (free & full).bit_count(),
            other - less * least_other + lane * (free >> lanes).bit_count(),
        ]


def two_colours(
    found: list[float], free: list[int], seats: int, spare: float, lane: float
) -> list[float]:
    """The better of its two colours is what a seat goes for (V21)."""
    both = zip(found[:seats], found[seats:], free[:seats], free[seats:], strict=True)
    return [
        max(one, other) + spare * min(one, other) + lane * (here | there).bit_count()
        for one, other, here, there in both
    ]


_all: Final[dict[tuple[int, int, tuple[int, ...], bool], Stacks]] = {}
_MOST: Final = 64
_MOST_STACKS: Final = 2048
_MOST_COUNTS: Final = 16384
"""So many are kept, of rules and weights, of stacks on one square, and of counts of lanes."""


def stacks_for(facts: Facts, drawn: tuple[int, ...], weights: Weights, tested: bool) -> Stacks:
    """The stacks judged so far under these rules and weights. Those are told apart by where they
    lie in memory, which is quick, and kept there as long as what is known of them."""
    key = (id(facts), id(weights), drawn, tested)
    found = _all.get(key)
    if found is None:
        if len(_all) >= _MOST:
            _all.clear()
        risks = () if tested else doping_risks(facts, weights, facts.one_way)
        found = Stacks(facts, drawn or facts.track.traps, weights, risks)
        _all[key] = found
    return found
