"""Which places somebody can still come to. As tables end they never widen, and the place that they
end with was always among them."""

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from engine.league.points import most
from engine.league.standings import Person, Sitting, standings


class Reach(Struct, frozen=True):
    """The best and the worst place that are still possible."""

    best: int
    worst: int


def reachable(
    people: Sequence[Person],
    sittings: Sequence[Sitting],
    penalties: Mapping[Person, int] | None = None,
    withdrawn: Collection[Person] = (),
) -> dict[Person, Reach]:
    """By person, the places that are left to them."""
    if all(sitting.is_over for sitting in sittings):
        return {
            row.person: Reach(row.place, row.place)
            for row in standings(people, sittings, penalties, withdrawn)
        }
    taken = penalties or {}
    bounds = {one: _bounds(one, sittings, taken.get(one, 0)) for one in people}
    found: dict[Person, Reach] = {}
    for one in people:
        low, high = bounds[one]
        gone = one in withdrawn
        ahead = behind = 0
        for other in people:
            if other == one:
                continue
            their_low, their_high = bounds[other]
            their_gone = other in withdrawn
            ahead += their_low > high if gone == their_gone else gone
            behind += their_high < low if gone == their_gone else their_gone
        found[one] = Reach(1 + ahead, len(people) - behind)
    return found


def _bounds(one: Person, sittings: Sequence[Sitting], penalty: int) -> tuple[int, int]:
    """The fewest and the most points that somebody can end with."""
    plain_low: list[int] = []
    plain_high: list[int] = []
    eased: list[tuple[int, int] | None] = []
    for sitting in sittings:
        if one not in sitting.people:
            continue
        top = most(len(sitting.people))
        value = sitting.shares.get(one)
        low, high = (0, top) if value is None else (value, value)
        if sitting.void:
            eased.append(None)
        elif one in sitting.spared:
            eased.append((low, high))
        else:
            plain_low.append(low)
            plain_high.append(high)
    least = sum(plain_low) // len(plain_low) if plain_low else 0
    highest = sum(plain_high) // len(plain_high) if plain_high else 0
    low = sum(plain_low) + sum(least if one is None else max(one[0], least) for one in eased)
    high = sum(plain_high) + sum(highest if one is None else max(one[1], highest) for one in eased)
    return low - penalty, high - penalty
