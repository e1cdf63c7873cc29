"""The courtiers behind the contract that all games share."""

from collections.abc import Mapping
from typing import Any, Final

from engine.chance import Chance
from engine.core import Choices, Move, Outcome, Seat, Step, Viewer, refuse_resigning
from engine.courtiers import ending, moves, position, steps
from engine.courtiers import view as views
from engine.courtiers.board import (
    COLUMNS,
    DONE,
    EVERYBODY,
    GOAL,
    HAND,
    NAMES,
    RANK,
    ROWS,
    cards_of,
    parsed,
)
from engine.courtiers.evaluation import evaluate
from engine.courtiers.rules import OPTIONS, VERSION
from engine.courtiers.state import Courtiers
from engine.courtiers.view import CourtiersView
from engine.courtiers.weights import WEIGHTS, Weights
from engine.courtiers.worths import PARTS, parts, worths
from engine.scoring import Scoring, totals_chosen

_BY_ITSELF: Final = ("deal", "open", "roll", "over")


class CourtiersGame:
    """*Heuchel & Meuchel*, for 2 to 6 players (CM2)."""

    key = "courtiers"
    seats = range(2, 7)
    options = OPTIONS
    rules_version = VERSION
    state_type = Courtiers
    standing = None
    weights = WEIGHTS

    def setup(self, chosen: str, seats: int) -> Courtiers:
        return steps.begin(chosen, seats)

    def again(self, over: Courtiers) -> Courtiers:
        """A fresh set-up for the next round: the first player passes to the left, and seats that
        resigned stay gone."""
        first = (over.first + 1) % over.seats
        while first in over.gone:
            first = (first + 1) % over.seats
        return steps.begin(over.chosen, over.seats, first=first, gone=over.gone)

    def scoring(self, chosen: str) -> Scoring | None:
        return totals_chosen(self.options, chosen)

    def waiting_on(self, state: Courtiers) -> tuple[Seat, ...]:
        if state.step in _BY_ITSELF:
            return ()
        if state.step == "order":
            return tuple([seat for seat in range(state.seats) if state.pending[seat]])
        return (state.seat,)

    def choices(self, state: Courtiers, seat: Seat) -> Choices:
        return moves.choices(state, seat)

    def read_move(self, typed: str) -> Move:
        """Small letters, but for the card of a `lose b4 L5`."""
        words = typed.lower().split()
        if len(words) == 3 and words[0] == "lose":
            words[2] = words[2].upper()
        return " ".join(words)

    def play(self, state: Courtiers, seat: Seat, move: Move) -> Step[Courtiers]:
        said = parsed(move)
        if said is None or not moves.is_legal(state, seat, said):
            raise moves.refusal(state, seat, move)
        match said.verb:
            case "move":
                return steps.move(state, said, move)
            case "take":
                return steps.take(state, said, move)
            case "done":
                return steps.done(state)
            case "order":
                return steps.order(state, seat, said, move)
            case "roll":
                return steps.roll_again(state)
            case _:
                return steps.lose(state, said, move)

    def throw(self, state: Courtiers, chance: Chance) -> Step[Courtiers]:
        match state.step:
            case "deal":
                return steps.deal(state, chance)
            case "open":
                return steps.open_tops(state)
            case _:
                return steps.roll(state, chance)

    def resign(self, state: Courtiers, seat: Seat) -> Step[Courtiers]:
        refuse_resigning(
            seat,
            seats=state.seats,
            over=state.ended,
            gone=state.gone,
            called=[f"column {column}" for column in COLUMNS],
        )
        return steps.leave(state, seat)

    def view(self, state: Courtiers, viewer: Viewer) -> CourtiersView:
        return views.view(state, viewer, self.waiting_on(state))

    def imagine(self, view: CourtiersView, chance: Chance) -> Courtiers:
        return views.imagine(view, chance)

    def position(self, view: CourtiersView) -> str:
        return position.write(view.squares, view.board, view.out)

    def example(self, text: str) -> Courtiers:
        return position.read_example(text)

    def seat_name(self, seat: Seat) -> str:
        return COLUMNS[seat]

    def outcome(self, state: Courtiers) -> Outcome | None:
        return ending.outcome(state)

    def evaluate(self, view: CourtiersView, seat: Seat) -> float:
        return evaluate(view, seat)

    def worths(self, state: Courtiers, weights: Weights | None = None) -> list[float]:
        return worths(state, weights)

    part_names = PARTS

    def parts(self, state: Courtiers, seat: Seat) -> dict[str, float]:
        return parts(state, seat)

    def carried(self, state: Courtiers, kept: Mapping[str, Any]) -> Courtiers:
        return state

    def flaws(self, state: Courtiers) -> list[str]:
        """No card is there twice or lost, tops stand where they may, and are open."""
        flaws: list[str] = []
        cards = cards_of("".join(stack.removesuffix(DONE) for stack in (*state.board, *state.out)))
        if len(set(cards)) != len(cards) or len(cards) % HAND:
            flaws.append(f"{len(cards)} cards, {len(set(cards))} different ones")
        for square, stack in enumerate(state.board):
            if not stack:
                continue
            top, row = cards_of(stack)[-1], square % ROWS
            if row > GOAL[top[0]] or (row == GOAL[top[0]]) != stack.endswith(DONE):
                flaws.append(f"{stack} on {NAMES[square]}")
            if state.turn and state.seen[RANK[top]] != EVERYBODY:
                flaws.append(f"{top} on top of {NAMES[square]} is not open")
            if any(not state.seen[RANK[card]] >> square // ROWS & 1 for card in cards_of(stack)):
                flaws.append(f"{NAMES[square]} holds a card that its owner does not know")
        if not state.ended and state.seat in state.gone and state.turn:
            flaws.append("it is the turn of a seat that resigned")
        if any(state.pending) != (state.step == "order"):
            flaws.append(f"orders are pending in step {state.step}")
        return flaws


COURTIERS: Final = CourtiersGame()
