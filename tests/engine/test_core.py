"""The small pieces of the contract."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import UMPIRE, Choices, Event, Field, Form, Illegal, Outcome, read_moves
from engine.hedgehogs.game import HEDGEHOGS


def test_several_moves_are_typed_with_commas():
    assert read_moves(HEDGEHOGS, "Side C4  d,go d4 ,, ") == ["side c4 d", "go d4"]


@given(st.text())
def test_any_text_splits_into_tidy_moves(text: str):
    for move in read_moves(HEDGEHOGS, text):
        assert move == " ".join(move.split())
        assert "," not in move


def test_a_private_event_is_for_its_seats_and_the_umpire():
    event = Event("pick", 1, "spy timid", to=(1,))

    assert [event.visible_to(viewer) for viewer in (0, 1, None, UMPIRE)] == [
        False,
        True,
        False,
        True,
    ]


def test_G3_a_single_open_choice_is_no_choice():
    assert Choices(("stay",)).only == "stay"


def test_G3_secret_choices_and_forms_are_always_asked_for():
    assert Choices(("spy timid",), secret=True).only is None
    assert Choices(("lay 2 5 9",), form=Form("lay {first}", ())).only is None


def test_G2_winners_are_all_who_share_the_first_rank():
    assert Outcome(ranks=(1, 3, 1), points=(3, 0, 3), reason="home").winners == (0, 2)


NUMBERS = tuple("23456789")
LAY = Form(
    "lay {first} / {second}",
    (Field("first", NUMBERS, 3), Field("second", NUMBERS, 3)),
    disjoint=True,
)


def test_a_form_writes_its_picks_in_the_order_of_its_values():
    assert LAY.filled({"first": ["9", "2", "5"], "second": ["8", "3", "4"]}) == "lay 2 5 9 / 3 4 8"


def test_a_form_keeps_the_order_where_it_matters():
    form = Form("order b4 {cards}", (Field("cards", ("2", "5", "6"), 3, ordered=True),))

    assert form.filled({"cards": ["2", "6", "5"]}) == "order b4 2 6 5"


@pytest.mark.parametrize(
    "picks",
    [
        {"first": ["2", "3"], "second": ["4", "5", "6"]},
        {"first": ["2", "2", "3"], "second": ["4", "5", "6"]},
        {"first": ["2", "3", "4"], "second": ["4", "5", "6"]},
        {"first": ["2", "3", "11"], "second": ["4", "5", "6"]},
        {},
    ],
)
def test_a_form_refuses_picks_that_do_not_fit(picks: dict[str, list[str]]):
    with pytest.raises(Illegal, match="takes 3 of"):
        LAY.filled(picks)
