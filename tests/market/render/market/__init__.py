"""The market as pictures."""

from typing import Final

from tests.market.engine.market.view import MarketView
from tests.market.render.market.board import BOARD
from tests.market.render.market.colours import COLOURS

__all__ = ["BOARDS", "COLOURS"]

BOARDS: Final = {MarketView: BOARD}
