"""The variant with the die: clauses CV1 to CV5."""

import pytest

from engine.core import Illegal
from engine.courtiers.game import COURTIERS
from tests.engine.courtiers.court import board, court, offered, play, step, told


def test_CV1_exactly_as_many_squares_as_rolled():
    state = court("a1=F1 a4=L1L2 b1=F6", die=3)

    assert offered(state) == ["move a4 a7", "move a4 a7 x1"]  # a1 would land on a4
    assert board(play(state, "move a4 a7 x1")) == "a1=F1 a4=L1 a7=L2 b1=F6"


def test_CV1_occupied_squares_count_and_are_passed():
    state = court("a1=F1 a2=T1 a3=C1 b1=F6", die=3)

    assert "move a1 a4" in offered(state)


def test_CV1_every_turn_begins_with_a_roll():
    last = step(court("a1=F1 b1=F6 b2=T1", die=3), "move a1 a4", 5)

    assert told(last) == ["0 move a1 a4", "1 roll 5"]
    assert offered(last.state) == ["move b1 b6", "move b2 b7"]


def test_CV2_not_beyond_the_goal_row_of_the_top_card():
    assert offered(court("a6=F1 a4=L1 b1=F6", die=3)) == ["move a4 a7"]
    assert offered(court("a6=F1 a4=L1 b1=F6", die=2)) == ["move a6 a8"]


def test_CV2_onto_a_finished_pile_of_its_class_only():
    state = court("a5=F1 a8=F2* a6=T1 b1=F6", die=3)
    assert offered(state) == ["move a5 a8", "move a6 a9"]
    state = court("a5=T1 a8=F2* a6=T2 b1=F6", die=3)
    assert offered(state) == ["move a6 a9"]


def test_CV2_having_taken_the_player_may_roll_again():
    state = play(court("a4=L1 b6=C1C2 b1=F6", die=2), "move a4 a6")
    assert offered(state) == ["take b6", "take b6 x1", "done"]

    state = play(state, "take b6 x1")
    assert offered(state) == ["take b6", "roll", "done"]
    last = step(state, "roll", 4)
    assert told(last) == ["0 roll", "0 roll 4"]
    assert offered(last.state) == ["move a6 a10", "move a6 a10 x1"]
    with pytest.raises(Illegal, match="roll before you move again"):
        play(state, "move a6 a7")


def test_CV2_done_instead_of_rolling_again():
    state = play(court("a4=L1 b6=C1 b1=F6", die=2), "move a4 a6", "take b6", "done")

    assert state.seat == 1


def test_CV2_having_rolled_they_must_move_if_they_can():
    state = play(court("a4=L1 a1=F2 b6=C1 b1=F6", die=2), "move a4 a6", "take b6")
    state = step(state, "roll", 6).state

    assert offered(state) == ["move a1 a7"]
    with pytest.raises(Illegal):
        play(state, "done")


def test_CV2_being_punished_ends_the_turn():
    state = play(court("a4=L1 b6=C1 b1=F6 b2=T6", die=2), "move a4 a6", "take b6")
    state = step(state, "roll", 6).state  # from a6 six squares lead past row 11

    assert offered(state) == ["lose a6 L1", "lose a6 C1"]
    last = step(state, "lose a6 C1", 1)
    assert told(last) == ["0 lose a6 C1", "1 roll 1"]


def test_CV3_no_legal_move_costs_a_card_of_the_players_choice():
    last = step(court("a1=F2 b1=F6 b2=T1", die=1, seat=1), "move b2 b3", 6)
    state = step(last.state, "move a1 a7", 1).state
    state = step(state, "move b1 b2", 5).state

    assert state.step == "lose"
    assert offered(state) == ["lose a7 F2"]


def test_CV3_a_covered_card_too_and_it_lies_open():
    state = step(court("a10=L3T2B1 a2=T1 b1=F6", seat=1, die=1), "move b1 b2", 3).state
    assert board(state, None).startswith("a2=T1 a10=L?T?B1")

    state = step(court("a11=L3T2B1 b1=F6 b2=T6", seat=1, die=1), "move b2 b3", 3).state
    assert offered(state) == ["lose a11 B1", "lose a11 T2", "lose a11 L3"]
    after = play(state, "lose a11 T2")
    assert board(after, None) == "a11=L?B1 b1=F6 b3=T6; out a: T2"


def test_CV3_finished_piles_are_safe():
    state = step(court("a8=F1* a11=B1 b1=F6 b2=T6", seat=1, die=1), "move b2 b3", 3).state

    with pytest.raises(Illegal, match="in none of your open stacks"):
        play(state, "lose a8 F1")
    with pytest.raises(Illegal, match="give up one card"):
        play(state, "done")


def test_CV4_uncovered_cards_too_high_go_one_by_one():
    # On row 11: T2 and F1 are above their goals, the bishop below its own.
    state = step(court("a11=L3B6F1T2P1 b1=F6 b2=T6", seat=1, die=1), "move b2 b3", 6).state
    last = step(state, "lose a11 P1", 1)

    assert told(last)[:3] == ["0 lose a11 P1", "0 out a11 T2F1", "0 open a11 B6"]
    assert board(last.state).startswith("a11=L3B6 ")


def test_CV4_on_its_goal_row_it_and_the_rest_are_finished():
    state = play(court("a7=P5 b9=F2L3P1 b1=F6", die=4), "move a7 a11")
    assert state.seat == 1
    state = play(court("a7=P5 b11=F2L3T1P1 b1=F6", die=4), "move a7 a11")
    last = step(state, "take b11 x1")

    assert told(last)[1:] == ["1 out b11 T1", "1 open b11 L3", "1 finish b11"]
    assert board(last.state) == "a11=P1P5 b1=F6 b11=F2L3*; out b: T1"


def test_CV4_follows_an_own_split_too():
    last = step(court("a9=F1C1P1 b1=F6", die=2), "move a9 a11 x1")
    assert told(last)[1:] == ["0 open a9 C1"]

    last = step(court("a9=C1F1P1 b1=F6", die=2), "move a9 a11 x1")
    assert told(last)[1:] == ["0 out a9 F1", "0 open a9 C1"]


def test_CV5_everybody_plays_to_the_end():
    last = step(court("a7=F1 b1=F6", die=1), "move a7 a8", 2)

    assert COURTIERS.outcome(last.state) is None
    assert [event.text for event in last.events][:3] == ["move a7 a8", "finish a8", "through"]


def test_CV5_the_last_player_may_have_several_turns_running():
    state = court("a8=F1* b1=F6 b2=T1", seat=1, die=1)
    last = step(state, "move b2 b3", 2)

    assert (last.state.seat, last.state.die) == (1, 2)


def test_CV5_it_ends_when_all_cards_are_finished_or_gone():
    last = step(court("a8=F1* b7=F6", seat=1, die=1), "move b7 b8")

    assert told(last)[-1] == "end finished"
    outcome = COURTIERS.outcome(last.state)
    assert outcome is not None
    assert outcome.points == (1, 6)


def test_CV5_by_the_loss_of_the_last_card_too():
    state = step(court("a8=F1* b2=F6", seat=1, die=5), "move b2 b7", 4).state

    assert offered(state) == ["lose b7 F6"]
    last = step(state, "lose b7 F6")
    assert told(last) == ["1 lose b7 F6", "1 through", "end finished"]
