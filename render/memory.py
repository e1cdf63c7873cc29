"""Memory that pictures took, given back."""

import ctypes
from functools import cache
from typing import Any


def give_back() -> None:
    """Return to the system what nothing holds any more.

    The C library keeps what was freed for whoever asks next: after the frames of a film that is
    some megabytes for each thread, for ever.
    """
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Any:
    """The function of the C library that does so, if it has one."""
    return getattr(ctypes.CDLL(None), "malloc_trim", None)
