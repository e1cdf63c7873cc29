"""The faults that are put into the code, and how they are tried."""

import gc
import os
import time
from functools import cache
from pathlib import Path

import pytest

from tests.mutate import trials
from tests.mutate.__main__ import difference
from tests.mutate.areas import AREAS, ROOT, files_of
from tests.mutate.choosing import is_about, sample, trial_of
from tests.mutate.faults import Fault, changes, faults_in
from tests.mutate.trials import Trial
from tests.mutate.watching import Map, Seen, _forget, spent


def texts(source: str, kind: str) -> list[str]:
    """A source with each fault of a kind."""
    return [one.put_into(source) for one in faults_in("a.py", source) if one.kind == kind]


@pytest.mark.parametrize(
    ("kind", "source", "wrong"),
    [
        ("comparison", "a = (1 < b) is not c", ["a = (1 <= b) is not c", "a = (1 < b) is c"]),
        ("comparison", "a = b not in c", ["a = b in c"]),
        ("and, or", "a = b and (c) and d", ["a = b or (c) and d", "a = b and (c) or d"]),
        ("arithmetic", "é = 'é' + a % b", ["é = 'é' - a % b", "é = 'é' + a // b"]),
        ("sign", "a = not (b)", ["a =  (b)"]),
        ("constant", "a = 3 if b else True", ["a = 4 if b else True", "a = 2 if b else True"]),
        ("condition", "while a:\n    b = 1", ["while not (a):\n    b = 1"]),
        ("removed statement", "a.b = c\nd = e\nf()", ["pass\nd = e\nf()", "a.b = c\nd = e\npass"]),
        ("left out argument", "a(b, c=d, e=f)", ["a(b, e=f)", "a(b, c=d)"]),
        ("swapped arguments", "a(b, c, *d)", ["a(c, b, *d)"]),
        ("return value", "def a():\n    return b", ["def a():\n    return None"]),
        ("loop", "for a in b:\n    break", ["for a in b:\n    continue"]),
        ("name", "a = min(b)", ["a = max(b)"]),
    ],
)
def test_a_fault_exchanges_a_few_characters(kind: str, source: str, wrong: list[str]) -> None:
    found = texts(source, kind)
    assert set(wrong) <= set(found)
    assert all(changes(one, source) for one in faults_in("a.py", source))


@pytest.mark.parametrize(
    "source",
    [
        '"""Adds 1 and 2."""',
        "a: Literal[1]",
        "def a(b: Literal[1]) -> Literal[2]: ...",
        "log.info('so many: %s', 1 + 2)",
        "a = f'{1 + 2}'",
        "@cache(maxsize=1)\ndef a(): ...",
        "assert a < 1",
        "if TYPE_CHECKING:\n    a(1)",
        "import a",
        "A = {**b(strict=True)}",
        "WORTH: Final = 2.5",
    ],
)
def test_what_no_test_could_notice_is_left_alone(source: str) -> None:
    assert faults_in("a.py", source) == []


def test_a_fault_knows_what_runs_when_it_matters() -> None:
    source = "A = 1\ndef f(b=2):\n    if b > 3:\n        return A\n    return b"
    constants = [one for one in faults_in("a.py", source) if one.kind == "constant"]
    assert {(one.line, one.lines, one.names) for one in constants} == {
        (1, (), ("A",)),
        (2, (3, 4, 5), ()),
        (3, (3,), ()),
    }


@pytest.mark.long
def test_a_seed_draws_the_same_faults_and_another_others() -> None:
    drawn = sample(7, 30)
    assert drawn == sample(7, 30)
    assert drawn != sample(8, 30)
    assert [area for area, _ in drawn].count("data") == round(30 * AREAS["data"].share / 100)
    for area, fault in drawn:
        assert fault.file in files_of(AREAS[area])
        assert changes(fault, (ROOT / fault.file).read_text())


def test_the_shares_are_percents_and_every_file_has_one_area() -> None:
    assert sum(area.share for area in AREAS.values()) == 100
    files = [file for area in AREAS.values() for file in files_of(area)]
    assert len(files) == len(set(files))
    for folder in ("cogs", "data", "engine", "render", "service", "words"):
        ours = {path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob("*.py")}
        assert {file for file in ours if "migrations" not in file} <= set(files)


def test_quick_tests_that_run_the_line_come_first() -> None:
    def seen(seconds: float, *lines: int) -> Seen:
        return Seen(seconds, {"data/rows.py": list(lines)})

    slow = {f"tests/data/test_b.py::slow{number}": seen(9, 5) for number in range(9)}
    others = {
        "tests/cogs/test_a.py::far": seen(0.1, 5),
        "tests/data/test_b.py::quick": seen(0.2, 5, 6),
        "tests/data/test_c.py::fails": seen(0.1, 5),
        "tests/data/test_c.py::elsewhere": seen(0.1, 6),
    }
    known = Map(slow | others, failing=["tests/data/test_c.py::fails"])
    fault = Fault("data/rows.py", "constant", 5, 0, 1, "2", (5,), ())
    first, rest = trial_of("data", fault, known).rounds
    assert first == ("tests/data/test_b.py::quick",)
    assert rest == ("tests/data/test_b.py::slow0", *rest[1:])
    assert len(rest) == 6, "as many as fit into the time there is"


