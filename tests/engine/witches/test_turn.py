"""The turn: clauses WT1 to WT4, WT7, and the end, WE1."""

import pytest

from engine.chance import Sealed
from engine.core import Illegal
from engine.play_on import apply, resign
from engine.witches.game import WITCHES_GAME
from tests.engine.witches.race import (
    EVEN,
    QUICK,
    board,
    offered,
    play,
    race,
    roll_on,
    step,
    told,
    where,
)


def test_WT1_a_witch_moves_exactly_as_far_as_the_die_says():
    state = race("9=b2; r start 2 5; b start start 7", die=4)

    after = step(state, "witch 5")
    assert told(after) == ["0 witch 5"]
    assert board(after.state) == "9=b2; r start 2 9; b start start 7; y start start start; " + (
        "g start start start"
    )


def test_WT1_taken_tiles_count_and_may_be_passed():
    state = race("6=b2; r start 2 3; b 4 5 start", die=3)

    assert where(play(state, "witch 3")) == (0, 2, 6)


def test_WT1_the_destination_must_be_free():
    state = race("; r start 2 3; b 4 5 start", die=2)

    assert offered(state) == ["witch start"]
    with pytest.raises(Illegal, match="tile 5 is taken"):
        play(state, "witch 3")
    with pytest.raises(Illegal, match="no witch of yours stands on tile 9"):
        play(state, "witch 9")


def test_WT1_finish_squares_hold_any_number():
    state = race("; r 48 2 3; b 50 4 start", seats=2, die=2)

    after = step(state, "witch 48")
    assert (where(after.state), where(after.state, 1)) == ((2, 3, 50), (0, 4, 50))
    assert told(after) == ["0 witch 48", "0 home 3"]


def test_WT2_a_witch_at_the_start_counts_only_free_tiles():
    state = race("5=b2; r start start 1; b 2 4 start", seats=2, die=2)

    assert where(play(state, "witch start")) == (0, 1, 5)  # 3 is the first free tile, 5 the next


def test_WT2_she_is_never_blocked():
    state = race("7=b2; r start 2 3; b 1 4 5; y 6 8 9; g 10 11 12", die=1)

    assert "witch start" in offered(state)
    assert where(play(state, "witch start")) == (2, 3, 7)


def test_WT2_what_a_tile_orders_counts_every_tile():
    state = race("2=r3 5=b2; r start start start; b 1 3 4", seats=2, die=1)

    assert told(step(state, "witch start")) == ["0 witch start", "0 on 2 5"]


def test_WT3_a_turn_without_a_possible_move_is_lost_without_a_second_roll():
    state = race("10=g2; r 47 48 51; b start start 8", seats=2, seat=1, die=2)

    after = step(state, "witch 8", 6, 3)
    assert told(after) == ["1 witch 8", "0 roll 6", "0 no move 6", "1 roll 3"]


def test_WT3_if_a_witch_can_move_one_must():
    state = race("; r 46 48 49; b start start 8", seats=2, die=3)

    assert offered(state) == ["witch 46", "witch 48"]
    with pytest.raises(Illegal, match="now one of your witches moves"):
        play(state, "leave")


def test_WT3_the_only_move_is_made_by_itself():
    state = race("5=b2 10=g2; r 3 48 51; b start start 8", seats=2, seat=1, die=2)

    assert told(step(state, "witch 8", 6, 2))[:4] == [
        "1 witch 8",
        "0 roll 6",
        "0 witch 3",
        "up 9 " + WITCHES_GAME.view(play(state, "witch 8"), -1).tiles[8],
    ]


def test_WT4_no_move_goes_past_finish_square_4():
    state = race("; r start 46 48; b 1 2 3", seats=2, die=4)

    assert offered(state) == ["witch start", "witch 46"]
    with pytest.raises(Illegal, match="4 takes the witch on tile 48 past the finish"):
        play(state, "witch 48")


def test_WT4_a_witch_on_a_finish_square_never_moves_again():
    state = race("; r start 49 50; b 1 2 3", seats=2, die=1)

    assert offered(state) == ["witch start"]


def test_WT7_played_cards_lie_open():
    state = play(race("4=bM; r start start 2; b 1 8 start", die=2), "witch 2", "card 2")

    seen = WITCHES_GAME.view(state, None)
    assert seen.played[1] == ("2",)
    assert "2" not in seen.hands[1]


def test_WE1_the_third_witch_at_the_finish_ends_the_game_at_once():
    state = race("; r 48 50 51; b 1 2 49", seats=2, die=1)

    after = step(state, "witch 48")
    assert told(after) == ["0 witch 48", "0 home 2", "end home"]
    outcome = WITCHES_GAME.outcome(after.state)
    assert outcome is not None
    assert (outcome.points, outcome.ranks) == ((9, 2), (1, 2))


