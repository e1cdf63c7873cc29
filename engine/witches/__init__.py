"""Hexen Rennen: three witches a clan, forty-eight tiles nobody knows, and magic on the way."""

from typing import Final

from engine.witches.ahead import AHEAD as AHEAD
from engine.witches.game import WITCHES_GAME
from engine.witches.lessons import LESSONS as LESSONS
from engine.witches.strength import RATINGS as RATINGS
from engine.witches.strength import STRENGTH as STRENGTH

GAME: Final = WITCHES_GAME

HAND_OVERS: Final = {2: 36, 3: 55, 4: 79}
"""By seats, how often a game by post is handed on: `python -m engine handovers`."""
