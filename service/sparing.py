"""A log that does not repeat itself: the same trouble is told once a minute, and how often it came.

A disk that is full fails everybody who plays, many times a second, and each of them for the same
reason. The first line says it; the others only bury what else is in the log.
"""

import logging
import time
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from engine.table import Unavailable

EVERY: Final = 60.0
"""Seconds between two lines about the same trouble."""
MOST_KINDS: Final = 256
"""Kinds of trouble that are remembered."""


class _Told(Struct):
    """When a trouble was told, and how often it has come since.

    What is kept is words: an error itself would hold on to all that it has passed through.
    """

    at: float
    left_out: int
    name: str
    level: int
    text: str


class OnceAMinute(logging.Filter):
    """Leaves warnings and errors out that were told less than a minute ago.

    The next line of the same kind tells how many were; if none comes, a line of its own does, with
    whatever is logged next.
    """

    def __init__(
        self, emit: Callable[[logging.LogRecord], object], clock: Callable[[], float] | None = None
    ) -> None:
        super().__init__()
        self._emit = emit
        self._clock = clock or time.monotonic
        self._told: dict[str, _Told] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now = self._clock()
        kind = None if record.levelno < logging.WARNING else _kind(record)
        for other in [one for one, told in self._told.items() if now - told.at >= EVERY]:
            told = self._told.pop(other)
            if other != kind and told.left_out:
                self._emit(_again(told))
            elif told.left_out:
                record.msg, record.args = f"{record.getMessage()} {_more(told.left_out)}", None
        if kind is None:
            return True
        if (known := self._told.get(kind)) is not None:
            known.left_out += 1
            return False
        if len(self._told) < MOST_KINDS:
            text = record.getMessage()
            self._told[kind] = _Told(now, 0, record.name, record.levelno, text)
        return True


def _kind(record: logging.LogRecord) -> str:
    """What a record is about. With a store that cannot be used everything fails for one reason:
    it is told without its traceback, which says nothing more."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, Unavailable):
        record.msg, record.args = f"{record.getMessage()}: {error}", None
        record.exc_info = record.exc_text = None
        return str(error)
    return f"{record.name} {record.levelno} {record.getMessage()} {error!r}"


def _again(told: _Told) -> logging.LogRecord:
    text = f"{told.text} {_more(told.left_out)}"
    return logging.LogRecord(told.name, told.level, "", 0, text, None, None)


def _more(times: int) -> str:
    return f"({times} more like this since then)"
