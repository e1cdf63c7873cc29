"""V24, white hedgehog: how tennis is chosen. The scores themselves are a match's."""

import pytest

from engine.hedgehogs.game import HEDGEHOGS
from engine.hedgehogs.rules import rules_for
from tests.engine.hedgehogs.race import refused


def test_V24_is_a_match():
    assert rules_for("v24").scoring == "tennis"
    assert HEDGEHOGS.scoring("v24") is not None


def test_V24_two_sets_take_the_match_or_three():
    assert rules_for("v24").sets == 2
    assert rules_for(HEDGEHOGS.options.canonical("v24 sets=3")).sets == 3


def test_V24_no_more():
    assert "v24" in refused("v24 sets=4")


@pytest.mark.parametrize(("seats", "possible"), [(2, True), (3, False), (4, False)])
def test_V24_is_for_two(seats: int, possible: bool):
    assert (refused("v24", seats) == "") is possible


def test_V24_is_not_doubled():
    assert refused("v22 v24") != ""
