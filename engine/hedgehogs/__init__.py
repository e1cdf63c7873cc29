"""Les Hérissons pressés: race your hedgehogs home, and everybody else's if you must."""

from typing import Final

from engine.hedgehogs.ahead import AHEAD as AHEAD
from engine.hedgehogs.game import HEDGEHOGS
from engine.hedgehogs.lessons import LESSONS as LESSONS
from engine.hedgehogs.strength import RATINGS as RATINGS
from engine.hedgehogs.strength import STRENGTH as STRENGTH

GAME: Final = HEDGEHOGS

HAND_OVERS: Final = {2: 84, 3: 119, 4: 141, 5: 169, 6: 188}
"""By seats, how often a game by post is handed on: `python -m engine handovers`."""
