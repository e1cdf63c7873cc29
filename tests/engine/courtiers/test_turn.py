"""The turn: clauses CT1 to CT9."""

import pytest

from engine.core import Illegal
from engine.courtiers.game import COURTIERS
from engine.play_on import apply
from tests.engine.courtiers.court import board, court, offered, play, step, told

AWAY = "b1=F6"
"""A second player far from all that happens."""


def test_CT1_a_whole_stack_or_any_number_of_cards_from_its_top():
    state = court(f"a4=L1L2L3 {AWAY}")

    assert offered(state) == ["move a4 a5", "move a4 a5 x1", "move a4 a5 x2"]
    assert board(play(state, "move a4 a5")) == "a5=L1L2L3 b1=F6"
    assert board(play(state, "move a4 a5 x2")) == "a4=L1 a5=L2L3 b1=F6"


def test_CT1_only_of_the_own_column():
    with pytest.raises(Illegal, match="b1 is not in your column"):
        play(court(f"a4=L1 {AWAY}"), "move b1 b2")


def test_CT2_to_the_next_row_if_it_is_free():
    assert offered(court(f"a3=C1 {AWAY}")) == ["move a3 a4"]
    with pytest.raises(Illegal, match="a3 can go to a4"):
        play(court(f"a3=C1 {AWAY}"), "move a3 a5")


def test_CT2_over_occupied_squares_to_the_first_free_one_and_on_or_not():
    # The source's second picture: the fire-eater may stop on row 5 or go on to row 7.
    state = court("a1=F1 a2=T1 a3=C1 a4=L1 a6=P1 b1=F6")

    assert [move for move in offered(state) if " a1 " in move] == ["move a1 a5", "move a1 a7"]
    assert [move for move in offered(state) if " a4 " in move] == ["move a4 a5"]


def test_CT2_several_jumps_in_a_row():
    state = court("a1=F1 a2=T1 a4=C1 a6=P1 b1=F6")

    moves = ["move a1 a3", "move a1 a5", "move a1 a7"]
    assert [move for move in offered(state) if " a1 " in move] == moves


def test_CT2_a_jump_ends_where_the_next_square_is_free():
    state = court("a1=F1 a2=T1 a5=B1 b1=F6")

    assert [move for move in offered(state) if " a1 " in move] == ["move a1 a3"]


def test_CT3_only_upward_and_never_sideways():
    state = court(f"a4=L1 {AWAY}")
    for move in ("move a4 a3", "move a4 b5", "move a4 a4"):
        with pytest.raises(Illegal):
            play(state, move)


def test_CT3_the_top_card_may_not_land_above_its_goal_row():
    # F1's goal is row 8: it may not jump the square there.
    state = court("a7=F1 a8=P1 b1=F6")
    assert offered(state) == ["move a8 a9"]


def test_CT3_cards_beneath_the_top_may():
    state = court("a9=F1P1 b1=F6")

    assert board(play(state, "move a9 a10")) == "a10=F1P1 b1=F6"


def test_CT4_landing_on_its_goal_row_finishes_a_group():
    last = step(court("a7=C2F1 a1=F2 b1=F6 b2=T6"), "move a7 a8")

    assert told(last) == ["0 move a7 a8", "0 finish a8"]
    assert board(last.state) == "a1=F2 a8=C2F1* b1=F6 b2=T6"


def test_CT4_a_finished_pile_never_moves_again():
    state = court("a8=F1* a1=F2 b1=F6")

    assert offered(state) == ["move a1 a2"]
    with pytest.raises(Illegal, match="a8 lies face down"):
        play(state, "move a8 a9")


def test_CT5_a_finished_pile_is_free_for_its_own_class():
    state = court("a7=F2 a8=F1* a2=T1 b1=F6")

    assert board(play(state, "move a7 a8")) == "a2=T1 a8=F1F2* b1=F6"


def test_CT5_and_occupied_for_higher_classes():
    state = court("a7=T1 a8=F1* b1=F6 a2=T2")

    assert "move a7 a8" not in offered(state)
    assert board(play(state, "move a7 a9")) == "a2=T2 a8=F1* a9=T1* b1=F6"


