"""Who may enter, and how many tables somebody may have at once."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from engine.core import Refused

ASKED_OF: Final = 80
"""Of a hundred decisions, so many somebody has made with their own hand."""
LOOKED_AT: Final = 10
"""The last tables that count for it: who finishes others earns a ban off."""
LEAST_MADE: Final = 30
"""Decisions before which nothing can be said."""
MOST_TABLES: Final = 16
"""Rated tables of all leagues together that somebody has at once."""


class Kept(Struct, frozen=True):
    """One finished table of somebody: decisions of their own hand, and all of their seat."""

    own: int
    made: int


def reliability(tables: Sequence[Kept]) -> int | None:
    """Of a hundred decisions of the last tables, how many were made by hand; `None`: too few to
    tell. `tables`: the newest last."""
    last = tables[-LOOKED_AT:]
    made = sum(table.made for table in last)
    return 100 * sum(table.own for table in last) // made if made >= LEAST_MADE else None


def tables_to_go(tables: Sequence[Kept]) -> int:
    """How many tables somebody has to finish by hand until they may enter again."""
    last = [*tables]
    for more in range(LOOKED_AT + 1):
        share = reliability(last)
        if share is None or share >= ASKED_OF:
            return more
        usual = sum(table.made for table in tables) // len(tables)
        last.append(Kept(usual, usual))
    return LOOKED_AT


def check_entry(tables: Sequence[Kept], running: int, coming: int) -> None:
    """Refuse whoever may not enter; `running`: league tables that they have, `coming`: tables of
    this season."""
    share = reliability(tables)
    if share is not None and share < ASKED_OF:
        raise Refused(
            "league-unreliable",
            f"{share} % of their last decisions were made by hand, and it takes {ASKED_OF} %",
            share=share,
            asked=ASKED_OF,
            tables=tables_to_go(tables),
        )
    if running + coming > MOST_TABLES:
        raise Refused(
            "league-too-many-tables",
            f"that would be {running + coming} tables at once, and {MOST_TABLES} is the most",
            tables=running + coming,
            most=MOST_TABLES,
        )
