"""How good a market looks: who bids most buys, and a stall is better than none."""

from collections.abc import Sequence
from typing import Final

from engine.core import Seat
from engine.weighing import lead
from tests.market.engine.market.view import MarketView

STALL: Final = 0.5
PARTS: Final = ("bid", "stall")


def evaluate(view: MarketView, seat: Seat) -> float:
    worths = [sum(one.values()) for one in parts(view.bids, view.claims)]
    return lead(worths, seat, out=view.gone)


def parts(bids: Sequence[int | None], claims: Sequence[str]) -> list[dict[str, float]]:
    """By seat, what its bid and its stall are worth."""
    return [
        {
            "bid": 2.0 if bid is None else float(bid),
            "stall": STALL * (claim not in ("", "none")),
        }
        for bid, claim in zip(bids, claims, strict=True)
    ]
