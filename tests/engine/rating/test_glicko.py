"""What a table does to ratings, by itself and against what others have made."""

import math
import random
import warnings
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.rating.forecast import stakes
from engine.rating.glicko import (
    FLOOR,
    LISTED,
    PROVISIONAL,
    SPREAD,
    START,
    YEAR,
    Rating,
    after_table,
    aged,
    chance,
)
from engine.scoring import ranks_by

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import trueskill
    from openskill.models import PlackettLuce

SEEDS = range(8)
NOW = 1_700_000_000

values = st.floats(800, 2400)
ranks = st.integers(1, 4)


@given(st.lists(st.tuples(values, ranks), min_size=2, max_size=9), st.floats(FLOOR, SPREAD))
def test_equally_sure_players_win_what_others_lose(
    seats: list[tuple[float, int]], deviation: float
):
    known = [value for value, _ in seats]
    after = after_table(known, [deviation] * len(seats), [rank for _, rank in seats])
    assert sum(value for value, _ in after) == pytest.approx(sum(known), abs=1e-4)


@given(st.lists(st.tuples(values, st.floats(FLOOR, SPREAD), ranks), min_size=2, max_size=6))
def test_nobody_becomes_less_sure_by_a_result(seats: list[tuple[float, float, int]]):
    known, deviations, places = zip(*seats, strict=True)
    for before, (_, after) in zip(deviations, after_table(known, deviations, places), strict=True):
        assert FLOOR <= after <= before + 1e-5


def test_the_first_gains_the_last_loses_and_those_who_share_stay_together():
    first, *middle, last = after_table([START] * 4, [100] * 4, [1, 2, 2, 4])
    assert first[0] > START > last[0]
    assert middle[0] == middle[1] == (START, middle[0][1])


def test_a_table_of_many_counts_less_than_as_many_games():
    alone = after_table([START] * 2, [SPREAD] * 2, [1, 2])[0]
    among = after_table([START] * 6, [SPREAD] * 6, [1, 2, 3, 4, 5, 6])[0]
    assert alone[0] - START < among[0] - START < 5 * (alone[0] - START)


def test_who_was_absent_loses_to_all_and_nobody_is_compared_with_them():
    known, deviations = [1500, 1600, 1700], [80, 90, 100]
    there = after_table(known, deviations, [2, 1, 1], [False, False, True])
    ann, ben, cleo = there
    assert cleo[0] < 1700
    assert ben[0] > 1600
    assert ann[0] < 1500
    # Were Cleo first or last, nothing else would be different.
    assert after_table(known, deviations, [2, 1, 3], [False, False, True]) == there


def test_time_makes_less_sure_up_to_a_newcomer():
    assert aged(FLOOR, NOW, NOW) == FLOOR
    assert aged(FLOOR, NOW, NOW + YEAR) == pytest.approx(PROVISIONAL)
    assert aged(FLOOR, NOW, NOW + 100 * YEAR) == SPREAD
    assert aged(FLOOR, NOW, NOW - 1) == FLOOR
    listed = Rating(1600, 60, NOW, 20)
    assert listed.is_listed(NOW)
    assert not listed.is_listed(NOW + YEAR)
    assert listed.is_provisional(NOW + YEAR)
    assert Rating().is_provisional(NOW)
    assert not Rating().is_listed(NOW)


def test_what_is_at_stake_is_what_comes():
    ratings = [Rating(1600, 60, NOW, 9), Rating(1450, 90, NOW, 4), Rating()]
    now = NOW + 5 * 86_400
    told = stakes(ratings, now)
    deviations = [one.aged(now) for one in ratings]
    for seat, stake in enumerate(told):
        won = after_table([1600, 1450, 1500], deviations, ranks_by([n == seat for n in range(3)]))
        assert stake.win == won[seat][0] - ratings[seat].value > 0
        lost = after_table([1600, 1450, 1500], deviations, ranks_by([n != seat for n in range(3)]))
        assert stake.last == lost[seat][0] - ratings[seat].value < 0
    assert abs(told[2].win) > abs(told[0].win)


# Against players whose strength is known


def tables(seed: int, count: int, luck: float = 2.0) -> list[tuple[list[int], list[int]]]:
    """Tables of four of forty players of different strength, with how they ended."""
    draw = random.Random(seed)
    skill = [draw.gauss(0, 1) for _ in range(40)]
    found: list[tuple[list[int], list[int]]] = []
    for _ in range(count):
        seated = draw.sample(range(40), 4)
        shown = [round((skill[one] + draw.gauss(0, luck)) / 0.1) for one in seated]
        found.append((seated, list(ranks_by(shown))))
    return found


