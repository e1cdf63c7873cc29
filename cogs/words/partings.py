"""Who has left or ended a game, and why, in words."""

from collections.abc import Sequence
from typing import Final

from cogs.words.speech import safe
from engine.table.model import Doer, Language, LoggedMove, Parting, Table
from words import say

REASON_LENGTH: Final = 200
"""Characters of a reason."""


def reason_of(doer: Doer) -> str:
    """What somebody gave as their reason, safe to print; may be empty."""
    return safe(doer.reason, REASON_LENGTH) if doer.reason else ""


def parting_of(table: Table) -> Parting | None:
    """By whose word a table was stopped or closed, if by anybody's."""
    last = table.partings[-1] if table.partings else None
    return last if last is not None and last.what != "resigned" else None


def ended_by(language: Language, table: Table) -> str:
    """That somebody has stopped or closed a table, and why; empty if votes or the clock did."""
    parting = parting_of(table)
    if parting is None:
        return ""
    who = "manager" if parting.by.manager else "owner"
    told = say(language, f"ended-by-{who}", name=safe(parting.by.name))
    reason = reason_of(parting.by)
    return f"{told} {say(language, 'because', reason=reason)}" if reason else told


def farewells(language: Language, table: Table, moves: Sequence[LoggedMove]) -> list[str]:
    """What those have said who left with these moves."""
    plies = {move.ply for move in moves}
    return [
        say(language, "farewell", name=safe(one.by.name), reason=reason_of(one.by))
        for one in table.partings
        if one.what == "resigned" and one.ply in plies and one.by.reason
    ]
