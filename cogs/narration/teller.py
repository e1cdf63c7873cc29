"""What a game's narration does, whichever game it is."""

from collections.abc import Callable, Sequence
from typing import Protocol

from cogs.narration.group import Group
from engine.core import Event, Move, View
from engine.table.model import Language

AnswerLabel = Callable[[Language, str], str]


class Teller(Protocol):
    """How one game is told."""

    @property
    def answer_label(self) -> AnswerLabel | None:
        """What a standing answer is called; nothing in a game that has none."""
        ...

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

    def score(self, language: Language, view: View, seat: int) -> str:
        """What a seat has achieved, for the result."""
        ...

    def secrets(self, language: Language, view: View) -> str:
        """What only this viewer knows."""
        ...
