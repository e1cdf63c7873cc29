"""How the tests are run."""

import os
import signal
import threading
from collections.abc import Iterator
from types import FrameType

import pytest

from tests.postgresql import Server, running

LIMIT = 180
"""Seconds for a test. The longest takes a tenth of that; what hangs fails instead of hanging."""
LONG_LIMIT = 3600
"""For `make soak`, whose tests take minutes."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Three workers for two cores: much of the time a test waits for browsers and processes."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return (cores or 1) * 3 // 2


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Every test has a limit, whatever it waits for."""
    if not hasattr(signal, "setitimer") or threading.current_thread() != threading.main_thread():
        return (yield)
    long = "soak" in item.path.parts or item.get_closest_marker("long") is not None
    seconds = LONG_LIMIT if long else LIMIT

    def stop(_: int, __: FrameType | None) -> None:
        pytest.fail(f"{item.nodeid} takes more than {seconds} s")

    before = signal.signal(signal.SIGALRM, stop)
    # Once more every ten seconds: a task of the event loop may have swallowed the first.
    signal.setitimer(signal.ITIMER_REAL, seconds, 10)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    """The one server of this process, from the first test that needs it to the end."""
    with running() as server:
        yield server
