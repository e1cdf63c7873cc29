"""Divisions: how many, who goes up and down, and where newcomers begin.

A small league is a ladder. A large one is a pyramid: one division at the top, two below it, then
four; the divisions of a tier are equally strong. Newcomers and those who fill a place begin where
their rating says, drawn towards the middle as far as it is unsure: newcomers who all begin at the
bottom would push everybody else up.
"""

from collections.abc import Callable, Sequence
from typing import Final, Literal

from msgspec import Struct

from engine.computer.dice import Dice
from engine.league.standings import Person, Row
from engine.rating.glicko import SPREAD, START, Rating

USUAL_SIZE: Final = 13
"""People of a division: at 13, tables of four let everybody meet everybody once."""

LADDER: Final = 12
"""So many divisions stand one below the other; more than that are a pyramid."""
WIDEST: Final = 64
"""No tier has more divisions: in a wider one, who rises would hardly rise."""

Moving = Literal["down", "stays", "up"]


class Place(Struct, frozen=True):
    """Where somebody belongs in the next season, by what they earned in the last one."""

    person: Person
    tier: int
    """0 is the top."""
    moving: Moving
    place: int
    """In the division of the last season."""


class Seed(Struct, frozen=True):
    """Somebody who takes part, as the draw needs to know them."""

    person: Person
    strength: float
    """The rating, drawn towards the middle: see `strength`."""
    earned: Place | None = None


def strength(rating: Rating, now: int) -> float:
    """A rating drawn towards where all begin, the more the less is known."""
    known = 1 - (rating.aged(now) / SPREAD) ** 2
    return round(START + (rating.value - START) * known, 3)


def movers(many: int) -> int:
    """How many of a division go up, and how many down."""
    return max(1, round(many / 4))


def moving(row: Row, many: int, *, top: bool, bottom: bool) -> Moving:
    """Where a place leads: a tie across the line lifts all, and spares all."""
    if row.withdrawn:
        return "stays" if bottom else "down"
    if not top and row.place <= movers(many):
        return "up"
    if not bottom and row.place > many - movers(many):
        return "down"
    return "stays"


def tiers(divisions: int) -> tuple[int, ...]:
    """By division, its tier: each its own in a small league, else 1, 2, 4 and so on of each, as far
    as they go, and the last with what is left."""
    if divisions <= LADDER:
        return tuple(range(divisions))
    found: list[int] = []
    tier = 0
    while len(found) < divisions:
        found += [tier] * min(2**tier, WIDEST, divisions - len(found))
        tier += 1
    return tuple(found)


def sizes(people: int, size: int, least: int) -> tuple[int, ...]:
    """How many people each division has, as equal as can be and none below `least`."""
    divisions = max(1, min((people + size // 2) // size, people // least))
    return tuple(
        (number + 1) * people // divisions - number * people // divisions
        for number in range(divisions)
    )


def dealt(
    seeds: Sequence[Seed], size: int, least: int, dice: Dice
) -> tuple[tuple[Person, ...], ...]:
    """The divisions from the top down.

    Everybody begins in the tier that they earned. Where more earned it than it has room for, the
    weakest begin one below, but nobody who was lifted; where places are left, the strongest of all
    others take them, newcomers among them. Equals are told apart by lot.
    """
    if not seeds:
        return ()
    many = sizes(len(seeds), size, least)
    tier_of = tiers(len(many))
    lots = {seed.person: dice.random() for seed in sorted(seeds, key=lambda seed: seed.person)}
    waiting = sorted(seeds, key=lambda seed: (-seed.strength, lots[seed.person]))
    found: list[tuple[Person, ...]] = []
    for tier in range(tier_of[-1] + 1):
        rooms = [many[number] for number, at in enumerate(tier_of) if at == tier]
        inside = {seed.person for seed in sorted(waiting, key=_claim(tier))[: sum(rooms)]}
        members = [seed.person for seed in waiting if seed.person in inside]
        waiting = [seed for seed in waiting if seed.person not in inside]
        found += _spread_out(members, rooms)
    return tuple(found)


def _claim(tier: int) -> Callable[[Seed], int]:
    """How good somebody's claim to a place in a tier is; 0 is the best."""

    def claim(seed: Seed) -> int:
        if seed.earned is None or seed.earned.tier > tier:
            return 2
        return 0 if seed.earned.moving == "up" else 1

    return claim


def _spread_out(people: Sequence[Person], rooms: Sequence[int]) -> list[tuple[Person, ...]]:
    """The divisions of a tier, equally strong: dealt there and back."""
    held: list[list[Person]] = [[] for _ in rooms]
    turn, forth = 0, True
    for one in people:
        while True:
            row = turn if forth else len(rooms) - 1 - turn
            turn += 1
            if turn == len(rooms):
                turn, forth = 0, not forth
            if len(held[row]) < rooms[row]:
                held[row].append(one)
                break
    return [tuple(division) for division in held]
