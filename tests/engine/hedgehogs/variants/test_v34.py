"""V34, Chinese hedgehogs: alternate seats race in opposite directions."""

import pytest

from tests.engine.hedgehogs.race import (
    ending,
    offered,
    placing,
    play,
    race,
    refused,
    seen,
    squares,
)


def test_V34_even_seats_run_1_to_9_and_odd_seats_9_to_1():
    state = placing(6, 1, 1, 1, seats=4, chosen="v34")

    assert seen(state).starts == (1, 9, 1, 9)
    state = play(state, "place a", "place a", "place b", "place b")
    assert squares(state) == "a1=r1 a9=b1< b1=y1 b9=g1<"


def test_V34_lowest_is_on_the_own_start_line():
    state = play(placing(6, 1, chosen="v34"), "place a", "place a")

    assert offered(state) == [f"place {lane}" for lane in "bcdef"]


def test_V34_each_goes_forward_the_own_way():
    up = race("b5=r1 b3=b1<", die=2, chosen="v34")

    assert squares(play(up, "stay", "go b5")) == "b3=b1< b6=r1"
    assert squares(play(up, "stay", "go b3")) == "b2=b1< b5=r1"


def test_V34_stacks_mix_directions():
    state = race("b5=r1 b6=b1<", die=2, chosen="v34")

    assert squares(play(state, "stay", "go b5")) == "b6=b1<r1"


def test_V34_each_wins_at_the_far_end():
    up = play(race("a9=r1r2 b8=r3 b5=b1<", die=2, chosen="v34"), "stay", "go b8")
    down = play(race("a1=b1<b2< b2=b3< b5=r1", die=2, chosen="v34"), "stay", "go b2")

    assert ending(up).winners == (0,)
    assert ending(down).winners == (1,)


def test_V34_arriving_on_those_who_have_not_started():
    state = race("b8=r1 b9=b1< a5=b2<", die=2, chosen="v34")

    assert squares(play(state, "stay", "go b8")) == "a5=b2< b9=b1<r1"


def test_V34_who_has_not_started_may_step_aside_onto_those_at_home():
    state = race("b9=b1< c9=r1 a5=r2", seat=1, die=6, chosen="v34")

    assert squares(play(state, "side b9 c")) == "a5=r2 c9=r1b1<"


def test_V34_held_only_by_those_behind_who_run_the_same_way():
    assert "side c5 d" in offered(race("c5=r1 a2=b1<", chosen="v34"))
    assert "side c5 d" in offered(race("c5=r1 a9=b1<", chosen="v34"))
    assert offered(race("c5=r1 a2=r2", die=6, chosen="v34")) == ["side a2 b", "stay"]
    down = race("c5=b1< a8=b2< b1=r1", seat=1, die=6, chosen="v34")
    assert offered(down) == ["side a8 b", "stay"]


def test_V34_pieces_on_black_squares_are_not_behind():
    moves = offered(race("c5=r1 a4=r2 b9=b1<", die=6, chosen="v34"))

    assert moves == ["side a4 b", "side c5 b", "side c5 d", "stay"]


def test_V34_a_black_square_may_hold_one_and_let_the_other_go():
    state = race("c5=r1b1< a1=r2 d1=b2<", die=3, chosen="v34")

    assert squares(play(state, "stay", "go c5")) == "a1=r2 c4=b1< c5=r1 d1=b2<"


def test_V34_skids_go_to_the_own_start_line():
    state = race("c6=b1< a1=r1", die=3, chosen="v34 v38")

    assert squares(play(state, "stay")) == "a1=r1 c9=b1<"


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_V34_is_for_two_four_or_six(seats: int):
    assert refused("v34", seats) == ""


@pytest.mark.parametrize("seats", [3, 5])
def test_V34_is_not_for_an_odd_number(seats: int):
    assert refused("v34", seats) != ""


def test_V34_a_black_square_is_shown_as_holding_by_the_way_of_who_stands_on_it():
    assert "c5" in seen(race("c5=b1< a8=b2< b7=r1", chosen="v34")).held_back
    assert "c5" not in seen(race("c5=b1< a3=b2< b1=r1", chosen="v34")).held_back
