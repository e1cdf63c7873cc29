"""V15, lazy: one home and the others resting on black squares."""

import pytest
from msgspec.structs import replace

from tests.engine.hedgehogs.race import (
    beginning,
    ending,
    play,
    race,
    refused,
    roll_on,
    squares,
    step,
    told,
)

REST = "a4=r1 b7=r2 c4=r3 d9=r4 f1=b1"


def test_V15_one_home_and_three_on_black_squares_win():
    last = step(race(REST, die=3, chosen="v15"), "stay")

    assert told(last) == ["0 stay", "0 go c4", "end rest"]
    assert ending(last.state).winners == (0,)


def test_V15_whoever_moved_the_piece():
    state = race(REST, seat=1, die=3, chosen="v15")

    assert ending(play(state, "stay", "go c4")).winners == (0,)


def test_V15_a_sideways_move_wins_too():
    state = race("a4=r1 b7=r2 b5=r3 d9=r4 f1=b1", die=6, chosen="v15")

    assert ending(play(state, "side b5 c")).winners == (0,)


def test_V15_the_arrival_of_the_one_wins_too():
    state = race("a4=r1 b7=r2 c5=r3 d8=r4 f1=b1", die=4, chosen="v15")

    assert ending(play(state, "stay", "go d8")).winners == (0,)


def test_V15_several_may_rest_on_one_black_square():
    state = race("c5=r1r2b2 c4=r3 d9=r4 f1=b1", die=3, chosen="v15")

    assert ending(play(state, "stay", "go c4")).winners == (0,)


def test_V15_none_home_does_not_win():
    state = race("a4=r1 b7=r2 c4=r3 e3=r4 f1=b1", die=3, chosen="v15")

    assert play(state, "stay", "go c4").ended == ""


def test_V15_two_home_do_not_win():
    state = race("a4=r1 b9=r2 c4=r3 d9=r4 f1=b1", die=3, chosen="v15")

    assert play(state, "stay", "go c4").ended == ""


def test_V15_one_on_an_ordinary_square_does_not_win():
    state = race("a4=r1 b6=r2 c4=r3 d9=r4 f1=b1", die=3, chosen="v15")

    assert play(state, "stay", "go c4").ended == ""


def test_V15_three_home_win_nothing():
    state = race("a8=r1 b9=r2r3 c3=r4 f1=b1", die=1, chosen="v15")

    assert play(state, "stay", "go a8").ended == ""


def test_V15_with_V3_the_others_are_those_still_in_the_game():
    state = race("a4=r1 c4=r3 d9=r4 f1=b1; out r2", die=3, chosen="v3 v15")

    assert play(replace(state, tested=True), "stay", "go c4").ended == "rest"


def test_V15_with_V12_a_reserve_does_not_rest():
    state = race("a4=r1 c4=r3 d9=r4 f1=b1; hand r2", die=3, chosen="v12 v15")

    assert play(state, "stay", "go c4").ended == ""


def test_V15_the_mover_first():
    """One shove brings both players to rest."""
    position = "a4=r1 b7=r2 c4=b3r3 d9=r4b4 e3=b1 f8=b2 c3=y1"
    state = race(position, seats=3, seat=1, die=3, chosen="v13 v15")
    over = play(state, "stay", "go c3")

    assert squares(over).startswith("a4=r1 b7=r2 c4=y1 c5=b3r3")
    assert ending(over).winners == (1,)


def test_V15_then_in_turn_order():
    position = "a4=r1 b7=r2 c4=b3r3 d9=r4b4 e3=b1 f8=b2 c3=y1"
    state = race(position, seats=3, seat=2, die=3, chosen="v13 v15")

    assert ending(play(state, "stay", "go c3")).winners == (0,)


def test_V15_with_V17_a_black_square_that_drifts_under_the_last_one_wins():
    position = "a4=r1 b7=r2 c6=r3 d9=r4 f1=b1"
    state = replace(beginning(position, chosen="v15 v17 drift"), todo=("drift", "roll"))

    assert told(roll_on(state, 3)) == ["roll 3", "drift c5 c6", "end rest"]


def test_V15_with_V25_who_left_the_round_cannot_win_it():
    state = race(REST + " f2=y1", seats=3, seat=1, die=3, chosen="v15 v25")

    assert play(replace(state, lost=(0,)), "stay", "go c4").ended == ""


def test_V15_hard_who_has_three_home_is_out():
    state = race("a9=r1r2 b8=r3 a1=r4b1 c1=y1", seats=3, die=2, chosen="v15 hard")
    last = step(state, "stay")

    assert told(last) == ["0 stay", "0 go b8", "0 home r3", "0 out"]
    assert last.state.lost == (0,)


def test_V15_hard_whoever_moved_the_piece():
    state = race("a9=r1r2 b8=r3 a1=r4b1 c1=y1", seats=3, seat=1, die=2, chosen="v15 hard")

    assert play(state, "stay").lost == (0,)


def test_V15_hard_who_is_out_takes_no_turns_and_the_pieces_stay():
    state = race("a9=r1r2 b8=r3 a1=r4b1 c1=y1", seats=3, seat=2, die=2, chosen="v15 hard")
    after = play(state, "stay")

    assert after.seat == 1
    assert squares(after) == "a1=r4b1 a9=r1r2 b9=r3 c1=y1"


def test_V15_hard_the_turn_of_who_goes_out_is_over():
    state = race("a9=r1r2 b8=r3 a1=r4b1 c1=y1", seats=3, dice=(2, 1), chosen="v5 v15 hard")
    after = play(state, "stay", "die 2")

    assert (after.seat, squares(after)) == (1, "a1=r4b1 a9=r1r2 b9=r3 c1=y1")


def test_V15_hard_the_last_player_left_wins_and_the_last_to_go_out_ranks_second():
    state = race("a9=r1r2 b8=r3 a1=r4b1 c9=y1y2y3", seats=3, seat=1, die=2, chosen="v15 hard")
    over = play(replace(state, lost=(2,)), "stay", "go b8")

    assert over.ended == "last"
    assert ending(over).ranks == (2, 1, 3)


def test_V15_hard_resting_wins_nothing():
    assert play(race(REST, die=3, chosen="v15 hard"), "stay", "go c4").ended == ""


@pytest.mark.parametrize("other", ["v35", "v37", "v38"])
def test_V15_needs_black_squares_to_stand_on(other: str):
    assert "there would be no black squares to rest on" in refused(f"v15 {other}")


@pytest.mark.parametrize("other", ["v2", "v14", "v26", "v28", "v39"])
def test_V15_clashes_with_other_goals(other: str):
    assert "do not go together" in refused(f"v15 {other}")


def test_V15_hard_is_not_scored_by_V19():
    assert "do not go together" in refused("v15 hard v19")


def test_V15_for_two_is_not_scored_by_V19():
    assert refused("v15 v19", 2) != ""
    assert refused("v15 v19", 3) == ""
