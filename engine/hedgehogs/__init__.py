"""Les Hérissons pressés: race your hedgehogs home, and everybody else's if you must."""

from typing import Final

from engine.hedgehogs.game import HEDGEHOGS

GAME: Final = HEDGEHOGS
