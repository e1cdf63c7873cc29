"""Which tests run which lines: found out once, and again for what has changed since.

The same file is the plugin that watches inside of pytest, and what starts it.
"""

import gc
import gzip
import hashlib
import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import _lru_cache_wrapper  # pyright: ignore[reportPrivateUsage]
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import pytest

from tests.mutate.areas import ROOT, TESTS, TOO_LONG

PLUGIN: Final = "tests.mutate.watching"
WATCHED: Final = (
    "bot.py",
    "cogs",
    "data",
    "engine",
    "render",
    "service",
    "tests",
    "tryout",
    "words",
)
KEPT: Final = ROOT / "build" / "mutate.json.gz"
PARTS: Final = "MUTATE_PARTS"
"""The environment variable with the folder where every process of pytest leaves what it saw."""


class Seen(NamedTuple):
    """What one test did."""

    seconds: float
    lines: dict[str, list[int]]


class Watcher:
    """Runs inside of pytest: asks coverage which lines each test runs."""

    def __init__(self, folder: Path) -> None:
        from coverage import Coverage

        self._folder = folder
        self._coverage = Coverage(
            data_file=None,
            config_file=False,
            source=[str(ROOT / name) for name in WATCHED if (ROOT / name).is_dir()] + ["bot"],
            omit=[str(Path(__file__).parent / "*")],  # it runs with every test
            concurrency=["thread", "greenlet"],  # SQLAlchemy hops between greenlets
        )
        self._coverage.set_option(
            "run:disable_warnings",
            ["no-data-collected", "module-not-imported", "module-not-measured"],
        )
        self._seconds: dict[str, float] = {}
        self._failed: list[str] = []
        self._file = Path()
        self._coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        if item.path != self._file:
            _forget()
            self._file = item.path
        self._coverage.switch_context(item.nodeid)
        began = spent()
        try:
            return (yield)
        finally:
            self._seconds[item.nodeid] = spent() - began
            self._coverage.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed.append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        self._coverage.stop()
        if not self._seconds:
            return
        data = self._coverage.get_data()
        lines: dict[str, dict[str, list[int]]] = defaultdict(dict)
        for file in data.measured_files():
            path = Path(file)
            if not path.is_relative_to(ROOT):
                continue
            for line, contexts in data.contexts_by_lineno(file).items():
                for test in contexts:
                    lines[test].setdefault(path.relative_to(ROOT).as_posix(), []).append(line)
        told = {
            "failed": self._failed,
            "tests": {test: [s, lines.get(test, {})] for test, s in self._seconds.items()},
        }
        (self._folder / f"{os.getpid()}.json").write_text(json.dumps(told))


def spent() -> float:
    """Seconds of processor time, of this process and of those it has waited for: by the clock on
    the wall a test would seem long, and not be tried, because others were busy beside it."""
    used = [getrusage(who) for who in (RUSAGE_SELF, RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def _forget() -> None:
    """Empty every cache of ours, or only the first test of all would run what fills it. A bot that
    was started by a test has frozen them: then the collector does not list them."""
    gc.unfreeze()
    for one in gc.get_objects():
        if isinstance(one, _lru_cache_wrapper) and one.__module__.partition(".")[0] in WATCHED:
            one.cache_clear()


def pytest_configure(config: pytest.Config) -> None:
    """Watch in the processes that run tests, and not in the one that hands them out."""
    hands_out = config.getoption("numprocesses", None) and not hasattr(config, "workerinput")
    if not hands_out:
        config.pluginmanager.register(Watcher(Path(os.environ[PARTS])))


class Map:
    """Which tests run which lines, how long they take, and which fail as it is."""

    def __init__(self, tests: dict[str, Seen], failing: list[str]) -> None:
        self.tests = tests
        self.failing = failing
        self._by_line: dict[tuple[str, int], list[str]] = defaultdict(list)
        self._by_file: dict[str, list[str]] = defaultdict(list)
        for test, seen in tests.items():
            if test in failing:
                continue
            for file, lines in seen.lines.items():
                self._by_file[file].append(test)
                for line in lines:
                    self._by_line[file, line].append(test)

    def running(self, file: str, lines: tuple[int, ...]) -> set[str]:
        return {test for line in lines for test in self._by_line.get((file, line), ())}

    def closeness(self, test: str, file: str) -> float:
        """The share of a file in all that a test runs, and never nothing."""
        lines = self.tests[test].lines
        return (len(lines.get(file, ())) + 1) / (sum(map(len, lines.values())) + 1)

    def touching(self, file: str) -> set[str]:
        return set(self._by_file.get(file, ()))


def watched(cores: int, only: tuple[str, ...] = TESTS) -> Map:
    """The map as of now; what has not changed since the last one is taken from there."""
    kept = json.loads(gzip.decompress(KEPT.read_bytes())) if KEPT.exists() else {"files": {}}
    files: dict[str, Any] = kept["files"]
    hashes = _Hashes()
    everything = sorted(
        file.relative_to(ROOT).as_posix()
        for place in only
        for file in ([ROOT / place] if place.endswith(".py") else (ROOT / place).rglob("test_*.py"))
        if file.relative_to(ROOT).as_posix() not in TOO_LONG
    )
    stale = [file for file in everything if not _holds(files.get(file), hashes)]
    if stale:
        print(f"Watching the tests of {len(stale)} files run …", flush=True)
        for file in stale:
            files[file] = {"hashes": {file: hashes[file]}, "failed": [], "tests": {}}
        for part in _run(stale, cores):
            for test, (seconds, lines) in part["tests"].items():
                entry = files[test.partition("::")[0]]
                entry["tests"][test] = [seconds, lines]
                entry["hashes"] |= {file: hashes[file] for file in lines}
            for test in part["failed"]:
                files[test.partition("::")[0]]["failed"].append(test)
        for file in stale:
            if not files[file]["tests"]:
                print(f"Nothing was seen of the tests of {file}.", flush=True)
            if files[file]["failed"]:
                files[file]["hashes"][file] = ""  # look again the next time
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_bytes(gzip.compress(json.dumps({"files": files}).encode(), 3))
    mine = [files[file] for file in everything]
    return Map(
        {test: Seen(*seen) for entry in mine for test, seen in entry["tests"].items()},
        [test for entry in mine for test in entry["failed"]],
    )


def _run(files: list[str], cores: int) -> list[Any]:
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pytest", "-q", "-p", PLUGIN, "-p", "no:cacheprovider"]
        spread = ["--numprocesses", str(cores), "--dist", "loadfile"] if cores > 1 else []
        done = subprocess.run(
            [*command, *spread, *(f"--deselect={test}" for test in TOO_LONG), *files],
            cwd=ROOT,
            env=os.environ | {PARTS: folder},
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
        if done.returncode not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            last = "\n".join(done.stdout.splitlines()[-15:])
            raise RuntimeError(f"pytest ended with {done.returncode}:\n{last}")
        return [json.loads(file.read_text()) for file in Path(folder).iterdir()]


class _Hashes(dict[str, str]):
    """Of files as they are now; of one that is gone, nothing."""

    def __missing__(self, file: str) -> str:
        path = ROOT / file
        self[file] = hashlib.sha256(path.read_bytes()).hexdigest()[:16] if path.exists() else ""
        return self[file]


def _holds(entry: Any, hashes: _Hashes) -> bool:
    return bool(entry and entry["tests"]) and all(
        hashes[file] == was for file, was in entry["hashes"].items()
    )
