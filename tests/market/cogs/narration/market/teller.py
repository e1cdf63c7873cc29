"""The market in words."""

from collections.abc import Sequence

from cogs.narration import Group
from cogs.narration.teller import Marks
from engine.core import Event, Move, View
from engine.table.model import Language
from tests.market.engine.market.view import MarketView
from words import say


class MarketTeller:
    answer_label = None
    marks: Marks = "numbers"
    relative = False
    feat = None

    def tell(
        self, language: Language, events: Sequence[Event], names: Sequence[str], view: View
    ) -> list[str]:
        return [
            say(language, "market-tell", name=names[event.seat], what=event.text)
            for event in events
            if event.seat is not None
        ]

    def rolled(self, view: View) -> str:
        return ""

    def prompt(self, language: Language, view: View) -> str:
        assert isinstance(view, MarketView)
        return say(language, "market-bids", bids=view.known_bids)

    def move_label(self, language: Language, move: Move, view: View) -> str:
        return move

    def groups(self, language: Language, view: View, moves: Sequence[Move]) -> list[Group]:
        rows = {row: [m for m in moves if m.startswith(f"claim {row}")] for row in "abcdef"}
        return [
            Group(say(language, "market-row", row=row), tuple(found))
            for row, found in rows.items()
            if found
        ]

    def usual(self, view: View, moves: Sequence[Move]) -> Move | None:
        return None

    def further(self, view: View) -> tuple[Move, str] | None:
        return None

    def reveals(self, language: Language) -> str:
        return ""

    def topic(self, view: View) -> str:
        return "turn"

    def field_label(self, language: Language, name: str) -> str:
        return say(language, f"market-field-{name}")

    def on_board(self, move: Move) -> bool:
        return move.startswith("claim") and move != "claim none"

    def score(self, language: Language, view: View, seat: int) -> str:
        assert isinstance(view, MarketView)
        return say(language, "market-standing", bid=str(view.bids[seat]))

    def secrets(self, language: Language, view: View) -> str:
        assert isinstance(view, MarketView)
        return say(language, "market-secrets", bid=str(view.bids[view.viewer or 0]))
