"""The hedgehogs as pictures: the race, and carrom (V40)."""

from typing import Final

from engine.hedgehogs.carrom.view import CarromView
from engine.hedgehogs.view import HedgehogsView
from render.hedgehogs.board import BOARD as RACE
from render.hedgehogs.carrom.board import BOARD as CARROM
from render.hedgehogs.colours import COLOURS

__all__ = ["BOARDS", "COLOURS"]

BOARDS: Final = {HedgehogsView: RACE, CarromView: CARROM}
