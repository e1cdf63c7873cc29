"""Which way each part of a line runs, for names that mix scripts (Unicode's rules, UAX 9)."""

import unicodedata
from collections.abc import Sequence
from importlib import import_module
from typing import Any

_rules: Any = import_module("bidi.algorithm")  # carries no types


def levels(text: str, *, sentence: bool) -> list[int]:
    """For each character its embedding level: odd ones run from right to left.

    The text holds no invisible characters, so that one level belongs to one character. One of our
    own sentences runs from left to right as a whole, even when it starts with a Hebrew name;
    anything else runs as its first letter does.
    """
    if not any(unicodedata.bidirectional(character) in ("R", "AL", "AN") for character in text):
        return [0] * len(text)
    storage: dict[str, Any] = _rules.get_empty_storage()
    storage["base_level"] = 0 if sentence else _rules.get_base_level(text)
    storage["base_dir"] = ("L", "R")[storage["base_level"]]
    _rules.get_embedding_levels(text, storage)
    _rules.explicit_embed_and_overrides(storage)
    _rules.resolve_weak_types(storage)
    _rules.resolve_neutral_types(storage, False)
    _rules.resolve_implicit_levels(storage, False)
    return [int(character["level"]) for character in storage["chars"]]


def left_to_right(run_levels: Sequence[int]) -> list[int]:
    """The runs of a line, by their place in reading order, as they stand from left to right."""
    order = list(range(len(run_levels)))
    odd = [level for level in run_levels if level % 2]
    for level in range(max(run_levels, default=0), min(odd, default=1) - 1, -1):
        start = 0
        while start < len(order):
            end = start
            while end < len(order) and run_levels[order[end]] >= level:
                end += 1
            order[start:end] = order[start:end][::-1]
            start = max(end, start + 1)
    return order
