"""V7, cards instead of the die."""

from msgspec.structs import replace

from engine.chance import Sealed, commitment
from engine.core import UMPIRE
from engine.hedgehogs.game import HEDGEHOGS
from engine.hedgehogs.state import Hedgehogs
from engine.hedgehogs.view import HIDDEN
from engine.play_on import apply, start
from engine.record import Header, compose
from engine.tools.selfplay import play_random_game
from tests.engine.hedgehogs.race import (
    beginning,
    offered,
    play,
    refused,
    seen,
    squares,
    step,
    told,
)

PILE = (3, 0, 1, 2, 4, 5, 6, 1, 2, 3, 4, 5, 6)
POSITION = "a1=r1 b1=b1 c1=b2 c2=b3"


def with_pile(*deck: int, position: str = POSITION) -> Hedgehogs:
    return replace(beginning(position, chosen="v7"), deck=deck)


def test_V7_thirteen_cards_two_of_each_lane_and_a_joker():
    begun = start(HEDGEHOGS, "v7", 2, Sealed(bytes(32), 0)).state

    assert sorted(begun.deck) == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]


def test_V7_first_or_second_is_announced():
    assert offered(with_pile(*PILE)) == ["first", "second"]


def test_V7_first_turns_one_card_which_goes_under_the_pile():
    last = step(with_pile(*PILE), "first")

    assert told(last) == ["0 first", "0 cards 3"]
    assert (last.state.die, last.state.deck) == (3, (*PILE[1:], 3))


def test_V7_of_two_cards_the_last_one_counts_and_they_go_under_in_the_same_order():
    last = step(with_pile(4, 2, *PILE[5:]), "second")

    assert told(last) == ["0 second", "0 cards 4 2"]
    assert (last.state.die, last.state.deck) == (2, (*PILE[5:], 4, 2))


def test_V7_a_joker_that_is_not_the_last_does_not_count():
    assert play(with_pile(0, 3, 1), "second").die == 3


def test_V7_the_cards_are_turned_before_the_sideways_move():
    state = play(with_pile(*PILE), "first")

    assert offered(state) == ["side a1 b", "stay"]
    assert offered(play(state, "stay")) == ["go c1", "go c2"]


def test_V7_the_joker_is_any_lane_or_another_draw():
    state = play(with_pile(*PILE), "second")

    assert offered(state) == [f"lane {lane}" for lane in "abcdef"] + ["again"]


def test_V7_the_lane_is_named_at_once():
    state = play(with_pile(*PILE), "second", "lane b")

    assert offered(state) == ["side a1 b", "stay"]
    assert squares(play(state, "stay")) == "a1=r1 b2=b1 c1=b2 c2=b3"


def test_V7_again_is_a_new_draw_in_the_same_turn():
    state = play(with_pile(*PILE), "second", "again")

    assert offered(state) == ["first", "second"]
    assert state.seat == 0
    assert play(state, "second").die == 2


def test_V7_the_pile_is_shuffled_once():
    begun = start(HEDGEHOGS, "v7", 2, Sealed(bytes(32), 0)).state
    rotations = {begun.deck[at:] + begun.deck[:at] for at in range(13)}
    game = play_random_game(HEDGEHOGS, "v7 v26", 2, bytes(32))
    step = start(HEDGEHOGS, "v7 v26", 2, Sealed(bytes(32), 0))
    for ply, one in enumerate(game.plays, start=1):
        step = apply(HEDGEHOGS, step.state, one.seat, one.move, Sealed(bytes(32), ply))
        assert step.state.deck in rotations


def test_V7_nobody_sees_the_cards_that_were_not_turned():
    state = play(with_pile(*PILE), "second", "lane b")

    for viewer in (0, 1, None):
        assert seen(state, viewer).deck == (*(HIDDEN,) * 11, 3, 0)
    assert seen(state, UMPIRE).deck == state.deck


def test_V7_what_all_have_seen_they_know_for_good():
    state = replace(with_pile(*PILE), known=12)

    assert HIDDEN not in seen(play(state, "first")).deck


def test_V7_the_pile_is_open_at_the_end():
    state = replace(with_pile(*PILE), ended="home", todo=())

    assert seen(state).deck == PILE


def test_V7_the_record_of_a_running_race_shows_no_pile():
    header = Header("hedgehogs", 2, "v7", ("Ann", "Bob"), commitment(bytes(32)))
    text = compose(header, [], bytes(32))

    assert "card" not in text
    assert "seed" not in text


def test_V7_on_five_lanes_a_six_is_any_piece_and_the_joker_one_of_five_lanes():
    state = replace(beginning(POSITION, chosen="v1 v7"), deck=(6, 0, 1))

    assert offered(play(state, "first", "stay")) == ["go a1", "go b1", "go c1", "go c2"]
    assert offered(play(state, "second")) == [*(f"lane {lane}" for lane in "abcde"), "again"]


def test_V7_is_one_way_with_dice():
    assert "do not go together: both change" in refused("v7 v16")
    assert "do not go together: both change" in refused("v7 v30")
