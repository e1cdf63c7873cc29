"""V37, concrete: nothing may enter a black square."""

import pytest

from engine.core import Illegal
from engine.hedgehogs.game import HEDGEHOGS
from tests.engine.hedgehogs.race import offered, play, race, refused, roll_on, squares, step, told


def test_V37_nothing_goes_forward_into_concrete():
    assert told(step(race("c4=r1 a1=b1", die=3, chosen="v37"), "stay")) == ["0 stay", "0 no go 3"]


def test_V37_another_piece_of_the_lane_must_go():
    state = race("c4=r1 c2=b1", die=3, chosen="v37")

    assert squares(play(state, "stay")) == "c3=b1 c4=r1"


def test_V37_nothing_steps_aside_into_concrete():
    assert offered(race("b5=r1 a1=b1", chosen="v37")) == ["side b5 a", "stay"]


def test_V37_the_refusal_says_so():
    with pytest.raises(Illegal):
        play(race("b5=r1 a1=b1", chosen="v37"), "side b5 c")


def test_V37_the_way_round_is_through_the_next_lane():
    state = race("c4=r1 a1=b1", die=2, chosen="v37")

    assert squares(play(state, "side c4 b")) == "a1=b1 b5=r1"


def test_V37_a_slice_does_not_enter_either():
    state = race("c4=r1b1r2 a1=b2", die=3, chosen="v8 v37")

    assert told(step(state, "stay")) == ["0 stay", "0 no go 3"]


def test_HE3_with_V37_who_is_walled_in_for_good_ends_the_game():
    state = race("c4=r1 a9=r2 b9=b1", die=6, chosen="v17 +b4 +d4 v37")
    last = roll_on(state, 1)

    assert told(last) == ["0 stay", "0 no go 6", "1 roll 1", "1 stay", "1 no go 1", "end stuck"]
    assert HEDGEHOGS.outcome(last.state).ranks == (1, 2)  # type: ignore[union-attr]


@pytest.mark.parametrize("other", ["v10", "v35", "v36", "v38", "v39"])
def test_V37_is_one_way_with_black_squares(other: str):
    assert "both change what black squares do" in refused(f"v37 {other}")
