"""`python bot.py move`: everything into another database, with a look at what arrived."""

import sys

from data.upkeep.check import check
from data.upkeep.moving import move
from service.printing import print_lines

BAR = 40


async def print_move(source: str, target: str, now: int) -> int:
    """Move house and say what was moved: 0 if the new database is as well as the old one was.

    Raises `StoreUnavailable` if nothing was moved.
    """
    moved = await move(source, target, now, _tell)
    before, after = await check(source, now), await check(target, now)
    new_faults = [line for line in after.faults if line not in before.faults]
    print_lines(
        (
            *new_faults,
            f"{moved.tables} tables, {moved.rows} rows moved, {len(after.faults)} faults "
            f"({len(before.faults)} before)",
        )
    )
    return 1 if new_faults else 0


def _tell(done: int, of: int) -> None:
    """Draw a bar for whoever watches."""
    if sys.stderr.isatty():
        filled = BAR * done // max(of, 1)
        end = "\n" if done == of else ""
        print(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{of}", end=end, file=sys.stderr)
