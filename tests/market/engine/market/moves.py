"""Which moves are legal now, and why another is not."""

from typing import Final

from engine.core import NO_CHOICES, Choices, Field, Form, Illegal, Move, Seat
from tests.market.engine.market.ending import outcome
from tests.market.engine.market.state import Market
from tests.market.engine.market.view import STALLS

BIDS: Final = ("bid 1", "bid 2", "bid 3")
WARES: Final = tuple(f"w{number}" for number in range(1, 31))
COLOURS: Final = ("red", "blue", "green")
WINDOW: Final = Form(
    "lay {wares} on {cloth}",
    (Field("wares", WARES, count=2, ordered=True), Field("cloth", COLOURS)),
)
PROPOSALS: Final = ("lay w1 w2 on red", "lay w3 w4 on blue")
ANSWERS: Final = ("fair", "dear")


def waiting_on(state: Market) -> tuple[Seat, ...]:
    """The seats that have something to decide."""
    if outcome(state) is not None:
        return ()
    for done in (state.bids, state.claims):
        open_ = tuple(seat for seat in state.staying if not done[seat])
        if open_:
            return open_
    return (state.judge if state.window else state.buyer,)


def choices(state: Market, seat: Seat) -> Choices:
    """Every legal move of a seat."""
    if seat not in waiting_on(state):
        return NO_CHOICES
    if not state.bids[seat]:
        return Choices(BIDS, secret=True)
    if not state.claims[seat]:
        free = (stall for stall in STALLS if stall not in state.claims)
        return Choices((*(f"claim {stall}" for stall in free), "claim none"))
    return Choices(ANSWERS) if state.window else Choices(PROPOSALS, WINDOW)


def checked(state: Market, seat: Seat, move: Move) -> Move:
    """A legal move in its canonical spelling. Raises `Illegal` for any other."""
    offered = choices(state, seat)
    if offered.form is not None:
        match move.split():
            case ["lay", first, second, "on", cloth]:
                return WINDOW.filled({"wares": [first, second], "cloth": [cloth]})
            case _:
                pass
    elif move in offered.moves:
        return move
    raise Illegal(
        "no-such-move", f"`{move}` is not possible", move=move, choices=list(offered.moves)
    )
