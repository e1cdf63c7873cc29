from collections import Counter

import pytest

from engine.league.designs import Design, design, meetings, spread, unevenness
from engine.league.seating import seated


def check_seats(found: Design, times: int) -> None:
    held = Counter((one, seat) for table in found.tables for seat, one in enumerate(table))
    assert set(held.values()) == {times}
    assert len(held) == found.people * found.seats
    assert all(len(set(table)) == found.seats for table in found.tables)


@pytest.mark.parametrize("seats", [3, 4])
def test_meetings_differ_by_at_most_one_and_seats_by_none(seats: int):
    for people in range(seats, 41):
        found = design(people, seats, 1)
        check_seats(found, 1)
        assert len(found.tables) == people
        assert spread(found.meetings().values()) <= 1, people


def test_twice_as_many_tables_keep_seats_exact_and_meetings_within_two():
    for seats in (3, 4):
        for people in range(seats, 41):
            found = design(people, seats, 2)
            check_seats(found, 2)
            assert spread(found.meetings().values()) <= 2, people


@pytest.mark.parametrize(("people", "seats", "met"), [(7, 3, 1), (13, 4, 1), (7, 4, 2), (5, 4, 3)])
def test_all_meet_equally_often_where_that_can_be(people: int, seats: int, met: int):
    assert set(design(people, seats, 1).meetings().values()) == {met}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_as_many_as_a_table_has_seats_sit_together_and_move_on_by_a_chair(seats: int):
    found = design(seats, seats, 1)
    check_seats(found, 1)
    assert len(found.tables) == seats


def test_fifteen_at_tables_of_two_meet_everybody_once():
    found = design(15, 2, 7)
    check_seats(found, 7)
    assert set(found.meetings().values()) == {1}


def test_a_design_is_always_the_same():
    design.cache_clear()
    first = design(24, 4, 2)
    design.cache_clear()
    assert design(24, 4, 2) == first


@pytest.mark.parametrize(("people", "seats", "times"), [(3, 4, 1), (5, 1, 1), (5, 2, 0)])
def test_what_cannot_be_designed_is_refused(people: int, seats: int, times: int):
    with pytest.raises(ValueError, match="people"):
        design(people, seats, times)


def test_unevenness_is_what_is_above_the_best_there_can_be():
    assert unevenness(4, [(0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2)]) == 0
    assert unevenness(4, [(0, 1), (0, 1), (2, 3), (0, 2), (1, 3), (0, 3)]) == 2
    assert meetings(3, [(2, 0)]) == {(0, 1): 0, (0, 2): 1, (1, 2): 0}


def test_seats_of_given_tables_are_held_equally_often():
    tables = [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]
    found = seated(tables, 4, 3)
    assert [sorted(table) for table in found] == [list(table) for table in tables]
    held = Counter((one, seat) for table in found for seat, one in enumerate(table))
    assert set(held.values()) == {1}
