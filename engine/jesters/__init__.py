"""Cabale: jesters that must turn, pawns left at every bend, sticks in everybody's way."""

from typing import Final

from engine.jesters.game import JESTERS
from engine.jesters.lessons import LESSONS as LESSONS
from engine.jesters.strength import RATINGS as RATINGS
from engine.jesters.strength import STRENGTH as STRENGTH

GAME: Final = JESTERS

HAND_OVERS: Final = {2: 20, 3: 22, 4: 26}
"""By seats, how often a game by post is handed on: `python -m engine handovers`."""
