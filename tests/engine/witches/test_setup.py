"""Material and set-up: clauses WM1 to WM3 and WS1 to WS4."""

from collections import Counter

import pytest

from engine.chance import Sealed
from engine.core import UMPIRE, Illegal
from engine.play_on import apply, start
from engine.witches.game import WITCHES_GAME
from engine.witches.state import Witches
from tests.engine.witches.race import EVEN, QUICK, board, dealt, race

SEED = bytes(range(32))
TWELVE = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "magic", "magic", "magic"]


def tiles_of(state: Witches, letter: str) -> list[list[str]]:
    """A clan's tiles by stage."""
    tiles = WITCHES_GAME.view(state, UMPIRE).tiles
    stages = [tiles[at : at + 16] for at in (0, 16, 32)]
    return [sorted(tile[1:] for tile in stage if tile[0] == letter) for stage in stages]


def test_WM1_two_to_four_players_with_twelve_cards_and_three_witches_each():
    assert list(WITCHES_GAME.seats) == [2, 3, 4]
    for seats in WITCHES_GAME.seats:
        state = WITCHES_GAME.setup("", seats)
        seen = WITCHES_GAME.view(state, None)
        assert [list(hand) for hand in seen.hands] == [TWELVE] * 4
        assert seen.witches == ((0, 0, 0),) * seats  # neutral clans have no witches in play


def test_WM1_clans_go_by_seat():
    assert [WITCHES_GAME.seat_name(seat) for seat in range(4)] == ["red", "blue", "yellow", "green"]
    assert WITCHES_GAME.view(WITCHES_GAME.setup("", 4), None).letters == "rbyg"


def test_WM1_each_clan_has_each_number_once_and_three_magic_tiles():
    tiles = WITCHES_GAME.view(dealt(EVEN, QUICK), UMPIRE).tiles

    numbers = [str(number) for number in range(2, 11)]
    assert Counter(tiles) == Counter(
        [letter + what for letter in "rbyg" for what in [*numbers, "M", "M", "M"]]
    )


def test_WM2_three_stages_of_sixteen_tiles_then_squares_worth_2_3_and_4():
    assert len(WITCHES_GAME.view(dealt(EVEN, QUICK), None).tiles) == 48
    state = race("; r 49 50 51; b 1 2 3", seats=2, seat=1)
    assert WITCHES_GAME.view(state, None).points == (2 + 3 + 4, 0)


def test_WM3_one_six_sided_die():
    thrown = {
        WITCHES_GAME.throw(dealt(EVEN, QUICK), Sealed(SEED, ply)).state.die for ply in range(60)
    }

    assert thrown == {1, 2, 3, 4, 5, 6}


def test_WS1_everybody_chooses_at_the_same_time():
    state = WITCHES_GAME.setup("", 3)

    assert WITCHES_GAME.waiting_on(state) == (0, 1, 2)
    state = apply(WITCHES_GAME, state, 1, QUICK).state
    assert WITCHES_GAME.waiting_on(state) == (0, 2)


def test_WS1_each_stage_gets_one_magic_and_the_three_numbers_chosen():
    state = dealt("lay 2 5 9 / 3 4 10 / 6 7 8", EVEN)

    assert tiles_of(state, "r") == [
        ["2", "5", "9", "M"],
        ["10", "3", "4", "M"],
        ["6", "7", "8", "M"],
    ]
    assert tiles_of(state, "b") == [
        ["10", "2", "6", "M"],
        ["3", "7", "8", "M"],
        ["4", "5", "9", "M"],
    ]


@pytest.mark.parametrize(
    "move",
    [
        "lay 2 5 9 / 3 4 10 / 6 7 7",  # 8 is missing
        "lay 2 5 9 / 3 4 10",
        "lay 2 5 / 9 3 4 10 / 6 7 8",
        "lay 9 5 2 / 3 4 10 / 6 7 8",  # not in the spelling of records
        "lay 1 5 9 / 3 4 10 / 6 7 8",
        "lay",
    ],
)
def test_WS1_anything_but_three_of_the_nine_for_each_stage_is_refused(move: str):
    with pytest.raises(Illegal, match="three different numbers from 2 to 10 for each stage"):
        WITCHES_GAME.play(WITCHES_GAME.setup("", 2), 0, move)


def test_WS1_a_choice_is_read_in_any_order():
    assert WITCHES_GAME.read_move("LAY 9 5 2/10 3 4 / 8 7 6") == "lay 2 5 9 / 3 4 10 / 6 7 8"
    assert WITCHES_GAME.read_move("lay 9 5 2 / x") == "lay 9 5 2 / x"


