"""What tiles do, and cards: clauses WT5, WT5a to WT5e and WT6."""

import pytest
from msgspec.structs import replace

from engine.core import Illegal
from engine.witches.game import WITCHES_GAME
from engine.witches.state import Witches
from tests.engine.witches.race import offered, play, race, step, told, where


def pile(state: Witches, clan: int, cards: str) -> Witches:
    """The same position with a neutral pile in this order."""
    left = list("23456789XMMM")
    for card in cards:
        left.remove(card)
    hands = list(state.hands)
    hands[clan] = cards + "".join(left)
    return replace(state, hands=tuple(hands))


def test_WT5_a_face_down_tile_is_turned_up_for_good():
    state = race("8=(b2); r start start 5", seats=2, die=3)

    after = step(state, "witch 5")
    assert told(after) == ["0 witch 5", "up 8 b2"]
    assert after.reveals
    assert WITCHES_GAME.view(after.state, None).up == (8,)
    assert WITCHES_GAME.view(after.state, None).tiles[7] == "b2"


def test_WT5_a_chain_runs_from_tile_to_tile():
    state = race("4=(r3) 7=r5 12=(r2) 14=g9; r start start 1; b 2 start 13", seats=2, die=3)

    assert told(step(state, "witch 1")) == [
        "0 witch 1",
        "up 4 r3",
        "0 on 4 7",
        "0 on 7 12",
        "up 12 r2",
        "0 on 12 14",
    ]


def test_WT5a_an_own_number_takes_her_on_at_once():
    state = race("8=r6; r start start 5", seats=2, die=3)

    assert where(play(state, "witch 5"))[-1] == 14


def test_WT5a_she_stays_if_that_tile_is_taken():
    state = race("8=r6; r start start 5; b start 14 3", seats=2, die=3)

    after = step(state, "witch 5")
    assert told(after) == ["0 witch 5", "0 no way 8 6"]
    assert (where(after.state), after.state.step, after.state.seat) == ((0, 0, 8), "roll", 1)


def test_WT5a_she_stays_if_it_lies_past_the_last_tile():
    state = race("45=r4; r start start 43", seats=2, die=2)

    assert told(step(state, "witch 43")) == ["0 witch 43", "0 no way 45 4"]
    onto_the_last = race("44=r4 48=b2; r start start 43", seats=2, die=1)
    assert where(play(onto_the_last, "witch 43")) == (0, 0, 48)


def test_WT5b_another_clans_number_ends_the_turn():
    state = race("8=b6; r start start 5", seats=2, die=3)

    after = play(state, "witch 5")
    assert (where(after), after.seat, after.step) == ((0, 0, 8), 1, "roll")


def test_WT5c_on_her_own_magic_she_may_stop():
    state = play(race("8=rM; r start start 5", seats=2, die=3), "witch 5")

    assert WITCHES_GAME.waiting_on(state) == (0,)
    after = step(state, "leave")
    assert told(after) == ["0 leave"]
    assert (where(after.state), after.state.seat) == ((0, 0, 8), 1)


def test_WT5c_a_number_card_takes_her_on_and_the_new_tile_acts():
    state = play(race("8=rM 12=r3 15=b2; r start start 5", seats=2, die=3), "witch 5")

    assert told(step(state, "card 4")) == ["0 card 4", "0 on 12 15"]


def test_WT5c_the_destination_must_be_free_and_not_past_the_finish():
    state = race("46=rM 44=b2; r 5 6 45; b 48 start start; played r2 r3", seats=2, die=1)

    state = play(state, "witch 45")
    assert offered(state) == ["card 4", "card 5", "leave"]  # 50 and 51
    with pytest.raises(Illegal, match="6 would take her to a tile that is taken or off the track"):
        play(state, "card 6")
    with pytest.raises(Illegal, match="you no longer hold 2"):
        play(state, "card 2")


