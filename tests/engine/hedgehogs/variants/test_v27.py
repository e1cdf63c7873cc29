"""V27, protest: everybody advances when the player cannot."""

from msgspec.structs import replace

from tests.engine.hedgehogs.race import offered, play, race, squares, step, told


def test_V27_without_a_forward_move_every_piece_advances():
    last = step(race("a1=r1 b2=b1 f3=b2", die=3, chosen="v27"), "stay")

    assert told(last) == ["0 stay", "0 no go 3", "0 protest"]
    assert squares(last.state) == "a2=r1 b3=b1 f4=b2"


def test_V27_with_one_nobody_protests():
    assert told(step(race("a1=r1 b2=b1", die=2, chosen="v27"), "stay")) == ["0 stay", "0 go b2"]


def test_V27_a_held_lane_is_no_forward_move():
    state = race("a1=r1 c5=b1", die=3, chosen="v27")

    assert squares(play(state, "stay")) == "a2=r1 c6=b1"


def test_V27_not_those_on_the_last_row_before_the_finish_nor_at_home():
    state = race("a1=r1 b8=b1 d9=b2 f8=r2", die=3, chosen="v27")

    assert squares(play(state, "stay")) == "a2=r1 b8=b1 d9=b2 f8=r2"


def test_V27_stacks_move_whole_covered_pieces_too():
    state = race("a1=r1b1r2 b8=b2", die=3, chosen="v27")

    assert squares(play(state, "stay")) == "a2=r1b1r2 b8=b2"


def test_V27_front_first_so_that_nobody_is_overtaken():
    state = race("a1=r1 a2=b1 a7=b2 a8=r2", die=3, chosen="v27")

    assert squares(play(state, "stay")) == "a2=r1 a3=b1 a8=r2b2"


def test_V27_concrete_stops_a_stack():
    state = race("a3=r1b1 b1=b2", die=3, chosen="v27 v37")

    assert squares(play(state, "stay")) == "a3=r1b1 b2=b2"


def test_V27_who_comes_to_concrete_behind_stacks_up():
    state = race("a2=r2 a3=r1b1 b1=b2", die=3, chosen="v27 v37")

    assert squares(play(state, "stay")) == "a3=r1b1r2 b2=b2"


def test_V27_black_squares_act_after_all_have_advanced():
    state = race("a3=r1 a4=r2 b1=b2 a5=b1", die=3, chosen="v17 +a6 -a4 v27 v35")

    # b1 comes to the trampoline on a6 and is thrown to a7; the others follow
    assert squares(play(state, "stay")) == "a4=r1 a5=r2 a7=b1 b2=b2"


def test_V27_a_trampoline_throws_onto_one_who_has_already_advanced():
    """As when the black square drifted under b1."""
    state = race("a3=r1 a4=b1 b1=b2", die=3, chosen="v27 v35")

    assert squares(play(state, "stay")) == "a5=b1r1 b2=b2"


def test_V27_skids_go_back_after_all_have_left_the_start_line():
    state = race("a1=r1 a3=b1 b1=b2", die=3, chosen="v27 v38")

    assert squares(play(state, "stay")) == "a1=b1 a2=r1 b2=b2"


def test_V27_the_swallowed_go_lowest_lane_first_then_topmost():
    state = race("a3=r1b1 e2=r2 f1=b2 d1=r3", die=2, chosen="v27 v39")
    last = step(state, "stay")

    assert told(last)[-3:] == ["1 hole b1", "0 hole r1", "0 hole r2"]


def test_V27_the_last_of_two_swallowed_survives_the_first():
    state = race("a3=r1 e2=b1", die=2, chosen="v27 v39")
    last = step(state, "stay")

    assert told(last)[-2:] == ["0 hole r1", "end survivor"]
    assert last.state.winner == 1


def test_V27_mixed_directions_split():
    state = race("b4=r1b1<r2 a1=r3 c9=b2<", die=4, chosen="v27 v34")

    assert squares(play(state, "stay")) == "a2=r3 b3=b1< b5=r1r2 c8=b2<"


def test_V27_each_half_stops_before_its_own_finish():
    state = race("b8=r1 a2=b1<", die=4, chosen="v27 v34")

    assert told(step(state, "stay")) == ["0 stay", "0 no go 4"]


def test_V27_in_a_marathon_they_turn_at_the_far_line():
    state = race("b8=r1 a2=b1< c9=b2<", die=4, chosen="v27 v33")

    assert squares(play(state, "stay")) == "a2=b1< b9=r1< c8=b2<"


def test_V27_with_V5_one_for_each_die_that_moves_nothing():
    state = race("a1=r1 b2=b1", dice=(3, 4), chosen="v5 v27")
    state = play(state, "stay", "die 3")
    assert squares(state) == "a2=r1 b3=b1"

    assert squares(play(state, "stay")) == "a3=r1 b4=b1"


def test_V27_with_V31_free_it_waits_for_the_last_sideways_step():
    state = race("a1=r1 b2=b1", die=3, chosen="v27 v31 free")
    assert offered(state) == ["side a1 b", "stay"]

    assert squares(play(state, "stay")) == "a2=r1 b3=b1"


def test_V27_counts_as_forward():
    state = replace(race("a1=r1 b2=b1", die=3, chosen="v27"), idle=9)

    assert play(state, "stay").idle == 0


def test_V27_a_protest_that_moves_nobody_does_not():
    state = replace(race("a8=r1 b8=b1", die=3, chosen="v27"), idle=9)

    assert play(state, "stay").idle == 10
