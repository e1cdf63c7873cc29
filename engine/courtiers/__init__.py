"""Heuchel & Meuchel: lead your courtiers up the ladder, and do favours to everybody else's."""

from typing import Final

from engine.courtiers.game import COURTIERS

GAME: Final = COURTIERS
