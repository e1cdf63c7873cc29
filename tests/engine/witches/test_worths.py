"""What races are worth by the state: to every seat what its evaluation says of all that can
be seen."""

import pytest

from engine.witches.evaluation import evaluate
from engine.witches.game import WITCHES_GAME
from tests.engine.computer.seen_by_all import (
    assert_parts_make_the_worths,
    assert_worths_are_evaluations,
    changed,
)

SEATS = pytest.mark.parametrize("seats", WITCHES_GAME.seats)


@SEATS
@pytest.mark.parametrize("by", [0.0, 0.013, -0.007])
def test_a_state_is_worth_what_an_umpire_sees(seats: int, by: float):
    weights = changed(WITCHES_GAME.weights, by)
    assert_worths_are_evaluations(WITCHES_GAME, evaluate, "", seats, weights)


@SEATS
def test_the_parts_add_up(seats: int):
    assert_parts_make_the_worths(WITCHES_GAME, "", seats, aside=("mercy", "tiles"))
