"""The jesters as pictures."""

from typing import Final

from engine.jesters.view import JestersView
from render.jesters.board import BOARD
from render.jesters.colours import COLOURS

__all__ = ["BOARDS", "COLOURS"]

BOARDS: Final = {JestersView: BOARD}
