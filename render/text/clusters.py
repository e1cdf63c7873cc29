"""From any string to clusters that can be drawn: each with the font that has all its characters.

A cluster is what a reader takes for one character: a letter with its accents, a flag, a family.
"""

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from anyascii import anyascii
from msgspec import Struct

from render.text.fonts import BOLD, REGULAR, FontName, font

_JOINER: Final = "\u200d"
_NON_JOINER: Final = "\u200c"
_AS_EMOJI: Final = "\ufe0f"
_KEYCAP: Final = "\u20e3"
_STAND_IN: Final = "•"
"""For a character that no font has and that cannot be written in Latin letters."""
_MOST_MARKS: Final = 3
"""Accents kept on one letter: more would climb out of the line."""


class Cluster(Struct, frozen=True):
    text: str
    font: FontName


@lru_cache(maxsize=1024)
def clean(text: str) -> str:
    """The text on one line, without what cannot be seen or would turn the rest around."""
    seen = "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", text)
        if character.isspace() or _is_drawn(character)
    )
    return " ".join(seen.split())


def clusters(text: str, *, bold: bool) -> tuple[Cluster, ...]:
    """The clusters of a clean text, in reading order."""
    found: list[Cluster] = []
    for part in _split(text):
        found += _with_font(part, bold)
    return tuple(found)


def _is_drawn(character: str) -> bool:
    if character in (_JOINER, _NON_JOINER) or _is_tag(character):
        return True
    return unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def _split(text: str) -> Iterator[str]:
    current, marks, flag_half = "", 0, False
    for character in text:
        indicator = _is_flag_half(character)
        pair = indicator and flag_half
        joined = current.endswith(_JOINER) and _is_pictograph(character)
        if current and current != " " and (pair or joined or _continues(character)):
            marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
            if marks <= _MOST_MARKS:
                current += character
            flag_half = False
            continue
        if current:
            yield current
        current, marks, flag_half = character, 0, indicator
    if current:
        yield current


def _continues(character: str) -> bool:
    """It belongs to the character before it."""
    if character in (_JOINER, _NON_JOINER) or _is_tag(character):
        return True
    return (
        unicodedata.category(character).startswith("M") or "\U0001f3fb" <= character <= "\U0001f3ff"
    )


def _is_flag_half(character: str) -> bool:
    return "\U0001f1e6" <= character <= "\U0001f1ff"


def _is_tag(character: str) -> bool:
    return "\U000e0020" <= character <= "\U000e007f"


def _is_pictograph(character: str) -> bool:
    return character >= "\u2190" and unicodedata.category(character) == "So"


def _with_font(part: str, bold: bool) -> Iterator[Cluster]:
    """The cluster with a font that has it, or the nearest thing that some font has."""
    letters = "".join(c for c in part if not _is_invisible(c))
    if _wants_emoji(part) and font("emoji").has(letters):
        yield Cluster(part, "emoji")
        return
    order = BOLD if bold else REGULAR
    for name in (*order, "emoji"):
        if letters and font(name).has(letters):
            yield Cluster(part if name == "emoji" else _without_selectors(part), name)
            return
    plainer = unicodedata.normalize("NFKC", letters)
    if plainer != letters:
        for smaller in _split(plainer):
            yield from _with_font(smaller, bold)
        return
    if len(letters) > 1 and any(font(name).has(letters[0]) for name in order):
        yield from _with_font(letters[0], bold)  # without accents that no font has
        return
    for character in anyascii(letters) or _STAND_IN:
        yield Cluster(character if font(order[0]).has(character) else _STAND_IN, order[0])


def _wants_emoji(part: str) -> bool:
    special = _AS_EMOJI in part or _KEYCAP in part or _JOINER in part
    return special or part[0] >= "\U0001f000"


def _without_selectors(part: str) -> str:
    return "".join(c for c in part if not ("\ufe00" <= c <= "\ufe0f" or _is_tag(c)))


def _is_invisible(character: str) -> bool:
    """Characters that steer how others look and need no glyph of their own."""
    selector = "\ufe00" <= character <= "\ufe0f"
    return selector or character in (_JOINER, _NON_JOINER) or _is_tag(character)
