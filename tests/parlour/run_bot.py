"""The sample bot in a process of its own: `python -m tests.parlour.run_bot URL TOKEN`."""

import sys

from parlour.connect import point_at
from tests.parlour.sample_bot import SampleBot

if __name__ == "__main__":
    point_at(sys.argv[1])
    SampleBot().run(sys.argv[2], log_handler=None)
