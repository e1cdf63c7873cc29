"""V28, faster still: three hedgehogs each, two home win."""

import pytest

from tests.engine.hedgehogs.race import ending, placing, play, race, refused, seen


def test_V28_three_pieces_each_of_the_first_three_designs():
    assert placing(6, 1, chosen="v28").hands == ("r1r2r3", "b1b2b3")
    assert seen(placing(6, 1, chosen="v28")).pieces == 3


def test_V28_two_home_win():
    over = play(race("a9=r1 b8=r2 b2=b1", die=2, chosen="v28"), "stay", "go b8")

    assert ending(over).winners == (0,)


def test_V28_one_does_not():
    assert play(race("b8=r2 b2=b1 a1=r1", die=2, chosen="v28"), "stay", "go b8").ended == ""


def test_V28_with_V12_two_in_reserve():
    state = play(placing(6, 1, chosen="v12 v28"), "place a", "place b")

    assert state.hands == ("r2r3", "b2b3")


@pytest.mark.parametrize("other", ["v14", "v15", "v26", "v39"])
def test_V28_is_one_goal(other: str):
    assert "do not go together" in refused(f"v28 {other}")
