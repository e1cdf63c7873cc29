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
    dice = _dice(seed, 0)
    if form == "swiss":
        tables = swiss_round(dict.fromkeys(people, 0.0), {}, seats, dice)
    else:
        tables = first_round(people, strengths, seats, dice)
    return tuple(Fixture(0, table) for table in tables)


def next_fixtures(season: Season) -> tuple[Fixture, ...]:
    """The tables of the round that follows; who has withdrawn plays no more."""
    last = season.matches[-1].round
    dice = _dice(bytes.fromhex(season.seed), last + 1)
    seats, gone = season.plan.terms.seats, season.withdrawn
    if season.plan.form == "swiss":
        sittings = [match.sitting for match in season.matches]
        brought = totals(season.people, sittings, dict(season.penalties))
        there = {one: points / UNIT for one, points in brought.items() if one not in gone}
        tables = swiss_round(there, _met(season.matches), seats, dice)
    else:
        played = [match for match in season.matches if match.round == last]
        tables = next_round(
            [match.people for match in played],
            [_ranks(match, gone) for match in played],
            seats,
            dice,
        )
    return tuple(Fixture(0, table) for table in tables)


def _ranks(match: Match, gone: frozenset[Person]) -> tuple[int, ...]:
    """How a table of a knock-out counts: one that was broken goes by lot, and who has withdrawn
    comes last."""
    ranks = match.ranks if match.ranks is not None and not match.void else (1,) * len(match.people)
    return tuple(
        len(ranks) + rank if person in gone else rank
        for person, rank in zip(match.people, ranks, strict=True)
    )


def _met(matches: Sequence[Match]) -> dict[frozenset[Person], int]:
    """How often two have met."""
    found: dict[frozenset[Person], int] = {}
    for match in matches:
        for pair in combinations(match.people, 2):
            found[frozenset(pair)] = found.get(frozenset(pair), 0) + 1
    return found


def _dice(seed: bytes, number: int) -> Dice:
    return Dice(derived_seed(seed, f"round {number}"))
