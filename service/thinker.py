"""Computers that think in a process of their own: `python -m service.thinker [--patient]`.

See `service.worker`.
"""

import sys

from engine.computer.answering import answer
from service.worker import run_worker

if __name__ == "__main__":
    run_worker(sys.argv[1:], answer, lambda: None)
