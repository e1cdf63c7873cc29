"""The turn: clauses HT1 to HT7, with the general G3."""

import pytest

from engine.core import Illegal
from engine.hedgehogs.game import HEDGEHOGS
from engine.play_on import apply
from tests.engine.hedgehogs.race import board, offered, play, race, roll_on, seen, step, told


def test_HT1_roll_then_sideways_then_forward():
    state = race("a1=r1 a2=b1 b5=r2 c2=b2", die=1)
    assert state.todo == ("side", "go")
    state = play(state, "side b5 c")
    assert state.todo == ("go",)
    state = play(state, "go a2")
    assert (state.seat, state.todo, state.die) == (1, ("roll", "side", "go"), 0)


def test_HT1_the_sideways_step_may_be_left_out():
    state = race("a1=r1 a2=b1", die=1)

    assert board(play(state, "stay", "go a1")) == "a2=b1r1; out r2r3r4b2b3b4"


def test_HT1_forward_before_sideways_is_refused():
    with pytest.raises(Illegal, match="first the sideways step"):
        play(race("a1=r1 a2=b1"), "go a1")


def test_HT1_a_second_sideways_step_is_refused():
    with pytest.raises(Illegal, match="the sideways step is over"):
        play(race("a1=r1 a2=b1 c2=r2"), "side c2 d", "side d2 c")


def test_HT1_forward_is_forced_when_possible():
    state = play(race("a1=r1 a2=b1"), "stay")

    assert offered(state) == ["go a1", "go a2"]
    with pytest.raises(Illegal):
        play(state, "stay")


def test_HT2_only_the_top_of_a_stack_is_free():
    state = race("c2=r1b1 c3=b2r2", die=3)

    assert offered(state) == ["side c3 b", "side c3 d", "stay"]
    assert board(play(state, "stay", "go c2")) == "c2=r1 c3=b2r2b1; out r3r4b3b4"


def test_HT2_a_covered_piece_is_refused_with_the_reason():
    with pytest.raises(Illegal, match="your piece on c2 is covered"):
        play(race("c2=r1b1 c4=r2"), "side c2 d")


def test_HT2_a_held_piece_is_not_free():
    state = race("c5=r1 c1=b1 d2=r2", die=3)

    assert offered(state) == ["side d2 c", "side d2 e", "stay"]


def test_HT3_an_own_free_piece_goes_one_lane_left_or_right():
    state = race("c4=r1 d4=b1 a1=b2")

    assert offered(state) == ["side c4 b", "side c4 d", "stay"]
    assert board(play(state, "side c4 d")).startswith("a2=b2 d4=b1r1")  # a1 had to go


def test_HT3_the_outer_lanes_have_one_neighbour():
    assert offered(race("a2=r1 f3=r2 b1=b1")) == ["side a2 b", "side f3 e", "stay"]


def test_HT3_somebody_elses_piece_is_refused():
    with pytest.raises(Illegal, match="the piece on d4 is not yours"):
        play(race("c4=r1 d4=b1"), "side d4 e")


def test_HT3_onto_a_black_square_is_allowed():
    assert "side b5 c" in offered(race("b5=r1 a1=b1"))


def test_HT3_from_the_start_line_is_allowed():
    assert offered(race("b1=r1 c1=b1")) == ["side b1 a", "side b1 c", "stay"]


def test_HT4_any_owners_free_piece_in_the_rolled_lane():
    state = play(race("b1=b1 b2=r1 b4=b2 c1=r2", die=2), "stay")

    assert offered(state) == ["go b1", "go b2", "go b4"]
    assert board(play(state, "go b4")) == "b1=b1 b2=r1 b5=b2 c1=r2; out r3r4b3b4"


def test_HT4_another_lane_is_refused():
    with pytest.raises(Illegal, match="c1 is not in lane 2"):
        play(race("b1=b1 b2=r1 c1=r2", die=2), "stay", "go c1")


def test_HT4_a_piece_stepped_aside_may_go_on():
    state = race("b2=r1 c4=b1 c6=b2 a1=b3", die=3)

    assert board(play(state, "side b2 c", "go c2")).startswith("a1=b3 c3=r1 c4=b1 c6=b2")


def test_HT5_no_free_piece_in_the_lane_ends_the_turn():
    last = step(race("a1=r1 b1=b1", die=6), "stay")

    assert told(last) == ["0 stay", "0 no go 6"]
    assert (last.state.seat, last.state.todo[0]) == (1, "roll")


