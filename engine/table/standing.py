"""Standing answers: what a player decides once, privately, and has carried out whenever it fits.

They are for decisions that fall to somebody out of turn. A game that has such decisions says what
can be answered beforehand (`Game.standing`); the host carries an answer out in the same transaction
as the move that led to the question. Nobody else is told of it, and a record knows only the
resulting move.
"""

from typing import Any

from engine.core import AnyGame, Move, Seat


def standing_move(game: AnyGame, state: Any, seat: Seat, answer: str) -> Move | None:
    """The legal move with which a seat's standing answer meets its present decision, if any."""
    if game.standing is None or not answer:
        return None
    choices = game.choices(state, seat)
    move = game.standing.move(game.view(state, seat), choices, answer)
    return move if move in choices.moves else None
