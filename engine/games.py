"""Which games there are."""

from typing import Final

from engine.core import AnyGame
from engine.courtiers.game import COURTIERS
from engine.hedgehogs.game import HEDGEHOGS
from engine.jesters.game import JESTERS
from engine.series import Series
from engine.witches.game import WITCHES_GAME


def _with_matches(*games: AnyGame) -> dict[str, AnyGame]:
    return {game.key: Series(game) for game in games}


GAMES: Final = _with_matches(HEDGEHOGS, COURTIERS, JESTERS, WITCHES_GAME)
"""Each can be played in matches of several rounds, if its options offer that."""


class UnknownGame(Exception):
    """No game of that name. The message lists those there are."""


def game_named(key: str) -> AnyGame:
    game = GAMES.get(key.lower())
    if game is None:
        raise UnknownGame(f"unknown game {key[:40]!r}; there are: {', '.join(GAMES)}")
    return game
