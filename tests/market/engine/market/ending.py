"""When a market is over, and who has won."""

from engine.core import Outcome
from tests.market.engine.market.state import Market


def outcome(state: Market) -> Outcome | None:
    """The buyer wins once the price is judged, or nobody else is there."""
    if not state.answer and len(state.staying) > 1:
        return None
    ranks = tuple(1 if seat == state.buyer else 2 for seat in range(len(state.bids)))
    reason = "sold" if state.answer else "alone"
    return Outcome(ranks=ranks, points=state.bids, reason=reason)
