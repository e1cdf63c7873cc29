"""V3, doping test: the first piece to arrive is disqualified."""

from msgspec.structs import replace

from tests.engine.hedgehogs.race import board, ending, play, race, squares, step, told


def test_V3_the_first_piece_to_arrive_is_disqualified_and_removed():
    state = race("b8=r1 a1=r2r3r4 b1=b1b2b3b4", die=2, chosen="v3")
    last = step(play(state, "stay"), "go b8")

    assert told(last) == ["0 go b8", "0 doped r1"]
    assert board(last.state) == "a1=r2r3r4 b1=b1b2b3b4; out r1"


def test_V3_whoever_moved_it():
    state = race("b8=r1 a1=r2 b1=b1", seat=1, die=2, chosen="v3")

    assert squares(play(state, "stay", "go b8")) == "a1=r2 b1=b1"


def test_V3_the_second_arrival_counts():
    state = replace(race("b8=r1 a1=r2 b1=b1; out b4", die=2, chosen="v3"), tested=True)
    last = step(play(state, "stay"), "go b8")

    assert told(last) == ["0 go b8", "0 home r1"]
    assert squares(last.state) == "a1=r2 b1=b1 b9=r1"


def test_V3_its_owner_plays_on_with_three_and_wins_with_three():
    state = race("a9=r2r3 b8=r4 b1=b1; out r1", die=2, chosen="v3")
    over = play(replace(state, tested=True), "stay", "go b8")

    assert ending(over).winners == (0,)
    assert ending(over).points == (3, 0)


def test_V3_the_disqualified_piece_does_not_count_as_home():
    state = race("b8=r1 a9=r2r3 b1=b1 a1=r4", die=2, chosen="v3")

    assert play(state, "stay", "go b8").ended == ""


def test_V3_of_several_brought_home_at_once_it_is_the_topmost():
    state = race("b8=r1b1r2 a1=r3 b1=b2", die=2, chosen="v3 v8")
    last = step(play(state, "stay"), "go b8 x3")

    assert told(last) == ["0 go b8 x3", "0 doped r2", "1 home b1", "0 home r1"]
    assert squares(last.state) == "a1=r3 b1=b2 b9=r1b1"


def test_V3_of_a_stack_shoved_home_too():
    state = race("a7=r1 a8=b1b2 a1=r3", die=1, chosen="v3 v13")
    last = step(play(state, "stay"), "go a7")

    assert told(last) == ["0 go a7", "1 shove a8 a9", "1 doped b2", "1 home b1"]


def test_V3_of_several_in_different_lanes_it_is_the_one_in_the_lowest():
    """A protest brings pieces onto two trampolines before the finish."""
    chosen = "v3 v17 +b8 v27 v35"
    state = race("f7=r1 b7=b1 c1=b2 d2=r2", die=1, chosen=chosen)
    last = step(state, "stay")

    assert "1 doped b1" in told(last)
    assert "0 home r1" in told(last)


def test_V3_with_V14_the_bearer_is_not_tested():
    state = race("b8=r1* a1=r2 b1=b1b2*", die=2, chosen="v3 v14")
    last = step(play(state, "stay"), "go b8")

    assert told(last) == ["0 go b8", "0 home r1"]
    assert last.state.tested is False


def test_V3_with_V14_the_first_that_is_no_bearer_is():
    state = race("b8=r2 b9=r1* a1=r3 b1=b1b2*", die=2, chosen="v3 v14")
    last = step(play(state, "stay"), "go b8")

    assert told(last) == ["0 go b8", "0 doped r2"]
    assert squares(last.state) == "a1=r3 b1=b1b2* b9=r1*"


def test_V3_with_V39_who_loses_the_last_piece_leaves_the_last_survivor():
    state = race("b8=r1 b2=b1 a1=b2", die=2, chosen="v3 v39")
    last = step(play(state, "stay"), "go b8")

    assert told(last) == ["0 go b8", "0 doped r1", "end survivor"]
    assert ending(last.state).winners == (1,)


def test_V3_in_a_marathon_the_far_line_is_no_arrival():
    state = race("b8=r1 a1=r2 b1=b1", die=2, chosen="v3 v33")

    assert squares(play(state, "stay", "go b8")) == "a1=r2 b1=b1 b9=r1<"
