"""The witches as pictures."""

from typing import Final

from engine.witches.view import WitchesView
from render.witches.board import BOARD
from render.witches.colours import COLOURS

__all__ = ["BOARDS", "COLOURS"]

BOARDS: Final = {WitchesView: BOARD}
