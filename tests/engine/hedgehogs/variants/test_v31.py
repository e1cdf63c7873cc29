"""V31, die, forward, sideways; or in whichever order."""

from tests.engine.hedgehogs.race import (
    beginning,
    ending,
    offered,
    play,
    race,
    roll_on,
    squares,
    step,
    told,
)


def test_V31_forward_comes_before_sideways():
    state = race("a1=r1 a2=b1 b1=b2", die=1, chosen="v31")

    assert offered(state) == ["go a1", "go a2"]
    state = play(state, "go a1")
    assert squares(state) == "a2=b1r1 b1=b2"
    assert offered(state) == ["side a2 b", "stay"]
    assert play(state, "side a2 b").seat == 1


def test_V31_without_a_forward_move_the_sideways_move_remains():
    """The turn begins with the sideways move, and ends with it."""
    last = roll_on(beginning("a1=r1 c5=b1", chosen="v31"), 3)

    assert told(last) == ["0 roll 3", "0 no go 3"]
    assert offered(last.state) == ["side a1 b", "stay"]
    assert play(last.state, "stay").seat == 1


def test_V31_free_either_may_come_first():
    state = race("a1=r1 a2=b1 b1=b2", die=1, chosen="v31 free")

    assert offered(state) == ["side a1 b", "stay", "go a1", "go a2"]


def test_V31_free_forward_then_sideways():
    state = play(race("a1=r1 a2=b1 b1=b2", die=1, chosen="v31 free"), "go a1")

    assert offered(state) == ["side a2 b", "stay"]
    assert play(state, "stay").seat == 1


def test_V31_free_after_sideways_the_forward_move_is_forced():
    state = play(race("a1=r1 a2=b1 b1=b2", die=2, chosen="v31 free"), "side a1 b")

    assert squares(state) == "a2=b1 b1=b2 b2=r1"
    assert state.seat == 1


def test_V31_free_staying_counts_as_the_sideways_move():
    last = step(race("a1=r1 b1=b2", die=1, chosen="v31 free"), "stay")

    assert told(last) == ["0 stay", "0 go a1"]


def test_V31_free_a_forward_move_that_is_not_possible_yet_stays_open():
    state = race("a1=r1 b1=b2", die=3, chosen="v31 free")
    assert offered(state) == ["side a1 b", "stay"]

    state = race("b1=r1 a1=b2", die=3, chosen="v31 free")
    assert told(step(state, "side b1 c")) == ["0 side b1 c", "0 go c1"]


def test_V31_free_nothing_moves_if_it_never_becomes_possible():
    last = step(race("a1=r1 b1=b2", die=3, chosen="v31 free"), "stay")

    assert told(last) == ["0 stay", "0 no go 3"]


def test_V31_free_with_V5_the_dice_are_named_where_they_differ():
    state = race("a1=r1 b1=b1", dice=(1, 2), chosen="v5 v31 free")

    assert offered(state) == ["side a1 b", "stay", "die 1", "die 2"]
    assert told(step(state, "die 2")) == ["0 die 2", "0 go b1"]


def test_V31_free_with_V5_equal_dice_are_not():
    state = race("a1=r1 b1=b1", dice=(1, 1), chosen="v5 v31 free")

    assert offered(state) == ["side a1 b", "stay", "go a1"]
    state = play(state, "go a1")
    assert offered(state) == ["side a2 b", "stay", "go a2"]
    assert squares(play(state, "go a2")) == "a3=r1 b1=b1"


def test_V31_the_win_comes_before_the_sideways_move():
    over = play(race("a9=r1r2 b8=r3 b1=b1", die=2, chosen="v31"), "go b8")

    assert ending(over).winners == (0,)


def test_V31_goes_with_V11():
    state = play(race("a1=r1 a2=b1 b1=b2", die=1, chosen="v11 v31"), "go a1")

    assert "side b1 c" in offered(state)
