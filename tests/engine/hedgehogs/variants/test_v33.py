"""V33, marathon: to the far line and back."""

import pytest
from msgspec.structs import replace

from tests.engine.hedgehogs.race import (
    ending,
    offered,
    play,
    race,
    refused,
    seen,
    squares,
    step,
    told,
)


def test_V33_a_piece_that_reaches_the_far_line_turns_round():
    last = step(race("b8=r1 a1=b1", die=2, chosen="v33"), "stay")

    assert told(last) == ["0 stay", "0 go b8", "0 turned r1"]
    assert squares(last.state) == "a1=b1 b9=r1<"


def test_V33_and_runs_back():
    state = race("b9=r1< a1=b1", die=2, chosen="v33")

    assert squares(play(state, "stay")) == "a1=b1 b8=r1<"


def test_V33_never_against_the_way_it_is_running():
    state = race("b5=r1<b1 a1=b2", die=2, chosen="v33")

    assert squares(play(state, "stay")) == "a1=b2 b5=r1< b6=b1"


def test_V33_a_stack_turns_piece_by_piece_as_they_come():
    state = race("b8=r1 b9=b1< a1=b2", die=2, chosen="v33")

    assert squares(play(state, "stay", "go b8")) == "a1=b2 b9=b1<r1<"


def test_V33_the_far_line_is_not_the_finish_and_pieces_there_may_step_aside():
    assert offered(race("b9=r1< a1=b1", chosen="v33")) == ["side b9 a", "side b9 c", "stay"]


def test_V33_home_is_the_start_line_after_the_return():
    over = play(race("a1=r1<r2< b2=r3< b1=b1", die=2, chosen="v33"), "stay", "go b2")

    assert squares(over) == "a1=r1<r2< b1=b1r3<"
    assert ending(over).winners == (0,)


def test_V33_pieces_on_the_start_line_before_the_race_are_not_home():
    assert ending(
        replace(race("a1=r1r2r3 b1=b1<", chosen="v33"), ended="idle", todo=())
    ).points == (0, 1)


def test_V33_who_is_home_never_moves_again():
    assert offered(race("a1=r1< b2=b1", die=1, chosen="v33")) == ["stay"]


def test_V33_three_on_the_far_line_win_nothing():
    assert play(race("a9=r1<r2< b8=r3 b1=b1", die=2, chosen="v33"), "stay", "go b8").ended == ""


def test_V33_behind_is_measured_along_the_whole_course():
    # r1 on the way out is at step 4; b1 on its way back, at step 12, is ahead of it
    assert "side c5 d" in offered(race("c5=r1 a5=b1<", chosen="v33"))
    # r1 on the way back is at step 12; b1 on the way out is behind wherever it is
    assert offered(race("c5=r1< b8=b1", chosen="v33")) == ["stay"]
    # and so is one who has turned round later
    assert offered(race("c5=r1< b8=b1<", chosen="v33")) == ["stay"]
    assert "side c5 d" in offered(race("c5=r1< b4=b1<", chosen="v33"))


def test_V33_pieces_on_black_squares_are_not_behind():
    assert "side c5 d" in offered(race("c5=r1< a4=b1", chosen="v33"))


def test_V33_squares_run_are_counted_along_the_whole_course():
    ended = replace(race("a8=r1< b8=b1", chosen="v33"), ended="idle", todo=())

    assert ending(ended).ranks == (1, 2)


def test_V33_with_V35_a_trampoline_throws_on_the_way_the_piece_runs():
    state = race("c6=r1< a1=b1", die=3, chosen="v33 v35")

    assert squares(play(state, "stay")) == "a1=b1 c4=r1<"


def test_V33_with_V35_thrown_to_the_far_line_a_piece_turns_round_once():
    state = race("f7=r1 a1=b1", die=6, chosen="v33 v35")

    assert squares(play(state, "stay")) == "a1=b1 f9=r1<"


def test_V33_with_V13_nobody_who_has_turned_is_pushed_off_the_far_line():
    state = race("b8=r1 b9=b1< a1=b2", die=2, chosen="v13 v33")

    assert squares(play(state, "stay", "go b8")) == "a1=b2 b9=b1<r1<"


def test_V33_with_V13_those_coming_back_push_each_other_back():
    state = race("b9=r1< b8=b1< a1=b2", die=2, chosen="v13 v33")

    assert squares(play(state, "stay", "go b9")) == "a1=b2 b7=b1< b8=r1<"


def test_V33_not_with_skids():
    assert "v33 and v38 do not go together" in refused("v33 v38")


@pytest.mark.parametrize("other", ["v32", "v34"])
def test_V33_one_race_at_a_time(other: str):
    assert "both change the way the race goes" in refused(f"v33 {other}")


def test_V33_a_black_square_is_shown_as_holding_along_the_whole_course():
    assert "c5" in seen(race("c5=r1< b8=b1", chosen="v33")).held_back
    assert "c5" not in seen(race("c5=r1 b8=b1", chosen="v33")).held
