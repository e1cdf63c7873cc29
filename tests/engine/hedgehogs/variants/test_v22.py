"""V22, the doubling cube for two."""

import pytest
from msgspec.structs import replace

from engine.hedgehogs.game import HEDGEHOGS
from engine.hedgehogs.rules import rules_for
from engine.play_on import resign
from tests.engine.hedgehogs.race import (
    beginning,
    board,
    decide,
    ending,
    offered,
    play,
    refused,
    roll_on,
    step,
    told,
)

FAR = "a3=r1 b3=b1 c9=r2"


def test_V22_brings_the_hard_scoring_along():
    assert HEDGEHOGS.options.canonical("v22") == "v19 v22"


def test_V22_before_the_roll_a_player_may_offer_to_double():
    assert offered(beginning(FAR, chosen="v22")) == ["roll", "double"]


@pytest.mark.parametrize("square", ["d1", "d2"])
def test_V22_not_while_a_piece_stands_on_the_first_two_rows(square: str):
    assert beginning(f"{FAR} {square}=b2", chosen="v22").todo[0] == "roll"


def test_V22_the_rows_are_the_first_two_of_each_pieces_own_course():
    assert beginning("a3=r1 b3=b1<", chosen="v22 v34").todo[0] == "cube"
    assert beginning("a3=r1 b8=b1<", chosen="v22 v34").todo[0] == "roll"
    assert beginning("a8=r1< b7=b1<", chosen="v22 v32").todo[0] == "roll"
    assert beginning("a7=r1< b2=b1<", chosen="v22 v32").todo[0] == "cube"
    assert beginning("a3=r1 b2=b1<", chosen="v22 v33").todo[0] == "cube"


def test_V22_who_rolls_leaves_the_cube_alone():
    state = play(beginning(FAR, chosen="v22"), "roll")

    assert (state.todo[0], state.cube, state.doubler) == ("roll", 1, -1)


def test_V22_the_other_answers():
    last = step(beginning(FAR, chosen="v22"), "double")

    assert told(last) == ["0 double"]
    assert HEDGEHOGS.waiting_on(last.state) == (1,)
    assert offered(last.state) == ["take", "drop"]


def test_V22_taken_the_value_doubles_and_the_turn_goes_on():
    last = step(play(beginning(FAR, chosen="v22"), "double"), "take")

    assert told(last) == ["1 take", "0 cube 2"]
    assert (last.state.cube, last.state.seat, last.state.todo[0]) == (2, 0, "roll")
    assert board(last.state).endswith("; cube 2")


def test_V22_refused_the_offerer_wins_at_once_at_the_present_value():
    state = replace(beginning(FAR, chosen="v22"), cube=4)
    last = step(play(state, "double"), "drop")

    assert told(last) == ["1 drop", "end dropped"]
    outcome = ending(last.state)
    assert (outcome.winners, outcome.stake, outcome.reason) == ((0,), 4, "dropped")


def test_V22_the_other_loses_by_the_present_position_times_the_value():
    state = replace(beginning("a3=r1 b3=b1 c9=r2r3", chosen="v22"), cube=4)

    assert ending(play(state, "double", "drop")).settled == ((1, 8),)


@pytest.mark.parametrize("home", ["", " c9=b2b3"])
def test_V22_at_least_by_one_times_the_value(home: str):
    state = replace(beginning(f"a3=r1 b3=b1{home}", chosen="v22"), cube=2)

    assert ending(play(state, "double", "drop")).settled == ((1, 2),)


def test_V22_the_next_offer_is_the_other_players():
    state = play(beginning(FAR, chosen="v22"), "double", "take")

    theirs = play(roll_on(state, 6).state, "stay")
    assert (theirs.seat, offered(theirs)) == (1, ["roll", "double"])
    mine = play(roll_on(play(theirs, "roll"), 6).state, "stay")
    assert (mine.seat, mine.todo[0]) == (0, "roll")


def test_V22_after_the_others_offer_it_comes_back():
    state = replace(beginning(FAR, seat=1, chosen="v22"), doubler=1, cube=2)
    mine = play(replace(state, todo=("side", "go"), die=6), "stay")

    assert (mine.seat, offered(mine)) == (0, ["roll", "double"])


def test_V22_up_to_64():
    assert offered(replace(beginning(FAR, chosen="v22"), cube=32)) == ["roll", "double"]
    state = replace(beginning(FAR, chosen="v22"), cube=32)
    state = play(state, "double", "take")
    theirs = play(roll_on(state, 6).state, "stay")

    assert (theirs.cube, theirs.seat, theirs.todo[0]) == (64, 1, "roll")


def test_V22_a_round_that_is_run_is_worth_the_cube():
    state = replace(beginning("a9=r1r2 b8=r3 c3=b1 b3=b2", chosen="v22"), cube=8)
    over = play(roll_on(play(state, "roll"), 2).state, "stay", "go b8")

    assert (ending(over).stake, ending(over).settled) == (8, ())


def test_V22_who_resigns_an_offer_loses_alone():
    offer = play(beginning(FAR, chosen="v22"), "double")

    assert resign(HEDGEHOGS, offer, 1, None).state.ended == "alone"


def test_V22_an_agreed_score():
    chosen = HEDGEHOGS.options.canonical("v22 target=7")

    assert rules_for(chosen).target == 7


@pytest.mark.parametrize(("seats", "possible"), [(2, True), (3, False)])
def test_V22_is_for_two(seats: int, possible: bool):
    assert (refused("v22", seats) == "") is possible


def test_V22_and_V25_are_one_cube():
    assert refused("v22 v25") == "v22 and v25 do not go together: both change who may double"


@pytest.mark.parametrize("other", ["v18", "v20", "v24"])
def test_V22_needs_V19_and_so_no_other_scoring(other: str):
    assert refused(f"v22 {other}") != ""


def test_V22_only_the_one_who_is_asked_answers():
    offer = play(beginning(FAR, chosen="v22"), "double")

    assert HEDGEHOGS.choices(offer, 0).moves == ()
    assert decide(offer, 1, "take").state.cube == 2
