"""V36, trapdoors: only the lowest piece on a black square is held."""

import pytest

from tests.engine.hedgehogs.race import offered, play, race, refused, squares, step, told


def test_V36_the_lowest_piece_is_held():
    assert offered(race("c5=r1 a1=b1", chosen="v36")) == ["stay"]


def test_V36_those_above_move_as_usual():
    state = race("c5=b1r1 a1=b2", die=3, chosen="v36")

    assert offered(state) == ["side c5 b", "side c5 d", "stay"]
    assert squares(play(state, "stay")) == "a1=b2 c5=b1 c6=r1"


def test_V36_when_they_have_left_the_lowest_is_still_held():
    last = step(race("c5=r2r1 a1=b2", die=3, chosen="v36"), "side c5 b")

    assert squares(last.state) == "a1=b2 b5=r1 c5=r2"
    assert told(last) == ["0 side c5 b", "0 no go 3"]


def test_V36_it_may_leave_when_none_is_behind():
    assert "side c5 d" in offered(race("c5=r1 a5=b1", chosen="v36"))


def test_V36_a_second_one_to_come_is_not_held():
    state = race("c4=r1 c5=b1 a1=b2", die=3, chosen="v36")

    assert squares(play(state, "stay", "go c4")) == "a1=b2 c5=b1r1"
    assert "side c5 d" in offered(race("c5=b1r1 a1=b2", chosen="v36"))


@pytest.mark.parametrize("other", ["v10", "v35", "v37", "v38", "v39"])
def test_V36_is_one_way_with_black_squares(other: str):
    assert "both change what black squares do" in refused(f"v36 {other}")
