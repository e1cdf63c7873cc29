"""Set-up: clause JS1, the next round of a match, and resigning while jesters enter."""

import pytest

from engine.chance import Shown
from engine.core import Illegal
from engine.jesters.game import JESTERS
from engine.play_on import start
from tests.engine.jesters.court import board, court, entering, offered, places, play, told


def test_JS1_the_first_player_is_drawn_by_lot():
    assert [entering(drawn, seats=3).seat for drawn in (1, 2, 3)] == [0, 1, 2]
    assert told(start(JESTERS, "", 3, Shown([2]))) == ["roll 2", "1 begin"]


def test_JS1_a_jester_enters_on_the_rim_but_not_in_a_corner():
    free = places(entering())

    assert len(free) == 18
    assert {"a2", "a4", "b1", "b6", "d1", "f9", "h4", "i8"} <= free
    assert not free & {"a1", "a5", "e1", "e9", "i5", "i9", "b2", "e5"}


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("at a1", "a1 is a corner"),
        ("at e5", "e5 is not on the rim"),
        ("at a2", "a2 is taken"),
        ("turn e5", "`turn` is not what is to decide now"),
    ],
)
def test_JS1_other_places_are_refused(move: str, why: str):
    state = play(entering(), "at a2")

    with pytest.raises(Illegal, match=why):
        play(state, move)


def test_JS1_in_turn_order_each_on_a_free_hexagon():
    state = entering(3, seats=4)
    seats: list[int] = []
    for move in ("at a2", "at i6", "at d1", "at d8"):
        seats.append(state.seat)
        assert move in offered(state)
        state = play(state, move)
        assert move.split()[1] not in places(state)

    assert seats == [2, 3, 0, 1]
    assert board(state) == "d1=R d8=B a2=Y i6=G"
    assert (state.seat, state.turn, state.step) == (2, 1, "turn")


def test_the_next_round_begins_with_the_left_neighbour_and_draws_no_lot():
    over = JESTERS.resign(court("a2=R a3=B e5=r1", seat=1), 0).state
    state = JESTERS.again(court("a2=R a3=B a4=Y", seats=3, seat=2))

    assert JESTERS.again(over).ended == "alone"
    assert (state.first, state.seat, state.step) == (0, 0, "at")
    assert board(state) == ""
    assert state.stock == (20, 20, 20)


def test_who_resigned_stays_away_from_the_next_round():
    before = JESTERS.resign(court("a2=R a3=B a4=Y", seats=3, seat=2), 0).state
    state = JESTERS.again(before)

    assert state.first == 1
    state = play(state, "at a2", "at a3")
    assert (board(state), state.seat) == ("a2=B a3=Y", 1)


def test_who_resigns_before_entering_is_passed_over():
    state = play(entering(1, seats=3), "at a2")
    state = JESTERS.resign(state, 1).state

    assert state.seat == 2
    state = play(state, "at a4")
    assert (state.seat, state.step) == (0, "turn")


def test_who_resigns_after_entering_leaves_an_empty_place():
    state = JESTERS.resign(play(entering(1, seats=3), "at a2"), 0).state

    assert "a2" in places(state)
    state = play(state, "at a2", "at a3")
    assert (state.seat, state.step) == (1, "turn")
