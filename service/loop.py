"""The event loop the bot runs on: uvloop, which is quicker, where there is one.

And its end: whatever may hang when the bot is told to stop, the process does not outlive it.
"""

import asyncio
import logging
import os
import sys
import threading
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")

log = logging.getLogger(__name__)

LONGEST_STOP: Final = 9.5
"""Seconds from the signal to the end of the process, whatever is left undone."""


class LastResort:
    """Ends the process some seconds after it was told to stop, if it does not end by itself: a
    thread may draw or wait for a disk that is stuck, and nothing else can interrupt it.

    It does so only in a process that `run` has begun.
    """

    def __init__(self) -> None:
        self.armed = False
        self.is_owed: Callable[[], bool] = lambda: False
        """Whether something that was to be saved is not."""
        self._begun = False

    def begin(self) -> None:
        """The process was told to stop: from now on it has its time."""
        if self.armed and not self._begun:
            self._begun = True
            countdown = threading.Timer(LONGEST_STOP, self._end)
            countdown.daemon = True
            countdown.start()

    def _end(self) -> None:
        owed = self.is_owed()
        told = "something was not saved" if owed else "everything is saved"
        log.warning("stopping takes too long, and ends here; %s", told)
        os._exit(1 if owed else 0)


last_resort: Final = LastResort()


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run something to its end, as `asyncio.run` does, in a process that is there for it."""
    last_resort.armed = True
    if sys.platform == "win32":
        return asyncio.run(work)
    import uvloop  # noqa: PLC0415  # not made for Windows

    return uvloop.run(work)


async def unless(told: asyncio.Event, work: Coroutine[Any, Any, T]) -> T | None:
    """What comes of some work. Should somebody be told to stop meanwhile, it is cut short, and
    nothing does; nor is what it raises then of interest."""
    working = asyncio.create_task(work)
    telling = asyncio.create_task(told.wait())
    try:
        await asyncio.wait({working, telling}, return_when=asyncio.FIRST_COMPLETED)
        if not told.is_set():
            return working.result()
        working.cancel()
        await asyncio.wait({working}, timeout=1)
        working.cancel()  # the library takes the first for the end of one step, not of all
        await asyncio.wait({working})
        return None if working.cancelled() or working.exception() else working.result()
    finally:
        telling.cancel()
