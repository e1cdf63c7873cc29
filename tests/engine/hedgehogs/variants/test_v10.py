"""V10, old style: black squares are ordinary."""

import pytest

from tests.engine.hedgehogs.race import offered, play, race, refused, seen, squares


def test_V10_black_squares_are_ordinary():
    assert "side c5 d" in offered(race("c5=r1 a1=b1", chosen="v10"))


def test_V10_nobody_is_held_on_the_way_forward():
    state = race("c5=r1 a1=b1", die=3, chosen="v10")

    assert squares(play(state, "stay", "go c5")) == "a1=b1 c6=r1"


def test_V10_nothing_is_shown_as_holding():
    view = seen(race("c5=r1 a1=b1", chosen="v10"))

    assert (view.traps, view.held) == ((), ())


def test_V10_resting_on_one_still_counts_for_V15():
    state = race("a4=r1 b7=r2 c4=r3 d9=r4 f1=b1", die=3, chosen="v10 v15")

    assert play(state, "stay", "go c4").ended == "rest"


@pytest.mark.parametrize("other", ["v35", "v36", "v37", "v38", "v39"])
def test_V10_is_one_way_with_black_squares(other: str):
    reason = "do not go together: both change what black squares do"

    assert refused(f"v10 {other}") == f"v10 and {other} {reason}"
