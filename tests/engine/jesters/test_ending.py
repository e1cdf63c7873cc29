"""The end: clauses JE1 and JE2, and players who resign."""

import pytest

from engine.core import Illegal, Outcome
from engine.jesters.game import JESTERS
from engine.jesters.state import Jesters
from tests.engine.jesters.court import board, court, offered, play, step, told
from tests.rooms import ends_of, ends_shown


def outcome(state: Jesters) -> Outcome:
    over = JESTERS.outcome(state)
    assert over is not None
    return over


def test_JE1_the_turn_of_the_last_pawn_is_played_to_its_end():
    state = court("e6=b1 e2=R a2=B; stock r=1")
    state = play(state, "turn e5", "to d5")
    assert JESTERS.outcome(state) is None
    assert offered(state) == ["jump e7", "done"]  # the single was placed without asking

    state = play(state, "jump e7")
    assert JESTERS.outcome(state) is None
    last = step(state, "stick a1|b1")

    assert told(last) == ["0 stick a1|b1", "end placed"]
    assert outcome(last.state).reason == "placed"
    assert JESTERS.waiting_on(last.state) == ()


def test_JE1_a_double_can_be_the_last_pawns():
    state = play(court("e2=R a2=B; stock r=2"), "turn e5", "to d5", "double", "none")

    assert outcome(state).reason == "placed"


def test_JE1_the_game_ends_at_once_when_the_jester_can_only_go_straight_on():
    # From e1 blue could go on along the rim as far as a1, but turn nowhere on the way.
    state = court("f2=b1 e2=r1 d2=r1 c2=r1 b2=r1 a2=r1 e1=B e9=R")
    last = step(play(state, "turn e8", "to d8", "single"), "none")

    assert told(last) == ["0 none", "end stuck"]
    assert outcome(last.state).reason == "stuck"


def test_JE1_one_hexagon_to_turn_to_is_enough():
    state = court("f2=b1 e2=r1 d2=r1 c2=r1 b2=r1 e1=B e9=R")
    state = play(state, "turn e8", "to d8", "single")

    assert JESTERS.outcome(play(state, "none")) is None


def test_JE1_sticks_can_end_the_game():
    state = court("f2=b1 e2=r1 e1=B e9=R")
    state = play(state, "turn e8", "to d8", "single")

    assert JESTERS.outcome(play(state, "none")) is None
    assert outcome(play(state, "stick d1|e1")).reason == "stuck"


def test_JE1_the_last_pawn_comes_before_the_stuck_jester():
    state = court("f2=b1 e2=r1 d1=r1 e1=B e9=R; stock r=1")

    assert outcome(play(state, "turn e8", "to d8", "none")).reason == "placed"


def test_JE2_pawns_score_their_hexagon_doubles_twice_captures_one_and_three():
    state = court("e5=r1 d4=r2 a1=b1 b2=b2 e2=R a3=B; taken r=b1b2b1 b=r2")
    view = JESTERS.view(state, None)

    assert view.on_board == (15 + 2 * 10, 1 + 2 * 3)
    assert view.captured == (1 + 3 + 1, 3)
    assert view.points == (40, 10)


def test_JE2_a_pawn_scores_where_it_ends_after_jumping():
    state = court("e6=b1 e2=R a2=B; stock r=1")
    state = play(state, "turn e5", "to d5", "jump e7", "none")

    assert outcome(state).points == (6 + 1, 0)


def test_JE2_most_points_win():
    state = court("a1=b1 i9=b1 e2=R a2=B; stock r=1")
    over = outcome(play(state, "turn e5", "to d5", "none"))

    assert (over.ranks, over.points, over.winners) == ((1, 2), (15, 2), (0,))


def test_JE2_ties_share():
    state = court("a1=b1 b2=b1 b3=y1 h5=r1 e1=R a2=B a3=Y; stock r=1", seats=3)
    over = outcome(play(state, "turn f2", "to f3", "none"))

    assert over.points == (4, 4, 3)
    assert (over.ranks, over.winners) == ((1, 1, 3), (0, 1))


def test_who_resigns_takes_the_jester_along_and_leaves_the_pawns():
    state = JESTERS.resign(court("e6=b1 e2=R a2=B a3=Y", seats=3), 1).state

    assert board(state) == "e6=b1 e2=R a3=Y"
    state = play(state, "turn e5", "to d5", "single", "jump e7", "none")
    assert state.seat == 2
    assert JESTERS.view(state, None).captured == (1, 0, 0)


def test_who_resigns_in_mid_turn_ends_it():
    state = JESTERS.resign(play(court("e2=R a2=B a3=Y", seats=3), "turn e5"), 0).state

    assert (board(state), state.seat, state.step) == ("a2=B a3=Y", 1, "turn")


def test_the_last_player_left_wins_whatever_the_points():
    state = JESTERS.resign(court("e5=b2 e2=R a2=B"), 1).state

    over = outcome(state)
    assert (over.ranks, over.reason) == ((1, 2), "alone")
    assert over.points == (0, 30)


def test_who_resigned_ranks_behind_everybody_else_the_last_to_leave_first():
    state = court("e2=R a2=B a3=Y a4=G e5=b2", seats=4)
    for seat in (1, 3, 0):
        state = JESTERS.resign(state, seat).state

    assert outcome(state).ranks == (2, 4, 1, 3)


def test_resigning_twice_or_after_the_end_is_refused():
    state = JESTERS.resign(court("e2=R a2=B a3=Y", seats=3), 1).state
    with pytest.raises(Illegal, match="blue has already resigned"):
        JESTERS.resign(state, 1)
    with pytest.raises(Illegal, match="no seat 7"):
        JESTERS.resign(state, 7)
    over = JESTERS.resign(state, 0).state
    with pytest.raises(Illegal, match="the game is over"):
        JESTERS.resign(over, 2)
    with pytest.raises(Illegal, match="the game is over"):
        JESTERS.play(over, 2, "turn a4")


def test_playthroughs_show_every_way_to_end_and_no_other():
    assert ends_shown("jesters") == ends_of("jesters")
