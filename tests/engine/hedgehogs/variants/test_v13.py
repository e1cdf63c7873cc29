"""V13, shove: what stands in the way is pushed on."""

from msgspec.structs import replace

from tests.engine.hedgehogs.race import (
    ending,
    offered,
    play,
    race,
    refused,
    squares,
    step,
    told,
)


def test_V13_a_piece_pushes_what_is_on_the_square_one_on():
    state = race("b2=r1 b3=b1", die=2, chosen="v13")
    last = step(play(state, "stay"), "go b2")

    assert told(last) == ["0 go b2", "1 shove b3 b4"]
    assert squares(last.state) == "b3=r1 b4=b1"


def test_V13_and_so_on_up_the_lane():
    state = race("b2=r1 b3=b1 b4=b2 b6=b3", die=2, chosen="v13")

    assert squares(play(state, "stay", "go b2")) == "b3=r1 b4=b1 b5=b2 b6=b3"


def test_V13_a_stack_is_pushed_whole():
    state = race("b2=r1 b3=b1r2b2", die=2, chosen="v13")

    assert squares(play(state, "stay", "go b2")) == "b3=r1 b4=b1r2b2"


def test_V13_only_the_piece_on_top_goes():
    state = race("b2=r2r1 b3=b1", die=2, chosen="v13")

    assert squares(play(state, "stay", "go b2")) == "b2=r2 b3=r1 b4=b1"


def test_V13_black_squares_stack():
    state = race("b6=r1 b7=b1 a1=b2", die=2, chosen="v13")

    assert squares(play(state, "stay", "go b6")) == "a1=b2 b7=b1r1"


def test_V13_what_is_pushed_onto_a_black_square_stacks_and_pushes_nothing_off():
    state = race("b5=r1 b6=b1 b7=b2 a1=b3", die=2, chosen="v13")

    assert squares(play(state, "stay", "go b5")) == "a1=b3 b6=r1 b7=b2b1"


def test_V13_a_piece_that_leaves_a_black_square_pushes_as_usual():
    state = race("b7=r1 b8=b1", die=2, chosen="v13")

    assert squares(play(state, "stay", "go b7")) == "b8=r1 b9=b1"


def test_V13_the_finish_line_stacks():
    state = race("a8=r1 a9=b1b2 b1=b3", die=1, chosen="v13")

    assert squares(play(state, "stay", "go a8")) == "a9=b1b2r1 b1=b3"


def test_V13_who_is_pushed_home_is_home():
    state = race("a7=r1 a8=b3 a9=b1b2", die=1, chosen="v13")
    over = play(state, "stay", "go a7")

    assert ending(over).winners == (1,)
    assert squares(over) == "a8=r1 a9=b1b2b3"


def test_V13_entering_a_reserve_does_not_shove():
    state = race("a1=b1 a3=r1; hand r2", die=1, chosen="v12 v13")

    assert squares(play(state, "stay", "enter")) == "a1=b1r2 a3=r1"


def test_V13_a_protest_does_not_shove():
    state = race("c3=b1 c4=b2 c8=r1", die=1, chosen="v13 v27")

    assert squares(play(state, "stay")) == "c4=b1 c5=b2 c8=r1"
    state = race("a7=b1 a8=b2 c8=r1", die=2, chosen="v13 v27")
    assert squares(play(state, "stay")) == "a8=b2b1 c8=r1"


def test_V13_a_skid_does_not_shove():
    state = race("a3=r1 a1=b1", die=1, chosen="v13 v38")

    assert squares(play(state, "stay", "go a3")) == "a1=b1r1"


def test_V13_a_trampoline_does():
    state = race("a3=r1 a5=b1", die=1, chosen="v13 v35")

    assert squares(play(state, "stay", "go a3")) == "a5=r1 a6=b1"


def test_V13_a_stack_with_a_piece_running_the_other_way_is_stacked_upon():
    state = race("b2=r1 b3=r2b1<", die=2, chosen="v13 v34")

    assert squares(play(state, "stay", "go b2")) == "b3=r2b1<r1"


