"""What can be decided ahead on the ladder, where a die says how far to go."""

from engine.core import Viewer
from engine.courtiers.ahead import AHEAD
from engine.courtiers.game import COURTIERS
from engine.courtiers.state import Courtiers
from engine.courtiers.view import CourtiersView
from tests.engine.courtiers.court import court, offered, step

BOARD = "a2=T1 a4=P2 b2=T3 b5=P4"


def seen(state: Courtiers, viewer: Viewer) -> CourtiersView:
    return COURTIERS.view(state, viewer)


def test_CV1_every_number_of_the_die_can_be_planned():
    assert AHEAD.faces(seen(court(BOARD, die=3), 1)) == ("1", "2", "3", "4", "5", "6")
    assert AHEAD.faces(seen(court(BOARD), 1)) == ()
    assert AHEAD.faces(seen(court(BOARD, die=3), None)) == ()


def test_a_turn_begins_with_the_number():
    begun = AHEAD.begun(court(BOARD, die=3), 1, "2")
    assert (begun.seat, begun.die) == (1, 2)
    assert AHEAD.shown(seen(begun, 1)) == "2"
    assert AHEAD.shown(seen(begun, 0)) == ""
    assert all(move.startswith(("move b", "lose b")) for move in offered(begun))


def test_a_step_touches_the_squares_that_it_names():
    before = court(BOARD, die=2)
    move = offered(before)[0]
    touched = AHEAD.touched(seen(before, 0), move, seen(step(before, move).state, 0))
    assert [line.split()[0] for line in touched] == move.split()[1:3]


def test_there_is_nothing_to_wish_for():
    assert AHEAD.wishes(seen(court(BOARD, die=3), 1)) is None
