"""Waiting until something is so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Signal:
    """Lets coroutines wait for a condition that is looked at again at every `notify`."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Future[None]] = set()

    def notify(self) -> None:
        for future in self._waiting:
            if not future.done():
                future.set_result(None)
        self._waiting.clear()

    async def until(
        self, ready: Callable[[], bool], seconds: float, *, every: float | None = None
    ) -> bool:
        """Wait at most so long; tells whether the condition came true.

        With `every`, it is also looked at that often, for what changes without a notice.
        """
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        while not ready():
            future: asyncio.Future[None] = loop.create_future()
            self._waiting.add(future)
            left = deadline - loop.time()
            if left <= 0:
                return False
            await asyncio.wait({future}, timeout=min(left, every or left))
            self._waiting.discard(future)
        return True
