"""V5, turbo: two dice; sideways, forward, sideways, forward."""

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


def test_V5_two_dice_are_thrown():
    thrown = roll_on(beginning("a1=r1 b1=b1", chosen="v5"), 2, 5)

    assert told(thrown) == ["0 roll 2", "0 roll 5"]
    assert thrown.state.dice == (2, 5)


def test_V5_sideways_forward_sideways_forward():
    state = race("a1=r1r2 b1=b1b2", dice=(1, 2), chosen="v5")

    state = play(state, "side a1 b")
    assert squares(state) == "a1=r1 b1=b1b2r2"
    state = play(state, "die 2")
    assert squares(state) == "a1=r1 b1=b1b2 b2=r2"
    state = play(state, "side b2 c")
    assert squares(state) == "a2=r1 b1=b1b2 c2=r2"  # the other die by itself
    assert state.seat == 1


def test_V5_the_dice_are_used_in_the_order_the_player_likes():
    state = play(race("a1=r1 b1=b1", dice=(1, 2), chosen="v5"), "stay")

    assert offered(state) == ["die 1", "die 2"]
    assert squares(play(state, "die 1")) == "a2=r1 b1=b1"
    assert squares(play(state, "die 2")) == "a1=r1 b2=b1"


def test_V5_both_dice_must_be_used():
    state = play(race("a1=r1 b1=b1", dice=(1, 2), chosen="v5"), "stay", "die 1", "stay")

    assert squares(state) == "a2=r1 b2=b1"


def test_V5_equal_dice_are_no_question():
    state = race("a1=r1 a2=r2 b1=b1", dice=(1, 1), chosen="v5")

    assert offered(play(state, "stay")) == ["go a1", "go a2"]
    assert squares(play(state, "stay", "go a2", "stay", "go a1")) == "a2=r1 a3=r2 b1=b1"


def test_V5_a_die_that_moves_nothing_may_be_picked():
    state = play(race("a1=r1 b1=b1", dice=(1, 4), chosen="v5"), "stay")
    last = step(state, "die 4")

    assert told(last) == ["0 die 4", "0 no go 4"]
    assert offered(last.state) == ["side a1 b", "stay"]


def test_V5_the_second_sideways_move_may_save_the_second_die():
    state = play(race("b1=r1 a1=b1", dice=(1, 3), chosen="v5"), "stay", "die 1", "side b1 c")

    assert squares(state) == "a2=b1 c2=r1"


def test_V5_the_win_is_tested_after_every_step():
    state = race("a9=r1r2 b8=r3 c1=b1 b1=b2", dice=(2, 3), chosen="v5")
    over = play(state, "stay", "die 2", "go b8")

    assert (over.ended, over.todo) == ("home", ())
    assert ending(over).winners == (0,)


def test_V5_with_V31_forward_comes_first():
    state = race("a1=r1 b1=b1", dice=(1, 2), chosen="v5 v31")

    assert offered(state) == ["die 1", "die 2"]
    state = play(state, "die 2")
    assert offered(state) == ["side a1 b", "stay"]
    state = play(state, "side a1 b")
    assert offered(state) == ["side b1 a", "side b1 c", "stay"]
    assert play(state, "stay").seat == 1


def test_V5_is_one_way_with_dice():
    for other in ("v6", "v7", "v16", "v30"):
        assert "do not go together: both change" in refused(f"v5 {other}")
