"""V14, apple bearer: nobody stands on one, and it must be among the three home."""

import pytest

from engine.hedgehogs.game import HEDGEHOGS
from engine.hedgehogs.state import Hedgehogs
from tests.engine.hedgehogs.race import (
    board,
    decide,
    ending,
    offered,
    placing,
    placing_at,
    play,
    race,
    refused,
    seen,
    squares,
    step,
    told,
)


def named(*designs: str, chosen: str = "v14") -> Hedgehogs:
    state = placing(6, *range(1, len(designs)), seats=len(designs), chosen=chosen)
    for seat, design in enumerate(designs):
        state = decide(state, seat, f"bearer {design}").state
    return state


def test_V14_each_player_names_a_bearer_at_the_same_time():
    state = placing(6, 1, chosen="v14")

    assert HEDGEHOGS.waiting_on(state) == (0, 1)
    assert HEDGEHOGS.choices(state, 1).moves == (
        "bearer sleeper",
        "bearer timid",
        "bearer wall-hugger",
        "bearer pouncer",
    )


def test_V14_the_choice_is_public():
    last = decide(placing(6, 1, chosen="v14"), 1, "bearer timid")

    assert [event.text for event in last.events if event.visible_to(None)] == ["bearer timid"]
    assert seen(last.state, 0).bearers == "b2"
    assert "b2*" in board(last.state)


def test_V14_bearers_are_placed_last():
    state = play(named("sleeper", "timid"), *(f"place {lane}" for lane in "abcdef"))

    assert squares(state) == "a1=r2 b1=b1 c1=r3 d1=b3 e1=r4 f1=b4"
    assert board(state).endswith("; hand r1*b2*")


def test_V14_nothing_may_be_placed_on_a_bearer():
    state = placing_at("a1=r1* b1=b1 c1=r2 d1=r3 e1=b2 f1=b3; hand b4*", seat=1, chosen="v14")

    assert "place a" not in offered(state)


def test_V14_the_lowest_stack_is_among_those_without_a_bearer_on_top():
    """a1 would be lowest, but for the bearer; of the others d1, e1 and f1 are."""
    position = "a1=r1* b1=b1r3 c1=r2b3 d1=r4 e1=b2 f1=y1; hand y2"

    assert offered(placing_at(position, seats=3, seat=2, chosen="v14")) == [
        "place d",
        "place e",
        "place f",
    ]


def test_V14_nothing_may_be_moved_forward_onto_a_bearer():
    state = race("b2=r1 b3=b1*", die=2, chosen="v14")

    assert told(step(state, "stay")) == ["0 stay", "0 go b3"]


def test_V14_nothing_may_be_moved_sideways_onto_a_bearer():
    assert offered(race("b2=r1 c2=b1*", chosen="v14")) == ["side b2 a", "stay"]


def test_V14_not_even_an_own_piece():
    assert offered(race("b2=r1 c2=r2*", chosen="v14")) == [
        "side b2 a",
        "side c2 b",
        "side c2 d",
        "stay",
    ]


def test_V14_a_bearer_may_be_moved_onto_others():
    state = race("b2=r1* b3=b1", die=2, chosen="v14")

    assert squares(play(state, "stay", "go b2")) == "b3=b1r1*"


def test_V14_the_finish_line_is_excepted():
    state = race("b8=r1 b9=b1* a1=b2", die=2, chosen="v14")

    assert squares(play(state, "stay", "go b8")) == "a1=b2 b9=b1*r1"


def test_V14_three_home_with_the_bearer_win():
    over = play(race("a9=r1*r2 b8=r3 b1=b1*", die=2, chosen="v14"), "stay", "go b8")

    assert (over.ended, ending(over).winners) == ("home", (0,))


def test_V14_three_home_without_the_bearer_do_not():
    state = play(race("a9=r1r2 b8=r3 b1=b1* c1=r4*", die=2, chosen="v14"), "stay", "go b8")

    assert state.ended == ""


def test_V14_the_bearer_may_come_home_as_the_fourth():
    over = play(race("a9=r1r2r3 b8=r4* b1=b1*", die=2, chosen="v14"), "stay", "go b8")

    assert (over.ended, ending(over).winners) == ("home", (0,))


def test_V14_the_bearer_and_one_do_not_win():
    assert play(race("a9=r1* b8=r2 b1=b1*", die=2, chosen="v14"), "stay", "go b8").ended == ""


def test_V14_with_V13_a_push_that_would_end_on_a_bearer_is_not_legal():
    """Nothing is pushed off the black square on which the bearer stands."""
    state = race("b5=r1 b6=b2 b7=b1* a1=b3", die=2, chosen="v13 v14")

    assert told(step(state, "stay")) == ["0 stay", "0 no go 2"]


def test_V14_with_V13_a_bearer_itself_is_pushed_on():
    state = race("b2=r1 b3=b1*", die=2, chosen="v13 v14")

    assert squares(play(state, "stay", "go b2")) == "b3=r1 b4=b1*"


