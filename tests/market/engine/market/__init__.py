"""Market: bid, claim, lay and judge."""

from typing import Final

from tests.market.engine.market.game import MARKET

GAME: Final = MARKET
