"""Options as edits of the rules, on the hedgehogs that use them."""

import pytest

from engine.core import Illegal
from engine.hedgehogs.game import HEDGEHOGS
from engine.hedgehogs.rules import Rules, rules_for
from engine.options import BadOptions
from tests.engine.hedgehogs.race import offered, play, race


def test_the_base_game_edits_nothing():
    assert rules_for("") == Rules()


def test_V9_the_outer_lanes_are_neighbours():
    assert offered(race("a2=r1 b1=b1", chosen="v9")) == ["side a2 f", "side a2 b", "stay"]


def test_V9_in_the_other_direction():
    assert offered(race("f2=r1 b1=b1", chosen="v9")) == ["side f2 e", "side f2 a", "stay"]


def test_V11_a_held_piece_is_refused_as_held():
    with pytest.raises(Illegal, match="the black square holds c5"):
        play(race("c5=r2b1 a1=r1", chosen="v11"), "side c5 d")


def test_V10_black_squares_are_ordinary():
    assert "side c5 d" in offered(race("c5=r1 a1=b1", chosen="v10"))


def test_V11_anybodys_free_piece_goes_aside():
    moves = offered(race("a2=r1 c3=r2b1", chosen="v11"))

    assert moves == ["side a2 b", "side c3 b", "side c3 d", "stay"]


def test_V26_two_hedgehogs_home_win():
    over = play(race("a9=r1 b8=r2 b2=b1", die=2, chosen="v26"), "stay", "go b8")

    outcome = HEDGEHOGS.outcome(over)
    assert outcome is not None
    assert outcome.winners == (0,)


def test_options_are_written_in_one_way():
    assert HEDGEHOGS.options.canonical("V11,  v9 v9") == "v9 v11"


def test_an_unknown_option_is_refused_with_those_there_are():
    with pytest.raises(BadOptions, match=r"unknown option 'v99'; there are: v9, v10"):
        HEDGEHOGS.options.canonical("v9 v99")