def test_WE1_most_points_wins_not_who_ended_it():
    state = race("; r 48 49 49; b 51 51 2", seats=2, die=1)

    outcome = WITCHES_GAME.outcome(play(state, "witch 48"))
    assert outcome is not None
    assert (outcome.points, outcome.ranks) == ((6, 8), (2, 1))


def test_WE1_ties_share_the_rank():
    state = race("; r 48 50 49; b 51 49 2; y 50 51 5", seats=3, die=1)

    outcome = WITCHES_GAME.outcome(play(state, "witch 48"))
    assert outcome is not None
    assert (outcome.points, outcome.ranks) == ((7, 6, 7), (1, 3, 1))


def test_WE1_everything_is_open_after_the_end():
    over = play(race("; r 48 50 51; b 1 2 49", seats=2, die=1), "witch 48")

    seen = WITCHES_GAME.view(over, None)
    assert "?" not in seen.tiles
    assert [len(pile) for pile in seen.piles] == [0, 0, 12, 12]
    assert all(seen.picks)


def test_nothing_is_played_after_the_end():
    over = play(race("; r 48 50 51; b 1 2 49", seats=2, die=1), "witch 48")

    with pytest.raises(Illegal, match="the game is over"):
        WITCHES_GAME.play(over, 0, "witch 1")


def test_who_resigns_takes_the_witches_off_the_track_but_not_off_the_finish():
    state = race("9=b2 7=rM; r start 7 49; b 1 2 3; y 4 5 6", seats=3, die=4)

    left = resign(WITCHES_GAME, state, 0).state
    assert where(left) == (49,)
    assert (left.step, left.seat) == ("roll", 1)


def test_a_resigned_clans_magic_has_no_effect():
    state = race("7=rM; r start start 20; b start 2 3; y 4 5 6", seats=3, die=4)
    state = roll_on(resign(WITCHES_GAME, state, 0).state, 4).state

    after = step(state, "witch 3")
    assert told(after) == ["1 witch 3", "red has no cards"]
    assert where(after.state, 1) == (0, 2, 7)


def test_whoever_is_asked_may_resign_and_she_stays_where_she_is():
    state = play(
        race("7=rM; r start start 20; b 1 2 3; y 4 5 6", seats=3, seat=1, die=4), "witch 3"
    )
    assert WITCHES_GAME.waiting_on(state) == (0,)

    left = resign(WITCHES_GAME, state, 0).state
    assert (where(left, 1), left.step, left.seat) == ((1, 2, 7), "roll", 2)


def test_whoever_resigns_before_the_deal_leaves_a_neutral_clan_with_a_pile():
    state = WITCHES_GAME.setup("", 3)
    state = apply(WITCHES_GAME, state, 0, EVEN).state
    state = apply(WITCHES_GAME, state, 2, QUICK).state
    state = resign(WITCHES_GAME, state, 2).state
    assert WITCHES_GAME.waiting_on(state) == (1,)

    left = resign(WITCHES_GAME, WITCHES_GAME.setup("", 4), 3).state
    for seat in range(3):
        left = WITCHES_GAME.play(left, seat, EVEN).state
    assert left.step == "deal"
    assert WITCHES_GAME.flaws(left) == []


def test_the_last_player_left_wins_even_before_the_deal():
    left = resign(WITCHES_GAME, WITCHES_GAME.setup("", 2), 0).state

    outcome = WITCHES_GAME.outcome(left)
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == ((2, 1), "alone")
    assert WITCHES_GAME.view(left, None).tiles == ()


def test_the_next_round_begins_with_the_next_player_and_without_those_who_left():
    over = play(race("; r 48 50 51; b 1 2 49; y 7 8 9", seats=3, die=1), "witch 48")

    again = WITCHES_GAME.again(over)
    assert (again.first, again.step, again.witches) == (1, "lay", ((0, 0, 0),) * 3)
    state = race("; r 48 50 51; b 1 2 49; y 7 8 9", seats=3, die=1)
    left = play(WITCHES_GAME.resign(state, 1).state, "witch 48")
    again = WITCHES_GAME.again(left)
    assert (again.first, again.gone, WITCHES_GAME.waiting_on(again)) == (2, (1,), (0, 2))


def test_no_lot_is_drawn_for_the_next_round():
    again = WITCHES_GAME.again(play(race("; r 48 50 51; b 1 2 49", seats=2, die=1), "witch 48"))
    for seat in range(2):
        again = WITCHES_GAME.play(again, seat, EVEN).state

    for number in range(8):
        dealt = WITCHES_GAME.throw(again, Sealed(bytes([number]) * 32, 0)).state
        assert (dealt.first, dealt.seat) == (1, 1)
