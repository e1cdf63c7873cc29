"""A log that does not repeat itself: the same trouble is told once a minute, and how often it came.

A disk that is full fails everybody who plays, many times a second, and each of them for the same
reason. The first line says it; the others only bury what else is in the log.
"""

import logging
import time
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from engine.host.store import Unavailable

EVERY: Final = 60.0
"""Seconds between two lines about the same trouble."""
SAID: Final = "said"
"""The attribute of a record that holds what it says, whatever its message is."""
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
        self,
        emit: Callable[[logging.LogRecord], object],
        words: Callable[[logging.LogRecord], str],
        clock: Callable[[], float] | None = None,
    ) -> None:
        """`words` are those of a record that may be said."""
        super().__init__()
        self._emit = emit
        self._words = words
        self._clock = clock or time.monotonic
        self._told: dict[str, _Told] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now = self._clock()
        kind = None if record.levelno < logging.WARNING else self._kind(record)
        for other in [one for one, told in self._told.items() if now - told.at >= EVERY]:
            told = self._told.pop(other)
            if other != kind and told.left_out:
                self._emit(_again(told))
            elif told.left_out:
                _say(record, f"{self._words(record)} {_more(told.left_out)}")
        if kind is None:
            return True
        if (known := self._told.get(kind)) is not None:
            known.left_out += 1
            return False
        if len(self._told) < MOST_KINDS:
            text = self._words(record)
            self._told[kind] = _Told(now, 0, record.name, record.levelno, text)
        return True

    def _kind(self, record: logging.LogRecord) -> str:
        """What a record is about. With a store that cannot be used everything fails for one
        reason: it is told without its traceback, which says nothing more."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, Unavailable):
            _say(record, f"{self._words(record)}: {error}")
            record.exc_info = record.exc_text = None
            return str(error)
        return f"{record.name} {record.levelno} {record.getMessage()} {error!r}"


def _say(record: logging.LogRecord, text: str) -> None:
    """Let a record say this instead."""
    setattr(record, SAID, text)


def _again(told: _Told) -> logging.LogRecord:
    record = logging.LogRecord(told.name, told.level, "", 0, "", None, None)
    _say(record, f"{told.text} {_more(told.left_out)}")
    return record


def _more(times: int) -> str:
    return f"({times} more like this since then)"
