"""What people type in words of their language, in the words that the engine reads."""

import re
from functools import cache
from typing import Final

from words import LANGUAGES, plain, say, units

WORDS: Final = ("off", "today", "tomorrow", "all", "to")
UNITS: Final = {"minute": "m", "hour": "h", "day": "d", "week": "w"}
"""What may stand behind a number, and what the engine calls it."""

_UNIT: Final = re.compile(r"(?<=\d)\s*([^\W\d_]+)\.?")
_BETWEEN: Final = re.compile(r"(?<=\s)([^\W\d_]+)(?=\s)")
_APOSTROPHES: Final = str.maketrans("’", "'")


def as_english(typed: str) -> str:
    """What somebody typed, in whatever language, as the engine reads it: *demain* is `tomorrow`,
    *+3 Tage* is `+3d`. What nobody knows stays as it is, for the engine to refuse."""
    words, spelled = _known(tuple(LANGUAGES))
    text = " ".join(typed.translate(_APOSTROPHES).split())
    if (word := words.get(plain(text))) is not None:
        return word
    text = _UNIT.sub(lambda found: spelled.get(plain(found[1]), found[0]), text)
    return _BETWEEN.sub(lambda found: words.get(plain(found[1]), found[0]), text)


@cache
def _known(languages: tuple[str, ...]) -> tuple[dict[str, str], dict[str, str]]:
    """By every spelling in every language, the word, and what stands behind a number. English
    comes first: what it understands means the same everywhere."""
    words: dict[str, str] = {}
    spelled: dict[str, str] = {}
    for language in languages:
        for word in WORDS:
            for spelling in _spellings(language, word):
                words.setdefault(plain(spelling), word)
        for unit, letter in UNITS.items():
            for spelling in (*units(language, unit), *_spellings(language, unit)):
                spelled.setdefault(plain(spelling), letter)
    return words, spelled


def _spellings(language: str, word: str) -> list[str]:
    return say(language, f"typed-{word}").split(", ")
