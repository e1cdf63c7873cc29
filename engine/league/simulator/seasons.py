"""Season after season of a league: who comes, who goes, who rises, and how well the order of
divisions is that of skill."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from engine.chance import derived_seed
from engine.computer.dice import Dice
from engine.league.divisions import Place, Seed, moving, strength, tiers
from engine.league.draw import Fixture, Terms, drawn, verified
from engine.league.season import DAY
from engine.league.simulator.divisions import Broken, Finished, played, steps
from engine.league.simulator.people import Somebody, drifted, newcomer
from engine.league.standings import Row
from engine.rating.fold import moved_by
from engine.rating.results import Placing, Result

TURNOVER: Final = 0.10
GAME: Final = "any"
"""It is nobody's rules that are simulated."""
YEAR_ONE: Final = 1_800_000_000
SEASON: Final = 63 * DAY


class Told(Struct, frozen=True, kw_only=True):
    """What is said of a season."""

    season: int
    people: int
    divisions: int
    tables: int
    by_people: float
    """The share of tables that people ended."""
    order: float
    """How well tiers and skills agree (Spearman)."""
    moved: float
    """The share of people who go up or down."""
    withdrawn: int


def seasons(people: int, many: int, terms: Terms, seed: bytes) -> Iterator[Told]:
    """Simulate a league; raises `Broken` if a promise does not hold."""
    dice = Dice(derived_seed(seed, "people"))
    there = [newcomer(number, dice, terms.seats, YEAR_ONE) for number in range(1, people + 1)]
    latest = people
    for season in range(many):
        start = YEAR_ONE + season * SEASON
        yield _season(there, season, terms, start, derived_seed(seed, f"season {season}"))
        there = [one for one in there if dice.random() >= TURNOVER]
        for one in there:
            drifted(one, dice)
        while len(there) < people:
            latest += 1
            there.append(newcomer(latest, dice, terms.seats, start))


def _season(there: Sequence[Somebody], season: int, terms: Terms, start: int, seed: bytes) -> Told:
    by_number = {one.person: one for one in there}
    entered = [Seed(one.person, strength(one.rating, start), one.earned) for one in there]
    draw = drawn(seed, terms, entered)
    if season == 0:
        verified(draw)
    _lifted(draw.divisions, by_number)
    tier_of = tiers(len(draw.divisions))
    fixtures: list[list[Fixture]] = [[] for _ in draw.divisions]
    for one in draw.fixtures:
        fixtures[one.division].append(one)
    order = _agreement(
        [-tier for tier, division in zip(tier_of, draw.divisions, strict=True) for _ in division],
        [by_number[one].skill for division in draw.divisions for one in division],
    )
    dice = Dice(derived_seed(seed, "play"))
    finished: list[Finished] = []
    moved = 0
    for number, closely in enumerate(steps(len(draw.divisions))):
        members = [by_number[one] for one in draw.divisions[number]]
        done = played(members, fixtures[number], terms, start, dice, closely=closely)
        finished.append(done)
        moved += _places(done.rows, by_number, tier_of[number], tier_of[-1])
        _rate(done, by_number, start, number)
    tables = len(draw.fixtures)
    return Told(
        season=season + 1,
        people=len(there),
        divisions=len(draw.divisions),
        tables=tables,
        by_people=sum(done.by_people for done in finished) / tables,
        order=order,
        moved=moved / len(there),
        withdrawn=sum(done.withdrawn for done in finished),
    )


def _lifted(divisions: Sequence[Sequence[int]], by_number: dict[int, Somebody]) -> None:
    """Look whether everybody who went up begins at least as high as they earned."""
    tier_of = tiers(len(divisions))
    for number, division in enumerate(divisions):
        for one in division:
            earned = by_number[one].earned
            if earned and earned.moving == "up" and tier_of[number] > earned.tier:
                raise Broken("somebody who went up begins lower than they earned")


def _places(rows: Sequence[Row], by_number: dict[int, Somebody], tier: int, last: int) -> int:
    """Tell everybody of a division where they belong next; gives how many of them move."""
    moved = 0
    for row in rows:
        way = moving(row, len(rows), top=tier == 0, bottom=tier == last)
        moved += way != "stays"
        one = by_number[row.person]
        one.seasons += 1
        one.earned = Place(row.person, tier + (way == "down") - (way == "up"), way, row.place)
    return moved


def _rate(done: Finished, by_number: dict[int, Somebody], start: int, division: int) -> None:
    for number, (people, ranks) in enumerate(done.ended):
        result = Result(
            table=division * 1_000 + number,
            guild=1,
            game=GAME,
            ended=start + number,
            rated=True,
            placings=tuple(
                Placing(user=one, rank=rank) for one, rank in zip(people, ranks, strict=True)
            ),
        )
        known = {(GAME, one): by_number[one].rating for one in people}
        for change in moved_by(result, known):
            if change.game:
                by_number[change.user].rating = change.after


def _agreement(ones: Sequence[float], others: Sequence[float]) -> float:
    """How well two orders agree, ties sharing their places (Spearman)."""
    first, second = _ranked(ones), _ranked(others)
    middle = (len(ones) + 1) / 2
    both = sum((a - middle) * (b - middle) for a, b in zip(first, second, strict=True))
    squares = sum((a - middle) ** 2 for a in first) * sum((b - middle) ** 2 for b in second)
    return both / squares**0.5 if squares else 0.0


def _ranked(values: Sequence[float]) -> list[float]:
    order = sorted(range(len(values)), key=values.__getitem__)
    found = [0.0] * len(values)
    start = 0
    while start < len(order):
        end = start
        while end < len(order) and values[order[end]] == values[order[start]]:
            end += 1
        for at in range(start, end):
            found[order[at]] = (start + end + 1) / 2
        start = end
    return found
