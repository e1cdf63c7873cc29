"""The end: clauses HE1 to HE4, shared ranks (G2), and what happens when a player resigns."""

import pytest
from msgspec.structs import replace

from engine.core import Illegal
from engine.hedgehogs.game import HEDGEHOGS
from engine.play_on import resign
from tests.engine.hedgehogs.race import board, placing, play, race, roll_on, step, told


def test_HE1_the_third_hedgehog_home_wins_at_once():
    last = step(race("a9=r1r2 b8=r3 c1=r4 b2=b1", die=2), "stay")
    last = step(last.state, "go b8", 1)

    assert told(last) == ["0 go b8", "0 home r3", "end home"]
    assert HEDGEHOGS.outcome(last.state).ranks == (1, 2)  # type: ignore[union-attr]


def test_HE1_whoever_moved_the_piece():
    state = play(race("a9=r1r2 b8=r3 b2=b1 b1=r4", seat=1, die=2), "stay", "go b8")

    outcome = HEDGEHOGS.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.points == (3, 0)


def test_HE1_two_at_home_do_not_win():
    state = play(race("a9=r1 b8=r3 b2=b1 b1=r4", die=2), "stay", "go b8")

    assert HEDGEHOGS.outcome(state) is None


def test_HE1_nothing_can_be_played_after_the_end():
    over = play(race("a9=r1r2 b8=r3 c1=r4 b2=b1", die=2), "stay", "go b8")

    assert HEDGEHOGS.waiting_on(over) == ()
    with pytest.raises(Illegal, match="the game is over"):
        HEDGEHOGS.play(over, 1, "stay")


def test_HE2_the_others_rank_by_hedgehogs_home_and_share_equal_ranks():
    position = "a9=r1r2b1 b8=r3 b2=b2 c9=y1y2 d9=g1 e1=w1 f8=g2"
    state = play(race(position, seats=5, die=2), "stay", "go b8")

    outcome = HEDGEHOGS.outcome(state)
    assert outcome is not None
    assert outcome.points == (3, 1, 2, 1, 0)
    assert outcome.ranks == (1, 3, 2, 3, 5)


def test_HE2_squares_run_do_not_count_in_a_race_that_was_won():
    position = "a9=r1r2 b8=r3 b2=b1 b7=y1"
    outcome = HEDGEHOGS.outcome(play(race(position, seats=3, die=2), "stay", "go b8"))

    assert outcome is not None
    assert outcome.ranks == (1, 2, 2)


def test_HE3_a_full_round_in_which_nothing_can_ever_move_ends_the_game():
    stuck = race("a9=r1r2 b9=b1; out r3r4b2b3b4", die=4)
    last = roll_on(stuck, 5, 6)

    assert told(last) == ["0 stay", "0 no go 4", "1 roll 5", "1 stay", "1 no go 5", "end stuck"]
    assert HEDGEHOGS.outcome(last.state).ranks == (1, 2)  # type: ignore[union-attr]


def test_HE3_the_round_is_every_player_still_in():
    stuck = race("a9=r1r2 b9=b1 c9=y1; out r3r4b2b3b4y2y3y4", seats=3, die=4)

    assert told(roll_on(stuck, 5, 6, 1))[-3:] == ["2 stay", "2 no go 6", "end stuck"]


def test_HE3_who_resigned_is_not_waited_for():
    stuck = race("a9=r1r2 b9=b1 c9=y1; out r3r4b2b3b4y2y3y4", seats=3, die=4)
    left = resign(HEDGEHOGS, stuck, 2, None).state

    assert told(roll_on(left, 5))[-3:] == ["1 stay", "1 no go 5", "end stuck"]


@pytest.mark.parametrize("reason", ["idle", "long"])
def test_HE4_ranks_as_HE3(reason: str):
    ended = replace(race("a9=r1 b9=b1 a8=r2 b7=b2"), ended=reason, todo=())

    assert HEDGEHOGS.outcome(ended).ranks == (1, 2)  # type: ignore[union-attr]


def test_HE4_fifty_nine_turns_do_not_end_it():
    state = replace(race("a1=r1 b1=b1", die=6), idle=58)

    assert (play(state, "stay").idle, play(state, "stay").ended) == (59, "")


