"""The market in words."""

from typing import Final

from cogs.narration.teller import Teller
from tests.market.cogs.narration.market.teller import MarketTeller

TELLER: Final[Teller] = MarketTeller()
