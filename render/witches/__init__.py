"""The witches as pictures."""

from typing import Final

from engine.witches.view import WitchesView
from render.colours import OwnColours
from render.witches.board import BOARD

BOARDS: Final = {WitchesView: BOARD}
COLOURS: Final = OwnColours()
