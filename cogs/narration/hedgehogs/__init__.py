"""The hedgehogs in words: the race, and carrom (V40)."""

from typing import Final

from cogs.narration.hedgehogs.teller import HedgehogsTeller
from cogs.narration.teller import Teller

TELLER: Final[Teller] = HedgehogsTeller()
