"""V20, tournament scoring: how it is chosen. The scores themselves are a match's."""

import pytest

from engine.hedgehogs.game import HEDGEHOGS
from engine.hedgehogs.rules import rules_for
from tests.engine.hedgehogs.race import refused


def test_V20_is_a_match():
    assert rules_for("v20").scoring == "totals"
    assert HEDGEHOGS.scoring("v20") is not None


def test_V20_a_set_number_of_rounds():
    assert rules_for(HEDGEHOGS.options.canonical("v20 rounds=5")).rounds == 5


@pytest.mark.parametrize("word", ["rounds=0", "rounds=100", "target=3"])
def test_V20_other_words_are_refused(word: str):
    assert "v20" in refused(f"v20 {word}")


def test_V20_one_scoring_at_a_time():
    assert "both change how a match is scored" in refused("v20 v24")


def test_V20_goes_with_spies():
    assert refused("v2 v20") == ""
