"""Computers that think in a process of their own: `python -m service.thinker [--patient]`.

See `service.worker`.
"""

import sys

from engine.computer.answering import Question, answer
from engine.computer.player import Plan
from engine.table.puzzles import Found, Hunt, hunt
from service.worker import run_worker


def think(order: Question | Hunt) -> Plan | Found | None:
    """Decide for a computer, or look for a puzzle."""
    return hunt(order) if isinstance(order, Hunt) else answer(order)


if __name__ == "__main__":
    run_worker(sys.argv[1:], think, lambda: None)
