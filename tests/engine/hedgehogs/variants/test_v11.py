"""V11, chaos: anybody's free piece goes aside."""

import pytest

from engine.core import Illegal
from tests.engine.hedgehogs.race import offered, play, race, squares


def test_V11_anybodys_free_piece_goes_aside():
    moves = offered(race("a2=r1 c3=r2b1", chosen="v11"))

    assert moves == ["side a2 b", "side c3 b", "side c3 d", "stay"]


def test_V11_and_lands_beside():
    state = race("a2=r1 c3=r2b1", die=6, chosen="v11")

    assert squares(play(state, "side c3 d")) == "a2=r1 c3=r2 d3=b1"


def test_V11_a_held_piece_is_refused_as_held():
    with pytest.raises(Illegal, match="the black square holds c5"):
        play(race("c5=r2b1 a1=r1", chosen="v11"), "side c5 d")


def test_V11_a_piece_at_home_is_not_free():
    assert offered(race("a2=r1 c9=b1", chosen="v11")) == ["side a2 b", "stay"]


def test_V11_a_covered_piece_is_not_free():
    with pytest.raises(Illegal):
        play(race("a2=r1 c3=b1b2", chosen="v11"), "side c3 d x2")
