"""Cabale: jesters that must turn, pawns left at every bend, sticks in everybody's way."""

from typing import Final

from engine.jesters.game import JESTERS
from engine.jesters.lessons import LESSONS as LESSONS
from engine.jesters.strength import RATINGS as RATINGS
from engine.jesters.strength import STRENGTH as STRENGTH

GAME: Final = JESTERS