def test_HE4_turn_999_goes_on():
    state = replace(race("a1=r1 a2=b1", die=1), turn=999)

    assert play(state, "stay", "go a2").turn == 1000


def test_HE3_ranks_by_home_then_squares_run_then_shared():
    position = "a9=r1 b9=b1 c9=y1 d9=g1g2 a8=r2 b8=b2 c7=y2"
    ended = replace(race(position, seats=4), ended="stuck", todo=())

    outcome = HEDGEHOGS.outcome(ended)
    assert outcome is not None
    assert outcome.ranks == (2, 2, 4, 1)


def test_HE4_sixty_turns_without_a_forward_move_end_the_game():
    state = replace(race("a1=r1 b1=b1", die=6), idle=59)

    assert told(step(state, "stay"))[-1] == "end idle"


def test_HE4_a_forward_move_starts_the_count_again():
    state = replace(race("a1=r1 a2=b1", die=1), idle=59)

    assert play(state, "stay", "go a1").idle == 0


def test_HE4_a_sideways_move_does_not():
    state = replace(race("a1=r1 b1=b1", die=6), idle=10)

    assert play(state, "side a1 b").idle == 11


def test_HE4_a_thousand_turns_end_the_game():
    state = replace(race("a1=r1 a2=b1", die=1), turn=1000)
    last = step(play(state, "stay"), "go a1")

    assert told(last)[-1] == "end long"
    assert HEDGEHOGS.outcome(last.state).ranks == (1, 1)  # type: ignore[union-attr]


def test_who_resigns_takes_no_more_turns_and_the_pieces_stay():
    left = resign(HEDGEHOGS, race("a1=r1 a2=b1 c3=y1", seats=3, die=6), 1, None)
    state = play(left.state, "stay")

    assert told(left) == ["1 resign"]
    assert (state.seat, board(state).partition(";")[0]) == (2, "a1=r1 a2=b1 c3=y1")


def test_who_resigns_on_turn_hands_the_turn_on():
    left = resign(HEDGEHOGS, race("a1=r1 a2=b1 c3=y1", seats=3), 0, None)

    assert (left.state.seat, left.state.todo[0]) == (1, "roll")


def test_who_resigns_while_placing_leaves_the_turn_where_it_is():
    state = play(placing(1, 6, 2, seats=3), "place a")
    assert state.seat == 2
    left = resign(HEDGEHOGS, state, 0, None).state

    assert (left.seat, left.hands[0], left.out) == (2, "", "r1r2r3r4")
    assert play(left, "place b").seat == 1


def test_who_resigns_on_turn_while_placing_hands_it_on():
    state = play(placing(1, 6, 2, seats=3), "place a")

    assert resign(HEDGEHOGS, state, 2, None).state.seat == 0


@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_else_can_resign(seat: int):
    with pytest.raises(Illegal, match="there is no seat"):
        HEDGEHOGS.resign(race("a1=r1 a2=b1"), seat)


def test_who_resigns_cannot_win_and_ranks_last():
    state = race("a9=b1b2 a8=b3 c8=r1 c9=r2r3 c7=y1 a1=y2", seats=3, die=1)
    state = resign(HEDGEHOGS, state, 1, None).state
    state = play(state, "stay", "go a8")
    assert HEDGEHOGS.outcome(state) is None

    won = play(roll_on(state, 3).state, "stay", "go c8")
    outcome = HEDGEHOGS.outcome(won)
    assert outcome is not None
    assert (outcome.points, outcome.ranks) == ((3, 3, 0), (1, 3, 2))


def test_the_last_player_left_wins():
    state = race("a1=r1 a9=b1b2 c3=y1", seats=3)
    state = resign(HEDGEHOGS, state, 1, None).state
    state = resign(HEDGEHOGS, state, 2, None).state

    outcome = HEDGEHOGS.outcome(state)
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == ((1, 3, 2), "alone")


def test_resigning_twice_is_refused():
    state = resign(HEDGEHOGS, race("a1=r1 a2=b1 c3=y1", seats=3), 1, None).state

    with pytest.raises(Illegal, match="already resigned"):
        HEDGEHOGS.resign(state, 1)
