"""Which places have a role, and whose it is."""

import pytest

from engine.core import Refused
from engine.rating.glicko import Rating
from engine.rating.ladder import Rung
from engine.rating.rewards import (
    MOST_REWARDS,
    Holder,
    Reward,
    holders_of,
    with_reward,
    without_reward,
)


def test_a_place_has_one_role():
    first = with_reward((), Reward("", 1, 7))
    assert with_reward(first, Reward("", 1, 8)) == (Reward("", 1, 8),)
    both = with_reward(first, Reward("jesters", 1, 7))
    assert without_reward(both, "", 1) == (Reward("jesters", 1, 7),)
    with pytest.raises(Refused, match="no role"):
        without_reward(first, "", 2)


def test_there_are_not_more_than_so_many():
    most = tuple(Reward(str(number), 1, 7) for number in range(MOST_REWARDS))
    with pytest.raises(Refused, match="so many"):
        with_reward(most, Reward("", 1, 7))
    assert len(with_reward(most, Reward("3", 1, 8))) == MOST_REWARDS


def test_who_shares_a_place_shares_the_role():
    rungs = [Rung(1, 10, Rating()), Rung(1, 11, Rating()), Rung(3, 12, Rating())]
    rewards = [Reward("", 1, 7), Reward("", 2, 8), Reward("", 3, 9), Reward("witches", 1, 9)]
    ladders = {"": rungs}
    assert holders_of(rewards, ladders) == {Holder(7, 10), Holder(7, 11), Holder(9, 12)}
