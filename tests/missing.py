"""What a game lacks, told by its files: nothing is imported, since a game without its folder in
`engine` lets nobody import anything."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = sorted(path.name for path in (ROOT / "locale").iterdir())
DOORS = (
    ("engine", "GAME"),
    ("engine", "STRENGTH"),
    ("engine", "LESSONS"),
    ("render", "BOARDS"),
    ("render", "COLOURS"),
    ("cogs/narration", "TELLER"),
    ("tests/engine", "CLAUSES"),
    ("tests/engine", "ENDS"),
    ("tests/engine", "SAMPLES"),
    ("tests/render", "PICTURES"),
)
"""Rooms, and what a game's `__init__.py` in each of them offers."""
MODULES = ("game", "moves", "view", "evaluation")
"""Those of `engine/KEY` that others look for by name."""
TEXTS = ("title", "pitch")


def listed_keys() -> tuple[str, ...]:
    """`KEYS` of `engine/games.py`, as it is written."""
    for node in ast.parse((ROOT / "engine" / "games.py").read_text("utf-8")).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "KEYS" and node.value:
            return ast.literal_eval(node.value)
    raise AssertionError("engine/games.py has no KEYS")


def missing(key: str, house: Path = ROOT) -> Iterator[str]:
    """What a game does not have, by the place where it is looked for."""
    for room, name in DOORS:
        if name not in _offered(house / room / key / "__init__.py"):
            yield f"{room}/{key}/__init__.py: {name}"
    for module in MODULES:
        yield from _unless_there(house, f"engine/{key}/{module}.py")
    for language in LANGUAGES:
        yield from _unless_there(house, f"locale/{language}/{key}.ftl")
        texts = _texts(house / "locale" / language, key)
        yield from (
            f"locale/{language}/{key}.ftl: {key}-{text}"
            for text in TEXTS
            if f"{key}-{text}" not in texts
        )
        yield from _unless_there(house, f"docs/rules/{key}.{language}.md")
    yield from _unless_there(house, f"tests/golden/playthroughs/{key}.hpr")
    if not list((house / "tests" / "golden" / "tellings").glob(f"{key}.*.txt")):
        yield f"tests/golden/tellings/{key}.LANGUAGE.txt"
    yield from _unless_there(house, f"tests/golden/boards/{key}.txt")
    yield from _unless_there(house, f"tests/golden/offers/{key}.txt")


def _unless_there(house: Path, path: str) -> Iterator[str]:
    if not (house / path).is_file():
        yield path


def _texts(folder: Path, key: str) -> set[str]:
    """The keys of the texts in a game's files of a language."""
    files = [path for path in folder.glob("*.ftl") if path.stem.partition("-")[0] == key]
    return {
        name for path in files for name in re.findall(r"^([\w-]+) =", path.read_text("utf-8"), re.M)
    }


def _offered(path: Path) -> set[str]:
    """The names that a module has for others."""
    if not path.is_file():
        return set()
    names: set[str] = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        match node:
            case ast.Assign(targets=targets):
                names |= {ast.unparse(target) for target in targets}
            case ast.AnnAssign(target=target):
                names.add(ast.unparse(target))
            case ast.ImportFrom(names=aliases):
                names |= {alias.asname or alias.name for alias in aliases}
            case _:
                pass
    return names
