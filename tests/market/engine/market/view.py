"""A market as one viewer sees it."""

from typing import ClassVar, Final

from engine.core import View

STALLS: Final = tuple(f"{row}{column}" for row in "abcdef" for column in range(1, 7))
SEAT_NAMES: Final = ("north", "east", "south", "west")


class MarketView(View, frozen=True, kw_only=True):
    game: ClassVar[str] = "market"

    bids: tuple[int | None, ...]
    claims: tuple[str, ...]
    window: str
    answer: str
    gone: tuple[int, ...]

    @property
    def known_bids(self) -> str:
        """The bids by seat, in a line."""
        return " ".join("?" if bid is None else str(bid) for bid in self.bids)
