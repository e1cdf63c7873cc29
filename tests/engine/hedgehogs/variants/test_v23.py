"""V23, random start: a die gives the lane of each piece."""

from engine.chance import Shown
from engine.hedgehogs.game import HEDGEHOGS
from engine.play_on import start
from tests.engine.hedgehogs.race import decide, placing, squares, told


def test_V23_a_die_gives_the_lane_of_each_piece():
    state = placing(6, 1, 1, 2, 3, 4, 5, 6, 1, 2, 4, chosen="v23")

    assert squares(state) == "a1=r1r4 b1=b1b4 c1=r2 d1=b2 e1=r3 f1=b3"
    assert (state.seat, state.die, state.turn) == (0, 4, 1)


def test_V23_stacks_need_not_be_level():
    state = placing(6, 1, *[2] * 7, 1, 3, 1, chosen="v23")

    assert squares(state).startswith("a1=b4 b1=r1b1r2b2r3b3")


def test_V23_everybody_in_turn_from_the_first_player():
    begun = start(HEDGEHOGS, "v23", 2, Shown([1, 6, 1, 2, 3, 4, 5, 6, 1, 2, 4]))

    assert told(begun)[3:7] == ["1 roll 1", "1 place a", "0 roll 2", "0 place b"]
    assert begun.state.seat == 1


def test_V23_on_five_lanes_a_six_is_rolled_again():
    state = placing(6, 1, 6, 1, 2, 3, 4, 6, 6, 5, 1, 2, 3, 4, chosen="v1 v23")

    assert squares(state) == "a1=r1b3 b1=b1r4 c1=r2b4 d1=b2 e1=r3"


def test_V23_with_V32_on_the_line_where_the_race_begins():
    state = placing(6, 1, 1, 2, 3, 4, 5, 6, 1, 2, 4, chosen="v23 v32")

    assert squares(state) == "a9=r1<r4< b9=b1<b4< c9=r2< d9=b2< e9=r3< f9=b3<"


def test_V23_with_spies_pieces_leave_the_hand_in_design_order():
    state = placing(6, 1, chosen="v2 v23")
    state = decide(state, 0, "spy timid").state
    state = decide(state, 1, "spy timid", 1, 2, 3, 4, 5, 6, 1, 2, 4).state

    assert squares(state) == "a1=r1r4 b1=b1b4 c1=r2 d1=b2 e1=r3 f1=b3"
