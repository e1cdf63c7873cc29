"""Chance for thoughts: a generator that is seeded from sealed draws, and as quick as one must be.

Sealed dice take a hash for every draw, which a search cannot pay. Only `random()` of Python's
generator is used: its numbers for a seed are the same on every machine and in every version.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """A `Chance` that nobody has to check."""

    __slots__ = ("_draw", "_given", "_seed", "drawn")

    def __init__(self, seed: bytes | int) -> None:
        self._seed = seed
        self._draw: Callable[[], float] | None = None
        """Made when something is drawn: most thoughts draw nothing, and seeding is slow."""
        self._given: list[int] = []
        self.drawn = False
        """Whether anything was drawn: if not, another time would be the same."""

    def random(self) -> float:
        """A number from 0 to 1."""
        if self._draw is None:
            seed = self._seed
            number = seed if isinstance(seed, int) else int.from_bytes(seed, "big")
            self._draw = Random(number).random
        return self._draw()

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
