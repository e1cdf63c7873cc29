"""Computers that think in a process of their own: `python -m service.thinker [--patient]`.

See `service.worker`.
"""

import sys
from collections.abc import Sequence

from engine.computer.answering import Question, answer
from engine.core import Move
from service.worker import run_worker


def thought(asked: Question) -> Sequence[Move]:
    """What a computer decides on."""
    return tuple(answer(asked))


if __name__ == "__main__":
    run_worker(sys.argv[1:], thought, lambda: None)