def test_V14_with_V35_a_trampoline_that_throws_onto_a_bearer_is_closed():
    state = race("a3=r1 a5=b1* b4=r2", die=1, chosen="v14 v35")

    assert offered(state) == ["side a3 b", "side b4 c", "stay"]
    assert told(step(state, "stay")) == ["0 stay", "0 go a5"]


def test_V14_with_V38_a_skid_onto_a_bearer_is_closed():
    state = race("a3=r1 a1=b1*", die=1, chosen="v14 v38")

    assert told(step(state, "stay")) == ["0 stay", "0 go a1"]


def test_V14_with_V38_die_a_start_square_with_a_bearer_is_rolled_again():
    state = play(race("a3=r1 b1=b1*", die=1, chosen="v14 v38 die"), "stay")
    assert squares(state) == "b1=b1*"

    last = step(race("a3=r1 b1=b1*", die=1, chosen="v14 v38 die"), "stay", 2, 5, 6)
    assert squares(last.state) == "b1=b1* e1=r1"


def test_V14_with_V38_die_no_start_square_left_closes_the_black_square():
    position = "a1=r1* b1=b1* c1=y1* d1=g1* e1=w1* f1=k1* a3=r2"
    state = play(race(position, seats=6, die=1, chosen="v14 v38 die"), "stay")

    assert squares(state).startswith("a2=r1*")


def test_V14_with_V33_only_arriving_home_is_excepted():
    state = race("b2=r1< b1=b1<* c1=r2 a1=b2", die=2, chosen="v14 v33")

    assert "side c1 b" not in offered(state)
    assert squares(play(state, "stay", "go b2")) == "a1=b2 b1=b1<*r1< c1=r2"


def test_V14_with_V33_the_far_line_is_not():
    state = race("b8=r1 b9=b1<* a1=b2", die=2, chosen="v14 v33")

    assert told(step(state, "stay")) == ["0 stay", "0 go b9"]


def test_V14_with_V27_a_stack_behind_a_bearer_that_stays_stays():
    state = race("a7=r1 a8=b1* c2=b2", die=2, chosen="v14 v27")

    assert squares(play(state, "stay")) == "a7=r1 a8=b1* c3=b2"


def test_V14_with_V27_a_trampoline_does_not_throw_onto_a_bearer():
    state = race("b6=r1 b8=b1* c2=b2", die=1, chosen="v14 v27 v35")

    assert squares(play(state, "stay")) == "b7=r1 b8=b1* c3=b2"


def test_V14_with_V27_nor_onto_one_who_comes_the_other_way():
    state = race("a3=r1 a6=b1<* c2=r2", die=2, chosen="v14 v27 v34 v35")

    assert squares(play(state, "stay")) == "a4=r1 a5=b1<* c3=r2"


def test_V14_with_V27_nobody_skids_onto_a_bearer():
    state = race("c6=b1< c9=r1* a2=r2 d8=b2<", die=2, chosen="v14 v27 v34 v38")

    assert squares(play(state, "stay")) == "a3=r2 c5=b1< c9=r1* d7=b2<"


def test_V14_with_V27_who_was_left_on_a_black_square_goes_on_from_there():
    state = race("b7=r1 b8=b1* c2=b2", die=2, chosen="v14 v35")

    assert squares(play(state, "stay")) == "b7=r1 b9=b1* c2=b2"
    assert squares(play(race("b7=r1 c2=b2", die=2, chosen="v14 v35"), "stay")) == "b8=r1 c2=b2"


def test_V14_with_V21_the_design_is_the_bearer_in_both_colours():
    assert named("sleeper", "timid", chosen="v14 v21").bearers == "r1y1b2g2"


def test_V14_with_V21_three_of_one_colour_with_its_bearer_win():
    state = race("a9=r2r3y1* b8=r4 b1=b1*g1* c1=r1*", die=2, chosen="v14 v21")
    assert play(state, "stay", "go b8").ended == ""
    state = race("a9=r2r3y1* b8=r1* b1=b1*g1*", die=2, chosen="v14 v21")
    assert play(state, "stay", "go b8").ended == "home"


def test_V14_with_V23_a_bearer_bars_its_lane_for_the_die():
    state = placing(6, 1, chosen="v14 v23")
    state = decide(state, 0, "bearer sleeper").state
    last = decide(state, 1, "bearer sleeper", 1, 1, 1, 1, 1, 1, 2, 2, 3, 4)

    assert squares(last.state) == "a1=r2b2r3b3r4b4 b1=r1* c1=b1*"
    assert last.state.die == 4


@pytest.mark.parametrize(("options", "seats"), [("v1 v14", 6), ("v14 v29", 7), ("v1 v14 v21", 3)])
def test_V14_more_bearers_than_start_squares_are_refused(options: str, seats: int):
    assert refused(options, seats) != ""


@pytest.mark.parametrize(
    ("options", "seats"), [("v14", 6), ("v1 v14", 5), ("v14 v21", 3), ("v1 v14 v21", 2)]
)
def test_V14_as_many_are_not(options: str, seats: int):
    assert refused(options, seats) == ""


@pytest.mark.parametrize("other", ["v15", "v26", "v28", "v39", "v25"])
def test_V14_clashes(other: str):
    assert "do not go together" in refused(f"v14 {other}")
