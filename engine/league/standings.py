"""Where everybody of a division stands: a fold of its tables, never kept.

Ties are told apart by points at common tables if all who are tied have met equally often, by first
places, by the points of those whom one came before (Sonneborn and Berger); else the place is
shared. No name and no lot ever decides.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import combinations, groupby

from msgspec import Struct

from engine.league.points import shares

Person = int
Measure = Callable[[Person], int]


class Sitting(Struct, frozen=True):
    """A table of a division, as far as it has come."""

    people: tuple[Person, ...]
    """By seat."""
    ranks: tuple[int, ...] | None = None
    """How it ended; `None`: not yet."""
    void: bool = False
    """It was broken, and counts for nobody: each of its people scores their own average."""
    spared: frozenset[Person] = frozenset()
    """Who sat with somebody that withdrew: they score what it brings, or their average if that is
    more."""

    @property
    def is_over(self) -> bool:
        return self.void or self.ranks is not None

    @property
    def shares(self) -> dict[Person, int]:
        """What it brings to each, in parts of a point."""
        if self.void or self.ranks is None:
            return {}
        return dict(zip(self.people, shares(self.ranks), strict=True))


class Row(Struct, frozen=True, kw_only=True):
    """A line of the standings."""

    person: Person
    place: int
    """Equals share one: 1, 1, 3."""
    points: int
    """In parts of a point, penalties taken off."""
    tables: int
    """That are over."""
    of: int
    """All of theirs."""
    firsts: int
    """First places, shared ones included."""
    beaten: int
    """Twice the points of those whom one came before, and once of those beside, table by table."""
    penalty: int = 0
    withdrawn: bool = False


def standings(
    people: Sequence[Person],
    sittings: Sequence[Sitting],
    penalties: Mapping[Person, int] | None = None,
    withdrawn: Collection[Person] = (),
) -> tuple[Row, ...]:
    """The division from the first place down; who withdrew stands behind everybody else."""
    taken = penalties or {}
    brought = totals(people, sittings, taken)
    order = [[one for one in people if one not in withdrawn]]
    order.append([one for one in people if one in withdrawn])
    groups = [
        group
        for part in order
        for group in _told_apart(part, [brought.__getitem__, *_breaks(sittings, brought)])
    ]
    found: list[Row] = []
    place = 1
    for group in groups:
        for one in sorted(group):
            theirs = [sitting for sitting in sittings if one in sitting.people]
            found.append(
                Row(
                    person=one,
                    place=place,
                    points=brought[one],
                    tables=sum(sitting.is_over for sitting in theirs),
                    of=len(theirs),
                    firsts=_firsts(one, sittings),
                    beaten=_beaten(one, sittings, brought),
                    penalty=taken.get(one, 0),
                    withdrawn=one in withdrawn,
                )
            )
        place += len(group)
    return tuple(found)


def totals(
    people: Sequence[Person], sittings: Sequence[Sitting], penalties: Mapping[Person, int]
) -> dict[Person, int]:
    """Everybody's points, in parts."""
    plain: dict[Person, list[int]] = {one: [] for one in people}
    eased: dict[Person, list[int | None]] = {one: [] for one in people}
    for sitting in sittings:
        if not sitting.is_over:
            continue
        brought = sitting.shares
        for one in sitting.people:
            if one not in plain:
                continue
            if sitting.void:
                eased[one].append(None)
            elif one in sitting.spared:
                eased[one].append(brought[one])
            else:
                plain[one].append(brought[one])
    found: dict[Person, int] = {}
    for one in people:
        average = sum(plain[one]) // len(plain[one]) if plain[one] else 0
        found[one] = (
            sum(plain[one])
            + sum(average if value is None else max(value, average) for value in eased[one])
            - penalties.get(one, 0)
        )
    return found


def _breaks(
    sittings: Sequence[Sitting], brought: Mapping[Person, int]
) -> "list[Measure | _Common]":
    return [
        _Common(sittings),
        lambda one: _firsts(one, sittings),
        lambda one: _beaten(one, sittings, brought),
    ]


class _Common:
    """Points at tables where two or more of those that are tied sat, if all of them have met
    equally often."""

    def __init__(self, sittings: Sequence[Sitting]) -> None:
        self._over = [sitting for sitting in sittings if sitting.ranks and not sitting.void]

    def among(self, tied: Sequence[Person]) -> Measure:
        met = {
            sum(one in sitting.people and other in sitting.people for sitting in self._over)
            for one, other in combinations(tied, 2)
        }
        if len(met) != 1 or not met.pop():
            return lambda _one: 0
        common = [
            sitting.shares
            for sitting in self._over
            if sum(one in sitting.people for one in tied) > 1
        ]
        return lambda one: sum(brought.get(one, 0) for brought in common)


def _told_apart(
    tied: Sequence[Person], measures: Sequence[Measure | _Common]
) -> list[list[Person]]:
    """Those that nothing told apart yet, in groups from the best down."""
    if len(tied) < 2 or not measures:
        return [list(tied)] if tied else []
    first, *others = measures
    measure = first.among(tied) if isinstance(first, _Common) else first
    ordered = sorted(tied, key=measure, reverse=True)
    return [
        group
        for _value, members in groupby(ordered, key=measure)
        for group in _told_apart(list(members), others)
    ]


def _firsts(one: Person, sittings: Sequence[Sitting]) -> int:
    return sum(
        sitting.ranks[sitting.people.index(one)] == 1
        for sitting in sittings
        if sitting.ranks and not sitting.void and one in sitting.people
    )


def _beaten(one: Person, sittings: Sequence[Sitting], brought: Mapping[Person, int]) -> int:
    found = 0
    for sitting in sittings:
        if not sitting.ranks or sitting.void or one not in sitting.people:
            continue
        mine = sitting.ranks[sitting.people.index(one)]
        for other, rank in zip(sitting.people, sitting.ranks, strict=True):
            if other != one:
                found += (2 * (rank > mine) + (rank == mine)) * brought.get(other, 0)
    return found
