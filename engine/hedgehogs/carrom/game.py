"""Carrom behind the contract that all games share."""

from collections.abc import Mapping
from typing import Any, Final

from engine.chance import Chance
from engine.core import Choices, Move, Outcome, Seat, Step, Viewer, refuse_resigning
from engine.hedgehogs.carrom import ending, moves, position, steps
from engine.hedgehogs.carrom import view as views
from engine.hedgehogs.carrom.board import on_board
from engine.hedgehogs.carrom.evaluation import NAMES, parts, worths
from engine.hedgehogs.carrom.rules import OPTIONS, RULES, VERSION
from engine.hedgehogs.carrom.state import Carrom
from engine.hedgehogs.carrom.view import CarromView
from engine.hedgehogs.carrom.weights import WEIGHTS, Weights
from engine.hedgehogs.pieces import COLOURS, LETTERS
from engine.scoring import Scoring


class CarromGame:
    """V40, for 2 to 6 players, with the colours of V29 up to 9."""

    key = "hedgehogs"
    seats = range(2, 10)
    options = OPTIONS
    rules_version = VERSION
    state_type = Carrom
    standing = None
    weights = WEIGHTS

    def setup(self, chosen: str, seats: int) -> Carrom:
        return steps.begin(chosen, seats)

    def again(self, over: Carrom) -> Carrom:
        """The next round of a match, from the end of the one before."""
        return steps.begin_again(over)

    def scoring(self, chosen: str) -> Scoring | None:
        return None  # the hedgehogs' options say whether it is a match

    def waiting_on(self, state: Carrom) -> tuple[Seat, ...]:
        return (state.seat,) if state.step == "flick" else ()

    def choices(self, state: Carrom, seat: Seat) -> Choices:
        return moves.choices(state, seat)

    def read_move(self, typed: str) -> Move:
        return moves.read_typed(typed)

    def play(self, state: Carrom, seat: Seat, move: Move) -> Step[Carrom]:
        return steps.flick(state, moves.read(state, seat, move), move)

    def throw(self, state: Carrom, chance: Chance) -> Step[Carrom]:
        return steps.draw_first(state, chance)

    def resign(self, state: Carrom, seat: Seat) -> Step[Carrom]:
        refuse_resigning(seat, seats=state.seats, over=state.ended, gone=state.gone, called=COLOURS)
        return steps.leave(state, seat)

    def view(self, state: Carrom, viewer: Viewer) -> CarromView:
        return views.view(state, viewer, self.waiting_on(state))

    def imagine(self, view: CarromView, chance: Chance) -> Carrom:
        return views.imagine(view)

    def position(self, view: CarromView) -> str:
        return position.write(view.discs, view.hands, view.out)

    def example(self, text: str) -> Carrom:
        return position.read_example(text)

    def seat_name(self, seat: Seat) -> str:
        return COLOURS[seat]

    def outcome(self, state: Carrom) -> Outcome | None:
        return ending.outcome(state)

    def evaluate(self, view: CarromView, seat: Seat) -> float:
        return worths(view, WEIGHTS)[seat]

    def worths(self, state: Carrom, weights: Weights | None = None) -> list[float]:
        return worths(state, weights or WEIGHTS)

    part_names = NAMES

    def parts(self, state: Carrom, seat: Seat) -> dict[str, float]:
        return parts(state, seat, WEIGHTS)

    def carried(self, state: Carrom, kept: Mapping[str, Any]) -> Carrom:
        return state

    def flaws(self, state: Carrom) -> list[str]:
        """Every piece is in exactly one place, no disc is off the board or on another, and turns
        make sense."""
        beside = "".join(state.hands) + state.out
        there = [beside[at : at + 2] for at in range(0, len(beside), 2)]
        there += [piece for piece, _, _ in state.discs]
        designs = range(1, RULES.pieces + 1)
        wanted = [f"{letter}{n}" for letter in LETTERS[: state.seats] for n in designs]
        flaws: list[str] = []
        if sorted(there) != sorted(wanted):
            flaws.append(f"pieces {' '.join(sorted(there))} instead of {' '.join(sorted(wanted))}")
        for number, (one, x, y) in enumerate(state.discs):
            if not on_board(x, y):
                flaws.append(f"{one} is off the board")
            for other, along, across in state.discs[:number]:
                if (x - along) ** 2 + (y - across) ** 2 < 4 * (RULES.radius - 2) ** 2:
                    flaws.append(f"{one} and {other} lie on each other")
        if not state.ended and not steps.in_play(state, state.seat):
            flaws.append("it is the turn of a seat without a piece")
        if not state.ended and len(steps.contenders(state)) < 2:
            flaws.append("the game goes on with less than two players")
        if state.flicks > RULES.most_flicks:
            flaws.append(f"flick {state.flicks} of at most {RULES.most_flicks}")
        return flaws


CARROM: Final = CarromGame()
