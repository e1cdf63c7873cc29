"""Heuchel & Meuchel: lead your courtiers up the ladder, and do favours to everybody else's."""

from typing import Final

from engine.courtiers.ahead import AHEAD as AHEAD
from engine.courtiers.game import COURTIERS
from engine.courtiers.lessons import LESSONS as LESSONS
from engine.courtiers.strength import RATINGS as RATINGS
from engine.courtiers.strength import STRENGTH as STRENGTH

GAME: Final = COURTIERS
