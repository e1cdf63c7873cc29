"""Which faults are tried, and with which tests."""

import ast
import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Final

from tests.mutate.areas import AREAS, ROOT, Area, files_of
from tests.mutate.faults import KINDS, Fault, changes, faults_in
from tests.mutate.trials import Trial
from tests.mutate.watching import Map

FIRST_ROUND: Final = (30, 8.0)
"""Tests, and seconds of them, that are tried before all others."""
CLOSEST: Final = (100, 20.0)
"""Of both, what those may take that are about the fault's file."""
ALL_ROUNDS: Final = (400, 60.0)
"""Beyond that a fault counts as not noticed, although some test might."""
UNWATCHED: Final = 60
"""Of an area's tests, for lines that no watched process runs."""


def sample(seed: int, count: int, only: str = "") -> list[tuple[str, Fault]]:
    """So many faults with their areas: always the same for a seed, as long as no code changes."""
    chance = random.Random(seed)
    names = [only] if only else list(AREAS)
    shares = [AREAS[name].share for name in names]
    drawn: list[tuple[str, Fault]] = []
    for name, number in zip(names, _portions(count, shares), strict=True):
        drawn += ((name, fault) for fault in _draw(chance, AREAS[name], number))
    chance.shuffle(drawn)
    return drawn


def _portions(count: int, shares: list[int]) -> list[int]:
    """Whole numbers in proportion to the shares, which make up the count."""
    ends = [round(count * sum(shares[: place + 1]) / sum(shares)) for place in range(len(shares))]
    return [end - start for start, end in zip([0, *ends], ends, strict=False)]


def _draw(chance: random.Random, area: Area, number: int) -> Iterator[Fault]:
    """First a kind, then a line, then one of the faults there; no line twice."""
    by_kind: dict[str, dict[tuple[str, int], list[Fault]]] = defaultdict(lambda: defaultdict(list))
    for file in files_of(area):
        for fault in faults_in(file, _source(file)):
            by_kind[fault.kind][file, fault.line].append(fault)
    lines: set[tuple[str, int]] = set()
    while len(lines) < number:
        kind = chance.choices(list(KINDS), list(KINDS.values()))[0]
        places = [place for place in by_kind[kind] if place not in lines]
        if not places:
            continue
        place = chance.choice(places)
        fault = chance.choice(by_kind[kind][place])
        if changes(fault, _source(fault.file)):
            lines.add(place)
            yield fault


