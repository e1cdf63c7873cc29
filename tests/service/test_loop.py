"""The last resort: a process that was told to stop is gone in time, saved or not."""

import threading
from collections.abc import Callable

import pytest

from service import loop
from service.loop import LONGEST_STOP, LastResort, last_resort, run


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


def test_a_process_that_is_not_there_for_it_is_left_alone(ended: list[int]):
    LastResort().begin()
    assert Countdown.started == []


def test_what_is_run_to_its_end_is_armed(monkeypatch: pytest.MonkeyPatch):
    async def work() -> bool:
        return last_resort.armed

    monkeypatch.setattr(last_resort, "armed", False)
    assert run(work())
