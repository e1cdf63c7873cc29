"""Patience runs out for what hangs, and not for what waits for a processor."""

import os

import pytest

from tests.soak.patience import LONGEST, Patience, Waits, waited


class Machine:
    """A machine with one process of two threads; time passes as the test says."""

    def __init__(self) -> None:
        self.now = 0.0
        self.waits: Waits = {(7, 7): 5_000_000_000, (7, 8): 0}

    def patience(self) -> Patience:
        return Patience(
            lambda: [7], 120, now=lambda: self.now, waits=lambda processes: dict(self.waits)
        )

    def pass_time(self, seconds: float, starved: float = 0.0) -> None:
        self.now += seconds
        self.waits[7, 7] += int(starved * 1e9)


def test_what_hangs_has_its_time_by_the_clock():
    machine = Machine()
    patience = machine.patience()
    machine.pass_time(119)
    assert not patience.is_over()
    machine.pass_time(2)
    assert patience.is_over()
    assert str(patience) == "121 s of its own in 121 s"


def test_time_without_a_processor_does_not_count():
    machine = Machine()
    patience = machine.patience()
    for _ in range(100):
        machine.pass_time(10, starved=9)
        assert not patience.is_over()
    assert patience.used == pytest.approx(100)


def test_a_process_that_was_never_seen_has_no_debts():
    machine = Machine()
    patience = machine.patience()
    machine.pass_time(100)
    machine.waits[9, 9] = 0
    assert not patience.is_over()
    assert patience.used == pytest.approx(100)


def test_nobody_waits_for_ever():
    machine = Machine()
    patience = machine.patience()
    machine.pass_time(LONGEST + 1, starved=LONGEST + 1)
    assert patience.is_over()


def test_linux_tells_how_long_this_process_has_waited():
    assert (os.getpid(), os.getpid()) in waited([os.getpid()])
    assert waited([2**30]) == {}
