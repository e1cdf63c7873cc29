"""Market: bid, claim, lay and judge."""

from typing import Final

from tests.market.engine.market.game import MARKET
from tests.market.engine.market.lessons import LESSONS as LESSONS
from tests.market.engine.market.strength import STRENGTH as STRENGTH

GAME: Final = MARKET