def test_V13_a_stack_running_the_same_way_down_is_pushed_down():
    state = race("b5=b1< b4=b2<b3< a1=r1", die=2, chosen="v13 v34")

    assert squares(play(state, "stay", "go b5")) == "a1=r1 b3=b2<b3< b4=b1<"


def test_V13_who_is_pushed_to_the_far_line_of_a_marathon_turns_round():
    state = race("a7=r1 a8=b1 c1=b2", die=1, chosen="v13 v33")

    assert squares(play(state, "stay", "go a7")) == "a8=r1 a9=b1< c1=b2"


def test_V13_with_V10_black_squares_are_ordinary_here_too():
    state = race("b6=r1 b7=b1 a1=b2", die=2, chosen="v10 v13")

    assert squares(play(state, "stay", "go b6")) == "a1=b2 b7=r1 b8=b1"


def test_V13_nothing_is_pushed_into_concrete():
    state = race("b5=r1 b6=b1 a1=b2", die=2, chosen="v13 v37")

    assert told(step(state, "stay"))[1:] == ["0 no go 2"]


def test_V13_what_is_pushed_into_a_hole_is_gone():
    state = race("b5=r1 b6=b1 a1=b2", die=2, chosen="v13 v39")

    assert squares(play(state, "stay", "go b5")) == "a1=b2 b6=r1"


def test_V13_a_slice_pushes_like_one_piece():
    state = race("b2=r1b2r2 b3=b1", die=2, chosen="v8 v13")

    assert squares(play(state, "stay", "go b2 x3")) == "b3=r1b2r2 b4=b1"


def test_V13_sideways_moves_do_not_shove_without_the_option():
    assert squares(play(race("b2=r1 c2=b1", die=6, chosen="v13"), "side b2 c")) == "c2=b1r1"


def test_V13_sideways_brings_the_tube_along():
    assert race("a1=r1", chosen="v13 sideways").chosen == "v9 v13 sideways"
    assert refused("v13 sideways") == ""


def test_V13_sideways_moves_shove_too():
    state = race("b2=r1 c2=b1 d2=b2", die=6, chosen="v9 v13 sideways")

    assert squares(play(state, "side b2 c")) == "c2=r1 d2=b1 e2=b2"


def test_V13_sideways_round_the_tube():
    state = race("b2=r1 a2=b1 f2=b2", die=4, chosen="v9 v13 sideways")

    assert squares(play(state, "side b2 a")) == "a2=r1 e2=b2 f2=b1"


def test_V13_sideways_black_squares_stack():
    state = race("b5=r1 c5=b1 d5=b2 a1=b3", die=6, chosen="v9 v13 sideways")

    assert squares(play(state, "side b5 c")) == "a1=b3 c5=b1r1 d5=b2"


def test_V13_sideways_is_forbidden_along_a_full_row():
    state = race("a2=r2r1 b2=b1 c2=b2 d2=b3 e2=r3 f2=b4", die=6, chosen="v9 v13 sideways")

    assert offered(state) == ["stay"]


def test_V13_sideways_is_forbidden_even_if_the_row_opens_behind_the_piece():
    state = race("a2=r1 b2=b1 c2=b2 d2=b3 e2=b4 f2=r2", die=6, chosen="v9 v13 sideways")

    assert offered(state) == ["stay"]


def test_V13_sideways_one_empty_square_is_enough():
    state = race("a2=r1 b2=b1 c2=b2 d2=b3 e2=b4", die=1, chosen="v9 v13 sideways")

    assert offered(state) == ["side a2 f", "side a2 b", "stay"]
    assert squares(play(state, "side a2 b")) == "b2=r1 c2=b1 d2=b2 e2=b3 f2=b4"


def test_V13_a_shove_counts_as_forward():
    state = replace(race("b2=r1 b3=b1", die=2, chosen="v13"), idle=9)

    assert play(state, "stay", "go b2").idle == 0
