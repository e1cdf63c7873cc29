"""V17, new black squares: written, drawn by lot, or wandering."""

import pytest
from msgspec.structs import replace

from engine.chance import Shown
from engine.hedgehogs.game import HEDGEHOGS
from engine.hedgehogs.state import Hedgehogs
from engine.play_on import start
from tests.engine.hedgehogs.race import (
    beginning,
    offered,
    play,
    race,
    refused,
    roll_on,
    seen,
    squares,
    told,
)


def black(state: Hedgehogs) -> list[str]:
    return sorted(seen(state).black)


def test_V17_black_squares_are_added_and_painted_over():
    state = race("a1=r1 b1=b1", chosen="v17 +b3 +d4 -e3")

    assert black(state) == ["a4", "b3", "b7", "c5", "d4", "d6", "f8"]
    assert seen(state).painted == ("e3",)


def test_V17_a_new_one_holds():
    assert offered(race("b3=r1 a1=b1", chosen="v17 +b3")) == ["stay"]


def test_V17_a_painted_one_does_not():
    assert offered(race("e3=r1 a1=b1", chosen="v17 -e3")) == ["side e3 d", "side e3 f", "stay"]


def test_V17_up_to_six_are_added_and_up_to_six_painted_over():
    six = "+a2 +b2 +c2 +d2 +e2 +f2"
    all_gone = "-a4 -b7 -c5 -d6 -e3 -f8"

    assert refused(f"v17 {six} {all_gone}") == ""
    assert "at most 6" in refused(f"v17 {six} +a3")


def test_V17_all_may_be_painted_over():
    state = race("c5=r1 a1=b1", chosen="v17 -a4 -b7 -c5 -d6 -e3 -f8")

    assert black(state) == []
    assert "side c5 d" in offered(state)


@pytest.mark.parametrize(
    ("mark", "why"),
    [
        ("+a4", "black already"),
        ("-a5", "no black square to paint over"),
        ("+a1", "v17"),
        ("+a9", "v17"),
        ("-f9", "v17"),
        ("+g3", "v17"),
    ],
)
def test_V17_never_on_start_or_finish_lines_and_only_what_makes_sense(mark: str, why: str):
    assert why in refused(f"v17 {mark}")


def test_V17_on_five_lanes_there_is_no_sixth():
    assert "no lane f on five lanes" in refused("v1 v17 +f3")


def test_V17_shuffle_draws_one_for_each_lane_from_3_to_8():
    begun = start(HEDGEHOGS, "v17", 2, Shown([6, 1, 1, 6, 2, 3, 4, 5]))

    assert told(begun)[3:9] == ["roll 1", "roll 6", "roll 2", "roll 3", "roll 4", "roll 5"]
    assert black(begun.state) == ["a3", "b8", "c4", "d5", "e6", "f7"]


def test_V17_alone_is_shuffle():
    assert HEDGEHOGS.options.canonical("v17 shuffle") in ("v17", "v17 shuffle")
    assert black(start(HEDGEHOGS, "v17", 2, Shown([6, 1, 1, 1, 1, 1, 1, 1])).state)[0] == "a3"


@pytest.mark.parametrize("walls", ["v37", "v38"])
def test_V17_a_shuffle_that_walls_the_course_off_is_drawn_again(walls: str):
    rolls = [6, 1, *[2] * 6, 1, 1, 1, 1, 1, 6]
    begun = start(HEDGEHOGS, f"v17 {walls}", 2, Shown(rolls))

    assert black(begun.state) == ["a3", "b3", "c3", "d3", "e3", "f8"]


def test_V17_a_shuffle_that_does_not_hold_anybody_up_is_not():
    begun = start(HEDGEHOGS, "v17", 2, Shown([6, 1, *[2] * 6]))

    assert black(begun.state) == ["a4", "b4", "c4", "d4", "e4", "f4"]


