"""What a table asks a computer, and how it is answered, in whichever process."""

from msgspec import Struct

from engine.computer.player import Plan, plan
from engine.core import Choices, View
from engine.games import game_named


class Question(Struct, frozen=True):
    """What a computer is to decide: nothing in it is more than its seat may know."""

    game: str
    view: View
    choices: Choices
    level: int
    seed: bytes
    """Where its own lots come from: sealed, but none of the game's."""


def answer(asked: Question) -> Plan:
    """Plan a turn as a computer of that level does."""
    return plan(game_named(asked.game), asked.view, asked.choices, asked.level, asked.seed)