Chance = Callable[[int, int], float]
Rate = Callable[[Sequence[int], Sequence[int]], None]


def ours() -> tuple[Chance, Rate]:
    known: dict[int, tuple[float, float]] = {}

    def of(player: int) -> tuple[float, float]:
        return known.get(player, (START, SPREAD))

    def rate(seated: Sequence[int], places: Sequence[int]) -> None:
        before = [of(one) for one in seated]
        after = after_table([v for v, _ in before], [d for _, d in before], places)
        known.update(zip(seated, after, strict=True))

    return lambda one, other: chance(*of(one), *of(other)), rate


def by_trueskill() -> tuple[Chance, Rate]:
    world = trueskill.TrueSkill(draw_probability=0.05)
    known: dict[int, Any] = {}

    def of(player: int) -> Any:
        return known.setdefault(player, world.create_rating())

    def likely(one: int, other: int) -> float:
        a, b = of(one), of(other)
        return _normal((a.mu - b.mu) / math.sqrt(2 * world.beta**2 + a.sigma**2 + b.sigma**2))

    def rate(seated: Sequence[int], places: Sequence[int]) -> None:
        after = world.rate([(of(one),) for one in seated], ranks=[place - 1 for place in places])
        known.update({one: team[0] for one, team in zip(seated, after, strict=True)})

    return likely, rate


def by_openskill() -> tuple[Chance, Rate]:
    model = PlackettLuce()
    known: dict[int, Any] = {}

    def of(player: int) -> Any:
        return known.setdefault(player, model.rating())

    def likely(one: int, other: int) -> float:
        a, b = of(one), of(other)
        return _normal((a.mu - b.mu) / math.sqrt(2 * model.beta**2 + a.sigma**2 + b.sigma**2))

    def rate(seated: Sequence[int], places: Sequence[int]) -> None:
        after = model.rate([[of(one)] for one in seated], ranks=list(places))
        known.update({one: team[0] for one, team in zip(seated, after, strict=True)})

    return likely, rate


def _normal(x: float) -> float:
    return 0.5 * (1 + math.erf(x / math.sqrt(2)))


def log_loss(system: tuple[Chance, Rate], seed: int) -> float:
    """How wrong a system is about pairs of the second half of 400 tables."""
    likely, rate = system
    lost, count = 0.0, 0
    played = tables(seed, 400)
    for number, (seated, places) in enumerate(played):
        if number >= 200:
            for one in range(4):
                for other in range(one):
                    if places[one] != places[other]:
                        share = likely(seated[one], seated[other])
                        right = share if places[one] < places[other] else 1 - share
                        lost -= math.log(min(max(right, 1e-6), 1))
                        count += 1
        rate(seated, places)
    return lost / count


@pytest.mark.long
def test_it_is_no_worse_than_the_better_of_two_others():
    for seed in SEEDS:
        own = log_loss(ours(), seed)
        assert own <= log_loss(by_trueskill(), seed)
        assert own <= log_loss(by_openskill(), seed)
        assert own < math.log(2)


@pytest.mark.parametrize(("seats", "tables"), [(2, 20), (4, 10)])
def test_so_many_tables_among_known_players_are_a_place_on_a_ladder(seats: int, tables: int):
    """As many as whoever is not listed is told."""
    value, deviation = START, SPREAD
    for number in range(tables):
        assert deviation > LISTED
        places = [(number + seat) % seats + 1 for seat in range(seats)]
        known = [60.0] * (seats - 1)
        value, deviation = after_table(
            [value, *[START] * (seats - 1)], [deviation, *known], places
        )[0]
    assert deviation <= LISTED


@pytest.mark.parametrize(("strength", "seats"), [(1750, 2), (1250, 2), (1750, 4), (1250, 4)])
def test_a_newcomer_is_known_after_twelve_tables(strength: float, seats: int):
    ends: list[float] = []
    for seed in range(40):
        draw = random.Random(seed)
        value, deviation = START, SPREAD
        for _ in range(12):
            shown = [strength + draw.gauss(0, 180)]
            shown += [START + draw.gauss(0, 180) for _ in range(seats - 1)]
            known = [value] + [START] * (seats - 1)
            after = after_table(known, [deviation] + [60] * (seats - 1), ranks_by(shown))
            value, deviation = after[0]
        assert deviation < PROVISIONAL
        ends.append(value)
    assert abs(sum(ends) / len(ends) - strength) < PROVISIONAL
