"""Sealed dice: chance that is fixed before a game starts and can be checked when it is over.

A table draws a 32-byte seed and posts its SHA-256, the commitment. Draw `k` of step `n` is
HMAC-SHA256(seed, "n:k") turned into a number without bias, so nobody, the host included, can
choose a die, and anybody who knows the seed can recompute all of them on any machine.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, Protocol, TypeVar

T = TypeVar("T")

SEED_BYTES: Final = 32
_RANGE: Final = 1 << 256


class Chance(Protocol):
    """A source of draws for one step."""

    def roll(self, sides: int = 6) -> int:
        """A die everybody sees: 1 to `sides`."""
        ...

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in an order nobody sees."""
        ...


class OutOfDraws(Exception):
    """A replay needs a draw that its record does not show."""


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is posted before the game: 64 hexadecimal digits."""
    return hashlib.sha256(seed).hexdigest()


def derived_seed(seed: bytes, purpose: str) -> bytes:
    """A seed of its own for one purpose, the same every time."""
    return hashlib.sha256(seed + purpose.encode()).digest()


@cache
def _evenly(bound: int) -> int:
    """The largest multiple of a bound that 256 bits can hold."""
    return _RANGE - _RANGE % bound


class Sealed:
    """The draws that a seed holds for one step."""

    def __init__(self, seed: bytes, step: int) -> None:
        self._seed = seed
        self.step = step
        self._drawn = 0

    @property
    def used(self) -> bool:
        """Whether anything has been drawn."""
        return self._drawn > 0

    def _below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each equally likely.

        256 bits seldom divide evenly: the few values at the top that would favour small numbers
        are passed over for a further hash of the same draw, "n:k:1", "n:k:2" and so on.
        """
        label = f"{self.step}:{self._drawn}"
        self._drawn += 1
        limit = _evenly(bound)
        value = self._hash(label)
        again = 0
        while value >= limit:
            again += 1
            value = self._hash(f"{label}:{again}")
        return value % bound

    def _hash(self, label: str) -> int:
        return int.from_bytes(hmac.digest(self._seed, label.encode(), "sha256"), "big")

    def roll(self, sides: int = 6) -> int:
        return self._below(sides) + 1

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self._below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


class Shown:
    """The draws that a record of a running game shows, in order. Secret ones are not there."""

    def __init__(self, rolls: Iterable[int]) -> None:
        self._rolls = iter(rolls)

    def roll(self, sides: int = 6) -> int:
        value = next(self._rolls, None)
        if value is None:
            raise OutOfDraws("a die is missing")
        if not 1 <= value <= sides:
            raise OutOfDraws(f"a die of {sides} cannot show {value}")
        return value

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        raise OutOfDraws("it holds secrets until the game is over")
