"""The rounds of a cup: each is drawn from the seed of the cup and from what was played so far."""

from collections.abc import Mapping, Sequence
from itertools import combinations

from engine.chance import derived_seed
from engine.computer.dice import Dice
from engine.league.cups.knockout import first_round, next_round
from engine.league.cups.swiss import swiss_round
from engine.league.draw import Fixture, Form
from engine.league.points import UNIT
from engine.league.season import Match, Season
from engine.league.standings import Person, totals


def first_fixtures(
    seed: bytes, form: Form, people: Sequence[Person], strengths: Mapping[Person, float], seats: int
) -> tuple[Fixture, ...]:
    """The tables of the first round; of a Swiss cup, by lot."""
    if form == "swiss":
        tables = swiss_tables(seed, 0, dict.fromkeys(people, 0), (), seats)
    else:
        tables = first_round(people, strengths, seats, _dice(seed, 0))
    return tuple(Fixture(0, table) for table in tables)


def next_fixtures(season: Season) -> tuple[Fixture, ...]:
    """The tables of the round that follows; who has withdrawn plays no more."""
    number = season.matches[-1].round + 1
    seed, seats = bytes.fromhex(season.seed), season.plan.terms.seats
    if season.plan.form == "swiss":
        before = [match.people for match in season.matches]
        tables = swiss_tables(seed, number, points_before(season), before, seats)
    else:
        played, ranks = played_last(season)
        tables = knockout_tables(seed, number, played, ranks, seats)
    return tuple(Fixture(0, table) for table in tables)


def swiss_tables(
    seed: bytes,
    number: int,
    points: Mapping[Person, int],
    before: Sequence[Sequence[Person]],
    seats: int,
) -> tuple[tuple[Person, ...], ...]:
    """A round of a Swiss cup, from everybody's points in parts and all tables before it."""
    there = {one: brought / UNIT for one, brought in points.items()}
    return swiss_round(there, _met(before), seats, _dice(seed, number))


def knockout_tables(
    seed: bytes,
    number: int,
    played: Sequence[Sequence[Person]],
    ranks: Sequence[Sequence[int]],
    seats: int,
) -> tuple[tuple[Person, ...], ...]:
    """A round of a knock-out behind the first, from the one before it."""
    return next_round(played, ranks, seats, _dice(seed, number))


def points_before(season: Season) -> dict[Person, int]:
    """The points, in parts, of those who play the next round."""
    sittings = [match.sitting for match in season.matches]
    brought = totals(season.people, sittings, dict(season.penalties))
    return {one: brought[one] for one in season.people if one not in season.withdrawn}


def played_last(
    season: Season,
) -> tuple[tuple[tuple[Person, ...], ...], tuple[tuple[int, ...], ...]]:
    """The tables of the last round, and how they count for the next."""
    last = season.matches[-1].round
    played = [match for match in season.matches if match.round == last]
    ranks = tuple(_ranks(match, season.withdrawn) for match in played)
    return tuple(match.people for match in played), ranks


def _ranks(match: Match, gone: frozenset[Person]) -> tuple[int, ...]:
    """How a table of a knock-out counts: one that was broken goes by lot, and who has withdrawn
    comes last."""
    ranks = match.ranks if match.ranks is not None and not match.void else (1,) * len(match.people)
    return tuple(
        len(ranks) + rank if person in gone else rank
        for person, rank in zip(match.people, ranks, strict=True)
    )


def _met(tables: Sequence[Sequence[Person]]) -> dict[frozenset[Person], int]:
    """How often two have met."""
    found: dict[frozenset[Person], int] = {}
    for table in tables:
        for pair in combinations(table, 2):
            found[frozenset(pair)] = found.get(frozenset(pair), 0) + 1
    return found


def _dice(seed: bytes, number: int) -> Dice:
    return Dice(derived_seed(seed, f"round {number}"))