def test_what_runs_at_import_is_tried_with_the_tests_of_its_area() -> None:
    known = Map({"tests/data/test_b.py::quick": Seen(0.2, {"data/rows.py": [5]})}, failing=[])
    fault = Fault("data/schema.py", "left out argument", 5, 0, 1, "", (), ())
    assert trial_of("data", fault, known).rounds == (("tests/data/test_b.py::quick",),)


def test_what_is_named_with_its_module_is_tried_with_the_tests_that_name_it() -> None:
    naming = "tests/cogs/test_numbers.py::test_what_discord_sets_is_kept_to"
    known = Map({naming: Seen(0.2, {}), "tests/cogs/test_week.py::test_a": Seen(0.1, {})}, [])
    number = Fault("cogs/table/option_pages.py", "constant", 1, 0, 1, "4", (), ("ROWS",))
    assert trial_of("cogs", number, known).rounds == ((naming,),)
    other = number._replace(names=("COLUMNS",))
    assert len(trial_of("cogs", other, known).rounds[0]) == 2, "nobody names it: what its area has"


def test_what_a_call_is_about_is_tried_with_the_tests_that_are_called_so() -> None:
    source = 'OFFERED = (Option("v38", {"home": 2}), Option("v39", {"trap": "hole", "home": 1}))'
    fault = [one for one in faults_in("engine/options.py", source) if one.kind == "constant"][-1]
    assert set(fault.words) == {"v39", "trap", "hole", "home"}
    golden = "tests/render/test_golden_boards.py::test_boards[hedgehogs-v39]"
    names = ["tests/engine/hedgehogs/variants/test_v39.py::test_a", golden]
    others = ["tests/engine/hedgehogs/variants/test_v38.py::test_a", f"{golden[:-1]}0]"]
    known = Map({test: Seen(0.1, {}) for test in (*names, *others)}, failing=[])
    (tried,) = trial_of("games", fault, known).rounds
    assert set(tried) == set(names)


def test_what_is_about_a_file_is_tried_though_it_names_nothing_of_it() -> None:
    whole = "tests/data/migrations/test_migrations.py::test_columns"
    known = Map({whole: Seen(0.1, {}), "tests/data/test_beats.py::test_a": Seen(0.1, {})}, [])
    fault = Fault("data/schema.py", "left out argument", 5, 0, 1, "", (), ("heartbeats",))
    assert trial_of("data", fault, known).rounds == ((whole,),)


def test_tests_that_do_little_else_come_first() -> None:
    wide = Seen(0.1, {"data/rows.py": [5], "data/store.py": [*range(200)]})
    close = Seen(0.2, {"data/rows.py": [5, 6]})
    known = Map(
        {"tests/data/test_b.py::wide": wide, "tests/data/test_b.py::close": close}, failing=[]
    )
    fault = Fault("data/rows.py", "constant", 5, 0, 1, "2", (5,), ())
    (first,) = trial_of("data", fault, known).rounds
    assert first == ("tests/data/test_b.py::close", "tests/data/test_b.py::wide")


@pytest.mark.parametrize(
    ("test", "file"),
    [
        ("tests/service/test_show.py::test_a", "service/show.py"),
        ("tests/service/test_bot.py::test_a[x]", "bot.py"),
        ("tests/mutate/test_mutate.py::test_a", "tests/mutate/trials.py"),
        ("tests/mutate/test_mutate.py::test_a", "tests/mutate/faults.py"),
    ],
)
def test_a_test_is_about_what_it_mirrors_or_imports(test: str, file: str) -> None:
    assert is_about(test, file)
    assert not is_about(test, "data/rows.py")
    by_name = {test: Seen(3, {file: [5]}), "tests/data/test_b.py::quick": Seen(0.1, {file: [5]})}
    fault = Fault(file, "constant", 5, 0, 1, "2", (5,), ())
    assert trial_of("data", fault, Map(by_name, [])).rounds[0][0] == test


