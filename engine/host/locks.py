"""Each table, or whatever else has a number, has a lock of its own."""

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """Gives a lock for a number: the same one for as long as anybody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def of(self, number: int) -> asyncio.Lock:
        lock = self._locks.get(number)
        if lock is None:
            lock = self._locks[number] = asyncio.Lock()
        return lock
