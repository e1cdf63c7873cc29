"""What can be told of the page's files without a browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parlour.page
from words import LANGUAGES

STATIC = Path(parlour.page.__file__).parent / "static"
SCRIPTS = sorted((STATIC / "js").glob("*.js"))
FILES = [*SCRIPTS, *sorted((STATIC / "css").glob("*.css")), STATIC / "index.html"]
_WORD = re.compile(r'^ {2}"?([a-z0-9-]+)"?: "(.*)",$', re.M)
_PLACE = re.compile(r"\{(\w+)\}")


def words(language: str) -> dict[str, str]:
    text = (STATIC / "js" / f"words-{language}.js").read_text(encoding="utf-8")
    return dict(_WORD.findall(text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    english, other = words("en"), words(language)
    assert english.keys() == other.keys()
    for key, text in english.items():
        assert set(_PLACE.findall(text)) == set(_PLACE.findall(other[key])), key


def test_every_word_is_used() -> None:
    code = "".join(
        path.read_text(encoding="utf-8") for path in SCRIPTS if "words-" not in path.name
    )
    unused = [key for key in words("en") if f'"{key}"' not in code]
    assert unused == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_nothing_is_fetched_and_no_text_becomes_markup(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for forbidden in ("innerHTML", "outerHTML", "insertAdjacentHTML", "eval(", "document.write"):
        assert forbidden not in text
    fetched = re.findall(r"(?:src|href|url\(|from|import) ?=?[\"'(]*(https?:[^\"')]+)", text)
    assert fetched == []
    assert len(text.splitlines()) < 300
