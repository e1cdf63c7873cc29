"""Heuchel & Meuchel: lead your courtiers up the ladder, and do favours to everybody else's."""

from typing import Final

from engine.courtiers.ahead import AHEAD as AHEAD
from engine.courtiers.game import COURTIERS
from engine.courtiers.lessons import LESSONS as LESSONS
from engine.courtiers.strength import RATINGS as RATINGS
from engine.courtiers.strength import STRENGTH as STRENGTH

GAME: Final = COURTIERS

HAND_OVERS: Final = {2: 30, 3: 50, 4: 56, 5: 66, 6: 76}
"""By seats, how often a game by post is handed on: `python -m engine handovers`."""