def test_WT5c_a_card_reaches_the_finish():
    state = play(race("46=rM; r start start 45", seats=2, die=1), "witch 45")

    assert told(step(state, "card 5")) == ["0 card 5", "0 home 4"]


def test_WT5c_a_magic_card_takes_her_to_the_next_free_twin_where_nothing_acts():
    state = race("8=rM 20=rM 40=rM; r start start 5; b 20 start start", seats=2, die=3)

    after = step(play(state, "witch 5"), "card magic")
    assert told(after) == ["0 card magic"]
    assert (where(after.state), after.state.step, after.state.seat) == ((0, 0, 40), "roll", 1)


def test_WT5c_without_a_free_face_up_twin_ahead_no_magic_card():
    for twins in ("40=(rM)", "3=rM", ""):
        state = race(f"24=rM {twins}; r start start 21", seats=2, die=3)
        state = play(state, "witch 21")
        assert "card magic" not in offered(state)
        with pytest.raises(Illegal, match="no free tile with that symbol lies face up ahead"):
            play(state, "card magic")


def test_WT5d_on_another_players_magic_that_player_decides():
    state = play(race("8=bM; r start start 5", seats=2, die=3), "witch 5")

    assert WITCHES_GAME.waiting_on(state) == (1,)
    with pytest.raises(Illegal, match="it is blue's move"):
        WITCHES_GAME.play(state, 0, "leave")
    after = step(state, "leave")
    assert told(after) == ["1 leave"]
    assert (where(after.state), after.state.seat) == ((0, 0, 8), 1)


def test_WT5d_a_number_card_sends_her_back_and_the_new_tile_acts():
    state = play(race("8=bM 3=r2 5=g7; r start start 6", seats=2, die=2), "witch 6")

    after = step(state, "card 5")
    assert told(after) == ["1 card 5", "0 on 3 5"]
    assert where(after.state) == (0, 0, 5)


def test_WT5d_sent_back_onto_an_own_number_she_flies_on():
    state = play(race("9=bM 4=r5 2=b2; r start start 8", seats=2, die=1), "witch 8")

    after = step(state, "card 5")  # back to 4, whose 5 takes her to 9 again
    assert told(after) == ["1 card 5", "0 on 4 9"]
    assert WITCHES_GAME.waiting_on(after.state) == (1,)
    assert "leave" in offered(after.state)  # the number tile, not the card, took her there


def test_WT5d_not_before_tile_1_and_not_onto_a_taken_tile():
    state = play(race("6=bM; r start 3 5; b 1 start start", seats=2, die=1), "witch 5")

    assert offered(state) == ["card 2", "card 4", "leave"]  # 3 is taken, 1 too, 0 is off the track


def test_WT5d_a_magic_card_sends_her_to_the_first_free_twin_behind_where_nothing_acts():
    state = race("40=bM 20=bM 8=bM; r 1 start 38; b 20 start start", seats=2, die=2)

    after = step(play(state, "witch 38"), "card magic")
    assert told(after) == ["1 card magic"]
    assert (where(after.state), after.state.step) == ((0, 1, 8), "roll")


def test_WT5d_without_a_free_face_up_twin_behind_no_magic_card():
    for twins in ("3=(bM)", "40=bM", ""):
        state = play(race(f"24=bM {twins}; r start start 21", seats=2, die=3), "witch 21")
        assert "card magic" not in offered(state)
        with pytest.raises(Illegal, match="no free tile with that symbol lies face up behind"):
            play(state, "card magic")


def test_WT5e_a_neutral_clan_turns_its_top_card():
    state = pile(race("8=gM 3=b2; r start start 5", seats=3, die=3), 3, "5")

    after = step(state, "witch 5")
    assert told(after) == ["0 witch 5", "green turns 5"]
    assert where(after.state) == (0, 0, 3)
    assert after.reveals
    assert WITCHES_GAME.view(after.state, None).played[3] == ("5",)


