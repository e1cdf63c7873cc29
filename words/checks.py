"""What is missing in a language, what is too much, and what asks for other facts than English."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from words.languages import ENGLISH, folders_of, shelves

_TEXT: Final = re.compile(r"^([a-z][\w-]*) *=((?:.*\n?)(?:(?:[ \t]+.*|[ \t]*)\n?)*)", re.M)
_FACT: Final = re.compile(r"\$([a-z][\w-]*)")


def missing(language: str) -> list[str]:
    """The keys that English has and a language has not: they are said in English."""
    return [key for key in texts(ENGLISH) if key not in texts(language)]


def unused(language: str) -> list[str]:
    """The keys that a language has and English has not: nobody asks for them."""
    return [key for key in texts(language) if key not in texts(ENGLISH)]


def odd_facts(language: str) -> dict[str, tuple[set[str], set[str]]]:
    """By key, the facts of the English text and those of the language's own, where they differ."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for key, text in texts(language).items():
        ours = set(_FACT.findall(texts(ENGLISH).get(key, text)))
        theirs = set(_FACT.findall(text))
        if ours != theirs:
            found[key] = ours, theirs
    return found


def compared(language: str) -> Iterator[tuple[str, str, str]]:
    """Every key with its text in English and in a language."""
    for key, text in texts(ENGLISH).items():
        yield key, text, texts(language).get(key, "")


def pages(language: str) -> list[str]:
    """The rules pages that are there in English and not in a language."""
    wanted = [path for shelf in shelves() for path in shelf.glob(f"docs/rules/*.{ENGLISH}.md")]
    own = [path.with_name(path.name.replace(f".{ENGLISH}.", f".{language}.")) for path in wanted]
    return sorted(path.name for path in own if not path.exists())


def texts(language: str) -> dict[str, str]:
    """The texts of a language as they are written, by key, those of its region among them."""
    return _texts(language, shelves())


@cache
def _texts(language: str, found: tuple[Path, ...]) -> dict[str, str]:
    """By a pattern, not by Fluent's parser, which takes a quarter of a second for a language."""
    written: dict[str, str] = {}
    for folder in folders_of(language):
        for shelf in found:
            for path in sorted((shelf / "locale" / folder).glob("*.ftl")):
                for text in _TEXT.finditer(path.read_text("utf-8")):
                    written[text[1]] = text[2].strip()
    return written
