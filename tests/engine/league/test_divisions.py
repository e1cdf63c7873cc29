import pytest

from engine.computer.dice import Dice
from engine.league.divisions import (
    WIDEST,
    Place,
    Seed,
    dealt,
    movers,
    moving,
    sizes,
    strength,
    tiers,
)
from engine.league.standings import Row
from engine.rating.glicko import Rating


def row(place: int, *, withdrawn: bool = False) -> Row:
    return Row(
        person=0, place=place, points=0, tables=4, of=4, firsts=0, beaten=0, withdrawn=withdrawn
    )


@pytest.mark.parametrize(("people", "rooms"), [(2, (2,)), (3, (3,)), (4, (4,)), (5, (5,))])
def test_few_people_are_one_division(people: int, rooms: tuple[int, ...]):
    assert sizes(people, 13, 4) == rooms


def test_divisions_are_as_equal_as_can_be():
    assert sizes(37, 13, 4) == (12, 12, 13)
    assert sizes(26, 13, 4) == (13, 13)
    assert sizes(20, 13, 4) == (10, 10)


def test_a_small_league_is_a_ladder_and_a_large_one_a_pyramid():
    assert tiers(3) == (0, 1, 2)
    assert tiers(15) == (0, 1, 1, 2, 2, 2, 2, *[3] * 8)
    assert max(tiers(769).count(tier) for tier in range(10)) == WIDEST


def test_a_quarter_goes_up_and_down_and_at_least_one():
    assert [movers(many) for many in (2, 3, 4, 13, 37)] == [1, 1, 1, 3, 9]


def test_a_tie_across_the_line_lifts_all_and_spares_all():
    ways = [moving(row(place), 13, top=False, bottom=False) for place in (1, 3, 3, 4, 10, 11)]
    assert ways == ["up", "up", "up", "stays", "stays", "down"]
    # Four share the third place: all rise. Four share the tenth to the thirteenth: none falls.
    assert moving(row(3), 13, top=False, bottom=False) == "up"
    assert moving(row(10), 13, top=False, bottom=False) == "stays"


def test_nobody_rises_from_the_top_or_falls_from_the_bottom():
    assert moving(row(1), 13, top=True, bottom=False) == "stays"
    assert moving(row(13), 13, top=False, bottom=True) == "stays"


def test_who_withdrew_goes_down():
    assert moving(row(1, withdrawn=True), 13, top=False, bottom=False) == "down"


def test_an_unsure_rating_is_drawn_towards_the_middle():
    assert strength(Rating(), 0) == 1500
    sure, unsure = Rating(1700, 50, 1, 20), Rating(1700, 150, 1, 3)
    assert 1500 < strength(unsure, 1) < strength(sure, 1) < 1700


def test_newcomers_begin_where_their_rating_says():
    known = [Seed(one, 1500 - one, Place(one, one // 4, "stays", 1 + one % 4)) for one in range(8)]
    strong, weak = Seed(100, 1900), Seed(101, 1100)
    top, bottom = dealt([*known[1:], strong, weak], 4, 4, Dice(1))[0:2]
    assert 100 in top
    assert 101 in bottom


def test_who_went_up_never_begins_lower_than_earned():
    people = [Seed(one, 1600 - one, Place(one, 0, "stays", one)) for one in range(6)]
    lifted = [Seed(10 + one, 1000, Place(10 + one, 0, "up", 1)) for one in range(2)]
    top, bottom = dealt([*people, *lifted], 4, 4, Dice(1))
    assert {10, 11, 0, 1} == set(top)
    assert set(bottom) == {2, 3, 4, 5}


def test_divisions_of_a_tier_are_equally_strong():
    people = [Seed(one, 2000 - one) for one in range(15 * 4)]
    found = dealt(people, 4, 4, Dice(1))
    first, second = found[1], found[2]
    assert abs(sum(first) - sum(second)) <= 2


def test_equals_are_told_apart_by_lot_and_the_same_lot_every_time():
    people = [Seed(one, 1500) for one in range(8)]
    assert dealt(people, 4, 4, Dice(1)) == dealt(people[::-1], 4, 4, Dice(1))
    assert dealt(people, 4, 4, Dice(1)) != dealt(people, 4, 4, Dice(2))
