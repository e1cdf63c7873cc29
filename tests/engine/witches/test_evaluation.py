"""What the computer likes better in a race of the witches: pairs of positions that differ in one
thing alone."""

import pytest
from msgspec.structs import replace

from engine.chance import Sealed
from engine.computer.player import decide
from engine.core import UMPIRE
from engine.witches.game import WITCHES_GAME
from engine.witches.state import Witches
from tests.engine.computer.judged import judge_of
from tests.engine.witches.race import EVEN, QUICK, dealt, race

worth = judge_of(WITCHES_GAME)


def at(red: str, blue: str = "start start start", *, seats: int = 2) -> Witches:
    rest = "".join(f"; {letter} start start start" for letter in "yg"[: seats - 2])
    return race(f"1=y2; r {red}; b {blue}{rest}", seats=seats)


def decided(state: Witches) -> str:
    (seat,) = WITCHES_GAME.waiting_on(state)
    view, choices = WITCHES_GAME.view(state, seat), WITCHES_GAME.choices(state, seat)
    return decide(WITCHES_GAME, view, choices, Sealed(bytes(32), 1))


def test_further_on_is_better_and_the_others_further_on_worse():
    assert worth(at("start start 6"), 0) - worth(at("start start 5"), 0) == pytest.approx(1)
    assert worth(at("start start 5", "start start 9"), 0) < worth(at("start start 5"), 0)
    assert worth(at("start start 5", "start start 9"), 1) > worth(at("start start 5"), 1)


def test_a_finish_is_worth_more_than_any_way_and_the_greater_the_better():
    """Squares 49 to 51 bring 2, 3 and 4."""
    worths = [worth(at(f"start start {place}"), 0) for place in (47, 48, 49, 50, 51)]
    # To be home at all counts more than the points there.
    assert worths[2] - worths[1] > 2 * (worths[3] - worths[2])
    assert worths[4] - worths[3] == pytest.approx(worths[3] - worths[2])
    assert worths[3] - worths[2] > worths[1] - worths[0] > 0


def test_parts_name_what_a_clan_has():
    """Points and being home are told apart, and so is waiting for a card."""
    parts = WITCHES_GAME.parts(at("start 5 50"), 0)
    assert parts["flown"] == 5 + 48
    assert parts["home"] > parts["points"] > 0
    assert parts["mercy"] == 0 > WITCHES_GAME.parts(waiting(1), 0)["mercy"]


def test_whoever_has_left_is_no_measure():
    state = at("start start 5", "start start 40", seats=3)
    assert worth(replace(state, gone=(1,)), 0) > worth(state, 0)


def test_cards_in_hand_are_worth_something_magic_most_and_great_numbers_more():
    state = at("start start 5")

    def without(*cards: str, clan: int = 0) -> float:
        hands, played = list(state.hands), list(state.played)
        for card in cards:
            hands[clan] = hands[clan].replace(card, "", 1)
            played[clan] += card
        return worth(replace(state, hands=tuple(hands), played=tuple(played)), 0)

    whole = without()
    assert whole > without("2") > without("5") > without("9")
    assert without("2") - without("4") == pytest.approx(without("5") - without("7"))
    assert whole > without("M")
    assert without("M") < without("7")
    # The other's are good for the other, and a neutral clan's for nobody.
    assert without("9", clan=1) > whole
    assert without("9", clan=2) == whole


def waiting(clan: int, seat: int = 0) -> Witches:
    """A witch of a seat's stands on the magic of a clan."""
    state = at("start start 5", "start start 7", seats=3)
    return replace(state, step="card", at=5, clan=clan, seat=seat)


def test_nobody_likes_to_wait_for_somebody_elses_card():
    """Red on blue's magic: bad for red, good for blue, nothing to yellow."""
    free = waiting(0)
    assert worth(waiting(1), 0) < worth(free, 0)
    assert worth(waiting(1), 1) > worth(free, 1)
    assert worth(waiting(1), 2) == worth(free, 2)
    # On her own it is her own to decide, and once the turn goes on nobody waits.
    assert worth(free, 0) == worth(replace(free, step="witch"), 0)
    assert worth(replace(waiting(1), step="witch"), 0) == worth(free, 0)


def test_great_numbers_belong_into_the_first_stages():
    """From the own choice alone, while it is being made."""

    def laid(move: str) -> float:
        return worth(WITCHES_GAME.play(WITCHES_GAME.setup("", 2), 0, move).state, 0)

    late, early = "lay 2 3 4 / 5 6 7 / 8 9 10", "lay 8 9 10 / 5 6 7 / 2 3 4"
    middle = "lay 5 6 7 / 8 9 10 / 2 3 4"
    assert laid(early) > laid(middle) > laid(late)
    # The other sees nothing of it, and once the track is dealt it is past.
    moves = (early, late)
    others = {
        worth(WITCHES_GAME.play(WITCHES_GAME.setup("", 2), 0, move).state, 1) for move in moves
    }
    assert len(others) == 1
    assert worth(dealt(EVEN, QUICK), 0) == worth(dealt(QUICK, EVEN), 0)


def test_the_win_is_taken():
    """With a 3 the last witch comes home; another could go on as well."""
    state = race("1=y2; r 48 50 51; b start start 5", seats=2, die=3)
    assert decided(state) == "witch 48"
    # A finish of 4 rather than one of 2.
    state = race("1=y2; r 20 47 48; b start start 5", seats=2, die=3)
    assert decided(state) == "witch 48"


def test_it_judges_by_the_view_alone():
    one, other = dealt(EVEN, QUICK), dealt(EVEN, QUICK, seed=bytes([1] * 32))
    other = replace(other, seat=one.seat, first=one.first)
    assert WITCHES_GAME.view(one, UMPIRE) != WITCHES_GAME.view(other, UMPIRE)
    assert worth(one, 0) == worth(other, 0)
