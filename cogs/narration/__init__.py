"""What happened, what is to decide and what a move is called, in words: a package a game."""

from typing import Final, cast

from cogs.narration.group import Group
from cogs.narration.series import SeriesTeller
from cogs.narration.teller import AnswerLabel, Teller
from engine.games import Doors, door

__all__ = ["TELLERS", "AnswerLabel", "Group", "Teller"]


def _with_matches(key: str) -> Teller:
    return cast("Teller", SeriesTeller(door("cogs.narration", key, "TELLER")))


TELLERS: Final = Doors(_with_matches)
"""By game; rounds of a match are told alike in all of them."""
