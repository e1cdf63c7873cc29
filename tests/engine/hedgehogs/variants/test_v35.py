"""V35, trampolines: a black square throws a piece one square on."""

import pytest
from msgspec.structs import replace

from tests.engine.hedgehogs.race import ending, offered, play, race, refused, squares, step, told


def test_V35_a_piece_that_arrives_is_moved_on_one_square_at_once():
    last = step(race("c4=r1 a1=b1", die=3, chosen="v35"), "stay")

    assert told(last) == ["0 stay", "0 go c4", "0 bounce c5 c6"]
    assert squares(last.state) == "a1=b1 c6=r1"


def test_V35_arriving_sideways_counts_too():
    state = race("b5=r1 a1=b1", die=6, chosen="v35")

    assert squares(play(state, "side b5 c")) == "a1=b1 c6=r1"


def test_V35_it_lands_on_top_of_what_is_there():
    state = race("c4=r1 c6=b2 a1=b1", die=3, chosen="v35")

    assert squares(play(state, "stay", "go c4")) == "a1=b1 c6=b2r1"


def test_V35_thrown_home_is_home():
    over = play(race("f7=r3 a9=r1r2 f1=b1", die=6, chosen="v35"), "stay", "go f7")

    assert (squares(over), ending(over).winners) == ("a9=r1r2 f1=b1 f9=r3", (0,))


def test_V35_from_one_trampoline_to_the_next():
    state = race("c4=r1 a1=b1", die=3, chosen="v17 +c6 v35")

    assert squares(play(state, "stay")) == "a1=b1 c7=r1"


def test_V35_nobody_is_held():
    """As when the black square drifted under r1."""
    assert "side c5 d" in offered(race("c5=r1 a1=b1", chosen="v35"))


def test_V35_a_slice_is_thrown_as_one():
    state = race("c4=r1b1r2 a1=b2", die=3, chosen="v8 v35")

    assert squares(play(state, "stay", "go c4 x3")) == "a1=b2 c6=r1b1r2"


def test_V35_a_throw_counts_as_forward_even_sideways():
    state = replace(race("b5=r1 a1=b1", die=6, chosen="v35"), idle=9)

    assert play(state, "side b5 c").idle == 0


@pytest.mark.parametrize("other", ["v10", "v36", "v37", "v38", "v39"])
def test_V35_is_one_way_with_black_squares(other: str):
    assert "both change what black squares do" in refused(f"v35 {other}")
