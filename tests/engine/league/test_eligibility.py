import pytest

from engine.core import Refused
from engine.league.eligibility import MOST_TABLES, Kept, check_entry, reliability, tables_to_go

BY_HAND = Kept(20, 20)
BY_CLOCK = Kept(0, 20)


def test_who_has_hardly_played_may_enter():
    assert reliability([Kept(0, 10)]) is None
    check_entry([Kept(0, 10)], 0, 4)


def test_eight_of_ten_decisions_by_hand_are_enough():
    assert reliability([Kept(80, 100)]) == 80
    check_entry([Kept(80, 100)], 0, 4)


def test_fewer_are_not_and_the_answer_says_how_to_mend_it():
    with pytest.raises(Refused) as found:
        check_entry([BY_HAND, BY_CLOCK, BY_CLOCK], 0, 4)
    assert found.value.code == "league-unreliable"
    assert found.value.facts["share"] == 33
    assert found.value.facts["tables"] == 7


def test_a_ban_is_earned_off_by_finished_tables():
    tables = [BY_HAND, BY_CLOCK, BY_CLOCK]
    for left in range(tables_to_go(tables), 0, -1):
        assert tables_to_go(tables) == left
        tables.append(BY_HAND)
    check_entry(tables, 0, 4)


def test_two_leagues_at_once_have_a_limit_of_tables():
    check_entry([], MOST_TABLES - 4, 4)
    with pytest.raises(Refused) as found:
        check_entry([], MOST_TABLES - 3, 4)
    assert found.value.code == "league-too-many-tables"
