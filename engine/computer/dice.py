"""Chance for thoughts: a generator that is seeded from sealed draws, and as quick as one must be.

Sealed dice take a hash for every draw, which a search cannot pay. Only `random()` of Python's
generator is used: its numbers for a seed are the same on every machine and in every version.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """A `Chance` that nobody has to check."""

    __slots__ = ("_given", "drawn", "random")

    def __init__(self, seed: bytes | int) -> None:
        number = seed if isinstance(seed, int) else int.from_bytes(seed, "big")
        self.random = Random(number).random
        """A number from 0 to 1."""
        self._given: list[int] = []
        self.drawn = False
        """Whether anything was drawn: if not, another time would be the same."""

    def give(self, *faces: int) -> None:
        """Let the next dice show these faces, as far as they have them."""
        self._given = list(faces)

    def roll(self, sides: int = 6) -> int:
        self.drawn = True
        if self._given:
            face = self._given.pop(0)
            if face <= sides:
                return face
        return int(self.random() * sides) + 1

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        self.drawn = True
        draw = self.random
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = int(draw() * (last + 1))
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def seed(self) -> int:
        """A seed for dice of their own."""
        return int(self.random() * (1 << 53))
