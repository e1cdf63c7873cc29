"""Alt texts of any game: how long they may be, and how they become shorter."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, TypeVar

from msgspec import Struct

from engine.core import Move
from render.picture import Language
from words import say

MOST: Final = 1024
"""What Discord takes as a description, counted as it counts: in UTF-16 units."""


class Level(Struct, frozen=True):
    """How much is said."""

    details: bool
    choices: bool
    letters: int
    """Of names."""


LEVELS: Final = (
    Level(True, True, 40),
    Level(True, False, 40),
    Level(False, True, 40),
    Level(False, False, 40),
    Level(False, False, 12),
    Level(False, False, 4),
)
"""From the whole to the barest."""

L = TypeVar("L", bound=Level)


def units(text: str) -> int:
    """The length of a text as Discord counts it."""
    return len(text.encode("utf-16-le")) // 2


def cut(name: str, letters: int) -> str:
    """A name of at most so many letters."""
    return name if len(name) <= letters else name[: letters - 1] + "…"


def choices_said(language: Language, letters: Mapping[str, Move]) -> str:
    """The labels on a picture and the moves they stand for."""
    choices = ", ".join(f"{label} {move}" for label, move in letters.items())
    return say(language, "alt-choices", choices=choices)


def as_much_as_fits(
    language: Language,
    names: Sequence[str],
    letters: Mapping[str, Move],
    tell: Callable[[Sequence[str], L], Iterable[str]],
    levels: Sequence[L],
) -> str:
    """The sentences that `tell` gives for names of a length, and the choices behind them, at the
    first level that fits. If even the barest is too long, its end is cut off."""
    text = ""
    for level in levels:
        said = [*tell([cut(name, level.letters) for name in names], level)]
        if letters and level.choices:
            said.append(choices_said(language, letters))
        text = " ".join(part for part in said if part)
        if units(text) <= MOST:
            return text
    while units(text) >= MOST:
        text = text[:-1]
    return text + "…"
