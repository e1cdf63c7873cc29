"""Trying a fault: in a copy of the tree, with the tests that may notice it, the likeliest first.

Every process of the pool has a copy of its own and has imported the libraries; a trial is a fork
of it, so that it takes a second and not five until the first test runs.
"""

import importlib
import json
import os
import select
import shutil
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import pytest

from tests.mutate.areas import ROOT
from tests.mutate.faults import Fault

LIBRARIES: Final = (
    *("aiohttp", "aiosqlite", "alembic", "asyncpg", "discord", "discord.ext.commands"),
    *("fluent.runtime", "hypothesis", "msgspec", "numpy", "orjson", "PIL.Image", "PIL.ImageDraw"),
    *("pytest_asyncio", "sqlalchemy.ext.asyncio", "uharfbuzz", "zstandard"),
)
OURS: Final = ("bench", "bot", "cogs", "data", "engine", "parlour", "render", "service", "tests")
NOT_COPIED: Final = (".git", ".venv", "build", "__pycache__", ".*_cache", ".hypothesis")
OPTIONS: Final = (
    *("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),  # of what is imported beforehand
)
PATIENCE: Final = 60.0
"""Seconds beyond four times what its tests should take, after which a trial has hung."""
LATE: Final = ("Timeout", "takes more than")
"""What a test says that has waited in vain, be it for what a fault has broken or because others
were busy beside it."""


class Trial(NamedTuple):
    """A fault and the tests to run one after the other, in rounds."""

    fault: Fault
    area: str
    rounds: tuple[tuple[str, ...], ...]
    seconds: float
    """What the tests of all rounds take without a fault."""


class Verdict(NamedTuple):
    trial: Trial
    noticed: str
    """The test that failed, what else happened, or nothing."""
    seconds: float


def tried(trials: Sequence[Trial], cores: int) -> Iterator[Verdict]:
    """Try them on so many cores, and tell of each as it is done."""
    with TemporaryDirectory(prefix="mutate-") as folder:
        pool = get_context("spawn").Pool(cores, _prepare, (folder,))
        with pool:
            yield from pool.imap_unordered(_try, trials)


_copy = Path()
_written = int(time.time())
"""The time that the last changed file was given: Python knows a compiled file by it."""


def _prepare(folder: str) -> None:
    global _copy  # noqa: PLW0603 (a process of the pool has one)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _copy = Path(folder) / str(os.getpid())
    shutil.copytree(ROOT, _copy, ignore=shutil.ignore_patterns(*NOT_COPIED), symlinks=True)
    for name in LIBRARIES:
        importlib.import_module(name)


def _try(trial: Trial) -> Verdict:
    began = time.monotonic()
    path = _copy / trial.fault.file
    source = path.read_text(encoding="utf-8")
    _write(path, trial.fault.put_into(source))
    try:
        found, late = _first_failure(trial)
    finally:
        _write(path, source)
    if late and _run((found,), trial)[0]:
        # It fails as it is, too: others will have to notice.
        rounds = tuple(tuple(one for one in tests if one != found) for tests in trial.rounds)
        return _try(trial._replace(rounds=tuple(filter(None, rounds))))
    return Verdict(trial, found, time.monotonic() - began)


def _first_failure(trial: Trial) -> tuple[str, bool]:
    """The first test that fails, nothing if none does, and whether it has waited in vain."""
    for tests in trial.rounds:
        found, late = _run(tests, trial)
        if found:
            return found, late
    return "", False


def _write(path: Path, text: str) -> None:
    global _written  # noqa: PLW0603
    path.write_text(text, encoding="utf-8")
    _written += 1
    os.utime(path, (_written, _written))


def _run(tests: Sequence[str], trial: Trial) -> tuple[str, bool]:
    """The first test that fails and whether it has waited in vain; nothing, if all pass."""
    reads, writes = os.pipe()
    child = os.fork()
    if not child:
        os.close(reads)
        try:
            _in_child(tests, writes)
        finally:
            os._exit(0)
    os.close(writes)
    with os.fdopen(reads) as told:
        in_time, _, _ = select.select([told], [], [], _patience(trial))
        if not in_time:
            os.killpg(child, signal.SIGKILL)
        os.waitpid(child, 0)
        if not in_time:
            return "no end", False
        found, late = json.loads(told.read() or '["a crash", false]')
        return found, late


def _patience(trial: Trial) -> float:
    """Seconds after which a trial has hung; where more is going on than there are cores for,
    everything takes longer, up to three times."""
    crowd = os.getloadavg()[0] / len(os.sched_getaffinity(0))
    return (4 * trial.seconds + PATIENCE) * min(max(1.0, crowd), 3.0)


def _in_child(tests: Sequence[str], writes: int) -> None:
    os.setpgid(0, 0)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)
    os.chdir(_copy)
    sys.path[:] = [str(_copy), *(place for place in sys.path if place not in ("", str(ROOT)))]
    for name in [one for one in sys.modules if one.partition(".")[0] in (*OURS, "words")]:
        del sys.modules[name]
    failed = _Failed()
    code = pytest.main([*OPTIONS, *tests], plugins=[failed])
    survived = code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
    noticed = "" if survived else failed.first or "nothing could be collected"
    os.write(writes, json.dumps([noticed, failed.late]).encode())


class _Failed:
    """Remembers the first test that failed."""

    def __init__(self) -> None:
        self.first = ""
        self.late = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.first:
            self.first = report.nodeid
            self.late = any(one in report.longreprtext for one in LATE)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.first = self.first or report.nodeid
