"""A market: a small game with everything that asks more of a table than one list of moves.

1. All bid in secret, at the same time; the highest bid, the first of equal ones, is the buyer.
2. All claim a stall openly, in any order. A claimed stall is gone for the others.
3. The buyer lays two of thirty wares into the window: too many moves to list, so it is a form.
4. The next player, out of turn, says whether the price is fair.
"""

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace

from engine.chance import Chance
from engine.core import (
    NO_CHOICES,
    UMPIRE,
    Choices,
    Event,
    Field,
    Form,
    Illegal,
    Move,
    Outcome,
    Seat,
    Step,
    Viewer,
)
from engine.options import Options
from engine.scoring import Scoring, totals_chosen
from tests.market.engine.market.evaluation import evaluate
from tests.market.engine.market.state import Market
from tests.market.engine.market.view import MarketView

BIDS: Final = ("bid 1", "bid 2", "bid 3")
STALLS: Final = tuple(f"{row}{column}" for row in "abcdef" for column in range(1, 7))
WARES: Final = tuple(f"w{number}" for number in range(1, 31))
COLOURS: Final = ("red", "blue", "green")
WINDOW: Final = Form(
    "lay {wares} on {cloth}",
    (Field("wares", WARES, count=2, ordered=True), Field("cloth", COLOURS)),
)
PROPOSALS: Final = ("lay w1 w2 on red", "lay w3 w4 on blue")
ANSWERS: Final = ("fair", "dear")


class MarketGame:
    key = "market"
    seats = range(2, 5)
    options = Options(seats=(2, 3, 4))
    rules_version = 1
    state_type = Market
    standing = None

    def setup(self, chosen: str, seats: int) -> Market:
        return Market((0,) * seats, ("",) * seats)

    def again(self, over: Market) -> Market:
        return self.setup("", len(over.bids))

    def scoring(self, chosen: str) -> Scoring | None:
        return totals_chosen(self.options, chosen)

    def waiting_on(self, state: Market) -> tuple[Seat, ...]:
        if self.outcome(state) is not None:
            return ()
        for done in (state.bids, state.claims):
            open_ = tuple(seat for seat in state.staying if not done[seat])
            if open_:
                return open_
        return (state.judge if state.window else state.buyer,)

    def choices(self, state: Market, seat: Seat) -> Choices:
        if seat not in self.waiting_on(state):
            return NO_CHOICES
        if not state.bids[seat]:
            return Choices(BIDS, secret=True)
        if not state.claims[seat]:
            free = (stall for stall in STALLS if stall not in state.claims)
            return Choices((*(f"claim {stall}" for stall in free), "claim none"))
        return Choices(ANSWERS) if state.window else Choices(PROPOSALS, WINDOW)

    def read_move(self, typed: str) -> Move:
        return typed.lower()

    def play(self, state: Market, seat: Seat, move: Move) -> Step[Market]:
        choices = self.choices(state, seat)
        if choices.form is not None:
            move = self._laid(move)
        elif move not in choices.moves:
            raise Illegal("no-such-move", f"`{move}` is not possible", move=move)
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

    def _laid(self, move: Move) -> Move:
        match move.split():
            case ["lay", first, second, "on", cloth]:
                return WINDOW.filled({"wares": [first, second], "cloth": [cloth]})
            case _:
                raise Illegal("no-such-move", f"`{move}` is not possible", move=move)

    def throw(self, state: Market, chance: Chance) -> Step[Market]:
        raise AssertionError("there is no chance in this game")

    def resign(self, state: Market, seat: Seat) -> Step[Market]:
        if seat in state.gone:
            raise Illegal("gone", "that player has left")
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
        return " ".join("?" if bid is None else str(bid) for bid in view.bids)

    def example(self, text: str) -> Market:
        raise Illegal("bad-position", "there are none")

    def seat_name(self, seat: Seat) -> str:
        return ("north", "east", "south", "west")[seat]

    def outcome(self, state: Market) -> Outcome | None:
        if not state.answer and len(state.staying) > 1:
            return None
        first = state.buyer
        ranks = tuple(1 if seat == first else 2 for seat in range(len(state.bids)))
        return Outcome(ranks=ranks, points=state.bids, reason="sold")

    def evaluate(self, view: MarketView, seat: Seat) -> float:
        return evaluate(view, seat)

    def carried(self, state: Market, kept: Mapping[str, Any]) -> Market:
        return state

    def flaws(self, state: Market) -> list[str]:
        return []


def _with(values: tuple, seat: Seat, value: object) -> tuple:  # type: ignore[type-arg]
    return (*values[:seat], value, *values[seat + 1 :])


MARKET: Final = MarketGame()
