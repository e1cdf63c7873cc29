"""What happened, what is to decide and what a move is called, in words: one module a game."""

from collections.abc import Sequence
from typing import Protocol, cast

from cogs.narration.courtiers import teller as courtiers
from cogs.narration.group import Group
from cogs.narration.hedgehogs import teller as hedgehogs
from cogs.narration.jesters import teller as jesters
from cogs.narration.series import SeriesTeller
from cogs.narration.witches import teller as witches
from engine.core import Event, Move, View
from engine.table.model import Language

__all__ = ["TELLERS", "Group", "Teller"]


class Teller(Protocol):
    """How one game is told."""

    def tell(
        self, language: Language, events: Sequence[Event], names: Sequence[str], view: View
    ) -> list[str]:
        """Sentences about events, in order. `names` are safe to print, by seat."""
        ...

    def rolled(self, view: View) -> str:
        """What chance has given the player to move, as a short line; may be empty."""
        ...

    def prompt(self, language: Language, view: View) -> str:
        """What the player is asked now."""
        ...

    def move_label(self, language: Language, move: Move, view: View) -> str:
        """A move as a button shows it. `view` is the position it is, or was, played in."""
        ...

    def groups(self, language: Language, view: View, moves: Sequence[Move]) -> list[Group]:
        """The moves in groups to choose from first; empty when they are to be listed at once.

        The same view and moves give the same groups in the same order in every language: a
        button remembers a group by its number.
        """
        ...

    def field_label(self, language: Language, name: str) -> str:
        """What a blank of a form is called, in at most 45 characters."""
        ...

    def on_board(self, move: Move) -> bool:
        """Whether a move has a place on the board where its letter can be written."""
        ...

    def standing(self, language: Language, view: View, seat: int) -> str:
        """What a seat has achieved, for the result."""
        ...

    def secrets(self, language: Language, view: View) -> str:
        """What only this viewer knows."""
        ...


_GAMES: dict[str, Teller] = {
    "hedgehogs": hedgehogs.HedgehogsTeller(),
    "courtiers": courtiers.CourtiersTeller(),
    "jesters": jesters.JestersTeller(),
    "witches": witches.WitchesTeller(),
}

TELLERS = {key: cast("Teller", SeriesTeller(teller)) for key, teller in _GAMES.items()}