def test_HT5_a_lane_whose_pieces_are_all_held_moves_nothing():
    last = step(race("a1=r1 c5=b1 c9=b2", die=3), "stay")

    assert told(last) == ["0 stay", "0 no go 3"]


def test_HT6_a_trap_holds_while_somebody_races_behind_it_in_any_lane():
    assert offered(play(race("c5=r1 c2=b1 c4=b2 f4=r2", die=3), "stay")) == ["go c2", "go c4"]


def test_HT6_it_holds_every_piece_on_it_the_top_one_too():
    state = race("c5=b1r1r2 f1=b2 c1=r3", die=3)

    assert offered(state) == ["side c1 b", "side c1 d", "stay"]


def test_HT6_level_or_ahead_is_not_behind():
    state = race("c5=r1 a5=b1 c6=b2", die=3)

    assert "side c5 d" in offered(state)
    assert offered(play(state, "stay")) == ["go c5", "go c6"]


def test_HT6_pieces_at_home_are_not_behind():
    assert offered(race("f8=r1 a8=b1 a9=b2 f9=r2")) == ["side f8 e", "stay"]


def test_HT6_pieces_out_of_the_game_do_not_count():
    state = race("c5=r1 c7=b1; out r2r3r4b2b3b4", die=3)

    assert offered(play(state, "stay")) == ["go c5", "go c7"]


def test_HT6_two_traps_in_line_hold_only_the_one_ahead():
    state = race("e3=r1 a4=r2 a6=b1 e5=b2", die=5)

    assert offered(state) == ["side e3 d", "side e3 f", "stay"]
    assert offered(play(state, "stay")) == ["go e3", "go e5"]


def test_HT6_the_view_tells_which_traps_hold():
    assert seen(race("c5=r1 a5=b1")).held == ("d6", "b7", "f8")


def test_HT7_a_piece_on_the_finish_line_never_moves_again():
    state = race("b9=r1 b3=b1 c2=r2 b8=b2", die=2)

    assert offered(state) == ["side c2 b", "side c2 d", "stay"]
    assert offered(play(state, "stay")) == ["go b3", "go b8"]
    with pytest.raises(Illegal, match="b9 is on the finish line"):
        play(state, "side b9 a")


def test_G3_a_step_with_one_option_is_played_and_reported():
    last = step(race("a1=r1 b1=b1r2", die=1), "stay", 2, 5)

    # Red's only forward move follows by itself; blue, covered, can only stay and push b1.
    assert told(last)[:3] == ["0 stay", "0 go a1", "1 roll 2"]
    assert [event.text for event in last.events if event.forced] == ["go a1", "stay", "go b1"]


def test_G3_without_dice_a_draft_stops_before_anything_is_revealed():
    (seat,) = HEDGEHOGS.waiting_on(race("a1=r1 a2=b1"))
    tried = apply(HEDGEHOGS, play(race("a1=r1 a2=b1"), "stay"), seat, "go a1", None)

    assert not tried.reveals
    assert HEDGEHOGS.waiting_on(tried.state) == ()
    assert HEDGEHOGS.outcome(tried.state) is None


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("jump c4", "no move of this game"),
        ("", "no move of this game"),
        ("side c4 f", "no move of this game"),
        ("side c7 d", "nobody stands on c7"),
        ("place c", "`place` is not what is to decide now"),
        ("side c5 d", "the black square holds c5"),
    ],
)
def test_a_refused_move_says_why_and_what_would_work(move: str, why: str):
    state = race("c4=r1 c5=r2 a1=b1")
    with pytest.raises(Illegal, match=why) as refused:
        HEDGEHOGS.play(state, 0, move)

    assert refused.value.facts["choices"] == ("side c4 b", "side c4 d", "stay")
    assert "you can play `side c4 b`" in str(refused.value)


def test_a_move_out_of_turn_is_refused():
    with pytest.raises(Illegal, match="it is red's move"):
        HEDGEHOGS.play(race("c4=r1 a1=b1"), 1, "stay")


def test_nothing_is_to_decide_while_a_die_is_due():
    due = play(race("a1=r1 a2=b1"), "stay", "go a2")

    with pytest.raises(Illegal, match="nothing to decide now"):
        HEDGEHOGS.play(due, 1, "stay")
    assert roll_on(due, 3).state.die == 3
