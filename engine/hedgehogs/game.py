"""Two games on one board behind the contract that all games share: the race, and carrom (V40)."""

from collections.abc import Mapping
from typing import Any, Final

from engine.chance import Chance
from engine.core import Choices, Move, Outcome, Seat, Step, Viewer
from engine.hedgehogs.carrom.game import CARROM
from engine.hedgehogs.carrom.state import Carrom
from engine.hedgehogs.carrom.view import CarromView
from engine.hedgehogs.pieces import COLOURS
from engine.hedgehogs.race import RACE
from engine.hedgehogs.rules import VERSION, rules_for
from engine.hedgehogs.state import Hedgehogs
from engine.hedgehogs.variants.options import OPTIONS
from engine.hedgehogs.view import HedgehogsView
from engine.scoring import Scoring

AnyState = Hedgehogs | Carrom
AnyView = HedgehogsView | CarromView

_GAMES: Final[dict[type, Any]] = {Hedgehogs: RACE, Carrom: CARROM}
"""The game of the two that a state belongs to."""


class HedgehogsGame:
    """*Les Hérissons pressés*: whichever of the two a state, a view or an option belongs to."""

    key = "hedgehogs"
    seats = range(2, 10)
    options = OPTIONS
    rules_version = VERSION
    state_type: Any = AnyState
    standing = None
    weights = RACE.weights
    """Of the race; carrom has its own."""
    siblings = _GAMES
    """By class of state, the game that plays it."""

    def setup(self, chosen: str, seats: int) -> AnyState:
        return (CARROM if rules_for(chosen).carrom else RACE).setup(chosen, seats)

    def again(self, over: AnyState) -> AnyState:
        return _GAMES[type(over)].again(over)

    def scoring(self, chosen: str) -> Scoring | None:
        rules = rules_for(chosen)
        if rules.scoring == "none":
            return None
        return Scoring(rules.scoring, rules.target, rules.rounds, rules.sets)

    def waiting_on(self, state: AnyState) -> tuple[Seat, ...]:
        return _GAMES[type(state)].waiting_on(state)

    def choices(self, state: AnyState, seat: Seat) -> Choices:
        return _GAMES[type(state)].choices(state, seat)

    def read_move(self, typed: str) -> Move:
        return CARROM.read_move(typed) if typed.lower().startswith("flick") else typed.lower()

    def play(self, state: AnyState, seat: Seat, move: Move) -> Step[Any]:
        return _GAMES[type(state)].play(state, seat, move)

    def throw(self, state: AnyState, chance: Chance) -> Step[Any]:
        return _GAMES[type(state)].throw(state, chance)

    def resign(self, state: AnyState, seat: Seat) -> Step[Any]:
        return _GAMES[type(state)].resign(state, seat)

    def view(self, state: AnyState, viewer: Viewer) -> AnyView:
        return _GAMES[type(state)].view(state, viewer)

    def imagine(self, view: AnyView, chance: Chance) -> AnyState:
        if isinstance(view, CarromView):
            return CARROM.imagine(view, chance)
        return RACE.imagine(view, chance)

    def position(self, view: AnyView) -> str:
        if isinstance(view, CarromView):
            return CARROM.position(view)
        return RACE.position(view)

    def example(self, text: str) -> AnyState:
        return (CARROM if text.startswith("v40") else RACE).example(text)

    def seat_name(self, seat: Seat) -> str:
        return COLOURS[seat]

    def outcome(self, state: AnyState) -> Outcome | None:
        return _GAMES[type(state)].outcome(state)

    def evaluate(self, view: AnyView, seat: Seat) -> float:
        if isinstance(view, CarromView):
            return CARROM.evaluate(view, seat)
        return RACE.evaluate(view, seat)

    def worths(self, state: AnyState, weights: Any = None) -> list[float]:
        return _GAMES[type(state)].worths(state, weights)

    part_names = tuple(dict.fromkeys((*RACE.part_names, *CARROM.part_names)))

    def parts(self, state: AnyState, seat: Seat) -> dict[str, float]:
        return _GAMES[type(state)].parts(state, seat)

    def carried(self, state: AnyState, kept: Mapping[str, Any]) -> AnyState:
        return _GAMES[type(state)].carried(state, kept)

    def flaws(self, state: AnyState) -> list[str]:
        return _GAMES[type(state)].flaws(state)


HEDGEHOGS: Final = HedgehogsGame()
