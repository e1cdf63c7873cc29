"""Things that are kept for as long as they are wanted again and again."""

from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """So many things, each with a key; the one that nobody has wanted for longest goes first.

    Unlike `lru_cache` it keeps nothing but the key of what a thing was made from. Safe to use from
    several threads: the worst that can happen is that something is made twice.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._things: dict[Hashable, T] = {}

    def get(self, key: Hashable) -> T | None:
        thing = self._things.pop(key, None)
        if thing is not None:
            self._things[key] = thing
        return thing

    def put(self, key: Hashable, thing: T) -> T:
        """Keep a thing, and give it back."""
        self._things[key] = thing
        while len(self._things) > self._most:
            self._things.pop(next(iter(self._things)), None)
        return thing
