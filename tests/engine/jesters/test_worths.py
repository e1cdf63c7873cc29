"""What courts are worth by the state: to every seat what its evaluation says of all that can
be seen."""

import pytest

from engine.jesters.evaluation import evaluate
from engine.jesters.game import JESTERS
from tests.engine.computer.seen_by_all import (
    assert_parts_make_the_worths,
    assert_worths_are_evaluations,
    changed,
)

CHOSEN = pytest.mark.parametrize("chosen", ["", "board"])
SEATS = pytest.mark.parametrize("seats", JESTERS.seats)


@CHOSEN
@SEATS
@pytest.mark.parametrize("by", [0.0, 0.013, -0.007])
def test_a_state_is_worth_what_an_umpire_sees(chosen: str, seats: int, by: float):
    weights = changed(JESTERS.weights, by)
    assert_worths_are_evaluations(JESTERS, evaluate, chosen, seats, weights)


@CHOSEN
@SEATS
def test_the_parts_add_up(chosen: str, seats: int):
    assert_parts_make_the_worths(JESTERS, chosen, seats, aside=("bend",))
