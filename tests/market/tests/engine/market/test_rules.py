"""The rules of the market, clause by clause."""

import pytest

from engine.core import Illegal
from tests.market.engine.market.game import MARKET
from tests.market.engine.market.moves import WINDOW
from tests.market.engine.market.state import Market

BEGUN = Market((0, 0, 0), ("", "", ""))
SOLD = Market((1, 3, 3), ("a1", "b2", "none"))


def test_MK1_the_highest_bid_buys_the_first_of_equal_ones():
    assert MARKET.waiting_on(BEGUN) == (0, 1, 2)
    assert MARKET.choices(BEGUN, 0).secret
    assert SOLD.buyer == 1


def test_MK2_a_claimed_stall_is_gone():
    claimed = Market((1, 3, 3), ("a1", "", ""))
    with pytest.raises(Illegal):
        MARKET.play(claimed, 1, "claim a1")
    assert MARKET.play(claimed, 2, "claim a2").state.claims == ("a1", "", "a2")


def test_MK3_the_buyer_lays_two_wares():
    assert MARKET.waiting_on(SOLD) == (1,)
    assert MARKET.choices(SOLD, 1).form == WINDOW
    assert MARKET.play(SOLD, 1, "lay w7 w8 on green").state.window == "w7 w8 on green"


def test_MK4_the_next_player_judges_and_the_buyer_wins():
    laid = MARKET.play(SOLD, 1, "lay w7 w8 on green").state
    assert MARKET.waiting_on(laid) == (2,)
    outcome = MARKET.outcome(MARKET.play(laid, 2, "fair").state)
    assert outcome is not None
    assert outcome.winners == (1,)