def test_WT5e_an_impossible_card_has_no_effect_and_is_discarded():
    state = pile(race("8=gM; r start start 5", seats=3, die=3), 3, "9")

    after = step(state, "witch 5")
    assert told(after) == ["0 witch 5", "green turns 9"]
    assert (where(after.state), after.state.seat) == ((0, 0, 8), 1)
    assert after.state.played[3] == "9"


def test_WT5e_a_neutral_magic_card_sends_her_to_the_twin_behind():
    state = pile(race("24=gM 8=gM; r start start 21", seats=3, die=3), 3, "M")

    after = play(state, "witch 21")
    assert (where(after), after.step) == ((0, 0, 8), "roll")


def test_WT5e_an_empty_pile_has_no_effect():
    every = "played " + " ".join(f"g{card}" for card in [*range(2, 11), "M", "M", "M"])
    state = race(f"8=gM; r start start 5; {every}", seats=3, die=3)

    after = step(state, "witch 5")
    assert told(after) == ["0 witch 5", "green has no cards"]
    assert where(after.state) == (0, 0, 8)


def test_WT6_playing_a_card_is_optional():
    for seat, letter in enumerate("rb"):
        state = race(f"8=bM; {letter} start start 5", seats=2, seat=seat, die=3)
        assert "leave" in offered(play(state, "witch 5"))


def test_WT6_sent_back_by_a_number_onto_magic_its_clan_must_play_a_card():
    state = race("20=bM 15=yM; r start start 18", seats=3, die=2)

    state = play(state, "witch 18", "card 5")
    assert WITCHES_GAME.waiting_on(state) == (2,)
    assert "leave" not in offered(state)
    with pytest.raises(Illegal, match="must get a card, if any fits"):
        play(state, "leave")


def test_WT6_it_binds_the_clan_that_sent_her_too():
    state = race("20=bM 15=bM; r start start 18", seats=2, die=2)

    state = play(state, "witch 18", "card 5")
    assert WITCHES_GAME.waiting_on(state) == (1,)
    assert "leave" not in offered(state)


def test_WT6_it_binds_her_own_player_too():
    state = race("20=bM 15=rM; r start start 18", seats=2, die=2)

    state = play(state, "witch 18", "card 5")
    assert WITCHES_GAME.waiting_on(state) == (0,)
    assert "leave" not in offered(state)
    assert where(play(state, "card 2")) == (0, 0, 17)


def test_WT6_unless_no_card_can_be_played():
    cards = " ".join(f"y{card}" for card in range(2, 10))
    state = race(f"13=bM 3=yM; r start start 12; played {cards}", seats=3, die=1)
    after = step(play(state, "witch 12"), "card 10")  # 10 and magic are left, neither fits
    assert told(after) == ["1 card 10", "2 leave"]
    assert after.events[-1].forced
    assert where(after.state) == (0, 0, 3)


def test_WT6_a_card_from_a_neutral_pile_binds_too():
    state = pile(race("20=gM 15=bM; r start start 18", seats=3, die=2), 3, "5")

    state = play(state, "witch 18")
    assert WITCHES_GAME.waiting_on(state) == (1,)
    assert "leave" not in offered(state)


def test_WT6_a_neutral_symbol_there_turns_one_card_as_usual():
    state = pile(race("20=bM 15=gM 11=b2; r start start 18", seats=3, die=2), 3, "4")

    after = step(play(state, "witch 18"), "card 5")
    assert told(after) == ["1 card 5", "green turns 4"]
    assert where(after.state) == (0, 0, 11)


def test_WT6_a_witch_sent_forward_is_not_meant():
    state = race("20=rM 25=bM; r start start 18", seats=2, die=2)

    state = play(state, "witch 18", "card 5")
    assert WITCHES_GAME.waiting_on(state) == (1,)
    assert "leave" in offered(state)


def test_WT6_nor_is_one_sent_back_by_magic():
    state = race("20=bM 8=bM; r start start 18", seats=2, die=2)

    after = play(state, "witch 18", "card magic")
    assert (where(after), after.step, after.seat) == ((0, 0, 8), "roll", 1)
