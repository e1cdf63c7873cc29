"""A process of ours that works for the bot: it reads orders and writes answers until it is let go.

Each has its length in front. Both ends are ours, so what goes between them is pickled.
"""

import contextlib
import gc
import os
import pickle
import sys
from collections.abc import Callable, Sequence
from struct import Struct as Packed
from typing import Any, BinaryIO, Final

from engine.games import add

LENGTH: Final = Packed("<I")
"""How the number of bytes that follow is written."""

PATIENCE: Final = 10
"""How far a patient process stands back behind others."""

COLLECT_AFTER: Final = (20_000, 10, 10)
"""Objects that the collector lets gather before it looks at them, and how often it looks at older
ones. A board makes thousands that are gone with it: looking for them every seven hundred, as Python
does by itself, takes a tenth of the time. The bot's own thread does the same."""


def framed(thing: Any) -> bytes:
    """Something as it goes between the two processes."""
    content = pickle.dumps(thing, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(content)) + content


def serve(orders: BinaryIO, answers: BinaryIO, work: Callable[[Any], Any]) -> None:
    """Do what is ordered, in that order. What cannot be done is answered with its exception."""
    while len(head := orders.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        order = orders.read(length)
        if len(order) < length:
            return
        try:
            done: Any = work(pickle.loads(order))
        except Exception as error:
            done = error
        answers.write(framed(done))
        answers.flush()


def run_worker(
    arguments: Sequence[str], work: Callable[[Any], Any], warm: Callable[[], None]
) -> None:
    """Be such a process: `[--patient] [KEY=PACKAGE …]`, games that the bot has added."""
    # With PYTHONUNBUFFERED standard output may take a part of what is written, and say no more.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # nothing else may be written among the answers
    if "--patient" in arguments:
        os.nice(PATIENCE)  # what somebody waits for comes first
    for guest in arguments:
        key, _, tree = guest.partition("=")
        if tree:
            add(key, tree)
    warm()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    with contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, answers, work)
    os._exit(0)  # the bot may have been killed: nobody is left to take what is unwritten
