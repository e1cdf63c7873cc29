"""The end: clauses CE1 to CE3, shared ranks (G2), and what happens when a player resigns."""

import pytest

from engine.core import Illegal, Outcome
from engine.courtiers.game import COURTIERS
from engine.courtiers.state import Courtiers
from tests.engine.courtiers.court import court, dealt, ordered, play, step, told


def result(state: Courtiers) -> Outcome:
    outcome = COURTIERS.outcome(state)
    assert outcome is not None
    return outcome


def test_CE1_the_game_ends_when_one_player_at_most_has_unfinished_cards():
    last = step(court("a7=F1 b1=F6 c8=F2*", seats=3), "move a7 a8")

    assert told(last) == ["0 move a7 a8", "0 finish a8", "0 through", "end finished"]
    assert COURTIERS.waiting_on(last.state) == ()


def test_CE1_not_while_two_still_climb():
    last = step(court("a7=F1 b1=F6 c1=F2", seats=3), "move a7 a8")

    assert COURTIERS.outcome(last.state) is None
    assert last.state.seat == 1


def test_CE1_at_once_even_in_mid_turn():
    state = play(court("a5=B4 a1=F1 b6=L1"), "move a5 a6")
    last = step(state, "take b6")

    assert told(last) == ["0 take b6", "1 through", "end finished"]


def test_CE2_every_card_goes_by_its_own_goal_row():
    # a10: F4 and C2 are on or above their goals, the bishop beneath them is not.
    over = play(court("a7=F1 a10=B5F4C2* b9=T1T6* b1=F6; out b: L5"), "move a7 a8")

    assert result(over).points == (1 - 5 + 4 + 2, 1 + 6 - 6 - 5)


def test_CE2_cards_on_their_way_count_against_their_column():
    outcome = result(play(court("a7=F1 b1=F6 b6=F5C4"), "move a7 a8"))

    assert outcome.points == (1, -6 - 5 - 4)


def test_CE2_a_covered_card_above_its_goal_counts_for_its_column():
    outcome = result(play(court("a7=F1 b10=F6P4"), "move a7 a8"))

    assert outcome.points == (1, 6 - 4)


def test_CE3_most_points_win():
    outcome = result(play(court("a7=F1 b8=F6* c8=F2*", seats=3), "move a7 a8"))

    assert outcome.ranks == (3, 1, 2)
    assert outcome.winners == (1,)


def test_CE3_ties_share():
    outcome = result(play(court("a7=F3 b8=F1F2* c8=F4*; out b: T1 c: L1", seats=3), "move a7 a8"))

    assert outcome.points == (3, 2, 3)
    assert outcome.ranks == (1, 3, 1)


def test_a_player_who_resigns_takes_no_more_turns_and_can_still_be_robbed():
    state = court("a5=B4 b6=L1 c1=F2", seats=3)
    left = COURTIERS.resign(state, 1).state

    assert play(left, "move a5 a6", "take b6").board[5] == "L1B4"
    assert play(left, "move a5 a6", "done").seat == 2


def test_a_player_who_resigns_on_turn_passes_it_on():
    assert COURTIERS.resign(court("a5=B4 b6=L1 c1=F2", seats=3), 0).state.seat == 1


def test_cards_of_a_player_who_resigned_do_not_keep_the_game_going():
    left = COURTIERS.resign(court("a7=F1 b6=L1 c1=F2", seats=3), 1).state
    over = play(left, "move a7 a8")

    assert result(over).ranks == (1, 3, 2)
    assert result(over).points == (1, -1, -2)


def test_the_last_player_left_wins():
    over = COURTIERS.resign(court("a7=F1 b9=T1*"), 0).state

    assert result(over).ranks == (2, 1)
    assert result(over).reason == "alone"


def test_resigning_before_the_stacks_are_ordered():
    state = dealt(3)
    left = COURTIERS.resign(state, 0).state

    assert 0 not in COURTIERS.waiting_on(left)
    assert ordered(left).step == "move"
    with pytest.raises(Illegal, match="already resigned"):
        COURTIERS.resign(left, 0)


def test_nothing_can_be_done_when_the_game_is_over():
    over = play(court("a7=F1 b1=F6"), "move a7 a8")

    with pytest.raises(Illegal, match="the game is over"):
        COURTIERS.play(over, 1, "move b1 b2")
    with pytest.raises(Illegal, match="the game is over"):
        COURTIERS.resign(over, 1)
