"""`python bot.py check`: what is wrong with the database, a line each, and an exit code."""

import contextlib
import os
import sys

from data.upkeep.check import check

WELL, FAULTY, UNCHECKED = 0, 1, 2


async def print_check(database: str, now: int) -> int:
    """Say what is wrong: 0 if nothing is, 1 if something is, 2 if not everything could be checked.

    Raises `StoreUnavailable` if nothing could.
    """
    found = await check(database, now)
    with _whoever_still_reads():
        for line in (*found.faults, *found.notes):
            print(_line(line))
        if found.left_out:
            print(_line(found.left_out))
        print(f"{found.tables} tables, {len(found.faults)} faults")
        sys.stdout.flush()
    if found.faults:
        return FAULTY
    return UNCHECKED if found.left_out else WELL


def _line(text: str) -> str:
    """A text in one line, whatever is in it and wherever it is printed."""
    shown = "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)
    encoding = sys.stdout.encoding or "utf-8"
    return shown.encode(encoding, "backslashreplace").decode(encoding)


@contextlib.contextmanager
def _whoever_still_reads():
    """What is printed for somebody who has seen enough is dropped: `check | head`."""
    try:
        yield
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
