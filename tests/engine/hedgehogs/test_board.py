"""The board and its pieces: clauses HB1 to HB5, of which HB3 belongs to the five-lane variant."""

import pytest

from engine.core import Illegal
from engine.hedgehogs.game import HEDGEHOGS
from tests.engine.hedgehogs.race import board, offered, play, race, seen


def test_HB1_six_lanes_of_nine_squares_from_start_to_finish():
    view = seen(race("a1=r1"))

    assert len(view.squares) == 54
    assert view.squares[:6] == ("a1", "b1", "c1", "d1", "e1", "f1")
    assert view.squares[-6:] == ("a9", "b9", "c9", "d9", "e9", "f9")


def test_HB2_one_trap_in_each_lane():
    assert seen(race("a1=r1")).traps == ("e3", "a4", "c5", "d6", "b7", "f8")


@pytest.mark.parametrize("trap", ["a4", "b7", "c5", "d6", "e3", "f8"])
def test_HB2_each_printed_trap_holds(trap: str):
    lane = "abcdef".index(trap[0]) + 1

    state = play(race(f"{trap}=r1 {trap[0]}2=b2 {trap[0]}1=b3", die=lane), "stay")

    assert offered(state) == [f"go {trap[0]}1", f"go {trap[0]}2"]


def test_HB4_a_piece_has_an_owner_and_a_design():
    hands = HEDGEHOGS.setup("", 6).hands

    assert hands == ("r1r2r3r4", "b1b2b3b4", "y1y2y3y4", "g1g2g3g4", "w1w2w3w4", "k1k2k3k4")


def test_HB5_a_stack_of_any_height_grows_at_the_top():
    state = race("c4=r1b1r2b2r3b3r4 c3=b4", die=3)

    assert board(play(state, "stay", "go c3")) == "c4=r1b1r2b2r3b3r4b4"


def test_HB5_the_start_line_stacks():
    assert board(play(race("a1=r1 b1=b1r2"), "side a1 b")) == "b1=b1r2r1; out r3r4b2b3b4"


def test_HB5_the_finish_line_stacks():
    state = race("a1=r2 a2=b3 c8=r1 c9=b1b2", die=3)

    assert board(play(state, "stay")) == "a1=r2 a2=b3 c9=b1b2r1; out r3r4b4"  # c8 had to go


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("g4=r1", "no square with its stack"),
        ("a1", "no square with its stack"),
        ("a1=r5", "no square with its stack"),
        ("a1=r1 a1=b1", "square a1 is there twice"),
        ("a1=r1 b1=r1", "piece r1 is there twice"),
        ("a1=y1", "belongs to nobody"),
        ("a1=r1; hand r2; hand r3", "`hand r3` is neither a hand, pieces out, dice nor a cube"),
        ("a1=r1; cube 3", "`cube 3` is neither a hand, pieces out, dice nor a cube"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(position: str, why: str):
    with pytest.raises(Illegal, match=why):
        race(position)


@pytest.mark.parametrize("example", ["a1=r1", "seats 2, seat 5, die 1: a1=r1", "seats 9, seat"])
def test_an_example_that_makes_no_sense_is_refused(example: str):
    with pytest.raises(Illegal):
        HEDGEHOGS.example(example)
