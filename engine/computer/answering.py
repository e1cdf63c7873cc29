"""What a table asks a computer, and how it is answered, in whichever process."""

from collections.abc import Sequence

from msgspec import Struct

from engine.chance import Sealed
from engine.computer.player import decide
from engine.core import Choices, Move, View
from engine.games import game_named


class Question(Struct, frozen=True):
    """What a computer is to decide: nothing in it is more than its seat may know."""

    game: str
    view: View
    choices: Choices
    level: int
    seed: bytes
    """Where its own lots come from: sealed, but none of the game's."""
    step: int


def answer(asked: Question) -> Sequence[Move]:
    """Give the steps that a computer of that level decides on, one or more of a turn."""
    lots = Sealed(asked.seed, asked.step)
    return (decide(game_named(asked.game), asked.view, asked.choices, lots),)
