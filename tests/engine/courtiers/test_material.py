"""Cards and board: clauses CM1 to CM3, and the seats' columns (G1)."""

import pytest
from msgspec.structs import replace

from engine.core import Illegal
from engine.courtiers.board import CARDS, RANK
from engine.courtiers.game import COURTIERS
from tests.engine.courtiers.court import board, court, offered


def test_CM1_six_classes_of_six_values():
    assert len(CARDS) == len(set(CARDS)) == 36


def test_CM1_class_first_then_value():
    assert RANK["T6"] > RANK["T4"]
    assert RANK["T6"] < RANK["C1"]
    order = ["F6", "T1", "T6", "C1", "C6", "L1", "L6", "B1", "B6", "P1"]
    assert sorted(order, key=RANK.__getitem__) == order


def test_CM2_start_and_goal_rows():
    view = COURTIERS.view(court("a1=F1"), None)

    assert view.rows == 13
    assert dict(zip(view.classes, view.starts, strict=True)) == {
        "F": 1, "T": 2, "C": 3, "L": 4, "B": 5, "P": 6,
    }  # fmt: skip
    assert all(goal == start + 7 for start, goal in zip(view.starts, view.goals, strict=True))


def test_CM2_two_to_six_players_each_with_a_column():
    assert list(COURTIERS.seats) == [2, 3, 4, 5, 6]
    assert [COURTIERS.seat_name(seat) for seat in range(6)] == list("abcdef")


def test_G1_column_a_is_that_of_seat_0():
    assert offered(court("a1=F1 b1=F2")) == ["move a1 a2"]
    assert offered(court("a1=F1 b1=F2", seat=1)) == ["move b1 b2"]


def test_CM3_a_square_is_its_column_and_row():
    view = COURTIERS.view(court("a1=F1"), None)

    assert view.squares[:2] == ("a1", "a2")
    assert view.squares[12:14] == ("a13", "b1")


@pytest.mark.parametrize(
    "position",
    [
        "a3=C1C2 a8=F6* b7=P1L1L3; out a: T1F2 b: L5",
        "a12=L1B6* b13=P3P4*",
        "a1=F1; out b: F2",
    ],
)
def test_a_position_reads_as_it_is_written(position: str):
    assert board(court(position)) == position


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("g4=L1", "no square with its stack"),
        ("c4=L1", "no square with its stack"),
        ("a14=L1", "no square with its stack"),
        ("a1", "no square with its stack"),
        ("a1=F7", "no square with its stack"),
        ("a1=F1 a1=F2", "square a1 is there twice"),
        ("a1=F1 b1=F1", "card F1 is there twice"),
        ("a1=F1; out a: F1", "card F1 is there twice"),
        ("a9=F1", "stands below row 8"),
        ("a8=F1", "is finished on row 8"),
        ("a7=F1*", "stands below row 8"),
        ("a1=F1; hand F2", "discards are written"),
        ("a1=F1; hand a: F2", "discards are written"),
        ("a1=F1; out a:", "discards are written"),
        ("a1=F1; out c: F2", "no discards of a column"),
        ("a1=F?F?F?F?F?F?F?", "only six cards"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(position: str, why: str):
    with pytest.raises(Illegal, match=why):
        court(position)


@pytest.mark.parametrize(
    "example",
    ["a1=F1", "seats 2, seat 5: a1=F1", "seats 9, seat", "seats 2, seat 0, moved a2: a1=F1"],
)
def test_an_example_that_makes_no_sense_is_refused(example: str):
    with pytest.raises(Illegal):
        COURTIERS.example(example)


def test_an_example_may_hide_values_roll_a_die_and_have_moved():
    state = COURTIERS.example("seats 2, seat 0, die 3, moved a4: a4=C?C2 b4=T1")

    assert board(state, None) == "a4=C?C2 b4=T1"
    assert (state.die, state.step, state.chosen) == (3, "favour", "die")


def test_flaws_are_found_on_every_square():
    state = court("a3=C1C2 b7=P1L1L3")
    unseen = replace(state, seen=(0,) * len(state.seen), turn=1)
    assert "L3 on top of b7 is not open" in COURTIERS.flaws(unseen)
