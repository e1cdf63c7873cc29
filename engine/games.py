"""Which games there are."""

from typing import Final

from engine.core import AnyGame
from engine.hedgehogs.game import HEDGEHOGS

GAMES: Final[dict[str, AnyGame]] = {HEDGEHOGS.key: HEDGEHOGS}


class UnknownGame(Exception):
    """No game of that name. The message lists those there are."""


def game_named(key: str) -> AnyGame:
    game = GAMES.get(key.lower())
    if game is None:
        raise UnknownGame(f"unknown game {key[:40]!r}; there are: {', '.join(GAMES)}")
    return game
