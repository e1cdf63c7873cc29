"""`make bench`, or `python -m bench [--json]`: the ratios we promise.

Each subject runs in a fresh process. Exit code 1 if a promise is not kept.
"""

import argparse
import subprocess
import sys

import msgspec

from bench.measure import Row

SUBJECTS = (
    "engine",
    "computer",
    "opponents",
    "picture",
    "replay",
    "ratings",
    "leagues",
    "turn",
    "timers",
    "load",
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="for other programs")
    parser.add_argument("subjects", nargs="*", metavar="SUBJECT", help=f"of: {', '.join(SUBJECTS)}")
    arguments = parser.parse_args()
    unknown = set(arguments.subjects) - set(SUBJECTS)
    if unknown:
        parser.error(f"no subject {', '.join(sorted(unknown))}; there are: {', '.join(SUBJECTS)}")
    rows = [row for subject in arguments.subjects or SUBJECTS for row in _measured(subject)]
    if arguments.json:
        kept = [msgspec.to_builtins(row) | {"kept": row.kept} for row in rows]
        print(msgspec.json.encode(kept).decode())
    else:
        for row in rows:
            print(line(row))
    return 0 if all(row.kept for row in rows) else 1


def _measured(subject: str) -> list[Row]:
    run = subprocess.run(
        [sys.executable, "-m", f"bench.{subject}"], stdout=subprocess.PIPE, check=False
    )
    if run.returncode:
        sys.exit(run.returncode)  # it has said why
    return msgspec.json.decode(run.stdout, type=list[Row])


def line(row: Row) -> str:
    """A row of the table as people read it."""
    value = f"{row.value:,.0f}" if row.unit == "bytes" else f"{row.value:.2f}"
    limit = f"{row.limit:,.0f}" if row.unit == "bytes" else f"{row.limit:g}"
    if row.promise == "within":
        limit += f" to {row.most:g}"
    kept = "MISSED" if not row.kept else "open" if row.between else "kept"
    promise = f"{row.promise} {limit}: {kept}" if row.promise else ""
    return f"{row.name:<46} {value:>9} {row.unit:<6} {promise:<22} {row.note}"


if __name__ == "__main__":
    sys.exit(main())
