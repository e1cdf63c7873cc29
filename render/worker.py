"""Pictures drawn in a process of their own: `python -m render.worker [--patient] [KEY=PACKAGE]`.

It reads orders from standard input and writes pictures to standard output until the input ends,
each with its length in front. Both ends are ours, so what goes between them is pickled. Games that
the bot has added are added here too.
"""

import contextlib
import gc
import os
import pickle
import sys
from struct import Struct as Packed
from typing import Any, BinaryIO, Final

from engine.games import add
from render import Film, Picture, animate, render, warm
from render.memory import give_back

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


def serve(orders: BinaryIO, pictures: BinaryIO) -> None:
    """Draw what is ordered, in that order. What cannot be drawn is answered with its exception."""
    while len(head := orders.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        order = orders.read(length)
        if len(order) < length:
            return
        try:
            done: Any = _drawn(pickle.loads(order))
        except Exception as error:
            done = error
        pictures.write(framed(done))
        pictures.flush()


def _drawn(order: Any) -> Picture:
    if isinstance(order, Film):
        try:
            return animate(order.scenes, order.theme, names=order.names)
        finally:
            give_back()
    view, theme, names, since, letters = order
    return render(view, theme, names=names, since=since, letters=letters)


if __name__ == "__main__":
    # With PYTHONUNBUFFERED standard output may take a part of what is written, and say no more.
    pictures = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # nothing else may be written among the pictures
    if "--patient" in sys.argv:
        os.nice(PATIENCE)  # a board that somebody waits for comes first
    for guest in sys.argv[1:]:
        key, _, tree = guest.partition("=")
        if tree:
            add(key, tree)
    warm()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    with contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, pictures)
    os._exit(0)  # the bot may have been killed: nobody is left to take what is unwritten
