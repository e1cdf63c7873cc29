"""Standing answers: what a player decides once, privately, and has carried out whenever it fits.

They are for decisions that fall to somebody out of turn. A game that has such decisions lists here
what can be answered beforehand; the host carries an answer out in the same transaction as the move
that led to the question. Nobody else is told of it, and a record knows only the resulting move.
"""

from typing import Any, Final, Protocol

from engine.core import AnyGame, Choices, Move, Seat, View
from engine.witches.standing import WITCHES_ANSWERS


class StandingAnswers(Protocol):
    """What can be answered beforehand in one game."""

    proposals: tuple[str, ...]
    """The usual answers, in canonical spelling, but for *ask me*, which is no text."""

    def read(self, typed: str) -> str:
        """An answer in canonical spelling; empty is *ask me*. Raises `Illegal`."""
        ...

    def move(self, view: View, choices: Choices, answer: str) -> Move | None:
        """What the answer decides, from the seat's own view; nothing if they are to be asked."""
        ...


STANDING: Final[dict[str, StandingAnswers]] = {"witches": WITCHES_ANSWERS}
"""By game. Where there is nothing to answer out of turn there is no entry."""


def standing_move(game: AnyGame, state: Any, seat: Seat, answer: str) -> Move | None:
    """The legal move with which a seat's standing answer meets its present decision, if any."""
    known = STANDING.get(game.key)
    if known is None or not answer:
        return None
    choices = game.choices(state, seat)
    move = known.move(game.view(state, seat), choices, answer)
    return move if move in choices.moves else None
