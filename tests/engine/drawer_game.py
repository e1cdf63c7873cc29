"""A row of drawers: a small game in which steps that reveal something and steps without a choice
follow each other in any order.

A position is written as a drawer each, whose it is and of which kind: `0O 1s`. What lies in an
open drawer (`o`) everybody sees; in a known one (`k`) only whose it is; in a shut one (`s`)
nobody; and whether a shut one of the kind `q` is pulled is asked in secret. Whose drawer is next
pulls it out; a capital lets them pass it by instead.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

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
from engine.scoring import Scoring
from engine.weighing import NO_WEIGHTS, worths_by_view


class Drawers(State, frozen=True):
    owners: tuple[Seat, ...]
    kinds: str
    contents: tuple[int, ...]
    pulled: tuple[bool, ...] = ()
    """Of every drawer so far, whether it was."""

    @property
    def next(self) -> int:
        return len(self.pulled)


class DrawersView(View, frozen=True, kw_only=True):
    game: ClassVar[str] = "drawers"

    contents: tuple[int | None, ...]
    pulled: tuple[bool, ...]


def drawers(text: str) -> Drawers:
    """A row of which nothing has been pulled; in the first drawer lies a 5, then a 6, and so on."""
    words = text.split()
    kinds = "".join(word[1] for word in words)
    return Drawers(tuple(int(word[0]) for word in words), kinds, tuple(range(5, 5 + len(words))))


class DrawersGame:
    key = "drawers"
    seats = range(2, 3)
    options = Options(seats=(2,))
    rules_version = 1
    state_type = Drawers
    standing = None
    weights = NO_WEIGHTS

    def setup(self, chosen: str, seats: int) -> Drawers:
        return drawers("0O 0s 1O")

    def again(self, over: Drawers) -> Drawers:
        return replace(over, pulled=())

    def scoring(self, chosen: str) -> Scoring | None:
        return None

    def waiting_on(self, state: Drawers) -> tuple[Seat, ...]:
        return () if self.outcome(state) else (state.owners[state.next],)

    def choices(self, state: Drawers, seat: Seat) -> Choices:
        if seat not in self.waiting_on(state):
            return NO_CHOICES
        pull, kind = f"pull {state.next + 1}", state.kinds[state.next]
        moves = (pull, "pass") if kind.isupper() else (pull,)
        return Choices(moves, secret=kind in "qQ")

    def read_move(self, typed: str) -> Move:
        return typed.lower()

    def play(self, state: Drawers, seat: Seat, move: Move) -> Step[Drawers]:
        if move not in self.choices(state, seat).moves:
            known = move == "pass" or move.startswith("pull ")
            code = "not-now" if known else "no-such-move"
            raise Illegal(code, f"`{move}` is not possible", move=move)
        at, pulls = state.next, move != "pass"
        events = (Event("drawer", seat, move),)
        if pulls:
            events += (Event("found", None, f"found {state.contents[at]}"),)
        kind = state.kinds[at].lower()
        return Step(
            replace(state, pulled=(*state.pulled, pulls)),
            events,
            reveals=pulls and kind != "o",
            foreseen=pulls and kind == "k",
        )

    def throw(self, state: Drawers, chance: Chance) -> Step[Drawers]:
        raise AssertionError("there is no chance in this game")

    def resign(self, state: Drawers, seat: Seat) -> Step[Drawers]:
        raise Illegal("stay", "nobody resigns here")

    def view(self, state: Drawers, viewer: Viewer) -> DrawersView:
        return DrawersView(
            viewer=viewer,
            seats=2,
            waiting_on=self.waiting_on(state),
            outcome=self.outcome(state),
            contents=tuple(
                found if self._shown(state, at, viewer) else None
                for at, found in enumerate(state.contents)
            ),
            pulled=state.pulled,
        )

    def _shown(self, state: Drawers, at: int, viewer: Viewer) -> bool:
        if viewer == UMPIRE or (at < state.next and state.pulled[at]):
            return True
        kind = state.kinds[at].lower()
        return kind == "o" or (kind == "k" and viewer == state.owners[at])

    def imagine(self, view: DrawersView, chance: Chance) -> Drawers:
        raise AssertionError("nobody plays this by computer")

    def position(self, view: DrawersView) -> str:
        return " ".join("?" if found is None else str(found) for found in view.contents)

    def example(self, text: str) -> Drawers:
        raise Illegal("bad-position", "there are none")

    def seat_name(self, seat: Seat) -> str:
        return ("left", "right")[seat]

    def outcome(self, state: Drawers) -> Outcome | None:
        if state.next < len(state.kinds):
            return None
        return Outcome(ranks=(1, 1), points=(0, 0), reason="pulled")

    def evaluate(self, view: DrawersView, seat: Seat) -> float:
        return 0.0

    def worths(self, state: Drawers, weights: object = None) -> list[float]:
        return worths_by_view(self, state)

    part_names = ()

    def parts(self, state: Drawers, seat: Seat) -> dict[str, float]:
        return {}

    def carried(self, state: Drawers, kept: Mapping[str, Any]) -> Drawers:
        return state

    def flaws(self, state: Drawers) -> list[str]:
        return []


DRAWERS: Final = DrawersGame()
