"""V38, skid: a black square sends a piece back to the start line."""

import pytest

from tests.engine.hedgehogs.race import offered, play, race, refused, squares, step, told


def test_V38_a_piece_that_arrives_goes_back_to_the_start_of_its_lane():
    last = step(race("c4=r1 a1=b1", die=3, chosen="v38"), "stay")

    assert told(last) == ["0 stay", "0 go c4", "0 skid r1 c1"]
    assert squares(last.state) == "a1=b1 c1=r1"


def test_V38_arriving_sideways_counts_too():
    assert squares(play(race("b5=r1 a1=b1", die=6, chosen="v38"), "side b5 c")) == "a1=b1 c1=r1"


def test_V38_on_top_of_what_is_there():
    state = race("c4=r1 c1=b1", die=3, chosen="v38")

    assert squares(play(state, "stay", "go c4")) == "c1=b1r1"


def test_V38_nobody_is_held():
    assert "side c5 d" in offered(race("c5=r1 a1=b1", chosen="v38"))


def test_V38_a_slice_keeps_its_order():
    state = race("c4=r1b1r2 a1=b2", die=3, chosen="v8 v38")

    assert squares(play(state, "stay", "go c4 x3")) == "a1=b2 c1=r1b1r2"


def test_V38_die_the_lane_is_thrown():
    last = step(race("c4=r1 a1=b1", die=3, chosen="v38 die"), "stay", 5, 1)

    assert told(last)[:4] == ["0 stay", "0 go c4", "0 roll 5", "0 skid r1 e1"]
    assert squares(last.state).endswith("e1=r1")


def test_V38_die_the_piece_is_on_its_way_until_then():
    state = play(race("c4=r1 a1=b1", die=3, chosen="v38 die"), "stay")

    assert (squares(state), state.skidding, state.todo[0]) == ("a1=b1", "r1", "skid")


def test_V38_die_one_roll_a_piece_the_lowest_first():
    state = play(race("c4=r1b1r2 a1=b2", die=3, chosen="v8 v38 die"), "stay")
    last = step(state, "go c4 x3", 4, 5, 6, 1)

    assert told(last)[1:7] == [
        "0 roll 4",
        "0 skid r1 d1",
        "1 roll 5",
        "1 skid b1 e1",
        "0 roll 6",
        "0 skid r2 f1",
    ]


def test_V38_die_on_five_lanes_a_six_is_rolled_again():
    last = step(race("c4=r1 a1=b1", die=3, chosen="v1 v38 die"), "stay", 6, 2, 1)

    assert squares(last.state) in ("a1=b1 b1=r1", "a2=b1 b1=r1")


def test_V38_die_after_a_sideways_skid_the_turn_goes_on():
    last = step(race("b5=r1 d1=r2 d2=b1", die=4, chosen="v38 die"), "side b5 c", 1)

    assert squares(last.state) == "a1=r1 d1=r2 d2=b1"
    assert offered(last.state) == ["go d1", "go d2"]


def test_V38_die_a_piece_thrown_into_the_lane_rolled_may_go_at_once():
    last = step(race("b5=r1 d1=r2 d2=b1", die=1, chosen="v38 die"), "side b5 c", 1, 4)

    assert squares(last.state) == "a2=r1 d1=r2 d2=b1"


@pytest.mark.parametrize("other", ["v10", "v35", "v36", "v37", "v39"])
def test_V38_is_one_way_with_black_squares(other: str):
    assert "both change what black squares do" in refused(f"v38 {other}")
