"""Ctrl-C where there is nothing to finish: the program ends, and shows no traceback.

It imports next to nothing, so that a program can ask for this before all else.
"""

import signal
import sys
from collections.abc import Callable
from typing import NoReturn


def end_at_once() -> None:
    """From here on Ctrl-C ends the program, as it does while the rest of it is imported."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def run_program(main: Callable[[], int]) -> NoReturn:
    """Run a program that can tidy up after itself on Ctrl-C; its result is the exit code."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(128 + signal.SIGINT)  # as a shell tells it