def test_WS1_a_choice_once_made_stands():
    state = apply(WITCHES_GAME, WITCHES_GAME.setup("", 2), 0, EVEN).state

    with pytest.raises(Illegal, match="a choice once made stands"):
        WITCHES_GAME.play(state, 0, QUICK)


def test_WS1_proposals_are_legal_and_a_form_makes_the_rest():
    choices = WITCHES_GAME.choices(WITCHES_GAME.setup("", 2), 0)

    assert choices.secret
    assert len(choices.moves) == 3
    for move in choices.moves:
        assert WITCHES_GAME.play(WITCHES_GAME.setup("", 2), 0, move).state.picks[0]
    assert choices.form is not None
    picks = {"first": ["9", "2", "5"], "second": ["10", "3", "4"], "third": ["6", "7", "8"]}
    assert choices.form.filled(picks) == "lay 2 5 9 / 3 4 10 / 6 7 8"


def test_WS2_tiles_are_shuffled_within_their_stage_and_lie_face_down():
    one, two = dealt(EVEN, QUICK), dealt(EVEN, QUICK, seed=bytes(31) + b"\1")

    assert one.tiles != two.tiles
    assert one.up == two.up == 0
    assert tiles_of(one, "r") == tiles_of(two, "r")


def test_WS2_nobody_sees_the_order_not_even_the_owner_of_a_tile():
    state = dealt(EVEN, QUICK)

    for viewer in (0, 1, None):
        assert set(WITCHES_GAME.view(state, viewer).tiles) == {"?"}


def test_WS3_neutral_clans_lay_by_chance_and_have_a_pile_of_their_own():
    for seats, neutral in ((3, "g"), (2, "yg")):
        state = dealt(*[EVEN] * seats)
        for letter in neutral:
            stages = tiles_of(state, letter)
            assert all(len(stage) == 4 and "M" in stage for stage in stages)
            pile = state.hands["rbyg".index(letter)]
            assert sorted(pile) == sorted("23456789XMMM")
            assert pile != "23456789XMMM"
    two = dealt(EVEN, EVEN)
    assert two.hands[2] != two.hands[3]


def test_WS3_nobody_sees_the_order_of_a_pile():
    state = dealt(EVEN, EVEN)

    for viewer in (0, 1, None):
        seen = WITCHES_GAME.view(state, viewer)
        assert seen.piles == ((),) * 4
        assert list(seen.hands[2]) == TWELVE


def test_WS4_all_witches_start_before_tile_1_and_the_lot_names_who_begins():
    firsts = set[int]()
    for number in range(16):
        state = WITCHES_GAME.setup("", 3)
        for seat in range(3):
            state = WITCHES_GAME.play(state, seat, EVEN).state
        assert state.witches == ((0, 0, 0),) * 3
        firsts.add(WITCHES_GAME.throw(state, Sealed(bytes([number]) * 32, 0)).state.seat)

    assert firsts == {0, 1, 2}


def test_WS4_what_a_hand_still_holds_is_public_knowledge():
    state = race("1=b2; r start 5 6; played r7 rM", seats=2)

    assert (
        WITCHES_GAME.view(state, None).hands[0]
        == tuple(card for card in TWELVE if card != "7")[:-1]
    )


def test_WS4_choices_are_for_the_eyes_of_their_player_before_and_after_the_deal():
    state = apply(WITCHES_GAME, WITCHES_GAME.setup("", 3), 1, QUICK).state
    assert board(state, 1) == "b lay 8 9 10 / 5 6 7 / 2 3 4"
    assert board(state, 0) == board(state, None) == "b laid"

    state = dealt(EVEN, QUICK)
    assert WITCHES_GAME.view(state, 1).picks[1] == ("8", "9", "10", "5", "6", "7", "2", "3", "4")
    assert WITCHES_GAME.view(state, 1).picks[0] == WITCHES_GAME.view(state, None).picks[1] == ()


def test_the_first_decision_is_about_tiles_and_secret():
    state = start(WITCHES_GAME, "", 2, Sealed(bytes(32), 0)).state

    assert WITCHES_GAME.waiting_on(state) == (0, 1)
    lay = WITCHES_GAME.play(state, 0, EVEN)
    assert [(event.text, event.to) for event in lay.events] == [(EVEN, (0,)), ("has laid", None)]
    with pytest.raises(Illegal, match="first everybody lays"):
        WITCHES_GAME.play(state, 0, "witch start")
