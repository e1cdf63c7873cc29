"""V26, faster: two home win."""

import pytest

from tests.engine.hedgehogs.race import ending, play, race, refused


def test_V26_two_hedgehogs_home_win():
    over = play(race("a9=r1 b8=r2 b2=b1", die=2, chosen="v26"), "stay", "go b8")

    assert ending(over).winners == (0,)


def test_V26_one_does_not():
    assert play(race("b8=r2 b2=b1 a1=r1", die=2, chosen="v26"), "stay", "go b8").ended == ""


def test_V26_with_V3_the_disqualified_one_does_not_count():
    state = race("a9=b1 b8=r2 b2=b2 c9=r1", die=2, chosen="v3 v26")

    assert play(state, "stay", "go b8").ended == ""


@pytest.mark.parametrize("other", ["v14", "v15", "v28", "v39"])
def test_V26_is_one_goal(other: str):
    assert "do not go together" in refused(f"v26 {other}")
