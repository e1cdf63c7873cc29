"""How good a market looks: who bids most buys, and a stall is better than none."""

from engine.core import Seat
from engine.weighing import lead
from tests.market.engine.market.view import MarketView

STALL = 0.5


def evaluate(view: MarketView, seat: Seat) -> float:
    worths = [
        (2.0 if bid is None else float(bid)) + STALL * (claim not in ("", "none"))
        for bid, claim in zip(view.bids, view.claims, strict=True)
    ]
    return lead(worths, seat, out=view.gone)
