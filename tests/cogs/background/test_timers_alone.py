"""When timers wake up, how late they are, and what is told of them, without a club."""

import asyncio
import math
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.background.timers import (
    LATER,
    LEFT_AFTER,
    THOUGHT_AFTER,
    UNNOTICED,
    Timers,
    _left_after,
    _named,
    _once_more,
)
from engine.clock.timers import Timer
from engine.host.store import Unavailable

NOW = 1_000_000


class Stored:
    """Timers of a store that a test fills, and what was done with them."""

    def __init__(self) -> None:
        self.first: int | None = None
        self.in_hand: list[Timer] = []
        self.finished: list[tuple[int, Sequence[Timer]]] = []

    async def next_due(self) -> int | None:
        return self.first

    async def left(self) -> list[Timer]:
        return self.in_hand

    async def done(self, timer: int, then: Sequence[Timer]) -> None:
        self.finished.append((timer, then))


@pytest.fixture
def stored() -> Stored:
    return Stored()


@pytest.fixture
def timers(stored: Stored) -> Timers:
    host = SimpleNamespace(timers=stored, now=lambda: NOW)
    return Timers(SimpleNamespace(host=host))  # type: ignore[arg-type]


def timer(kind: Any = "half", at: int = NOW, **more: Any) -> Timer:
    return Timer(kind=kind, at=at, **more)


def test_only_what_falls_due_sooner_wakes_who_sleeps(timers: Timers):
    timers._asleep_until = NOW + 10
    timers.expect([timer(at=NOW + 10), timer(at=NOW + 99)])
    assert not timers._nudged.is_set()
    timers.expect([])
    assert not timers._nudged.is_set()
    timers.expect([timer(at=NOW + 99), timer(at=NOW + 9)])
    assert timers._nudged.is_set()


async def test_the_next_thing_to_do_is_what_falls_due_or_what_was_left(
    timers: Timers, stored: Stored
):
    assert await timers._next() == math.inf
    stored.first = NOW + 500
    assert await timers._next() == NOW + 500
    stored.in_hand = [timer(id=1, taken=NOW), timer("think", id=2, taken=NOW + 400)]
    assert await timers._next() == NOW + LEFT_AFTER
    stored.in_hand = [timer("think", id=2, taken=NOW)]
    assert await timers._next() == NOW + THOUGHT_AFTER
    stored.first = None
    assert await timers._next() == NOW + THOUGHT_AFTER


async def test_what_is_in_our_own_hands_was_not_left(timers: Timers, stored: Stored):
    stored.in_hand = [timer("think", id=2, taken=NOW), timer(id=3, taken=NOW)]
    task = asyncio.create_task(asyncio.sleep(0))
    timers._at_work[task] = 2
    assert [one.id for one in await timers._left()] == [3]
    assert timers.acting
    await task
    timers._finished(task)
    assert not timers.acting


def test_a_thought_is_left_sooner_than_anything_else():
    assert [_left_after(timer(kind)) for kind in ("think", "out", "half")] == [
        THOUGHT_AFTER,
        LEFT_AFTER,
        LEFT_AFTER,
    ]


@pytest.mark.parametrize(
    ("back", "at", "late"),
    [
        (NOW, NOW - UNNOTICED, 0),
        (NOW, NOW - UNNOTICED - 1, UNNOTICED + 1),
        (NOW - 400, NOW - 400, 0),  # it was there by then: whatever held it up, it was no outage
        (NOW - 400, NOW - 401, 401),
        (0, NOW - 9999, 0),
    ],
)
def test_late_is_what_an_outage_has_made_late(timers: Timers, back: int, at: int, late: int):
    timers.resume(back)
    assert timers._late(timer(at=at), NOW) == late
    assert timers._late(timer(at=at, late=50), NOW) == 50 + late


def test_who_comes_back_is_awake_and_looks_round(timers: Timers):
    timers.resume()
    assert timers._awake.is_set()
    assert not timers._nudged.is_set()
    timers.hold()
    assert not timers._awake.is_set()
    timers.resume(NOW)
    assert timers._awake.is_set()
    assert timers._nudged.is_set()


async def test_what_fails_three_times_is_removed_and_an_end_is_put_off(
    timers: Timers, stored: Stored, errors: list[str]
):
    async def fail(*_: Any) -> Sequence[Timer]:
        raise ZeroDivisionError

    timers.on("half", fail)
    timers.on("think", fail)
    reminder, thought = timer(id=1, table=3), timer("think", id=2, table=3, seat=1, taken=NOW)
    for _ in range(2):
        await timers._finish(reminder, NOW)
        await timers._finish(thought, NOW)
    assert stored.finished == []
    await timers._finish(reminder, NOW)
    await timers._finish(thought, NOW)
    again = timer("think", at=NOW + LATER, table=3, seat=1)
    assert stored.finished == [(1, ()), (2, (again,))]
    assert errors[0].startswith("timer 1 (half, table 3) failed for the 1. time")
    assert errors[-1].startswith("timer 2 (think, table 3, seat 1) failed for the 3. time")
    await timers._finish(reminder, NOW)
    assert "failed for the 1. time" in errors[-1], "counted from the beginning"
    errors.clear()


async def test_a_store_that_is_away_is_not_the_timers_fault(timers: Timers, stored: Stored):
    async def unavailable(*_: Any) -> Sequence[Timer]:
        raise Unavailable("The disk is full.")

    timers.on("half", unavailable)
    for _ in range(5):
        with pytest.raises(Unavailable):
            await timers._finish(timer(id=1), NOW)
    assert stored.finished == []


async def test_a_kind_that_nobody_acts_on_is_removed(timers: Timers, stored: Stored):
    await timers._finish(timer(id=1), NOW)
    assert stored.finished == [(1, ())]


def test_only_what_must_end_is_tried_once_more():
    assert [len(_once_more(timer(kind), NOW)) for kind in ("out", "think", "half", "day")] == [
        *(1, 1, 0, 0)
    ]


def test_a_timer_in_the_log_says_whose_it_is():
    assert _named(timer(id=7)) == "timer 7 (half)"
    assert _named(timer(id=7, table=0, seat=0, user=0)) == (
        "timer 7 (half, table 0, seat 0, user 0)"
    )
