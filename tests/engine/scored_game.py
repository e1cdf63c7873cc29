"""A game that ends as it is told to: rounds for matches, with the options of the hedgehogs.

`end 3 1 0` is a round that ends with these points by seat, ranked by them; `win=2` names other
winners, `x4` is what it was worth, `lost=1:6` says that seat 1 left it early and lost six.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.chance import Chance
from engine.core import (
    NO_CHOICES,
    Choices,
    Event,
    Illegal,
    Move,
    Outcome,
    Seat,
    State,
    Step,
    View,
    Viewer,
)
from engine.hedgehogs.game import HEDGEHOGS
from engine.scoring import Scoring
from engine.series import Series
from engine.weighing import NO_WEIGHTS, worths_by_view


class Told(State, frozen=True):
    seats: int
    first: Seat = 0
    end: str = ""
    gone: tuple[Seat, ...] = ()


class ToldView(View, frozen=True, kw_only=True):
    game: ClassVar[str] = "told"

    state: Told


class ToldGame:
    key = "told"
    seats = range(2, 7)
    options = HEDGEHOGS.options
    rules_version = 1
    state_type = Told
    standing = None
    weights = NO_WEIGHTS

    def setup(self, chosen: str, seats: int) -> Told:
        return Told(seats)

    def again(self, over: Told) -> Told:
        return Told(over.seats, self._next(over, over.first), gone=over.gone)

    def scoring(self, chosen: str) -> Scoring | None:
        return HEDGEHOGS.scoring(chosen)

    def waiting_on(self, state: Told) -> tuple[Seat, ...]:
        return () if state.end else (state.first,)

    def choices(self, state: Told, seat: Seat) -> Choices:
        if seat not in self.waiting_on(state):
            return NO_CHOICES
        points = [[str(3 * (seat == best)) for seat in range(state.seats)] for best in (0, 1)]
        return Choices(tuple(f"end {' '.join(row)}" for row in points))

    def read_move(self, typed: str) -> Move:
        return typed

    def play(self, state: Told, seat: Seat, move: Move) -> Step[Told]:
        if seat not in self.waiting_on(state) or not move.startswith("end "):
            raise Illegal("not-now", "not now")
        events = (Event("told", seat, move),)
        return Step(Told(state.seats, state.first, move[4:], state.gone), events)

    def throw(self, state: Told, chance: Chance) -> Step[Told]:
        raise AssertionError("there is no chance in this game")

    def resign(self, state: Told, seat: Seat) -> Step[Told]:
        if seat in state.gone:
            raise Illegal("already-gone", "gone")
        left = Told(state.seats, state.first, gone=(*state.gone, seat))
        if len(left.gone) == state.seats - 1:
            end = " ".join("0" * state.seats)
            left = Told(state.seats, state.first, end, left.gone)
        elif seat == state.first:
            left = Told(state.seats, self._next(left, seat), gone=left.gone)
        return Step(left, (Event("resign", seat, "resign"),))

    def view(self, state: Told, viewer: Viewer) -> ToldView:
        return ToldView(
            viewer=viewer,
            seats=state.seats,
            waiting_on=self.waiting_on(state),
            outcome=self.outcome(state),
            state=state,
        )

    def imagine(self, view: ToldView, chance: Chance) -> Told:
        return view.state

    def position(self, view: ToldView) -> str:
        return view.state.end or "-"

    def example(self, text: str) -> Told:
        raise Illegal("bad-position", "there are none")

    def seat_name(self, seat: Seat) -> str:
        return f"seat{seat}"

    def outcome(self, state: Told) -> Outcome | None:
        if not state.end:
            return None
        words = state.end.split()
        points = tuple(int(word) for word in words if word.isdigit())
        said = {word[0]: word.partition("=")[2] or word[1:] for word in words if word[0] in "wxl"}
        best = [int(said["w"])] if "w" in said else []
        order = [(seat in best, points[seat]) for seat in range(state.seats)]
        lost = [pair.split(":") for pair in said.get("l", "").split(",") if pair]
        return Outcome(
            ranks=tuple(1 + sum(other > own for other in order) for own in order),
            points=points,
            reason="told",
            stake=int(said.get("x", "1")),
            settled=tuple((int(seat), int(points)) for seat, points in lost),
        )

    def evaluate(self, view: ToldView, seat: Seat) -> float:
        return 0.0

    def worths(self, state: Told, weights: object = None) -> list[float]:
        return worths_by_view(self, state)

    part_names = ()

    def parts(self, state: Told, seat: Seat) -> dict[str, float]:
        return {}

    def carried(self, state: Told, kept: Mapping[str, Any]) -> Told:
        return state

    def flaws(self, state: Told) -> list[str]:
        return []

    def _next(self, state: Told, seat: Seat) -> Seat:
        seat = (seat + 1) % state.seats
        while seat in state.gone:
            seat = (seat + 1) % state.seats
        return seat


TOLD = Series(ToldGame())
