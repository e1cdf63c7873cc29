"""What the thread of a table is called: the game, and who plays."""

from collections.abc import Sequence
from typing import Final

from cogs.words.options import title_of
from cogs.words.speech import plain_name, shortened
from engine.table.model import Language
from words import say

MOST_LETTERS: Final = 100
"""Discord's limit for the name of a thread."""


def thread_name(language: Language, game: str, options: str, names: Sequence[str]) -> str:
    """The name of a thread in which these people and computers play."""
    who = ", ".join(map(plain_name, names))
    title = title_of(language, game, options)
    return shortened(say(language, "thread-name", game=title, names=who), MOST_LETTERS)
