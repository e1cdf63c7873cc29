"""V12, reserves: one piece each at the start, the others enter later."""

from msgspec.structs import replace

from tests.engine.hedgehogs.race import (
    board,
    offered,
    placing,
    play,
    race,
    squares,
    step,
    told,
)


def test_V12_set_up_is_one_piece_each():
    state = play(placing(6, 1, 2, seats=3, chosen="v12"), "place a", "place b", "place c")

    assert board(state) == "a1=r1 b1=b1 c1=y1; hand r2r3r4b2b3b4y2y3y4"
    assert state.turn == 1


def test_V12_the_last_to_place_begins():
    assert play(placing(6, 1, 2, seats=3, chosen="v12"), "place a", "place b", "place c").seat == 2
    assert play(placing(1, 6, 2, seats=3, chosen="v12"), "place a", "place b", "place c").seat == 0


def test_V12_instead_of_the_forward_move_a_reserve_may_enter():
    state = play(race("a2=r1 b1=b1; hand r2r3", die=1, chosen="v12"), "stay")

    assert offered(state) == ["go a2", "enter"]
    assert board(play(state, "enter")).startswith("a1=r2 a2=r1 b1=b1; hand r3")


def test_V12_one_of_the_two_is_forced():
    only_enter = step(race("a2=r1 b1=b1; hand r2r3", die=3, chosen="v12"), "stay")
    only_go = step(race("a2=r1 b1=b1; hand b3", die=1, chosen="v12"), "stay")

    assert told(only_enter) == ["0 stay", "0 enter"]
    assert told(only_go) == ["0 stay", "0 go a2"]


def test_V12_only_own_pieces_enter():
    state = race("a2=r1 b1=b1; hand b2b3", die=3, chosen="v12")

    assert told(step(state, "stay")) == ["0 stay", "0 no go 3"]


def test_V12_a_piece_enters_on_top_of_what_is_there():
    state = play(race("a1=b2 b1=b1 a3=r1; hand r2", die=1, chosen="v12"), "stay", "enter")

    assert squares(state) == "a1=b2r2 a3=r1 b1=b1"


def test_V12_the_lowest_design_in_reserve_enters_first():
    state = play(race("a3=r1 b1=b1; hand r4r2r3", die=1, chosen="v12"), "stay", "enter")

    assert board(state).startswith("a1=r2 a3=r1 b1=b1; hand r4r3")


def test_V12_the_bearer_enters_last():
    state = play(race("a3=r1 b1=b1b2*; hand r2*r3r4", die=1, chosen="v12 v14"), "stay", "enter")

    assert squares(state) == "a1=r3 a3=r1 b1=b1b2*"


def test_V12_nobody_enters_on_a_bearer():
    state = race("a1=b2* b1=b1 a3=r1; hand r2", die=1, chosen="v12 v14")

    assert offered(play(state, "stay")) == ["go a1", "go a3"]


def test_V12_pieces_not_yet_entered_are_not_behind():
    state = race("c5=r1 b6=b1; hand r2b2", die=3, chosen="v12")

    assert offered(state) == ["side c5 b", "side c5 d", "stay"]


def test_V12_a_piece_that_entered_is():
    state = play(race("c5=r1 b6=b1; hand r2b2", die=1, chosen="v12"), "stay", "enter")

    assert offered(replace(state, die=3, todo=("side", "go"), seat=0)) == ["side a1 b", "stay"]


def test_V12_entering_is_not_forward():
    state = replace(race("a2=r1 b1=b1; hand r2r3", die=3, chosen="v12"), idle=5)

    assert play(state, "stay").idle == 6


def test_V12_no_protest_while_somebody_may_enter():
    state = race("a2=r1 b1=b1; hand r2r3", die=3, chosen="v12 v27")

    assert told(step(state, "stay")) == ["0 stay", "0 enter"]


def test_V12_but_when_nobody_can():
    state = race("a2=r1 b1=b1; hand b2", die=3, chosen="v12 v27")

    assert told(step(state, "stay"))[1:] == ["0 no go 3", "0 protest"]


def test_V12_with_V32_a_piece_enters_where_the_race_begins():
    state = play(race("a3=r1< b9=b1<; hand r2<", die=1, chosen="v12 v32"), "stay", "enter")

    assert squares(state) == "a3=r1< a9=r2< b9=b1<"


def test_V12_with_V34_each_half_enters_at_its_own_start_line():
    state = race("a3=r1 b9=b1<; hand r2b2<", seat=1, die=1, chosen="v12 v34")

    assert squares(play(state, "stay", "enter")) == "a3=r1 a9=b2< b9=b1<"


def test_V12_with_V33_a_piece_enters_on_those_at_home():
    state = race("a1=b2< b2=b1 a3=r1; hand r2", die=1, chosen="v12 v33")

    assert squares(play(state, "stay", "enter")) == "a1=b2<r2 a3=r1 b2=b1"


def test_V12_with_V23_a_die_places_the_one_piece():
    state = placing(6, 1, 3, 3, 5, chosen="v12 v23")

    assert board(state) == "c1=r1b1; hand r2r3r4b2b3b4"
    assert (state.seat, state.die) == (1, 5)


def test_V12_with_V5_each_die_may_enter_one():
    state = race("a2=r1 b1=b1; hand r2r3", dice=(3, 4), chosen="v5 v12")

    assert squares(play(state, "stay", "die 4", "stay")) == "a2=r1 b1=b1 c1=r3 d1=r2"


def test_V12_with_V31_free_entering_may_come_first():
    state = race("a2=r1 b1=b1; hand r2r3", die=3, chosen="v12 v31 free")

    assert offered(state) == ["side a2 b", "stay", "enter"]
    assert offered(play(state, "enter"))[-1] == "stay"
