"""A market as one viewer sees it."""

from typing import ClassVar

from engine.core import View


class MarketView(View, frozen=True, kw_only=True):
    game: ClassVar[str] = "market"

    bids: tuple[int | None, ...]
    claims: tuple[str, ...]
    window: str
    answer: str
    gone: tuple[int, ...]
