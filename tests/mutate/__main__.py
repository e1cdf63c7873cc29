"""`make mutate`: a sample of small faults, and which of them no test notices.

    make mutate [SEED=7] [COUNT=100] [AREA=cogs] [CORES=1]

A survivor is either a test that is missing or a fault that changes nothing anybody could see;
each is to be looked at. The same seed draws the same faults as long as no code changes.
"""

import argparse
import difflib
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from itertools import islice

from tests.mutate.areas import AREAS, ROOT
from tests.mutate.choosing import sample, trial_of
from tests.mutate.faults import Fault
from tests.mutate.trials import Verdict, tried
from tests.mutate.watching import watched


def main(arguments: Sequence[str]) -> int:
    """Draw, try, and tell."""
    wanted = _read(arguments)
    began = time.monotonic()
    seen = watched(wanted.cores)
    for test in seen.failing:
        print(f"Fails without any fault, and is left out: {test}")
    print(f"{wanted.count} faults by the seed {wanted.seed}:", flush=True)
    drawn = sample(wanted.seed, wanted.count, wanted.area)
    verdicts: list[Verdict] = []
    for verdict in tried([trial_of(area, fault, seen) for area, fault in drawn], wanted.cores):
        verdicts.append(verdict)
        fault = verdict.trial.fault
        told = f"noticed by {verdict.noticed}" if verdict.noticed else "SURVIVED"
        print(f"{len(verdicts):4} {fault.file}:{fault.line} {fault.kind}: {told}", flush=True)
    _report(verdicts)
    print(f"{(time.monotonic() - began) / 60:.1f} minutes; again with SEED={wanted.seed}")
    return 0


def _read(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tests.mutate", description=__doc__)
    parser.add_argument("--seed", type=int, default=random.randrange(10_000))
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--area", choices=list(AREAS), default="")
    parser.add_argument("--cores", type=int, default=len(os.sched_getaffinity(0)))
    return parser.parse_args(arguments)


def _report(verdicts: Sequence[Verdict]) -> None:
    survivors = [verdict for verdict in verdicts if not verdict.noticed]
    for verdict in sorted(survivors, key=lambda one: (one.trial.area, one.trial.fault)):
        trial = verdict.trial
        tests = sum(map(len, trial.rounds))
        print(f"\n{trial.area}, {trial.fault.kind}; {tests} tests ran and saw nothing:")
        print(difference(trial.fault, (ROOT / trial.fault.file).read_text(encoding="utf-8")))
    print()
    tries = Counter(verdict.trial.area for verdict in verdicts)
    misses = Counter(verdict.trial.area for verdict in survivors)
    for area in (*tries, "altogether"):
        of = tries[area] if area in tries else len(verdicts)
        noticed = of - (misses[area] if area in tries else len(survivors))
        print(f"{area:10} {noticed:4} of {of:4} noticed: {noticed / max(of, 1):4.0%}")


def difference(fault: Fault, source: str) -> str:
    """A fault as a difference of lines, with the place it is at."""
    lines = difflib.unified_diff(
        source.splitlines(), fault.put_into(source).splitlines(), fault.file, lineterm="", n=2
    )
    return "\n".join(f"    {line}" for line in islice(lines, 2, None))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
