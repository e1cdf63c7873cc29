"""V6, leftover die: the one kept or the one rolled."""

from engine.chance import Shown
from engine.hedgehogs.game import HEDGEHOGS
from engine.play_on import start
from tests.engine.hedgehogs.race import (
    beginning,
    board,
    offered,
    play,
    race,
    refused,
    roll_on,
    squares,
    step,
    told,
)


def test_V6_before_set_up_everybody_rolls_a_die_and_keeps_it():
    begun = start(HEDGEHOGS, "v6", 2, Shown([6, 1, 4, 2]))

    assert told(begun)[-3:] == ["0 roll 4", "1 roll 2", "keep 4 2"]
    assert begun.state.kept == (4, 2)
    assert begun.state.todo[0] == "place"
    assert board(begun.state).endswith("; dice r4 b2")


def test_V6_on_a_turn_the_spare_die_is_rolled():
    thrown = roll_on(beginning("a1=r1 b1=b1; dice r1 b3", chosen="v6"), 2)

    assert told(thrown) == ["0 roll 2"]
    assert thrown.state.dice == (1, 2)


def test_V6_the_die_is_chosen_after_the_sideways_move():
    state = race("a1=r1 b1=b1; dice r1 b3", dice=(1, 2), chosen="v6")

    assert offered(state) == ["side a1 b", "stay"]
    assert offered(play(state, "stay")) == ["die 1", "die 2"]


def test_V6_either_may_be_used_and_the_other_stays_for_next_time():
    state = play(race("a1=r1 b1=b1; dice r1 b3", dice=(1, 2), chosen="v6"), "stay")
    kept, rolled = play(state, "die 1"), play(state, "die 2")

    assert (squares(kept), kept.kept) == ("a2=r1 b1=b1", (2, 3))
    assert (squares(rolled), rolled.kept) == ("a1=r1 b2=b1", (1, 3))


def test_V6_the_used_die_goes_on_to_the_next_player_who_has_their_own():
    state = play(race("a1=r1 b1=b1; dice r1 b3", dice=(1, 2), chosen="v6"), "stay", "die 1")

    assert roll_on(state, 5).state.dice == (3, 5)


def test_V6_equal_dice_are_no_question():
    state = race("a1=r1 b1=b1; dice r1 b3", dice=(1, 1), chosen="v6")
    last = step(state, "stay")

    assert told(last) == ["0 stay", "0 go a1"]
    assert last.state.kept == (1, 3)


def test_V6_a_die_that_moves_nothing_may_be_picked():
    state = play(race("a1=r1 b1=b1; dice r6 b3", dice=(6, 2), chosen="v6"), "stay")

    assert told(step(state, "die 6")) == ["0 die 6", "0 no go 6"]


def test_V6_with_V31_free_either_die_opens_the_forward_move():
    state = race("a1=r1 b1=b1; dice r1 b3", dice=(1, 2), chosen="v6 v31 free")
    assert offered(state) == ["side a1 b", "stay", "die 1", "die 2"]
    state = play(state, "die 2")

    assert (squares(state), state.kept) == ("a1=r1 b2=b1", (1, 3))
    assert offered(state) == ["side a1 b", "stay"]


def test_V6_is_one_way_with_dice():
    for other in ("v7", "v16", "v30"):
        assert "do not go together: both change" in refused(f"v6 {other}")
