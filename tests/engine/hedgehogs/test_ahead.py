"""What can be decided ahead in the race: throws, wishes, and what a step touches."""

import pytest
from msgspec.structs import replace

from engine.core import Choices
from engine.hedgehogs.ahead import AHEAD
from engine.hedgehogs.game import HEDGEHOGS
from engine.hedgehogs.state import Hedgehogs
from tests.engine.hedgehogs.race import beginning, offered, placing, play, race, seen

BOARD = "a1=r1 b1=b1 c2=r2b2 e2=b3"


def faces(state: Hedgehogs, seat: int) -> tuple[str, ...]:
    return AHEAD.faces(seen(state, seat))


@pytest.mark.parametrize(
    ("options", "count", "first"),
    [("", 6, "1"), ("v31", 6, "1"), ("v5", 21, "1 1"), ("v30 sff", 21, "1 1"), ("v1", 6, "1")],
)
def test_the_faces_are_those_of_the_dice(options: str, count: int, first: str):
    board = "a1=r1 b1=b1" if options else BOARD
    known = faces(race(board, die=0, dice=(), chosen=options), 1)
    assert (len(known), known[0]) == (count, first)


def test_V7_and_an_offer_to_double_come_before_the_throw():
    assert faces(race(BOARD, chosen="v7"), 1) == ()
    assert faces(race("a3=r1 b3=b1", chosen="v22"), 1) == ()
    assert faces(race("a1=r1 b3=b1", chosen="v22"), 1) == ("1", "2", "3", "4", "5", "6")


def test_V16_the_faces_are_the_dice_that_may_be_left():
    state = race(f"{BOARD} f1=y1", seats=3, die=0, dice=(2, 5, 5), chosen="v16")
    state = replace(state, to_come=(1, 2), todo=("die", "side", "go"))
    assert faces(state, 1) == ("2 5", "5 5")
    assert faces(state, 2) == ("2", "5")


def test_carrom_has_neither_faces_nor_wishes():
    view = HEDGEHOGS.view(HEDGEHOGS.setup("v40", 2), 1)
    assert AHEAD.faces(view) == ()
    assert AHEAD.wishes(view) is None
    assert AHEAD.shown(view) == ""


def test_a_turn_begins_with_the_face_and_offers_what_is_legal_then():
    begun = AHEAD.begun(race(BOARD, die=6), 1, "3")
    assert (begun.seat, begun.die) == (1, 3)
    assert offered(begun)[-1] == "stay"
    assert AHEAD.shown(seen(begun, 1)) == "3"
    assert AHEAD.shown(seen(begun, 0)) == ""
    assert AHEAD.shown(seen(beginning(BOARD), 0)) == ""


def test_V5_both_dice_are_the_face():
    begun = AHEAD.begun(race(BOARD, dice=(1, 1), die=0, chosen="v5"), 1, "2 5")
    assert AHEAD.shown(seen(begun, 1)) == "2 5"


def test_a_step_touches_every_square_it_changes_with_the_whole_stack():
    before = race(BOARD, die=3)
    after = play(before, "side a1 b")
    assert AHEAD.touched(seen(before, 0), "side a1 b", seen(after, 0)) == (
        "a1 r1 > ",
        "b1 b1 > b1r1",
        "c2 r2b2 > r2",
        "c3  > b2",
    )
    trap = race("c4=r1", die=3)
    assert AHEAD.touched(seen(trap, 0), "stay", seen(play(trap, "stay"), 0)) == (
        "c4 r1 > ",
        "c5#  > r1",
    )


def test_wishes_are_lanes_with_what_is_chosen_beside_them():
    known = AHEAD.wishes(seen(placing(6, 1), 0))
    assert known is not None
    assert known.words == ("a", "b", "c", "d", "e", "f")
    assert known.proposals[0] == ("c", "d", "b", "e", "a", "f")
    spies = AHEAD.wishes(seen(placing(6, 1, chosen="v2"), 0))
    assert spies is not None
    assert "c timid" in spies.words
    assert AHEAD.wishes(seen(race(BOARD), 0)) is None


def test_the_first_wish_that_is_legal_is_granted():
    choices = Choices(("place b timid", "place b sleeper", "place d timid"))
    assert AHEAD.granted(choices, ["a", "d", "b"]) == (1, "place d timid")
    assert AHEAD.granted(choices, ["b sleeper"]) == (0, "place b sleeper")
    assert AHEAD.granted(choices, ["b"]) == (0, "place b timid")
    assert AHEAD.granted(choices, ["a", "c"]) is None
