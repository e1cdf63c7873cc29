"""V25, the doubling cube for three or four."""

import pytest
from msgspec.structs import replace

from engine.hedgehogs.game import HEDGEHOGS
from engine.hedgehogs.state import Hedgehogs
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
    squares,
    told,
)

FAR = "a3=r1 b3=b1 c3=y1 d9=r2r3y2"


def offer(position: str = FAR) -> Hedgehogs:
    return play(beginning(position, seats=3, chosen="v25"), "double")


def test_V25_brings_the_hard_scoring_along():
    assert HEDGEHOGS.options.canonical("v25") == "v19 v25"


def test_V25_all_others_answer_at_the_same_time():
    assert HEDGEHOGS.waiting_on(offer()) == (1, 2)
    assert HEDGEHOGS.waiting_on(decide(offer(), 2, "take").state) == (1,)


def test_V25_if_all_take_the_value_doubles():
    state = decide(decide(offer(), 2, "take").state, 1, "take").state

    assert (state.cube, state.todo[0], state.seat) == (2, "roll", 0)


def test_V25_a_refuser_leaves_the_round_and_the_pieces_stay():
    state = decide(decide(offer(), 1, "drop").state, 2, "take").state

    assert state.lost == (1,)
    assert squares(state) == "a3=r1 b3=b1 c3=y1 d9=r2r3y2"


def test_V25_their_pieces_are_moved_as_usual():
    state = decide(decide(offer(), 1, "drop").state, 2, "take").state
    state = play(roll_on(state, 2).state, "stay")

    assert squares(state) == "a3=r1 b4=b1 c3=y1 d9=r2r3y2"


def test_V25_a_refuser_takes_no_more_turns():
    state = decide(decide(offer(), 1, "drop").state, 2, "take").state

    assert play(roll_on(state, 6).state, "stay").seat == 2


def test_V25_if_anyone_refuses_the_value_is_not_raised():
    state = decide(decide(offer(), 1, "drop").state, 2, "take").state

    assert (state.cube, state.capped, state.ended) == (1, True, "")


def test_V25_nor_later_in_the_round():
    state = decide(decide(offer(), 1, "drop").state, 2, "take").state
    state = play(roll_on(state, 6).state, "stay")

    assert (state.seat, state.todo[0]) == (2, "roll")


def test_V25_a_refuser_is_scored_at_once_at_the_old_value():
    state = replace(beginning(FAR, seats=3, chosen="v25"), cube=2)
    last = decide(play(state, "double"), 1, "drop")

    assert told(last) == ["1 drop"]
    assert last.state.settled == ((1, 4),)


def test_V25_at_least_once_the_value():
    assert decide(offer("a3=r1 b3=b1 c3=y1"), 2, "drop").state.settled == ((2, 1),)


def test_V25_a_refuser_cannot_win_the_round():
    state = beginning("a3=r1 c3=y1 b8=b1 a9=b2b3", seats=3, chosen="v25")
    state = decide(decide(play(state, "double"), 1, "drop").state, 2, "take").state
    state = play(roll_on(state, 2).state, "stay")

    assert squares(state) == "a3=r1 a9=b2b3 b9=b1 c3=y1"
    assert state.ended == ""


def test_V25_a_refuser_ranks_behind_those_who_stayed():
    state = beginning("b8=r1 a9=r2r3 c3=y1 d9=b1b2 b3=b3", seats=3, chosen="v25")
    state = decide(decide(play(state, "double"), 1, "drop").state, 2, "take").state
    over = play(roll_on(state, 2).state, "stay", "go b8")

    assert (ending(over).points, ending(over).ranks) == ((3, 2, 0), (1, 3, 2))
    assert ending(over).settled == ((1, 1),)


def test_V25_if_all_refuse_the_offerer_wins():
    over = decide(decide(offer(), 1, "drop").state, 2, "drop").state

    assert (over.ended, ending(over).winners) == ("dropped", (0,))
    assert sorted(ending(over).settled) == [(1, 2), (2, 1)]
    assert ending(over).stake == 1


def test_V25_the_same_player_does_not_offer_twice_running():
    state = replace(beginning(FAR, seats=3, seat=2, chosen="v25"), doubler=0, todo=("side",))
    mine = play(replace(state, todo=("side", "go"), die=6), "stay")
    assert (mine.seat, mine.todo[0]) == (0, "roll")
    mine = play(replace(state, todo=("side", "go"), die=6, doubler=1), "stay")
    assert (mine.seat, offered(mine)) == (0, ["roll", "double"])


def test_V25_anybody_else_may_offer_next():
    state = decide(decide(offer(), 2, "take").state, 1, "take").state
    theirs = play(roll_on(state, 6).state, "stay")

    assert (theirs.seat, offered(theirs)) == (1, ["roll", "double"])


def test_V25_who_resigns_instead_of_answering_is_not_waited_for():
    state = decide(offer(), 2, "take").state
    last = resign(HEDGEHOGS, state, 1, None).state

    assert (last.todo[0], last.cube) == ("roll", 2)


def test_V25_an_offerer_who_resigns_takes_the_offer_along():
    last = resign(HEDGEHOGS, offer(), 0, None).state

    assert (last.cube, last.answers, last.seat) == (1, (), 1)


def test_V25_the_value_is_in_the_position():
    assert board(beginning(FAR, seats=3, chosen="v25")).endswith("; cube 1")


def test_V25_with_V16_as_many_dice_as_players_still_in():
    state = play(beginning(FAR, seats=3, chosen="v16 v25"), "double")
    state = decide(decide(state, 1, "drop").state, 2, "take").state

    assert len(roll_on(state, 2, 5).state.dice) == 2


@pytest.mark.parametrize(("seats", "possible"), [(2, False), (3, True), (4, True), (5, False)])
def test_V25_is_for_three_or_four(seats: int, possible: bool):
    assert (refused("v25", seats) == "") is possible


def test_V25_is_not_with_bearers():
    assert "v14 and v25 do not go together" in refused("v14 v25")