def test_every_function_is_tried_before_another_is_tried_twice() -> None:
    names = ("a[1]", "a[2]", "a[3]", "b[x]", "b[y]", "c")
    known = Map(
        {
            f"tests/data/test_b.py::{name}": Seen(number / 10, {"data/rows.py": [5]})
            for number, name in enumerate(names)
        },
        failing=[],
    )
    fault = Fault("data/rows.py", "constant", 5, 0, 1, "2", (5,), ())
    (tried,) = trial_of("data", fault, known).rounds
    assert [one.partition("::")[2] for one in tried] == [
        "a[1]",
        "b[x]",
        "c",
        "a[2]",
        "b[y]",
        "a[3]",
    ]


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree with one function and one test."""
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "__init__.py").write_text("def bigger(a, b):\n    return a > b\n")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "__init__.py").touch()
    (tmp_path / "tests" / "test_words.py").write_text(
        "from words import bigger\n\n\ndef test_bigger():\n    assert bigger(2, 1)\n"
    )
    monkeypatch.setattr(trials, "_copy", tmp_path)
    return tmp_path


@pytest.mark.long
@pytest.mark.parametrize(
    ("wrong", "noticed"),
    [
        ("a >= b", ""),
        ("a < b", "tests/test_words.py::test_bigger"),
        ("a >", "tests/test_words.py"),
        ("[] while True", "tests/test_words.py"),
        ("__import__('os')._exit(3)", "a crash"),
    ],
)
def test_a_fault_is_tried_in_a_copy_and_taken_back(copy: Path, wrong: str, noticed: str) -> None:
    source = (copy / "words" / "__init__.py").read_text()
    at = source.index("a > b")
    fault = Fault("words/__init__.py", "comparison", 2, at, at + 5, wrong, (2,), ())
    trial = Trial(fault, "cogs", (("tests/test_words.py::test_bigger",),), 1.0)
    assert trials._try(trial).noticed == noticed
    assert (copy / "words" / "__init__.py").read_text() == source


def test_who_waits_in_vain_without_a_fault_too_has_not_noticed_one(copy: Path) -> None:
    """The machine was busy; the other test tells."""
    (copy / "tests" / "test_words.py").write_text(
        "from words import bigger\n\n\ndef test_late():\n    raise TimeoutError\n\n\n"
        "def test_bigger():\n    assert bigger(2, 1)\n"
    )
    source = (copy / "words" / "__init__.py").read_text()
    at = source.index("a > b")
    tests = tuple(f"tests/test_words.py::{name}" for name in ("test_late", "test_bigger"))
    for wrong, noticed in (("a >= b", ""), ("a < b", tests[1])):
        fault = Fault("words/__init__.py", "comparison", 2, at, at + 5, wrong, (2,), ())
        assert trials._try(Trial(fault, "cogs", (tests,), 1.0)).noticed == noticed


def test_who_waits_in_vain_for_what_is_broken_has_noticed_it(copy: Path) -> None:
    (copy / "tests" / "test_words.py").write_text(
        "from words import bigger\n\n\ndef test_bigger():\n"
        "    if not bigger(2, 1):\n        raise TimeoutError\n"
    )
    source = (copy / "words" / "__init__.py").read_text()
    at = source.index("a > b")
    fault = Fault("words/__init__.py", "comparison", 2, at, at + 5, "a < b", (2,), ())
    test = "tests/test_words.py::test_bigger"
    assert trials._try(Trial(fault, "cogs", ((test,),), 1.0)).noticed == test


def test_time_is_the_processors_so_that_waiting_is_none() -> None:
    began = spent()
    time.sleep(0.2)
    assert spent() - began < 0.1
    while spent() - began < 0.1:
        pass


def test_caches_are_emptied_for_every_file_though_a_bot_has_frozen_them() -> None:
    calls: list[int] = []

    @cache
    def kept(number: int) -> int:
        calls.append(number)
        return number

    kept.__wrapped__.__module__ = kept.__module__ = "engine.somewhere"
    gc.freeze()
    for _ in range(2):
        kept(3)
    _forget()
    kept(3)
    assert calls == [3, 3]


def test_more_patience_where_more_is_going_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1})
    fault = Fault("words/__init__.py", "comparison", 2, 0, 0, "", (2,), ())
    trial = Trial(fault, "cogs", (), 10.0)
    for load, seconds in ((0.5, 100), (2.0, 100), (4.0, 200), (8.0, 300)):
        monkeypatch.setattr(os, "getloadavg", lambda load=load: (load, 0.0, 0.0))
        assert trials._patience(trial) == seconds


def test_a_trial_without_end_is_ended(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "PATIENCE", 1.0)
    fault = Fault("words/__init__.py", "return value", 1, 0, 0, "while True: pass\n", (2,), ())
    monkeypatch.setattr(os, "getloadavg", lambda: (0.0, 0.0, 0.0))
    trial = Trial(fault, "cogs", (("tests/test_words.py",),), 0.1)
    assert trials._try(trial).noticed == "no end"


def test_a_survivor_is_shown_as_a_difference() -> None:
    fault = Fault("a.py", "constant", 2, 10, 11, "3", (), ())
    assert difference(fault, "a = 1\nb = 2\nc = 3\n").splitlines() == [
        "    @@ -1,3 +1,3 @@",
        "     a = 1",
        "    -b = 2",
        "    +b = 3",
        "     c = 3",
    ]
