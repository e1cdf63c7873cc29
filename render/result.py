"""Who has won, in words: above a board, and in its alt text."""

from collections.abc import Sequence

from render.picture import Language
from words import listed, say


def result(language: Language, winners: Sequence[str]) -> str:
    """A title, of the names of those who have won."""
    if len(winners) == 1:
        return say(language, "wins", name=winners[0])
    return say(language, "share", names=listed(language, winners))


def result_because(language: Language, winners: Sequence[str], reason: str) -> str:
    """A sentence that also says why the game is over."""
    why = reason[:1].lower() + reason[1:]
    if len(winners) == 1:
        return say(language, "alt-wins", name=winners[0], reason=why)
    return say(language, "alt-share", names=listed(language, winners), reason=why)
