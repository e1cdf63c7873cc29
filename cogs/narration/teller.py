"""What a game's narration does, whichever game it is."""

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

from cogs.narration.feats import Feat
from cogs.narration.group import Group
from engine.core import Event, Move, View
from engine.table.model import Language

AnswerLabel = Callable[[Language, str], str]


Marks = Literal["letters", "numbers"]
"""What stands for a choice on a board: whatever its own places are not called by."""


class Teller(Protocol):
    """How one game is told."""

    @property
    def marks(self) -> Marks: ...

    @property
    def relative(self) -> bool:
        """Whether where a move leads depends on the decision that it is a choice of: its mark has
        no place on another position."""
        ...

    @property
    def answer_label(self) -> AnswerLabel | None:
        """What a standing answer is called; nothing in a game that has none."""
        ...

    @property
    def feat(self) -> Feat | None:
        """What is remarkable to have done most often, told by `GAME-feat`; if any."""
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

    def usual(self, view: View, moves: Sequence[Move]) -> Move | None:
        """What *Confirm* does by itself in this step, if that is all there is to add: to stop, to
        leave something alone. Nothing where every choice is as good as any other."""
        ...

    def further(self, view: View) -> tuple[Move, str] | None:
        """A step that can follow every choice there is now, and is offered with each of them too
        where there is room for that; and a sign for it, which `GAME-further` explains."""
        ...

    def groups(self, language: Language, view: View, moves: Sequence[Move]) -> list[Group]:
        """Moves that lie together, for when there are too many to list each; those in no group are
        always listed.

        The same view and moves give the same groups in the same order in every language: a
        button remembers a group by its number.
        """
        ...

    def reveals(self, language: Language) -> str:
        """What a step does that tells its player something: *turns up a tile*. Empty where none
        does."""
        ...

    def topic(self, view: View) -> str:
        """The topic of the game's rules that tells of the decision there is now."""
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
