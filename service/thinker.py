"""Computers that think in a process of their own: `python -m service.thinker [--patient]`.

See `service.worker`.
"""

import sys

from engine.computer.answering import Question, answer
from engine.computer.player import Plan
from engine.league.adjudication import Judgement, judge
from engine.table.puzzles import Found, Hunt, hunt
from service.worker import run_worker


def think(order: Question | Hunt | Judgement) -> Plan | Found | list[list[int]] | None:
    """Decide for a computer, look for a puzzle, or play a position on."""
    if isinstance(order, Judgement):
        return judge(order)
    return hunt(order) if isinstance(order, Hunt) else answer(order)


if __name__ == "__main__":
    run_worker(sys.argv[1:], think, lambda: None)
