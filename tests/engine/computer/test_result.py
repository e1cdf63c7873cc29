"""What the end of a game is worth, and how seats are weighed against each other."""

import pytest

from engine.computer.result import DECIDED, result
from engine.core import Outcome
from engine.weighing import lead


def end(*ranks: int, points: tuple[int, ...] = ()) -> Outcome:
    return Outcome(ranks, points or (0,) * len(ranks), "told")


def test_the_better_rank_is_worth_more_and_to_win_alone_more_than_to_share():
    alone, shared, second, third = (
        result(end(*ranks), 0) for ranks in ((1, 2, 3), (1, 1, 3), (2, 1, 3), (3, 1, 2))
    )
    assert alone > shared > second > third
    assert alone - shared > shared - second
    assert second == pytest.approx(0)
    # Last together with somebody is better than last alone; a win of two shared by both is none.
    assert result(end(2, 1, 2), 0) > third
    assert result(end(1, 1), 0) == pytest.approx(0)


def test_it_does_not_matter_which_seat_it_is():
    assert result(end(1, 2), 0) == result(end(2, 1), 1) > 0
    assert result(end(2, 1), 0) == result(end(1, 2), 1) < 0
    assert result(end(1, 2, 2), 0) == result(end(2, 2, 1), 2) == result(end(1, 2), 0)


def test_points_decide_between_equal_ranks_and_never_against_a_rank():
    assert result(end(1, 2, points=(5, 3)), 0) > result(end(1, 2, points=(4, 3)), 0)
    assert result(end(1, 2, points=(1, 0)), 0) > result(end(1, 1, points=(60, 60)), 0)
    assert result(end(2, 1, points=(60, 61)), 0) < result(end(1, 1, points=(1, 1)), 0)


def test_a_decided_game_is_more_than_any_that_is_open():
    assert result(end(1, 2), 0) >= DECIDED
    assert result(end(2, 1), 0) <= -DECIDED


def test_a_lead_is_over_the_best_of_the_others_and_over_all_of_them_a_little():
    assert lead([5.0, 3.0], 0) == pytest.approx(2)
    assert lead([5.0, 3.0], 1) == pytest.approx(-2)
    # The best counts most, the rest still does.
    assert lead([5.0, 3.0, 1.0], 0) > lead([5.0, 3.0, 2.0], 0) > lead([5.0, 4.0, 1.0], 0)
    assert lead([5.0, 3.0, 3.0], 0) == pytest.approx(2)
    assert lead([6.0, 3.0, 1.0], 0) - lead([5.0, 3.0, 1.0], 0) == pytest.approx(1)


def test_those_who_are_out_are_no_measure():
    assert lead([5.0, 9.0, 3.0], 0, out=(1,)) == pytest.approx(2)
    assert lead([5.0, 9.0], 0, out=(1,)) == 5
    assert lead([5.0, 9.0, 3.0], 0, out=(0,)) == lead([5.0, 9.0, 3.0], 0)
