"""The jesters in words."""

from typing import Final

from cogs.narration.jesters.teller import JestersTeller
from cogs.narration.teller import Teller

TELLER: Final[Teller] = JestersTeller()
