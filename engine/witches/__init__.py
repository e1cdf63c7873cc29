"""Hexen Rennen: three witches a clan, forty-eight tiles nobody knows, and magic on the way."""

from typing import Final

from engine.witches.ahead import AHEAD as AHEAD
from engine.witches.game import WITCHES_GAME
from engine.witches.lessons import LESSONS as LESSONS
from engine.witches.strength import RATINGS as RATINGS
from engine.witches.strength import STRENGTH as STRENGTH

GAME: Final = WITCHES_GAME
