"""The last resort: a process that was told to stop is gone in time, saved or not."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from service import loop
from service.loop import LONGEST_STOP, LastResort, last_resort, run, unless


class Countdown:
    """Stands in for a thread's timer."""

    started: list[tuple[float, Callable[[], None]]]

    def __init__(self, seconds: float, end: Callable[[], None]) -> None:
        self.begun = (seconds, end)
        self.daemon = False

    def start(self) -> None:
        assert self.daemon, "or the process would wait for it"
        Countdown.started.append(self.begun)


@pytest.fixture
def ended(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The codes with which the process would have ended."""
    codes: list[int] = []
    Countdown.started = []
    monkeypatch.setattr(threading, "Timer", Countdown)
    monkeypatch.setattr(loop.os, "_exit", codes.append)
    return codes


@pytest.mark.parametrize(("owed", "code"), [(False, 0), (True, 1)])
def test_who_does_not_stop_in_time_is_ended_and_says_if_something_was_lost(
    ended: list[int], owed: bool, code: int
):
    resort = LastResort()
    resort.armed = True
    resort.is_owed = lambda: owed
    resort.begin()
    resort.begin()
    ((seconds, end),) = Countdown.started
    assert seconds == LONGEST_STOP
    end()
    assert ended == [code]


def test_before_anything_could_be_saved_nothing_is_owed(ended: list[int]):
    resort = LastResort()
    resort.armed = True
    resort.begin()
    ((_, end),) = Countdown.started
    end()
    assert ended == [0]


def test_a_process_that_is_not_there_for_it_is_left_alone(ended: list[int]):
    LastResort().begin()
    assert Countdown.started == []


def test_what_is_run_to_its_end_is_armed(monkeypatch: pytest.MonkeyPatch):
    async def work() -> bool:
        return last_resort.armed

    monkeypatch.setattr(last_resort, "armed", False)
    assert run(work())


async def test_work_is_done_unless_somebody_is_told_to_stop():
    async def work() -> str:
        await asyncio.sleep(0)
        return "done"

    assert await unless(asyncio.Event(), work()) == "done"


async def test_what_goes_wrong_is_raised_unless_somebody_is_told_to_stop():
    told = asyncio.Event()

    async def fails() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await unless(told, fails())
    told.set()
    assert await unless(told, fails()) is None


async def test_work_is_cut_short_as_often_as_it_takes():
    told, cuts = asyncio.Event(), list[str]()

    async def stubborn() -> str:
        for _ in range(2):
            try:
                told.set()
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                cuts.append("cut")
        return "done after all"

    assert await asyncio.wait_for(unless(told, stubborn()), 30) == "done after all"
    assert cuts == ["cut", "cut"]
    told.clear()
    cuts.clear()

    async def at_once() -> None:
        told.set()
        await asyncio.Event().wait()

    assert await unless(told, at_once()) is None
    left = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    await asyncio.sleep(0)
    assert all(task.done() for task in left), "nobody waits to be told any more"
