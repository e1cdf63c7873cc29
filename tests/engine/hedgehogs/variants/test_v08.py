"""V8, sandwich: own pieces carry along what is between them."""

from tests.engine.hedgehogs.race import offered, play, race, squares


def test_V8_a_slice_goes_sideways_as_one():
    state = race("c3=b2r1b1r2 a1=b3", die=6, chosen="v8")

    assert offered(state) == ["side c3 b", "side c3 d", "side c3 b x3", "side c3 d x3", "stay"]
    assert squares(play(state, "side c3 d x3")) == "a1=b3 c3=b2 d3=r1b1r2"


def test_V8_a_slice_goes_forward_as_one():
    state = play(race("c3=b2r1b1r2 a1=b3", die=3, chosen="v8"), "stay")

    assert offered(state) == ["go c3", "go c3 x3"]
    assert squares(play(state, "go c3 x3")) == "a1=b3 c3=b2 c4=r1b1r2"


def test_V8_with_three_own_pieces_the_player_chooses_the_slice():
    state = play(race("c3=r3r1b1r2 a1=b3", die=3, chosen="v8"), "stay")

    assert offered(state) == ["go c3", "go c3 x3", "go c3 x4"]


def test_V8_the_piece_on_top_must_be_own():
    state = race("c3=r1r2b1 a1=b3", die=3, chosen="v8")

    assert offered(state) == ["stay"]
    assert squares(play(state, "stay")) == "a1=b3 c3=r1r2 c4=b1"


def test_V8_another_own_piece_must_lie_lower():
    assert offered(race("c3=b1r1 a1=b3", die=6, chosen="v8")) == ["side c3 b", "side c3 d", "stay"]


def test_V8_the_slice_is_the_movers_even_with_V11():
    moves = offered(race("c3=b1b2 a1=r1r2", die=6, chosen="v8 v11"))

    assert moves == ["side a1 b", "side a1 b x2", "side c3 b", "side c3 d", "stay"]


def test_V8_no_slice_off_a_black_square_that_holds():
    assert offered(race("c5=r1r2 a1=b3", die=3, chosen="v8")) == ["stay"]


def test_V8_off_one_that_does_not():
    assert "side c5 d x2" in offered(race("c5=r1r2 a5=b3", die=3, chosen="v8"))


def test_V8_a_slice_holds_no_held_piece():
    state = race("c5=r1r2b1r3 a1=b3", die=3, chosen="v8 v36")

    assert offered(play(state, "stay")) == ["go c5", "go c5 x3"]


def test_V8_a_slice_holds_no_piece_at_home():
    state = race("c1=r1<r2b1r3 a1=b3", die=3, chosen="v8 v33")

    assert offered(play(state, "stay")) == ["go c1", "go c1 x3"]


def test_V8_forward_only_if_all_of_it_runs_one_way():
    state = race("c4=r1b1<r2 a1=r3", die=3, chosen="v8 v34")

    assert "side c4 d x3" in offered(state)
    assert squares(play(state, "stay")) == "a1=r3 c4=r1b1< c5=r2"  # nothing else to choose


def test_V8_forward_in_the_way_they_run():
    state = race("c4=b1<b2< a1=r3", seat=1, die=3, chosen="v8 v34")

    assert squares(play(state, "stay", "go c4 x2")) == "a1=r3 c3=b1<b2<"


def test_V8_a_slice_of_three_arrives_piece_by_piece():
    state = race("c8=r1b1r2 c9=r3 a1=b3", die=3, chosen="v8")
    over = play(state, "stay", "go c8 x3")

    assert over.ended == "home"
    assert squares(over) == "a1=b3 c9=r3r1b1r2"


def test_V8_with_two_colours_both_are_own():
    state = race("c3=r1b1y2 a1=b3", die=6, chosen="v8 v21")

    assert "side c3 d x3" in offered(state)
