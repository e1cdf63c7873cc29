from itertools import combinations

import pytest

from engine.computer.dice import Dice
from engine.league.cups.knockout import first_round, going_on, next_round
from engine.league.cups.swiss import swiss_round
from engine.league.cups.tables import table_sizes


def test_nobody_is_left_over():
    assert table_sizes(5, 4) == (3, 2)
    assert table_sizes(8, 4) == (4, 4)
    assert table_sizes(9, 4) == (3, 3, 3)
    assert table_sizes(3, 4) == (3,)
    assert table_sizes(1, 4) == ()
    for people in range(2, 60):
        assert sum(table_sizes(people, 4)) == people
        assert min(table_sizes(people, 4)) >= 2


@pytest.mark.parametrize("people", [12, 16, 20, 37])
def test_a_swiss_of_tables_of_four_hardly_repeats_a_meeting(people: int):
    dice = Dice(4)
    points = dict.fromkeys(range(people), 0.0)
    met: dict[frozenset[int], int] = {}
    repeated = 0
    for _ in range(3):
        tables = swiss_round(points, met, 4, dice)
        assert sorted(one for table in tables for one in table) == sorted(points)
        for table in tables:
            for place, one in enumerate(table):
                points[one] += (7, 4, 2, 0)[place]
            for pair in combinations(table, 2):
                repeated += frozenset(pair) in met
                met[frozenset(pair)] = met.get(frozenset(pair), 0) + 1
    assert repeated <= (2 if people > 12 else 12)


def test_in_a_swiss_equals_meet():
    points = {one: float(10 * (one // 4)) for one in range(16)}
    tables = swiss_round(points, {}, 4, Dice(1))
    assert all(len({points[one] for one in table}) == 1 for table in tables)


def test_a_round_is_the_same_for_the_same_seed():
    points = dict.fromkeys(range(10), 0.0)
    assert swiss_round(points, {}, 4, Dice(3)) == swiss_round(points, {}, 4, Dice(3))
    assert swiss_round({}, {}, 4, Dice(3)) == ()


def test_the_best_two_of_a_table_go_on_and_of_two_one():
    assert [going_on(people) for people in (2, 3, 4, 6)] == [1, 2, 2, 2]


@pytest.mark.parametrize("people", [2, 3, 5, 8, 16, 37])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_knock_out_comes_to_one_last_table(people: int, seats: int):
    dice = Dice(5)
    tables = first_round(range(people), {one: float(one) for one in range(people)}, seats, dice)
    assert sorted(one for table in tables for one in table) == list(range(people))
    rounds = 1
    while len(tables) > 1:
        ranks = [tuple(range(1, len(table) + 1)) for table in tables]
        following = next_round(tables, ranks, seats, dice)
        winners = {table[0] for table in tables}
        assert winners <= {one for table in following for one in table}
        tables = following
        rounds += 1
    assert rounds <= 7
    assert next_round(tables, [(1, 2)], seats, dice) == ()


def test_the_strongest_of_a_knock_out_meet_late():
    tables = first_round(range(8), {one: float(-one) for one in range(8)}, 4, Dice(1))
    assert not any({0, 1} <= set(table) for table in tables)


def test_a_shared_place_that_goes_on_only_partly_is_told_apart_by_lot():
    tables = [(0, 1, 2, 3), (4, 5, 6, 7)]
    ranks = [(1, 2, 2, 2), (1, 2, 3, 4)]
    seen = {
        one
        for seed in range(30)
        for table in next_round(tables, ranks, 4, Dice(seed))
        for one in table
    }
    assert {0, 1, 2, 3, 4, 5} == seen
