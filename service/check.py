"""`python bot.py check`: what is wrong with the database, a line each, and an exit code."""

from data.upkeep.check import check
from service.printing import print_lines

WELL, FAULTY, UNCHECKED = 0, 1, 2


async def print_check(database: str, now: int) -> int:
    """Say what is wrong: 0 if nothing is, 1 if something is, 2 if not everything could be checked.

    Raises `StoreUnavailable` if nothing could.
    """
    found = await check(database, now)
    left_out = (found.left_out,) if found.left_out else ()
    summary = f"{found.tables} tables, {len(found.faults)} faults"
    print_lines((*found.faults, *found.notes, *left_out, summary))
    if found.faults:
        return FAULTY
    return UNCHECKED if found.left_out else WELL
