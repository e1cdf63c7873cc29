"""A market: a small game with everything that asks more of a table than one list of moves.

1. All bid in secret, at the same time; the highest bid, the first of equal ones, is the buyer.
2. All claim a stall openly, in any order. A claimed stall is gone for the others.
3. The buyer lays two of thirty wares into the window: too many moves to list, so it is a form.
4. The next player, out of turn, says whether the price is fair.
"""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from engine.chance import Chance
from engine.core import (
    UMPIRE,
    Choices,
    Event,
    Illegal,
    Move,
    Outcome,
    Seat,
    Step,
    Viewer,
    refuse_resigning,
)
from engine.options import Options
from engine.scoring import Scoring, totals_chosen
from engine.weighing import NO_WEIGHTS, worths_by_view
from tests.market.engine.market.ending import outcome
from tests.market.engine.market.evaluation import PARTS, evaluate, parts
from tests.market.engine.market.moves import checked, choices, waiting_on
from tests.market.engine.market.state import Market
from tests.market.engine.market.view import SEAT_NAMES, MarketView


class MarketGame:
    key = "market"
    seats = range(2, 5)
    options = Options(seats=(2, 3, 4))
    rules_version = 1
    state_type = Market
    standing = None
    weights: Struct = NO_WEIGHTS

    def setup(self, chosen: str, seats: int) -> Market:
        return Market((0,) * seats, ("",) * seats)

    def again(self, over: Market) -> Market:
        return self.setup("", len(over.bids))

    def scoring(self, chosen: str) -> Scoring | None:
        return totals_chosen(self.options, chosen)

    def waiting_on(self, state: Market) -> tuple[Seat, ...]:
        return waiting_on(state)

    def choices(self, state: Market, seat: Seat) -> Choices:
        return choices(state, seat)

    def read_move(self, typed: str) -> Move:
        return typed.lower()

    def play(self, state: Market, seat: Seat, move: Move) -> Step[Market]:
        move = checked(state, seat, move)
        verb, _, rest = move.partition(" ")
        if verb == "bid":
            bids = _with(state.bids, seat, int(rest))
            after = replace(state, bids=bids)
            private = Event("bid", seat, move, to=(seat,))
            return Step(after, (private, Event("has-bid", seat, "has bid")), reveals=all(bids))
        event = Event(verb, seat, move)
        if verb == "claim":
            return Step(replace(state, claims=_with(state.claims, seat, rest)), (event,))
        if verb == "lay":
            return Step(replace(state, window=rest), (event,))
        return Step(replace(state, answer=verb), (event,))

    def throw(self, state: Market, chance: Chance) -> Step[Market]:
        raise AssertionError("there is no chance in this game")

    def resign(self, state: Market, seat: Seat) -> Step[Market]:
        over, seats = outcome(state), len(state.bids)
        refuse_resigning(
            seat, seats=seats, over=over.reason if over else "", gone=state.gone, called=SEAT_NAMES
        )
        left = replace(state, gone=(*state.gone, seat))
        return Step(left, (Event("resign", seat, "resign"),), reveals=True)

    def view(self, state: Market, viewer: Viewer) -> MarketView:
        all_bid = all(state.bids[seat] for seat in state.staying)
        return MarketView(
            viewer=viewer,
            seats=len(state.bids),
            waiting_on=self.waiting_on(state),
            outcome=self.outcome(state),
            bids=tuple(
                bid if all_bid or not bid or viewer in (seat, UMPIRE) else None
                for seat, bid in enumerate(state.bids)
            ),
            claims=state.claims,
            window=state.window,
            answer=state.answer,
            gone=state.gone,
        )

    def imagine(self, view: MarketView, chance: Chance) -> Market:
        bids = tuple(chance.roll(3) if bid is None else bid for bid in view.bids)
        return Market(bids, view.claims, view.window, view.answer, view.gone)

    def position(self, view: MarketView) -> str:
        return view.known_bids

    def example(self, text: str) -> Market:
        if text not in {"seats 2", "seats 3", "seats 4"}:
            raise Illegal("bad-position", "write `seats 2`")
        return self.setup("", int(text[-1]))

    def seat_name(self, seat: Seat) -> str:
        return SEAT_NAMES[seat]

    def outcome(self, state: Market) -> Outcome | None:
        return outcome(state)

    def evaluate(self, view: MarketView, seat: Seat) -> float:
        return evaluate(view, seat)

    def worths(self, state: Market, weights: Struct | None = None) -> list[float]:
        return worths_by_view(self, state)

    part_names = PARTS

    def parts(self, state: Market, seat: Seat) -> dict[str, float]:
        return parts(state.bids, state.claims)[seat]

    def carried(self, state: Market, kept: Mapping[str, Any]) -> Market:
        return state

    def flaws(self, state: Market) -> list[str]:
        return []


def _with(values: tuple, seat: Seat, value: object) -> tuple:  # type: ignore[type-arg]
    return (*values[:seat], value, *values[seat + 1 :])


MARKET: Final = MarketGame()
