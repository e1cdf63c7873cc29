"""How long a soak waits for something: not by the clock on the wall alone.

A machine that does ten other things keeps our processes waiting for a processor. That time does
not count, for nothing could happen in it. A bot that hangs waits for no processor: for it the clock
runs as it does for everybody.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from pathlib import Path

SECONDS = 120.0
"""Plenty for anything, with a processor to oneself."""
LONGEST = 1800.0
"""Seconds by the clock on the wall, whatever the machine is busy with."""

Waits = dict[tuple[int, int], int]
"""By process and thread, for how many nanoseconds it has waited for a processor so far."""


class Patience:
    """Runs out when processes have had their time in vain."""

    def __init__(
        self,
        processes: Callable[[], Iterable[int]],
        seconds: float = SECONDS,
        *,
        now: Callable[[], float] = time.monotonic,
        waits: Callable[[Iterable[int]], Waits] | None = None,
    ) -> None:
        """`processes` gives the numbers of those that are waited for."""
        self._processes = processes
        self._seconds = seconds
        self._now = now
        self._waits = waits or waited
        self._began = self._looked = now()
        self._before = self._waits(processes())
        self.used = 0.0
        """Seconds in which something could have happened."""

    @property
    def elapsed(self) -> float:
        return self._looked - self._began

    def is_over(self) -> bool:
        """Whether there is none left; to be asked now and then."""
        now, waits = self._now(), self._waits(self._processes())
        kept = max((waits[one] - self._before.get(one, 0) for one in waits), default=0) / 1e9
        self.used += max(now - self._looked - kept, 0.0)
        self._looked, self._before = now, waits
        return self.used > self._seconds or self.elapsed > LONGEST

    def __str__(self) -> str:
        return f"{self.used:.0f} s of its own in {self.elapsed:.0f} s"


def waited(processes: Iterable[int]) -> Waits:
    """What Linux tells of how long threads have waited for a processor; nothing elsewhere."""
    found: Waits = {}
    for process in processes:
        for thread in Path(f"/proc/{process}/task").glob("*"):
            try:
                _, waiting, _ = (thread / "schedstat").read_text().split()
            except (OSError, ValueError):
                continue  # it has just ended
            found[process, int(thread.name)] = int(waiting)
    return found
