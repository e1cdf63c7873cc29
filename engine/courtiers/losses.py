"""How many cards a column will probably lose to the die.

A number that no stack can go costs a card (CV3), and near the end there are many of them: one that
is left alone six rows from its goal arrives about once in three times. So who plays well keeps
something far away to move. Counted as if no stack stood in another's way and none was parted.
"""

from functools import cache
from typing import Final

_FACES: Final = range(1, 7)
MOST: Final = 6
"""So many stacks are counted, the nearest ones: with more of them little is in danger yet."""
HIGHEST: Final = 3
"""So many cards of a stack are counted."""

Going = tuple[tuple[int, int], ...]
"""Stacks on their way, in order: the rows that each has still to go, and its cards."""


@cache
def losses(going: Going) -> float:
    """The cards lost by who loses as few as can be."""
    if not going:
        return 0.0
    total = 0.0
    for face in _FACES:
        ways = [
            losses(_with(going, at, rows - face, cards))
            for at, (rows, cards) in enumerate(going)
            if rows >= face
        ]
        if ways:
            total += min(ways)
        else:
            total += 1 + min(
                [
                    losses(_with(going, at, rows, cards - 1))
                    for at, (rows, cards) in enumerate(going)
                ]
            )
    return total / len(_FACES)


def _with(going: Going, at: int, rows: int, cards: int) -> Going:
    """The same with another stack in its place; it is gone when it has arrived or is lost."""
    others = going[:at] + going[at + 1 :]
    return tuple(sorted((*others, (rows, cards)))) if rows and cards else others
