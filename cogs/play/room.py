"""How much room buttons take on a phone, where they are as wide as their words: which of them stand
side by side, in how many lines, and what leaves the board in sight."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Final, TypeVar

FEW: Final = 12
"""More choices come as groups first."""
FEW_LINES: Final = 4
"""So many lines of buttons leave the board in sight, that of *Confirm* among them. What takes more
comes as groups, too."""

LINE: Final = 355
"""Pixels of a line of buttons on a phone that is 390 wide."""
MOST_IN_LINE: Final = 5
"""Discord has no more buttons in a row."""
_GAP: Final = 8
_EDGES: Final = 28
"""Pixels of a button that has no words."""
_NARROW: Final = frozenset("iljI.,:;|'!()[]·\u00a0 ")
_SLENDER: Final = frozenset("frt-/")
_BROAD: Final = frozenset("mwMW…")
_SIGNS: Final = 0x2000
"""From here on come arrows, circled numbers and emoji."""

KeyT = TypeVar("KeyT", bound=Hashable)
Grouped = tuple[str, list[KeyT]]
"""What a group is called, and the choices in it."""


def width(label: str) -> float:
    """How wide a button is, in pixels: an estimate, from a common bold letter of 15 pixels."""
    return _EDGES + sum(map(_wide, label))


def _wide(letter: str) -> float:
    if letter in _NARROW:
        return 6
    if letter in _SLENDER:
        return 7.2
    if letter in _BROAD:
        return 14.5
    if letter in "→←↑↓↗↘↙↖▬":
        return 13.5
    if ord(letter) >= _SIGNS:
        return 17
    return 11.5 if letter.isupper() else 10


def lines(labels: Sequence[str]) -> list[int]:
    """The line in which each button stands, if every line takes what it has room for."""
    found: list[int] = []
    line, left, count = 0, float(LINE), 0
    for label in labels:
        wide = min(width(label), LINE)
        if count and (wide > left or count == MOST_IN_LINE):
            line, left, count = line + 1, float(LINE), 0
        found.append(line)
        left, count = left - wide - _GAP, count + 1
    return found


def count_of(labels: Sequence[str]) -> int:
    """How many lines buttons take."""
    return lines(labels)[-1] + 1 if labels else 0


def are_few(labels: Sequence[str], room: int) -> bool:
    """Whether buttons leave the board in sight, if they have room in so many lines."""
    return len(labels) <= FEW and count_of(labels) <= room


def folded(
    words: Mapping[KeyT, str], grouped: Sequence[Grouped[KeyT]], room: int
) -> tuple[int, ...]:
    """The groups that are offered as such, the largest first, until few buttons are left. `words`
    are those of every choice."""
    found: list[int] = []
    for number in sorted(range(len(grouped)), key=lambda one: -len(grouped[one][1])):
        gone = {choice for one in found for choice in grouped[one][1]}
        left = [label for choice, label in words.items() if choice not in gone]
        if are_few([*(grouped[one][0] for one in sorted(found)), *left], room):
            break
        if len(grouped[number][1]) > 1:
            found.append(number)
    return tuple(sorted(found))
