"""Cogs ask the host, never its store: what they may do to a table is what its services offer.

Beside the services, the host hands out the areas that have no rules of their own. Which of their
methods are used is listed here, so that a new one is a decision; tables are only read.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot
from engine.host.store import BeatStore, ErrandStore, Ledger, PostStore, TableStore, TimerStore

ROOT = Path(bot.__file__).parent
MODULES = [
    *(ROOT / "cogs").rglob("*.py"),
    *(ROOT / "service").rglob("*.py"),
    ROOT / "bot.py",
]
WHOLE = {"Store", "TableStore"}
"""What of the store's protocols writes tables."""

AREAS: dict[str, tuple[type, set[str]]] = {
    "ledger": (
        Ledger,
        {
            *("table", "live_in", "last_in", "live_below", "last_below"),
            *("played_in", "live_of", "invited", "moves", "owned"),
        },
    ),
    "posts": (
        PostStore,
        {
            *("owing", "lobbies_owed", "mark_posted", "note_offer"),
            *("served", "tidied", "forget_answer", "keep_pings", "end_offers"),
        },
    ),
    "timers": (TimerStore, {"due", "next_due", "take", "keep", "done", "left", "timed_tables"}),
    "beats": (BeatStore, {"beat", "stop", "last", "others", "commands", "note_commands"}),
    "errands": (ErrandStore, {"forget"}),
}
"""What the host hands out, and what cogs ask of it."""


def reached(tree: ast.AST) -> Iterator[str]:
    """Every mention of a host's store, or of a store that writes tables."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(attr="store" | "_store"):
                yield f"line {node.lineno}: .{node.attr}"
            case ast.ImportFrom(module="engine.host.store"):
                yield from (
                    f"line {node.lineno}: {one.name}" for one in node.names if one.name in WHOLE
                )


def area_of(node: ast.expr) -> str | None:
    """The area that an expression is: `bot.host.posts`, or `self._ledger` where one was given."""
    match node:
        case ast.Attribute(value=ast.Attribute(attr="host") | ast.Name(id="host"), attr=area):
            return area if area in AREAS else None
        case ast.Attribute(attr="_ledger"):
            return "ledger"
    return None


def pairs(targets: list[ast.expr], value: ast.expr) -> Iterator[tuple[ast.expr, ast.expr]]:
    """What is given which name: `a = x`, and each of `a, b = x, y`."""
    for target in targets:
        match target, value:
            case ast.Tuple(elts=names), ast.Tuple(elts=values):
                yield from zip(names, values, strict=True)
            case _:
                yield target, value


def asked(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Every area of the host that a module uses, with the method that it asks for. A function may
    give an area a name of its own first."""
    whole = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    yield from ((area, node.attr) for node in whole if (area := area_of(node.value)) is not None)
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        named = {
            target.id: area
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            for target, value in pairs(node.targets, node.value)
            if isinstance(target, ast.Name) and (area := area_of(value)) is not None
        }
        for node in ast.walk(function):
            match node:
                case ast.Attribute(value=ast.Name(id=name), attr=method) if name in named:
                    yield named[name], method


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(ROOT)))
def test_cogs_do_not_reach_the_store(file: Path) -> None:
    assert list(reached(ast.parse(file.read_text()))) == []


def test_a_use_of_the_store_is_found() -> None:
    used = "from engine.host.store import Store, Unavailable\nbot.host.store.tables.save(table)\n"
    assert list(reached(ast.parse(used))) == ["line 1: Store", "line 2: .store"]


def test_of_each_area_is_asked_what_is_listed_and_no_more() -> None:
    found: dict[str, set[str]] = {area: set() for area in AREAS}
    for file in MODULES:
        for area, method in asked(ast.parse(file.read_text())):
            found[area].add(method)
    assert found == {area: methods for area, (_, methods) in AREAS.items()}


def test_what_is_listed_exists_and_saves_no_table() -> None:
    for protocol, methods in AREAS.values():
        assert methods <= set(vars(protocol))
    writing = set(vars(TableStore)) - set(vars(Ledger))
    assert {"add", "save"} <= writing
    assert not writing & AREAS["ledger"][1]


@pytest.mark.parametrize(
    "used",
    [
        "bot.host.ledger.save(table)",
        "host.ledger.save(table)",
        "self._ledger.save(table)",
        "def keep():\n    here, kept = 1, bot.host.ledger\n    kept.save(table)",
    ],
)
def test_a_use_of_an_area_is_found(used: str) -> None:
    assert list(asked(ast.parse(used))) == [("ledger", "save")]
