"""What was remarkable about a game, in words."""

from collections.abc import Sequence
from typing import Final

from cogs.words.options import game_title
from cogs.words.speech import safe_names
from engine.rating.history import Remark
from engine.table.model import Table
from words import say

MOST_TOLD: Final = 2


def remarks_text(table: Table, found: Sequence[Remark]) -> str:
    """A line about the rarest of what was remarkable; empty if nothing was."""
    told = " · ".join(_told(table, one) for one in found[:MOST_TOLD])
    return f"✨ {told}" if told else ""


def _told(table: Table, remark: Remark) -> str:
    language, names = table.language, safe_names(table)
    return say(
        language,
        f"remark-{remark.what}",
        game=game_title(table, language),
        name=names[remark.seat],
        other=names[remark.other],
        count=remark.count,
    )