def test_V17_what_walls_a_flat_course_off_may_leave_a_way_round_the_tube():
    bare = "-a4 -b7 -c5 -d6 -e3 -f8"
    stairs = "+f3 +c4 +d4 +e4 +b5 +a6"
    assert "wall the course off" in refused(f"v17 {stairs} {bare} v37")
    assert refused(f"v17 {stairs} {bare} v37 v9") == ""


WALL = "v17 +a3 +b3 +c3 +d3 +f3"


@pytest.mark.parametrize("walls", ["v37", "v38"])
def test_V17_a_written_layout_that_walls_the_course_off_is_refused(walls: str):
    assert "wall the course off" in refused(f"{WALL} {walls}")
    assert refused(WALL) == ""


def drifting(position: str) -> Hedgehogs:
    state = beginning(position, chosen="v17 drift")
    return replace(state, todo=("drift", "roll", "side", "go"))


def test_V17_drift_comes_before_the_first_turn():
    begun = start(HEDGEHOGS, "v17 drift v23", 2, Shown([6, 1, 1, *[2] * 7, 3, 5]))

    assert told(begun)[-3:] == ["roll 3", "drift c5 c6", "0 roll 5"]


def test_V17_drift_moves_the_black_square_of_the_lane_one_on():
    last = roll_on(drifting("a1=r1 b1=b1"), 3, 6)

    assert told(last) == ["roll 3", "drift c5 c6", "0 roll 6"]
    assert black(last.state) == ["a4", "b7", "c6", "d6", "e3", "f8"]


def test_V17_drift_goes_from_8_back_to_3():
    assert "drift f8 f3" in told(roll_on(drifting("a1=r1 b1=b1"), 6, 6))


def test_V17_drift_moves_only_an_empty_one():
    last = roll_on(drifting("a1=r2 c5=r1 b1=b1"), 3, 1)

    assert told(last) == ["roll 3", "0 roll 1"]
    assert black(last.state) == ["a4", "b7", "c5", "d6", "e3", "f8"]


def test_V17_drift_on_five_lanes_rolls_a_six_again():
    state = beginning("a1=r1 b1=b1", chosen="v1 v17 drift")
    last = roll_on(replace(state, todo=("drift", "roll", "side", "go")), 6, 3, 2)

    assert told(last)[:3] == ["roll 6", "roll 3", "drift c5 c6"]


def test_V17_drift_comes_once_a_round():
    state = drifting("a1=r1 b1=b1 b2=b2")
    state = play(roll_on(state, 3, 5).state, "stay")
    assert state.todo[0] == "roll"
    state = play(roll_on(state, 5).state, "stay")
    assert state.todo[0] == "drift"


def test_V17_a_piece_it_drifts_under_is_held():
    last = roll_on(drifting("a1=r2 c6=r1 b1=b1"), 3, 6)

    assert told(last) == ["roll 3", "drift c5 c6", "0 roll 6"]
    assert offered(last.state) == ["side a1 b", "stay"]


@pytest.mark.parametrize("does", ["v35", "v38", "v39"])
def test_V17_a_piece_it_drifts_under_has_not_arrived_on_it(does: str):
    state = beginning("c6=r1 b1=b1", chosen=f"v17 drift {does}")
    state = roll_on(replace(state, todo=("drift", "roll", "side", "go")), 3, 6).state

    assert squares(state) == "b1=b1 c6=r1"


def test_V17_a_piece_it_drifts_under_may_leave_concrete():
    state = beginning("c6=r1 b1=b1", chosen="v17 drift v37")
    state = roll_on(replace(state, todo=("drift", "roll", "side", "go")), 3, 3).state

    assert squares(play(state, "stay", "go c6")) == "b1=b1 c7=r1"


def test_V17_each_form_excludes_the_others():
    for words in ("shuffle drift", "drift +b3", "shuffle +b3"):
        assert refused(f"v17 {words}") != ""
