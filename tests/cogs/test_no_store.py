"""Cogs ask the host, never its store: what they may do to a table is what its services offer."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot

ROOT = Path(bot.__file__).parent
MODULES = [
    *(ROOT / "cogs").rglob("*.py"),
    *(ROOT / "service").rglob("*.py"),
    ROOT / "bot.py",
]
WHOLE = {"Store", "TableStore"}
"""What of the store's protocols writes tables."""


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


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(ROOT)))
def test_cogs_do_not_reach_the_store(file: Path) -> None:
    assert list(reached(ast.parse(file.read_text()))) == []


def test_a_use_of_the_store_is_found() -> None:
    used = "from engine.host.store import Store, Unavailable\nbot.host.store.tables.save(table)\n"
    assert list(reached(ast.parse(used))) == ["line 1: Store", "line 2: .store"]
