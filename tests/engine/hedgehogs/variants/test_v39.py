"""V39, black holes: who arrives on a black square leaves the game."""

import pytest

from engine.hedgehogs.game import HEDGEHOGS
from engine.play_on import resign
from tests.engine.hedgehogs.race import (
    board,
    ending,
    offered,
    play,
    race,
    refused,
    squares,
    step,
    told,
)


def test_V39_a_piece_that_arrives_leaves_the_game():
    last = step(race("c4=r1 a1=b1 a2=r2r3r4 a3=b2b3b4", die=3, chosen="v39"), "stay")

    assert told(last) == ["0 stay", "0 go c4", "0 hole r1"]
    assert board(last.state) == "a1=b1 a2=r2r3r4 a3=b2b3b4; out r1"


def test_V39_arriving_sideways_counts_too():
    state = race("b5=r1 a1=b1 a2=r2", die=6, chosen="v39")

    assert squares(play(state, "side b5 c")) == "a1=b1 a2=r2"


def test_V39_the_first_with_one_piece_home_wins():
    over = play(race("b8=r1 b1=b1 a2=r2", die=2, chosen="v39"), "stay", "go b8")

    assert (over.ended, ending(over).winners) == ("home", (0,))


def test_V39_or_the_owner_of_the_last_surviving_pieces():
    last = step(race("c4=r1 a1=b1 c1=b2", die=3, chosen="v39"), "stay")
    last = step(last.state, "go c4")

    assert told(last) == ["0 go c4", "0 hole r1", "end survivor"]
    assert ending(last.state).winners == (1,)


def test_V39_a_player_without_pieces_is_skipped():
    state = race("c4=b1 a1=r1 b1=y1", seats=3, die=3, chosen="v39")
    state = play(state, "stay")

    assert squares(state) == "a1=r1 b1=y1"
    assert state.seat == 2


def test_V39_with_V12_reserves_survive():
    state = race("c4=b1 a1=r1; hand b2", die=3, chosen="v12 v39")

    assert play(state, "stay").ended == ""


def test_V39_several_go_topmost_first_and_the_last_one_survives():
    state = race("c4=r1b1r2 a2=y1", seats=3, die=3, chosen="v8 v39")
    last = step(play(state, "stay"), "go c4 x3")

    assert told(last)[1:] == ["0 hole r2", "1 hole b1", "0 hole r1", "end survivor"]
    assert ending(last.state).winners == (2,)


def test_V39_the_game_ends_with_the_last_but_one_of_those_swallowed_together():
    state = race("c4=r1b1r2", die=3, chosen="v8 v39")
    last = step(play(state, "stay"), "go c4 x3")

    assert told(last)[1:] == ["0 hole r2", "1 hole b1", "end survivor"]
    assert ending(last.state).winners == (0,)


def test_V39_pieces_of_who_resigned_do_not_survive():
    state = race("c4=r1 a1=b1 b1=y1 c1=y2", seats=3, die=3, chosen="v39")
    state = resign(HEDGEHOGS, state, 1, None).state
    over = play(state, "stay", "go c4")

    assert (over.ended, ending(over).winners) == ("survivor", (2,))


def test_V39_who_leaves_may_leave_the_last_survivor():
    state = race("a1=r1 b1=y1; out b1b2b3b4", seats=3, die=3, chosen="v39")
    last = resign(HEDGEHOGS, state, 2, None).state

    assert (last.ended, ending(last).winners) == ("survivor", (0,))


def test_V39_the_swallowed_are_not_behind():
    state = race("b8=r1 a1=b1; out b2b3", chosen="v39")

    assert "side b8 c" in offered(state)


@pytest.mark.parametrize("other", ["v10", "v35", "v36", "v37", "v38"])
def test_V39_is_one_way_with_black_squares(other: str):
    assert "both change what black squares do" in refused(f"v39 {other}")


@pytest.mark.parametrize("other", ["v2", "v14", "v15", "v26", "v28"])
def test_V39_is_one_goal(other: str):
    assert "do not go together" in refused(f"v39 {other}")
