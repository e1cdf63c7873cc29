"""Alt texts of any game: how long they may be, and how they become shorter."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from engine.core import Move
from render.picture import Language
from words import say

MOST: Final = 1024
"""What Discord takes as a description, counted as it counts: in UTF-16 units."""

LEVELS: Final = (
    (True, True, 40),
    (True, False, 40),
    (False, True, 40),
    (False, False, 40),
    (False, False, 12),
    (False, False, 4),
)
"""From the whole to the barest: whether details are said, whether choices are, letters of names."""


def units(text: str) -> int:
    """The length of a text as Discord counts it."""
    return len(text.encode("utf-16-le")) // 2


def cut(name: str, letters: int) -> str:
    """A name of at most so many letters."""
    return name if len(name) <= letters else name[: letters - 1] + "…"


def choices_said(language: Language, marks: Mapping[str, Move]) -> str:
    """The labels on a picture and the moves they stand for."""
    choices = ", ".join(f"{label} {move}" for label, move in marks.items())
    return say(language, "alt-choices", choices=choices)


def first_that_fits(texts: Iterable[str]) -> str:
    """The first of several texts that is short enough, or else the last."""
    text = ""
    for text in texts:
        if units(text) <= MOST:
            break
    return text


def as_much_as_fits(
    names: Sequence[str], describe: Callable[[bool, bool, Sequence[str]], str]
) -> str:
    """What `describe` says with or without details, with or without choices, and with names of a
    length, at the first level that fits."""
    return first_that_fits(
        describe(details, choices, [cut(name, letters) for name in names])
        for details, choices, letters in LEVELS
    )
