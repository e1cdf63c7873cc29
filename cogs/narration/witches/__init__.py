"""The witches' race in words."""

from typing import Final

from cogs.narration.teller import Teller
from cogs.narration.witches.teller import WitchesTeller

TELLER: Final[Teller] = WitchesTeller()
