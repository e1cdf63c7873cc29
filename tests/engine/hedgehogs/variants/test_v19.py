"""V19, hard scoring: how it is chosen. The scores themselves are a match's."""

import pytest

from engine.hedgehogs.game import HEDGEHOGS
from engine.hedgehogs.rules import rules_for
from tests.engine.hedgehogs.race import refused


def test_V19_is_a_match():
    assert rules_for("v19").scoring == "hard"
    assert HEDGEHOGS.scoring("v19") is not None


def test_V19_the_number_of_rounds_is_a_number():
    assert rules_for(HEDGEHOGS.options.canonical("v19 rounds=4")).rounds == 4


@pytest.mark.parametrize("word", ["rounds=0", "rounds=-1", "sets=2"])
def test_V19_other_words_are_refused(word: str):
    assert "v19" in refused(f"v19 {word}")


@pytest.mark.parametrize("other", ["v20", "v24"])
def test_V19_one_scoring_at_a_time(other: str):
    assert "both change how a match is scored" in refused(f"v19 {other}")


def test_V19_is_not_with_spies_nor_with_V15_hard():
    assert "v2 and v19 do not go together" in refused("v2 v19")
    assert "v15" in refused("v15 hard v19")
