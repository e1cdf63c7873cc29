"""The hedgehogs as pictures: the race, and carrom (V40)."""

from typing import Final

from engine.hedgehogs.carrom.view import CarromView
from engine.hedgehogs.view import HedgehogsView
from render.colours import OwnColours
from render.hedgehogs.board import BOARD as RACE
from render.hedgehogs.carrom.board import BOARD as CARROM

BOARDS: Final = {HedgehogsView: RACE, CarromView: CARROM}
COLOURS: Final = OwnColours()
