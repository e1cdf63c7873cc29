"""V9, tube: the first and the last lane are neighbours."""

from tests.engine.hedgehogs.race import offered, play, race, squares


def test_V9_the_outer_lanes_are_neighbours():
    assert offered(race("a2=r1 b1=b1", chosen="v9")) == ["side a2 f", "side a2 b", "stay"]


def test_V9_in_the_other_direction():
    assert offered(race("f2=r1 b1=b1", chosen="v9")) == ["side f2 e", "side f2 a", "stay"]


def test_V9_the_piece_lands_on_what_is_there():
    state = race("a2=r1 b1=b1 f2=b2", die=3, chosen="v9")

    assert squares(play(state, "side a2 f")) == "b1=b1 f2=b2r1"


def test_V9_without_it_they_are_not():
    assert offered(race("a2=r1 b1=b1")) == ["side a2 b", "stay"]


def test_V9_onto_a_black_square_at_the_other_edge():
    state = play(race("a8=r1 b1=b1", die=6, chosen="v9"), "side a8 f")

    assert squares(state) == "b1=b1 f8=r1"
