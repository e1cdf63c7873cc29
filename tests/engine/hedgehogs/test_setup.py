"""Set-up: clauses HS1 to HS4, with the general G1 and G2."""

import pytest

from engine.chance import Shown
from engine.core import Illegal
from engine.hedgehogs.game import HEDGEHOGS
from engine.play_on import start
from tests.engine.hedgehogs.race import board, offered, placing, placing_at, play, step, told


def test_HS1_two_to_six_players_with_four_hedgehogs_each():
    assert HEDGEHOGS.options.seats_for("") == (2, 3, 4, 5, 6)
    for seats in HEDGEHOGS.seats:
        assert [len(hand) // 2 for hand in HEDGEHOGS.setup("", seats).hands] == [4] * seats


def test_HS1_the_highest_roll_places_first():
    assert placing(2, 6, 5, seats=3).seat == 1


def test_HS1_ties_roll_again_among_themselves():
    opening = start(HEDGEHOGS, "", 3, Shown([4, 1, 4, 3, 5]))

    assert told(opening) == ["0 roll 4", "1 roll 1", "2 roll 4", "0 roll 3", "2 roll 5", "2 begin"]
    assert opening.state.seat == 2


def test_HS2_pieces_go_on_the_lowest_stacks():
    state = play(placing(6, 1), "place a", "place c")

    assert board(state) == "a1=r1 c1=b1; hand r2r3r4b2b3b4"
    assert offered(state) == ["place b", "place d", "place e", "place f"]


def test_HS2_players_place_one_piece_at_a_time_in_turn_order():
    state = placing(1, 6, 2, seats=3)
    seats: list[int] = []
    for move in ("place a", "place b", "place c", "place d", "place e"):
        seats.append(state.seat)
        state = play(state, move)

    assert seats == [1, 2, 0, 1, 2]
    assert board(state).startswith("a1=b1 b1=y1 c1=r1 d1=b2 e1=y2 f1=r2")  # f was the only square


def test_HS2_a_higher_stack_is_refused():
    with pytest.raises(Illegal, match="lane a is not among the lowest stacks"):
        play(placing(6, 1), "place a", "place a")


def test_HS3_any_square_if_all_lowest_stacks_hold_an_own_piece():
    position = "a1=b1y1 b1=b2y2 c1=r1 d1=r2 e1=r3 f1=b3y3; hand r4b4y4"

    assert offered(placing_at(position, seats=3)) == [f"place {lane}" for lane in "abcdef"]


def test_HS3_not_while_one_lowest_stack_is_without_an_own_piece():
    position = "a1=b1y1 b1=b2y2 c1=r1 d1=r2 e1=b3 f1=r3y3; hand r4b4y4"

    assert offered(placing_at(position, seats=3)) == ["place c", "place d", "place e"]


def test_HS4_the_first_player_begins_when_all_are_placed():
    state = play(placing(1, 6), "place a", "place b", "place c", "place d", "place e", "place b")
    last = step(state, "place a", 4)

    assert told(last) == ["0 place a", "1 roll 4"]
    assert last.state.turn == 1


def test_G1_colours_go_by_seat():
    names = [HEDGEHOGS.seat_name(seat) for seat in range(6)]

    assert names == ["red", "blue", "yellow", "green", "white", "black"]


def test_G2_the_first_player_is_drawn_by_lot():
    assert {placing(a, b).seat for a, b in [(6, 1), (1, 6)]} == {0, 1}
