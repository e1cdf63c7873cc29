"""What happened, what is to decide and what a move is called, in words: one module a game."""

from collections.abc import Sequence
from typing import Protocol

from cogs.telling import hedgehogs
from engine.core import Event, Move, View
from engine.table import Language


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

    def move_label(self, language: Language, move: Move) -> str:
        """A move as a button shows it."""
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


TELLERS: dict[str, Teller] = {"hedgehogs": hedgehogs.HedgehogsTeller()}