def test_CT6_lower_tops_of_the_same_row_may_be_taken():
    # The source's third picture: a bishop 4 on row 6 may take a lady and a bishop 3, no prince.
    state = play(court("a5=B4 b6=P1 c6=L6 d1=F1 e6=B3", seats=5), "move a5 a6")

    assert offered(state) == ["take c6", "take e6", "done"]
    after = play(state, "take e6", "take c6")
    assert board(after) == "a6=L6B3B4 b6=P1 d1=F1"


def test_CT6_wholly_or_in_part_from_the_top_in_order():
    state = play(court("a5=B4 b6=C1C2L1 b1=F1"), "move a5 a6")

    assert offered(state) == ["take b6", "take b6 x1", "take b6 x2", "done"]
    assert board(play(state, "take b6 x2")).startswith("a6=C2L1B4 b1=F1 b6=C1")


def test_CT6_what_is_taken_goes_to_the_very_bottom():
    state = play(court("a5=C5B4 b6=L1 c6=C1 b1=F1", seats=3), "move a5 a6")

    assert board(play(state, "take b6", "done")).startswith("a6=L1C5B4")


def test_CT6_the_same_stack_again_while_its_new_top_ranks_below():
    state = play(court("a5=B4 b6=P1C2L1 b1=F1"), "move a5 a6", "take b6 x1")

    assert [move for move in offered(state) if move.startswith("take")] == [
        "take b6", "take b6 x1",
    ]  # fmt: skip
    state = play(state, "take b6 x1")
    assert not any(move.startswith("take") for move in offered(state))
    assert board(state) == "a6=C2L1B4 b1=F1 b6=P1"


def test_CT6_hidden_cards_beneath_the_victims_top_do_not_matter():
    state = play(court("a5=B4 b6=P1C2 b1=F1"), "move a5 a6")

    assert board(play(state, "take b6")) == "a6=P1C2B4 b1=F1"


def test_CT6_only_by_the_group_that_has_just_moved():
    state = court("a5=B4 a1=F2 b5=C1 b1=F1")

    after = play(state, "move a1 a2")
    assert after.seat == 1  # a5 stands beside b5, but has not moved


def test_CT6_nothing_on_the_goal_row_of_the_moved_card():
    after = play(court("a7=F6 a1=F2 b8=F1* b2=T2"), "move a7 a8")

    assert after.seat == 1


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("take b7", "favours go to other columns of row 6"),
        ("take a6", "favours go to other columns of row 6"),
        ("take c6", "P1 on c6 does not rank below B4"),
        ("take d6", "nobody stands on d6"),
        ("take b6 x3", "only 2 cards on b6"),
        ("take b6 x2", "the whole stack on b6: leave it out"),
        ("take e6", "nobody plays column e"),
        ("move a6 a7", "you may move again only after a taking"),
    ],
)
def test_CT6_another_taking_is_refused_with_the_reason(move: str, why: str):
    state = play(court("a5=B4 b6=C1C2 b7=F1 c6=P1 d1=F2", seats=4), "move a5 a6")
    with pytest.raises(Illegal, match=why) as refused:
        play(state, move)

    assert refused.value.facts["choices"] == ("take b6", "take b6 x1", "done")


def test_CT7_after_a_taking_another_move_with_any_stack():
    state = play(court("a5=B4 a1=F2 b6=L1 b1=F1"), "move a5 a6", "take b6")

    moves = ["move a1 a2", "move a6 a7", "move a6 a7 x1", "done"]
    assert offered(state) == moves
    after = play(state, "move a1 a2")
    assert after.seat == 1  # nothing to take there: the turn is over


def test_CT7_and_so_on_while_each_move_takes_something():
    state = play(court("a5=B4 b6=L1 b7=C1 b1=F1"), "move a5 a6", "take b6")
    state = play(state, "move a6 a7", "take b7")

    assert "move a7 a8" in offered(state)


def test_CT7_done_ends_the_turn_with_or_without_a_taking():
    state = play(court("a5=B4 b6=L1 b1=F1"), "move a5 a6")

    assert play(state, "done").seat == 1
    assert play(state, "take b6", "done").seat == 1


def test_CT7_without_favours_the_turn_ends_by_itself():
    assert play(court("a4=L1 b1=F6"), "move a4 a5").seat == 1


