"""The market of `tests.engine.market_game` in words, for tables of tests."""

from collections.abc import Sequence

from cogs.narration import Group
from engine.core import Event, Move, View
from engine.table.model import Language
from tests.engine.market_game import MarketView

WORDS = """
market-title = Market
market-pitch = Bid, claim, lay and judge.
"""


class MarketTeller:
    def tell(
        self, language: Language, events: Sequence[Event], names: Sequence[str], view: View
    ) -> list[str]:
        return [f"{names[event.seat]}: {event.text}." for event in events if event.seat is not None]

    def rolled(self, view: View) -> str:
        return ""

    def prompt(self, language: Language, view: View) -> str:
        assert isinstance(view, MarketView)
        return f"Bids: {' '.join('?' if bid is None else str(bid) for bid in view.bids)}"

    def move_label(self, language: Language, move: Move, view: View) -> str:
        return move

    def groups(self, language: Language, view: View, moves: Sequence[Move]) -> list[Group]:
        if len(moves) < 25:
            return []
        rows = {row: [m for m in moves if m.startswith(f"claim {row}")] for row in "abcdef"}
        return [Group(f"Row {row}", tuple(found)) for row, found in rows.items() if found]

    def field_label(self, language: Language, name: str) -> str:
        return {"wares": "Two wares", "cloth": "The cloth"}[name]

    def on_board(self, move: Move) -> bool:
        return move.startswith("claim") and move != "claim none"

    def standing(self, language: Language, view: View, seat: int) -> str:
        assert isinstance(view, MarketView)
        return f"bid {view.bids[seat]}"

    def secrets(self, language: Language, view: View) -> str:
        assert isinstance(view, MarketView)
        return f"Your bid: {view.bids[view.viewer or 0]}"
