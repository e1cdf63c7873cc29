"""What can be decided ahead at the race of the witches: a witch for every number of the die."""

from engine.core import Viewer
from engine.witches.ahead import AHEAD
from engine.witches.game import WITCHES_GAME
from engine.witches.state import Witches
from engine.witches.view import WitchesView
from tests.engine.witches.race import EVEN, QUICK, dealt, offered, race, step


def seen(state: Witches, viewer: Viewer) -> WitchesView:
    return WITCHES_GAME.view(state, viewer)


def test_every_number_can_be_planned_once_the_track_is_dealt():
    assert AHEAD.faces(seen(dealt(EVEN, QUICK), 1)) == ("1", "2", "3", "4", "5", "6")
    laying = WITCHES_GAME.setup("", 2)
    assert AHEAD.faces(seen(laying, 1)) == ()
    assert AHEAD.faces(seen(dealt(EVEN, QUICK), None)) == ()


def test_a_turn_begins_with_the_number():
    state = race("8=bM; r start start 5; b start 9 12", seats=2, die=3)
    begun = AHEAD.begun(state, 1, "2")
    assert (begun.seat, begun.die) == (1, 2)
    assert offered(begun) == ["witch start", "witch 9", "witch 12"]
    assert AHEAD.shown(seen(begun, 1)) == "2"
    assert AHEAD.shown(seen(begun, 0)) == ""


def test_a_step_touches_the_tiles_it_leads_from_and_to():
    state = race("8=b3; r start start 5; b start 9 12", seats=2, die=3)
    after = step(state, "witch 5").state
    assert AHEAD.touched(seen(state, 0), "witch 5", seen(after, 0))[1:] == ("8 b3", "then 0 0 8")
    assert AHEAD.touched(seen(state, 0), "witch 5", None)[1:] == ("8 b3",)


def test_what_lies_or_stands_there_is_part_of_it():
    free = race("8=b3; r start start 5; b start 9 12", seats=2, die=3)
    other = race("8=y4; r start start 5; b start 9 12", seats=2, die=3)
    assert AHEAD.touched(seen(free, 0), "witch 5", None) != AHEAD.touched(
        seen(other, 0), "witch 5", None
    )
