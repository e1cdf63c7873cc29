"""Roles for places: kept once, and looked at when something changes."""

import pytest

from data.store import SqlStore
from engine.clock.timers import Timer
from engine.core import Refused
from engine.rating.rewards import Holder, Reward, with_reward, without_reward

CENSUS = Timer(kind="census", guild=5, at=1000)
HOLDER = Holder(7, 10)


async def test_roles_are_chosen_and_looked_at(store: SqlStore):
    reward = Reward("", 1, 7)
    kept = await store.rewards.change(5, lambda one: with_reward(one, reward), CENSUS)
    assert kept == (reward,)
    assert await store.rewards.rewards(5) == [reward]
    assert await store.rewards.rewards(6) == []
    kinds = [one.kind for one in await store.timers.due(1000, 10)]
    assert kinds == ["reward", "census"]
    with pytest.raises(Refused):
        await store.rewards.change(5, lambda one: without_reward(one, "", 2), CENSUS)
    await store.rewards.change(5, lambda one: without_reward(one, "", 1), CENSUS)
    assert await store.rewards.rewards(5) == []
    kinds = [one.kind for one in await store.timers.due(1000, 10)]
    assert kinds == ["reward", "reward", "census"], "the round is planned once"


async def test_holders_are_noted_before_they_have_it(store: SqlStore):
    await store.rewards.hold(5, HOLDER)
    await store.rewards.hold(5, HOLDER)
    assert await store.rewards.holders(5) == {HOLDER: False}
    assert await store.rewards.given(5, HOLDER)
    await store.rewards.hold(5, HOLDER)
    assert await store.rewards.holders(5) == {HOLDER: True}
    assert (await store.people.kept_about(10)).roles == ((5, 7),)
    await store.rewards.release(5, HOLDER)
    assert await store.rewards.holders(5) == {}
    assert not await store.rewards.given(5, HOLDER)


async def test_trouble_is_new_once(store: SqlStore):
    reward = Reward("", 1, 7)
    await store.rewards.change(5, lambda one: with_reward(one, reward), CENSUS)
    assert await store.rewards.fails(5, HOLDER)
    assert not await store.rewards.fails(5, HOLDER)
    await store.rewards.works(5, 7)
    assert await store.rewards.fails(5, HOLDER)
    await store.rewards.change(5, lambda one: without_reward(one, "", 1), CENSUS)
    await store.rewards.hold(5, HOLDER)
    assert await store.rewards.fails(5, HOLDER), "nor can it be taken"
    assert not await store.rewards.fails(5, HOLDER)