@cache
def _source(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


def trial_of(area: str, fault: Fault, seen: Map) -> Trial:
    """The tests that may notice a fault, in two rounds: a few quick ones, and the others. Those
    about its file and its area come first, and of each function one before the second of any."""
    groups = [seen.running(fault.file, fault.lines)]
    if not fault.lines:
        naming, running = _naming(fault, seen), _running_names(fault, seen)
        groups = [_called_so(fault, seen), naming, _about(fault, seen), running]
        groups.append(seen.touching(fault.file))
    if not any(groups):
        groups = [set(_some_of_its_area(area, fault, seen))]
    ranked = list(
        dict.fromkeys(chain.from_iterable(_ranked(one, area, fault.file, seen) for one in groups))
    )
    about = [test for test in ranked if is_about(test, fault.file)]
    own = [test for test in ranked if _is_own(test, area)]
    closest = _within(_varied(about), seen, *CLOSEST)
    ranked = list(dict.fromkeys([*closest, *_varied(own), *_varied(ranked)]))
    first = _within(ranked, seen, *FIRST_ROUND)
    everything = _within(ranked, seen, *ALL_ROUNDS)
    rest = [test for test in everything if test not in set(first)]
    rounds = tuple(tuple(_by_file(tests)) for tests in (first, rest) if tests)
    return Trial(fault, area, rounds, sum(seen.tests[test].seconds for test in everything))


def _ranked(tests: set[str], area: str, file: str, seen: Map) -> list[str]:
    """Those about the fault's file first, then the area's own, then quick ones that do little
    besides running that file."""

    def price(test: str) -> float:
        return seen.tests[test].seconds / seen.closeness(test, file)

    def rank(test: str) -> tuple[bool, bool, float, str]:
        return not is_about(test, file), not _is_own(test, area), price(test), test

    return sorted(tests, key=rank)


def _is_own(test: str, area: str) -> bool:
    return test.startswith(AREAS[area].tests)


def _varied(tests: list[str]) -> list[str]:
    """What a function does with one set of arguments it does much alike with the next: first one
    of each function, then a second, and so on."""
    times = Counter[str]()

    def which(test: str) -> int:
        function = test.partition("[")[0]
        times[function] += 1
        return times[function]

    return sorted(tests, key=which)


def is_about(test: str, file: str) -> bool:
    """Whether a test stands in the file that mirrors another, or in one that imports it."""
    module = _module_of(file)
    folder, _, name = module.rpartition(".")
    mirror = "/".join(["tests", *folder.split("."), f"test_{name}.py"]).replace("//", "/")
    return _file_of(test) == mirror or module in _imported(_file_of(test))


def _module_of(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@cache
def _text(file: str) -> str:
    return _source(file) if (ROOT / file).exists() else ""


@cache
def _imported(file: str) -> frozenset[str]:
    """The modules that a file names where it imports."""
    named: set[str] = set()
    for node in ast.walk(ast.parse(_text(file))):
        if isinstance(node, ast.Import):
            named |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            named |= {node.module, *(f"{node.module}.{one.name}" for one in node.names)}
    return frozenset(named)


def _within(tests: list[str], seen: Map, most: int, seconds: float) -> list[str]:
    taken: list[str] = []
    for test in tests:
        seconds -= seen.tests[test].seconds
        if taken and (seconds < 0 or len(taken) == most):
            break
        taken.append(test)
    return taken


def _by_file(tests: list[str]) -> list[str]:
    """In an order in which every file is collected once."""
    files = {file: place for place, file in enumerate(dict.fromkeys(map(_file_of, tests)))}
    return sorted(tests, key=lambda test: files[_file_of(test)])


def _file_of(test: str) -> str:
    return test.partition("::")[0]


def _naming(fault: Fault, seen: Map) -> set[str]:
    """Tests in files that name something with its module, which was worked out at import."""
    named = _pattern(fault.names)
    module = _module_of(fault.file)
    return {
        test
        for test in seen.tests
        if (is_about(test, fault.file) or module in _text(_file_of(test)))
        and named.search(_text(_file_of(test)))
        and test not in seen.failing
    }


def _called_so(fault: Fault, seen: Map) -> set[str]:
    """Tests with a word in their own name that the call is about: `v39` is an option's key, and
    tests of it are called so, golden ones too."""
    words = "|".join(map(re.escape, fault.words))
    named = re.compile(rf"(?<![a-z0-9])({words})(?![a-z0-9])" if words else r"(?!)")
    return {test for test in seen.tests if named.search(test) and test not in seen.failing}


def _about(fault: Fault, seen: Map) -> set[str]:
    """Tests about the file, whatever they name: a schema is compared with its migrations whole."""
    return {test for test in seen.tests if is_about(test, fault.file) and test not in seen.failing}


def _pattern(names: tuple[str, ...]) -> re.Pattern[str]:
    """Any of some names as a word of its own; nothing for names of one letter."""
    words = [re.escape(name) for name in names if len(name) > 1]
    return re.compile(rf"\b({'|'.join(words)})\b" if words else r"(?!)")


def _running_names(fault: Fault, seen: Map) -> set[str]:
    """Tests that run a line where something is named that was worked out at import."""
    named = _pattern(fault.names)
    found: set[str] = set()
    for area in AREAS.values():
        for file in files_of(area):
            lines = [
                number
                for number, line in enumerate(_source(file).splitlines(), 1)
                if named.search(line)
            ]
            found |= seen.running(file, tuple(lines))
    return found


def _some_of_its_area(area: str, fault: Fault, seen: Map) -> list[str]:
    """What runs in another process is not watched: tests that touch the file, then the area."""
    touching = seen.touching(fault.file)
    own = [test for test in seen.tests if test.startswith(AREAS[area].tests)]
    others = sorted(set(own) - touching, key=lambda test: seen.tests[test].seconds)
    return [*touching, *others[:UNWATCHED]]
