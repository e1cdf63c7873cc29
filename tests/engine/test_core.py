"""The small pieces of the contract."""

from hypothesis import given
from hypothesis import strategies as st

from engine.core import UMPIRE, Choices, Event, Form, Outcome, read_moves


def test_several_moves_are_typed_with_commas():
    assert read_moves("Side C4  d,go d4 ,, ") == ["side c4 d", "go d4"]


@given(st.text())
def test_any_text_splits_into_tidy_moves(text: str):
    for move in read_moves(text):
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
    assert Choices(("lay 2 5 9",), form=Form("lay", ())).only is None


def test_G2_winners_are_all_who_share_the_first_rank():
    assert Outcome(ranks=(1, 3, 1), points=(3, 0, 3), reason="home").winners == (0, 2)
