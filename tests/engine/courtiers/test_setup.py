"""The set-up: clause CS1, the lot (G2) and secret orders (G3)."""

from itertools import permutations

import pytest
from msgspec.structs import replace

from engine.chance import Sealed
from engine.core import Illegal
from engine.courtiers.board import NAMES, START, cards_of
from engine.courtiers.game import COURTIERS
from engine.courtiers.state import Courtiers
from engine.play_on import apply
from tests.engine.courtiers.court import SEED, board, court, dealt, ordered


def ordering(position: str, *, seats: int = 2) -> Courtiers:
    """A table whose players are to put these stacks in order."""
    state = court(position, seats=seats)
    pending = tuple(
        tuple(n for n in range(seat * 13, seat * 13 + 13) if len(state.board[n]) > 2)
        for seat in range(seats)
    )
    seen = list(state.seen)
    for square in (square for squares in pending for square in squares):
        for card in cards_of(state.board[square]):
            seen["FTCLBP".index(card[0]) * 6 + int(card[1]) - 1] = 1 << square // 13
    return replace(state, step="order", pending=pending, turn=0, seen=tuple(seen))


def in_order(state: Courtiers, *plays: tuple[int, str]) -> Courtiers:
    for seat, move in plays:
        state = apply(COURTIERS, state, seat, move, Sealed(SEED, 1)).state
    return state


def test_CS1_six_cards_each_on_the_start_rows_of_their_classes():
    for seats in range(2, 7):
        state = dealt(seats)
        cards = [card for stack in state.board for card in cards_of(stack)]
        assert len(set(cards)) == len(cards) == 6 * seats
        for square, stack in enumerate(state.board):
            assert all(START[card[0]] == square % 13 for card in cards_of(stack))


def test_CS1_the_first_player_is_drawn_by_lot():
    assert {dealt(3, seed).first for seed in range(20)} == {0, 1, 2}


def test_G2_the_lot_is_a_die_in_the_record():
    step = COURTIERS.throw(COURTIERS.setup("", 4), Sealed(SEED, 0))

    lot = next(event for event in step.events if event.kind == "roll")
    assert step.state.first == int(lot.text.split()[1]) - 1


def test_CS1_all_players_order_their_stacks_at_the_same_time():
    state = ordering("a4=L2L5 a6=P1 b1=F1F4 b3=C1")

    assert COURTIERS.waiting_on(state) == (0, 1)
    one = in_order(state, (0, "order a4 5 2"), (1, "order b1 1 4"))
    other = in_order(state, (1, "order b1 1 4"), (0, "order a4 5 2"))
    assert one == other
    assert board(one) == "a4=L5L2 a6=P1 b1=F1F4 b3=C1"


def test_CS1_single_cards_need_no_decision_and_are_open_at_once():
    state = ordering("a6=P1 b1=F1F4 b3=C1")

    assert COURTIERS.waiting_on(state) == (1,)
    assert board(state, None) == "a6=P1 b1=F?F? b3=C1"
    assert board(state, 0) == board(state, None)
    assert board(state, 1) == "a6=P1 b1=F1F4 b3=C1"


def test_CS1_the_tops_are_open_when_all_orders_are_in():
    state = ordering("a4=L2L5 b1=F1F4")

    half = in_order(state, (0, "order a4 5 2"))
    assert board(half, None) == "a4=L?L? b1=F?F?"
    whole = in_order(half, (1, "order b1 1 4"))
    assert board(whole, None) == "a4=L?L2 b1=F?F4"
    assert board(whole, 0) == "a4=L5L2 b1=F?F4"
    assert whole.step == "move"


def test_CS1_one_step_for_each_square_with_several_cards():
    state = ordering("a1=F1F2 a4=L2L5 b6=P1")

    assert COURTIERS.choices(state, 0).moves == ("order a1 1 2", "order a1 2 1")
    state = in_order(state, (0, "order a1 2 1"))
    assert COURTIERS.choices(state, 0).moves == ("order a4 2 5", "order a4 5 2")


def test_CS1_orders_are_final():
    state = in_order(ordering("a1=F1F2 b1=F3F4"), (0, "order a1 2 1"))

    with pytest.raises(Illegal, match="your stacks are in order"):
        COURTIERS.play(state, 0, "order a1 1 2")


def test_CS1_up_to_four_cards_every_order_is_listed():
    choices = COURTIERS.choices(ordering("a4=L1L2L3L6 b6=P1"), 0)

    assert len(choices.moves) == 24
    assert choices.form is None


@pytest.mark.parametrize("values", ["23456", "123456"])
def test_CS1_more_cards_are_ordered_by_a_form(values: str):
    stack = "".join(f"L{value}" for value in values)
    state = ordering(f"a4={stack} b6=P1")
    choices = COURTIERS.choices(state, 0)

    assert choices.form is not None
    assert len(choices.moves) == 3
    for order in list(permutations(values))[::37]:
        move = choices.form.filled({"order": order})
        assert COURTIERS.play(state, 0, move).state.board[3] == "".join(f"L{v}" for v in order)


def test_G3_an_order_is_asked_for_in_secret():
    state = ordering("a4=L2L5 b1=F1F4")
    events = COURTIERS.play(state, 0, "order a4 5 2").events

    assert COURTIERS.choices(state, 0).secret
    assert [event.text for event in events if event.visible_to(1)] == ["ordered a4"]
    assert next(event.text for event in events if event.visible_to(0)) == "order a4 5 2"


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("order a4 2 6", "on a4 lie the values 2 5"),
        ("order a4 2 5 5", "on a4 lie the values 2 5"),
        ("order b1 1 4", "now it is the turn of a4"),
        ("move a4 a5", "first put your stacks in order"),
        ("order a4", "no move of this game"),
    ],
)
def test_a_bad_order_is_refused_with_what_would_work(move: str, why: str):
    with pytest.raises(Illegal, match=why) as refused:
        COURTIERS.play(ordering("a4=L2L5 b1=F1F4"), 0, move)

    assert refused.value.facts["choices"] == ("order a4 2 5", "order a4 5 2")


def test_the_next_round_deals_anew_and_the_first_player_passes_to_the_left():
    state = ordered(dealt(3))
    over = COURTIERS.resign(COURTIERS.resign(state, 1).state, 2).state
    again = COURTIERS.again(over)
    fresh = COURTIERS.throw(again, Sealed(SEED, 0))

    assert again.gone == (1, 2)
    assert again.first == 0
    assert not any(event.kind == "roll" for event in fresh.events)
    assert all(NAMES[n][0] == "a" for n, stack in enumerate(fresh.state.board) if stack)
    first = replace(over, gone=(), first=0)
    assert COURTIERS.again(first).first == 1
    assert COURTIERS.again(replace(first, first=2)).first == 0
