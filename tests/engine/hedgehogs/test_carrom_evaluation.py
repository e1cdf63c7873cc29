"""What the computer likes better at carrom (V40): pairs of positions that differ in one thing
alone. The board is nine squares long and six wide, lengths are thousandths of a square."""

import pytest
from msgspec.structs import replace

from engine.hedgehogs.carrom.game import CARROM
from engine.hedgehogs.carrom.state import Carrom
from tests.engine.computer.judged import judge_of
from tests.engine.hedgehogs.table import table

worth = judge_of(CARROM)
MIDDLE = (4500, 3000)


def at(along: int, across: int, piece: str = "r1") -> Carrom:
    return table(f"at {piece}={along},{across} b2=1000,1000 r2=1000,5000; hand r3b3")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_piece_more_is_better_and_one_of_the_other_worse(seat: int):
    own, other = ("r", "b") if seat == 0 else ("b", "r")
    rest = f"at {own}1=1000,1000 {other}1=1000,5000; hand "
    few, more, theirs = (
        worth(table(rest + hand), seat)
        for hand in (f"{own}2{other}2", f"{own}2{own}3{other}2", f"{own}2{other}2{other}3")
    )
    assert more > few > theirs


def test_in_the_middle_it_lies_safer_than_at_any_edge():
    worths = [
        worth(at(along, across), 0)
        for along, across in (MIDDLE, (500, 3000), (8500, 3000), (4500, 500), (4500, 5500))
    ]
    assert all(worths[0] > edge for edge in worths[1:])
    assert worths[1:] == pytest.approx([worths[1]] * 4)  # to whichever edge it is as near
    assert worth(at(*MIDDLE, "b1"), 0) < worth(at(500, 3000, "b1"), 0)
    # It is how far from the nearest edge that counts.
    assert worth(at(1500, 3000), 0) == pytest.approx(worth(at(4500, 1500), 0))
    assert worth(at(1500, 4000), 0) == pytest.approx(worth(at(4500, 1500), 0))


def test_a_piece_in_reserve_is_safer_than_one_at_the_edge_but_does_less_than_in_the_middle():
    reserve = table("at b1=1000,1000; hand r1b2")
    edge = table("at b1=1000,1000 r1=500,3000; hand b2")
    middle = table("at b1=1000,1000 r1=4500,3000; hand b2")
    assert worth(middle, 0) > worth(reserve, 0) > worth(edge, 0)
    assert worth(middle, 1) < worth(reserve, 1) < worth(edge, 1)
    # But a piece is a piece, wherever it lies: two on the edge rather than one in reserve.
    assert worth(table("at b1=1000,1000 r1=500,3000 r2=500,5000; hand b2"), 0) > worth(
        table("at b1=1000,1000; hand r1b2"), 0
    )


def test_every_piece_in_reserve_counts_once():
    one, two, three = (
        worth(table(f"at b1=1000,1000 r4=1000,5000; hand b2{hand}"), 0)
        for hand in ("r1", "r1r2", "r1r2r3")
    )
    assert three - two == pytest.approx(two - one)


def test_whoever_has_left_is_no_measure():
    state = table("at b1=1000,1000 r4=1000,5000 y1=4500,3000; hand r1b2y2y3y4", seats=3)
    assert worth(replace(state, gone=(2,)), 0) > worth(state, 0)