def test_CT8_an_uncovered_card_above_its_goal_row_costs_the_rest():
    # T2 may stand up to row 9: when the prince leaves, all that is left on row 10 goes.
    last = step(court("a9=P5 b10=L1T2P1 b2=T6"), "move a9 a10")
    last = step(last.state, "take b10 x1")

    assert told(last) == ["0 take b10 x1", "1 out b10 L1T2"]
    assert board(last.state) == "a10=P1P5 b2=T6; out b: L1T2"


def test_CT8_hidden_cards_beneath_that_could_stay_go_too():
    last = step(court("a9=P5 b10=B1F2P1 b2=T6"), "move a9 a10")

    assert board(step(last.state, "take b10 x1").state).endswith("out b: B1F2")


def test_CT8_it_holds_for_the_owners_own_split():
    last = step(court("a10=T2P1 b2=T6"), "move a10 a11 x1")

    assert told(last) == ["0 move a10 a11 x1", "0 out a10 T2"]
    assert board(last.state) == "a11=P1 b2=T6; out a: T2"


def test_CT8_exactly_on_its_goal_row_it_is_finished():
    last = step(court("a10=F1C2P1 b2=T6"), "move a10 a11 x1")

    assert told(last) == ["0 move a10 a11 x1", "0 open a10 C2", "0 finish a10"]
    assert board(last.state) == "a10=F1C2* a11=P1 b2=T6"


def test_CT8_below_its_goal_row_it_stays_and_is_open():
    last = step(court("a6=L3P1 b2=T6"), "move a6 a7 x1")

    assert told(last, None) == ["0 move a6 a7 x1", "0 open a6 L3"]
    assert board(last.state, None) == "a6=L3 a7=P1 b2=T6"


def test_CT9_no_passing():
    with pytest.raises(Illegal, match="first move a stack"):
        play(court(f"a4=L1 {AWAY}"), "done")


def test_CT9_a_player_without_a_legal_move_is_skipped():
    state = court("a4=L1 b8=F1* c1=F2", seats=3)

    assert play(state, "move a4 a5").seat == 2


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("jump a4", "no move of this game"),
        ("", "no move of this game"),
        ("move a4 a14", "no move of this game"),
        ("move a7 a8", "nobody stands on a7"),
        ("move f4 f5", "nobody plays column f"),
        ("move a4 a6", "a4 can go to a5"),
        ("move a4 a5 x3", "only 2 cards on a4"),
        ("move a4 a5 x2", "the whole stack on a4: leave it out"),
        ("take b1", "first move a stack"),
        ("roll", "first move a stack"),
        ("lose a4 L1", "first move a stack"),
        ("order a4 1 2", "first move a stack"),
    ],
)
def test_a_refused_move_says_why_and_what_would_work(move: str, why: str):
    with pytest.raises(Illegal, match=why) as refused:
        COURTIERS.play(court(f"a4=L1L2 {AWAY}"), 0, move)

    assert refused.value.facts["choices"] == ("move a4 a5", "move a4 a5 x1")
    assert "you can play `move a4 a5`" in str(refused.value)


def test_a_move_out_of_turn_is_refused():
    with pytest.raises(Illegal, match="it is column a's move"):
        COURTIERS.play(court(f"a4=L1 {AWAY}"), 1, "move b1 b2")


def test_moves_are_read_however_they_are_typed():
    assert COURTIERS.read_move("MOVE B3 b7 X2") == "move b3 b7 x2"
    assert COURTIERS.read_move("Lose b4 l5") == "lose b4 L5"


def test_a_split_that_tells_its_own_player_nothing_can_be_undone():
    own = step(court("a6=L3P1 b2=T6"), "move a6 a7 x1")
    moved = play(court("a5=B4 b6=C1L1 b1=F1"), "move a5 a6")
    other = step(moved, "take b6 x1")

    assert (own.reveals, own.final) == (True, False)
    assert (other.reveals, other.final) == (True, True)


def test_G3_what_leaves_no_choice_is_played():
    state = court("a5=B4 b6=L1 b1=F1")
    last = apply(COURTIERS, state, 0, "move a5 a6")
    last = apply(COURTIERS, last.state, 0, "done")

    # b has two stacks to choose from; with one card left it would go up by itself.
    assert told(last) == ["0 done"]
    last = apply(COURTIERS, court("a4=L1 a1=F1 b1=F6"), 0, "move a4 a5")
    assert told(last) == ["0 move a4 a5", "1 move b1 b2"]
    assert [event.forced for event in last.events] == [False, True]
