"""The smallest game with secrets: both pick a number unseen, then the higher one wins."""

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from engine.chance import Chance
from engine.core import (
    NO_CHOICES,
    UMPIRE,
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
from engine.options import Options
from engine.scoring import MATCH, Scoring, totals_chosen
from engine.weighing import NO_WEIGHTS, worths_by_view

PICKS = ("pick 1", "pick 2", "pick 3")


class Picks(State, frozen=True):
    """By seat, the number picked; 0 while there is none."""

    picks: tuple[int, int] = (0, 0)


class PicksView(View, frozen=True, kw_only=True):
    game: ClassVar[str] = "picks"

    seen: tuple[int | None, ...]


class PicksGame:
    key = "picks"
    seats = range(2, 3)
    options = Options((MATCH,), seats=(2,))
    rules_version = 1
    state_type = Picks
    standing = None
    weights = NO_WEIGHTS

    def setup(self, chosen: str, seats: int) -> Picks:
        return Picks()

    def again(self, over: Picks) -> Picks:
        return Picks()

    def scoring(self, chosen: str) -> Scoring | None:
        return totals_chosen(self.options, chosen)

    def waiting_on(self, state: Picks) -> tuple[Seat, ...]:
        return tuple(seat for seat in (0, 1) if not state.picks[seat])

    def choices(self, state: Picks, seat: Seat) -> Choices:
        return Choices(PICKS, secret=True) if not state.picks[seat] else NO_CHOICES

    def read_move(self, typed: str) -> Move:
        return typed.lower()

    def play(self, state: Picks, seat: Seat, move: Move) -> Step[Picks]:
        if move not in self.choices(state, seat).moves:
            raise Illegal("no-such-move", f"`{move}` is no pick; there are {PICKS}")
        picks = list(state.picks)
        picks[seat] = int(move[-1])
        events = (
            Event("pick", seat, move, {"number": picks[seat]}, to=(seat,)),
            Event("picked", seat, "has picked"),
        )
        return Step(replace(state, picks=tuple(picks)), events, reveals=all(picks))

    def throw(self, state: Picks, chance: Chance) -> Step[Picks]:
        raise AssertionError("there is no chance in this game")

    def resign(self, state: Picks, seat: Seat) -> Step[Picks]:
        raise Illegal("stay", "nobody resigns here")

    def view(self, state: Picks, viewer: Viewer) -> PicksView:
        open_to_all = self.outcome(state) is not None or viewer == UMPIRE
        return PicksView(
            viewer=viewer,
            seats=2,
            waiting_on=self.waiting_on(state),
            outcome=self.outcome(state),
            seen=tuple(
                pick if open_to_all or seat == viewer or not pick else None
                for seat, pick in enumerate(state.picks)
            ),
        )

    def imagine(self, view: PicksView, chance: Chance) -> Picks:
        first, second = (chance.roll(3) if pick is None else pick for pick in view.seen)
        return Picks((first, second))

    def position(self, view: PicksView) -> str:
        return " ".join("?" if pick is None else str(pick) for pick in view.seen)

    def example(self, text: str) -> Picks:
        raise Illegal("bad-position", "there are none")

    def seat_name(self, seat: Seat) -> str:
        return ("left", "right")[seat]

    def outcome(self, state: Picks) -> Outcome | None:
        if not all(state.picks):
            return None
        ranks: Any = tuple(1 + sum(other > pick for other in state.picks) for pick in state.picks)
        return Outcome(ranks=ranks, points=state.picks, reason="picked")

    def evaluate(self, view: PicksView, seat: Seat) -> float:
        return 0.0

    def worths(self, state: Picks, weights: object = None) -> list[float]:
        return worths_by_view(self, state)

    part_names = ()

    def parts(self, state: Picks, seat: Seat) -> dict[str, float]:
        return {}

    def carried(self, state: Picks, kept: Mapping[str, Any]) -> Picks:
        return state

    def flaws(self, state: Picks) -> list[str]:
        return []


PICKS_GAME = PicksGame()
