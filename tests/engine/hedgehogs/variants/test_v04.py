"""V4, climber: who cannot step aside may climb to the top of a stack."""

from tests.engine.hedgehogs.race import offered, play, race, squares, step, told


def test_V4_without_a_sideways_move_the_player_may_climb():
    assert offered(race("c3=r1b1 a1=b2", chosen="v4")) == ["climb c3", "stay"]


def test_V4_with_a_sideways_move_nobody_climbs():
    assert offered(race("c3=r1b1 a1=r2", chosen="v4")) == ["side a1 b", "stay"]


def test_V4_the_lowest_own_piece_goes_on_top():
    state = race("c3=r1b1r2b2 a1=b3", chosen="v4")

    assert squares(play(state, "climb c3")).startswith("a2=b3 c3=b1r2b2r1")


def test_V4_not_the_lowest_of_the_stack_if_that_is_somebody_elses():
    assert squares(play(race("c3=b1r1b2", chosen="v4"), "climb c3")) == "c3=b1b2r1"


def test_V4_each_stack_may_be_climbed():
    state = race("a1=r2b2 c3=r1b1", chosen="v4")

    assert offered(state) == ["climb a1", "climb c3", "stay"]


def test_V4_it_takes_the_place_of_the_sideways_move():
    last = step(race("c3=r1b1 a1=b2b3", chosen="v4"), "climb c3")

    assert told(last) == ["0 climb c3", "0 go a1"]


def test_V4_not_in_a_stack_held_by_a_black_square():
    assert offered(race("c5=r1b1 a1=b2", chosen="v4")) == ["stay"]


def test_V4_but_in_one_that_is_not_held():
    assert offered(race("c5=r1b1 a6=b2", chosen="v4")) == ["climb c5", "stay"]


def test_V4_not_on_the_finish_line():
    assert offered(race("c9=r1b1 a1=b2", chosen="v4")) == ["stay"]


def test_V4_a_trapdoor_holds_only_the_lowest():
    state = race("c5=r1r2b1 a1=b2", chosen="v4 v36")

    assert squares(play(state, "climb c5")) == "a2=b2 c5=r1b1r2"


def test_V4_a_piece_on_top_already_does_not_climb():
    state = race("a3=b2r1 b3=b1*", die=6, chosen="v4 v14")

    assert offered(state) == ["stay"]  # and a bearer stands beside it


def test_V4_onto_a_bearer_nobody_climbs():
    assert offered(race("c3=r1b1* a1=b2", chosen="v4 v14")) == ["stay"]


def test_V4_in_a_marathon_a_piece_at_home_stays_below():
    assert offered(race("c1=r1<b1 a2=b2", chosen="v4 v33")) == ["stay"]
    state = race("c1=r1<r2b1 a2=b2", chosen="v4 v33")

    assert squares(play(state, "climb c1")).endswith("c1=r1<b1r2")


def test_V4_with_V11_other_players_pieces_are_sideways_moves_too():
    assert "climb c3" not in offered(race("c3=r1b1", chosen="v4 v11"))


def test_V4_with_V5_at_each_sideways_step():
    state = race("c3=r1b1r2b2 a1=b3 b1=b4", dice=(1, 2), chosen="v4 v5")
    state = play(state, "climb c3", "die 1")

    assert "climb c3" not in offered(state)  # r1 is on top now and may step aside
    assert "side c3 b" in offered(state)
