"""V1, five lanes: the reverse of the board, and the 6 that is no lane."""

import pytest

from engine.core import Illegal
from tests.engine.hedgehogs.race import (
    offered,
    play,
    race,
    refused,
    seen,
    squares,
    step,
    told,
)


def test_V1_there_are_five_lanes():
    assert offered(race("e2=r1 a1=b1", chosen="v1")) == ["side e2 d", "stay"]


def test_HB3_the_reverse_has_its_own_black_squares():
    view = seen(race("a1=r1 b1=b1", chosen="v1"))

    assert sorted(view.black) == ["a4", "b7", "c5", "d6", "e3"]


def test_V1_a_six_advances_any_free_piece():
    state = play(race("a2=r1 c3=r2b1 d1=b2 c5=b3 e9=r3", die=6, chosen="v1"), "stay")

    assert offered(state) == ["go d1", "go a2", "go c3"]
    assert squares(play(state, "go c3")) == "a2=r1 c3=r2 c4=b1 c5=b3 d1=b2 e9=r3"


def test_V1_except_the_piece_just_moved_sideways():
    state = play(race("a2=r1 c3=r2b1 d1=b2", die=6, chosen="v1"), "side a2 b")

    assert offered(state) == ["go d1", "go c3"]


@pytest.mark.parametrize(
    ("move", "code"), [("go b2", "just-moved"), ("go e4", "empty"), ("go a2", "empty")]
)
def test_V1_the_refusal_says_that_it_has_just_moved(move: str, code: str):
    state = play(race("a2=r1 c3=r2b1 d1=b2", die=6, chosen="v1"), "side a2 b")
    with pytest.raises(Illegal) as refusal:
        step(state, move)
    assert refusal.value.code == code


def test_V1_with_another_number_the_same_piece_may_go_on():
    state = play(race("a2=r1 b4=b1 d1=b2", die=2, chosen="v1"), "side a2 b")
    assert offered(state) == ["go b2", "go b4"]
    with pytest.raises(Illegal) as refusal:
        step(state, "go d1")
    assert refusal.value.code == "wrong-lane"


def test_V1_one_must_advance_if_it_can():
    state = race("a2=r1 d1=b2", die=6, chosen="v1")

    assert told(step(state, "side a2 b")) == ["0 side a2 b", "0 go d1"]


def test_V1_nothing_moves_if_only_the_barred_piece_could():
    state = race("a2=r1", die=6, chosen="v1")

    assert told(step(state, "side a2 b")) == ["0 side a2 b", "0 no go 6"]


def test_V1_other_numbers_name_a_lane_as_usual():
    assert offered(play(race("e2=r1 e1=b1 d1=b2", die=5, chosen="v1"), "stay")) == [
        "go e1",
        "go e2",
    ]


def test_V1_every_piece_of_a_slice_moved_sideways_is_barred():
    state = play(race("a2=r1b1r2 c1=b2 d1=b3", die=6, chosen="v1 v8"), "side a2 b x3")

    assert offered(state) == ["go c1", "go d1"]


def test_V1_every_piece_moved_sideways_this_turn_is_barred():
    state = race("a2=r1 c2=r2 d1=b2 e1=b1", dice=(6, 6), chosen="v1 v30")
    state = play(state, "side a2 b", "side c2 d")

    assert offered(state) == ["go d1", "go e1"]


def test_V1_a_piece_that_climbed_is_not_barred():
    state = play(race("a2=r1b1 c1=b2", die=6, chosen="v1 v4"), "climb a2")

    assert offered(state) == ["go c1", "go a2"]


def test_V1_a_piece_that_was_pushed_is_not_barred():
    state = play(race("a2=r1 b2=r2 e1=b1", die=6, chosen="v13 sideways v1 v9"), "side a2 b")

    assert squares(state) == "b2=r1 c2=r2 e1=b1"
    assert offered(state) == ["go e1", "go c2"]


def test_V1_a_barred_piece_stays_barred_when_it_turns_round():
    state = race("b8=r1 c8=r2 d1=b1", die=6, chosen="v1 v17 +a8 v33 v35")
    state = play(state, "side b8 a")

    assert squares(state) == "a9=r1< c8=r2 d1=b1"
    assert offered(state) == ["go d1", "go c8"]


def test_V1_a_reserve_cannot_enter_on_a_six():
    state = race("a2=r1 b1=b1; hand r2r3", die=6, chosen="v1 v12")

    assert offered(play(state, "stay")) == ["go b1", "go a2"]


def test_V1_combines_with_the_tube():
    assert offered(race("a2=r1 b1=b1", chosen="v1 v9")) == ["side a2 e", "side a2 b", "stay"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_V1_is_for_two_to_six(seats: int):
    assert refused("v1", seats) == ""
