"""The courtiers as pictures."""

from typing import Final

from engine.courtiers.view import CourtiersView
from render.courtiers.board import BOARD
from render.courtiers.colours import COLOURS

__all__ = ["BOARDS", "COLOURS"]

BOARDS: Final = {CourtiersView: BOARD}
