"""What a command prints: a line each, whatever is in it and whoever reads it."""

import contextlib
import os
import sys
from collections.abc import Iterable, Iterator


def print_lines(lines: Iterable[str]) -> None:
    """Print some texts, each in one line."""
    with _whoever_still_reads():
        for line in lines:
            print(_line(line))
        sys.stdout.flush()


def _line(text: str) -> str:
    """A text in one line, whatever is in it and wherever it is printed."""
    shown = "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)
    encoding = sys.stdout.encoding or "utf-8"
    return shown.encode(encoding, "backslashreplace").decode(encoding)


@contextlib.contextmanager
def _whoever_still_reads() -> Iterator[None]:
    """What is printed for somebody who has seen enough is dropped: `check | head`."""
    try:
        yield
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
