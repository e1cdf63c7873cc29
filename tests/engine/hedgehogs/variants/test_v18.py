"""V18, soft scoring: how it is chosen. The scores themselves are a match's."""

import pytest

from engine.hedgehogs.game import HEDGEHOGS
from engine.hedgehogs.rules import rules_for
from tests.engine.hedgehogs.race import refused


def test_V18_is_a_match():
    assert rules_for("v18").scoring == "soft"
    assert HEDGEHOGS.scoring("v18") is not None


def test_V18_the_target_and_the_number_of_rounds_are_numbers():
    chosen = HEDGEHOGS.options.canonical("v18 rounds=4 target=3")

    assert chosen == "v18 target=3 rounds=4"
    assert (rules_for(chosen).target, rules_for(chosen).rounds) == (3, 4)


@pytest.mark.parametrize("word", ["target=0", "target=x", "rounds=0", "sets=2", "hard"])
def test_V18_other_words_are_refused(word: str):
    assert "v18" in refused(f"v18 {word}")


@pytest.mark.parametrize("other", ["v19", "v20", "v24"])
def test_V18_one_scoring_at_a_time(other: str):
    assert refused(f"v18 {other}") == (
        f"v18 and {other} do not go together: both change how a match is scored"
    )


def test_V18_is_not_with_spies():
    assert "v2 and v18 do not go together" in refused("v2 v18")
