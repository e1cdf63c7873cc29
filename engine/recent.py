"""A dictionary keeps the newest of some things, and lets go of the others."""

from collections.abc import Iterator
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """So many things, each with a key; the one that nobody has wanted for longest goes first.

    Unlike `lru_cache` it keeps nothing but the key of what a thing was made from. Safe to use from
    several threads: the worst that can happen is that something is made twice.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._things: dict[K, V] = {}

    def get(self, key: K) -> V | None:
        thing = self._things.pop(key, None)
        if thing is not None:
            self._things[key] = thing
        return thing

    def put(self, key: K, thing: V) -> V:
        """Keep a thing, and give it back."""
        self._things.pop(key, None)
        self._things[key] = thing
        while len(self._things) > self._most:
            self._things.pop(next(iter(self._things)), None)
        return thing

    def pop(self, key: K) -> V | None:
        """Let go of a thing, and give it back."""
        return self._things.pop(key, None)

    def clear(self) -> None:
        self._things.clear()

    def __contains__(self, key: K) -> bool:
        return key in self._things

    def __len__(self) -> int:
        return len(self._things)

    def __iter__(self) -> Iterator[V]:
        """The things, the one that is wanted least first."""
        return iter(self._things.values())
