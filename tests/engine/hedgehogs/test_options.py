"""Options as edits of the rules, on the hedgehogs that use them."""

import pytest

from engine.hedgehogs.game import HEDGEHOGS
from engine.hedgehogs.rules import Rules, rules_for
from engine.option_words import BadOptions


def test_the_base_game_edits_nothing():
    assert rules_for("") == Rules()


def test_options_are_written_in_one_way():
    assert HEDGEHOGS.options.canonical("V11,  v9 v9") == "v9 v11"


def test_an_unknown_option_is_refused_with_those_there_are():
    with pytest.raises(BadOptions, match=r"unknown option 'v99'; there are: olympik, v1, v2"):
        HEDGEHOGS.options.canonical("v9 v99")
