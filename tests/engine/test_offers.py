"""Everything that the games offer, option by option, as it was when somebody looked at it.

`REWRITE_OFFERS=1 pytest tests/engine/test_offers.py` writes it down anew; read `git diff` then.
"""

import difflib
import os
from collections.abc import Mapping
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import fields

from engine.games import KEYS, game_named, house_of


@pytest.mark.parametrize("key", KEYS)
def test_a_game_offers_what_it_offered(key: str):
    compare_offers(key)


def compare_offers(key: str) -> None:
    """Fail if a game offers something else than it did."""
    now = "\n".join(told(game_named(key).options)) + "\n"
    path = house_of(key) / "tests" / "golden" / "offers" / f"{key}.txt"
    if os.environ.get("REWRITE_OFFERS"):
        path.write_text(now, encoding="utf-8")
    liked = path.read_text(encoding="utf-8")
    changes = difflib.unified_diff(liked.splitlines(), now.splitlines(), "was", "is", lineterm="")
    assert now == liked, "\n".join(changes)


def told(value: Any, indent: str = "") -> list[str]:
    """A value as lines: fields that say nothing are left out, and functions have their names."""
    if isinstance(value, Struct):
        lines: list[str] = []
        for field in fields(value):
            one = getattr(value, field.name)
            if one is not None and one not in ((), "", {}):
                lines += _with(f"{indent}{field.name}", told(one, indent + "  "))
        return lines
    if isinstance(value, Mapping):
        return [
            line
            for key in value
            for line in _with(f"{indent}{key}", told(value[key], indent + "  "))
        ]
    if isinstance(value, tuple) and value and isinstance(value[0], Struct):
        return [line for one in value for line in [f"{indent}-", *told(one, indent + "  ")]]
    return [_plain(value)]


def _with(name: str, lines: list[str]) -> list[str]:
    one_line = len(lines) == 1 and not lines[0].startswith(" ")
    return [f"{name}: {lines[0]}"] if one_line else [f"{name}:", *lines]


def _plain(value: Any) -> str:
    if isinstance(value, (frozenset, set)):
        return "{" + ", ".join(sorted(map(_plain, value))) + "}"
    if isinstance(value, tuple):
        return "(" + ", ".join(map(_plain, value)) + ")"
    return getattr(value, "__qualname__", None) or str(value)
