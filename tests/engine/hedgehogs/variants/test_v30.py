"""V30, turbo 2: two dice, the sideways steps first."""

import pytest

from engine.hedgehogs.game import HEDGEHOGS
from tests.engine.hedgehogs.race import (
    beginning,
    ending,
    offered,
    play,
    race,
    refused,
    roll_on,
    squares,
    step,
    told,
)


def test_V30_two_dice_are_thrown():
    assert roll_on(beginning("a1=r1 b1=b1", chosen="v30"), 2, 5).state.dice == (2, 5)


def test_V30_sideways_sideways_forward_forward():
    state = race("a1=r1r2 b1=b1b2", dice=(1, 2), chosen="v30")

    state = play(state, "side a1 b")
    assert offered(state)[-1] == "stay"
    state = play(state, "side a1 b")
    assert squares(state) == "b1=b1b2r2r1"
    state = play(state, "die 2")
    assert squares(state) == "b1=b1b2r2 b2=r1"
    assert state.seat == 1  # lane a is empty


def test_V30_sff_sideways_forward_forward():
    state = play(race("a1=r1r2 b1=b1b2", dice=(1, 2), chosen="v30 sff"), "stay")

    assert offered(state) == ["die 1", "die 2"]
    assert squares(play(state, "die 2")) == "a1=r1 a2=r2 b1=b1 b2=b2"


def test_V30_alone_is_ssff():
    assert HEDGEHOGS.options.canonical("v30 ssff") in ("v30", "v30 ssff")
    assert race("a1=r1", chosen="v30 ssff").todo == race("a1=r1", chosen="v30").todo


def test_V30_ssff_and_sff_exclude_each_other():
    assert refused("v30 ssff sff") != ""


def test_V30_equal_dice_are_no_question():
    state = play(race("a1=r1 a2=r2 b1=b1", dice=(1, 1), chosen="v30 sff"), "stay")

    assert offered(state) == ["go a1", "go a2"]
    assert squares(play(state, "go a2", "go a3")) == "a1=r1 a4=r2 b1=b1"


def test_V30_a_die_that_moves_nothing_may_be_picked():
    state = play(race("a1=r1 b1=b1", dice=(1, 4), chosen="v30 sff"), "stay")

    assert told(step(state, "die 4")) == ["0 die 4", "0 no go 4", "0 go a1"]


def test_V30_the_win_comes_after_the_first_die():
    state = race("a9=r1r2 b8=r3 c1=b1 b1=b2", dice=(2, 3), chosen="v30 sff")
    over = play(state, "stay", "die 2", "go b8")

    assert (ending(over).winners, squares(over)) == ((0,), "a9=r1r2 b1=b2 b9=r3 c1=b1")


def test_V30_with_V31_forward_forward_sideways_sideways():
    state = race("a1=r1 b1=b1", dice=(1, 2), chosen="v30 v31")
    state = play(state, "die 1")
    assert squares(state) == "a2=r1 b2=b1"
    state = play(state, "side a2 b")
    assert offered(state) == ["side b2 a", "side b2 c", "stay"]

    assert play(state, "stay").seat == 1


def test_V30_sff_with_V31_forward_forward_sideways():
    state = play(race("a1=r1 b1=b1", dice=(1, 2), chosen="v30 sff v31"), "die 1")
    assert offered(state) == ["side a2 b", "stay"]

    assert play(state, "stay").seat == 1


def test_V30_with_V31_free_any_order():
    state = race("a1=r1 b1=b1", dice=(1, 2), chosen="v30 v31 free")

    assert offered(state) == ["side a1 b", "stay", "die 1", "die 2"]
    state = play(state, "die 1")
    assert offered(state) == ["side a2 b", "stay", "go b1"]
    state = play(state, "side a2 b")
    assert offered(state) == ["side b2 a", "side b2 c", "stay", "go b1", "go b2"]
    state = play(state, "go b2")
    assert squares(state) == "b1=b1 b3=r1"
    assert offered(state) == ["side b3 a", "side b3 c", "stay"]


def test_V30_with_V31_free_a_die_without_a_move_stays_open():
    state = race("a1=r1 b1=b1", dice=(1, 3), chosen="v30 sff v31 free")

    assert offered(state) == ["side a1 b", "stay", "die 1"]
    state = play(state, "stay")
    assert offered(state) == ["die 1", "die 3"]


@pytest.mark.parametrize("other", ["v5", "v6", "v7", "v16"])
def test_V30_is_one_way_with_dice(other: str):
    assert "do not go together: both change" in refused(f"v30 {other}")
