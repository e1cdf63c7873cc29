"""How computers of every level play at the market: nothing there needs to be said."""

from typing import Final

from engine.core import View
from engine.strength import PLAIN, Strength
from tests.market.engine.market.view import MarketView

STRENGTH: Final[dict[type[View], Strength]] = {MarketView: PLAIN}
