"""V16, choice of dice: one die a player is rolled, everybody takes one in turn."""

from msgspec.structs import replace

from engine.core import Step
from engine.hedgehogs.game import HEDGEHOGS
from engine.hedgehogs.state import Hedgehogs
from engine.play_on import resign
from tests.engine.hedgehogs.race import (
    beginning,
    offered,
    play,
    race,
    refused,
    roll_on,
    squares,
    step,
    told,
)

POSITION = "a1=r1 b1=b1 c1=y1"


def rolled(*dice: int, chosen: str = "v16") -> Step[Hedgehogs]:
    return roll_on(beginning(POSITION, seats=3, chosen=chosen), *dice)


def test_V16_the_first_rolls_a_die_for_every_player():
    begun = rolled(3, 5, 1)

    assert told(begun) == ["0 roll 3", "0 roll 5", "0 roll 1"]
    assert offered(begun.state) == ["die 1", "die 3", "die 5"]


def test_V16_the_die_is_taken_before_the_sideways_move():
    state = play(rolled(3, 5, 1).state, "die 3")

    assert offered(state) == ["side a1 b", "stay"]
    assert squares(play(state, "stay")) == "a1=r1 b1=b1 c2=y1"


def test_V16_the_next_takes_from_what_is_left():
    state = play(rolled(3, 5, 1).state, "die 3", "stay")

    assert state.seat == 1
    assert offered(state) == ["die 1", "die 5"]


def test_V16_the_last_has_no_choice():
    state = play(rolled(3, 5, 1).state, "die 3", "stay", "die 5", "stay")

    assert (state.seat, state.die, state.dice) == (2, 1, ())
    assert offered(state) == ["side c2 b", "side c2 d", "stay"]


def test_V16_and_then_at_once_begins_the_next_round_by_rolling_all():
    state = play(rolled(3, 5, 1).state, "die 3", "stay", "die 5", "stay", "stay")
    begun = roll_on(state, 2, 4, 6)

    assert told(begun) == ["2 roll 2", "2 roll 4", "2 roll 6"]
    assert offered(begun.state) == ["die 2", "die 4", "die 6"]
    assert play(begun.state, "die 2", "stay").seat == 0


def test_V16_dice_that_are_all_the_same_are_no_question():
    assert (rolled(4, 4, 4).state.die, rolled(4, 4, 4).state.dice) == (4, (4, 4))


def test_V16_a_die_that_moves_nothing_may_be_taken():
    state = play(rolled(3, 5, 1).state, "die 5")

    assert told(step(state, "stay"))[1] == "0 no go 5"


def test_V16_after_somebody_left_as_many_dice_as_players_still_in():
    state = beginning(POSITION, seats=3, chosen="v16")
    left = resign(HEDGEHOGS, state, 1, None).state

    assert len(roll_on(left, 2, 5).state.dice) == 2


def test_V16_who_is_out_gets_no_die():
    state = replace(beginning(POSITION, seats=3, chosen="v15 hard v16"), lost=(1,))

    assert len(roll_on(state, 2, 5).state.dice) == 2


def test_V16_with_V31_free_the_others_dice_are_not_for_the_taking():
    state = play(rolled(3, 5, 1, chosen="v16 v31 free").state, "die 3")

    assert offered(state) == ["side a1 b", "stay", "go c1"]
    assert squares(play(state, "go c1")) == "a1=r1 b1=b1 c2=y1"
    assert play(state, "go c1").dice == (5, 1)


def test_V16_with_V31_free_and_V12_a_reserve_enters_by_the_own_die():
    state = beginning("a1=r1 b1=b1 c1=y1; hand r2", seats=3, chosen="v12 v16 v31 free")
    state = play(roll_on(state, 3, 5, 1).state, "die 3", "enter")

    assert squares(state) == "a1=r1 b1=b1 c1=y1r2"


def test_V16_is_one_way_with_dice():
    assert "do not go together: both change" in refused("v16 v30")


def test_V16_two_players_play_two_turns_running_each():
    state = race("a1=r1 b1=b1", seat=1, chosen="v16")
    state = replace(state, todo=("side", "go"), die=2, dice=())

    assert play(state, "stay").seat == 1
