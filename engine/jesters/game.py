"""The jesters behind the contract that all games share."""

import re
from collections.abc import Mapping
from typing import Any, Final

from engine.chance import Chance
from engine.core import Choices, Move, Outcome, Seat, Step, Viewer, refuse_resigning
from engine.jesters import ending, moves, position, steps
from engine.jesters import view as views
from engine.jesters.board import COLOURS, DOUBLE, JESTER, SINGLE, layout_for
from engine.jesters.evaluation import evaluate
from engine.jesters.rules import OPTIONS, VERSION
from engine.jesters.state import Jesters
from engine.jesters.view import JestersView
from engine.jesters.weights import WEIGHTS, Weights
from engine.jesters.worths import PARTS, parts, worths
from engine.play_on import apply
from engine.scoring import Scoring, totals_chosen

_EDGE = re.compile(r"stick ([a-i])([1-9])\W*([a-i])([1-9])")


class JestersGame:
    """*Cabale*, for 2 to 4 players (JM1)."""

    key = "jesters"
    seats = range(2, 5)
    options = OPTIONS
    rules_version = VERSION
    state_type = Jesters
    standing = None
    weights = WEIGHTS

    def setup(self, chosen: str, seats: int) -> Jesters:
        return steps.begin(chosen, seats)

    def again(self, over: Jesters) -> Jesters:
        """A fresh set-up for the next round of a match: the first player passes to the left."""
        return steps.begin_again(over)

    def scoring(self, chosen: str) -> Scoring | None:
        return totals_chosen(self.options, chosen)

    def waiting_on(self, state: Jesters) -> tuple[Seat, ...]:
        return () if state.ended or state.step == "order" else (state.seat,)

    def choices(self, state: Jesters, seat: Seat) -> Choices:
        return moves.choices(state, seat)

    def read_move(self, typed: str) -> Move:
        """In small letters; an edge may be written from either side and with any sign between."""
        said = typed.lower()
        edge = _EDGE.fullmatch(said)
        if edge is None:
            return said
        row, number, other_row, other_number = edge.groups()
        one, two = sorted([(row, number), (other_row, other_number)])
        return f"stick {''.join(one)}|{''.join(two)}"

    def play(self, state: Jesters, seat: Seat, move: Move) -> Step[Jesters]:
        if move not in moves.choices(state, seat).moves:
            raise moves.refusal(state, seat, move)
        verb, place = layout_for(state.chosen).parsed[move]
        match verb:
            case "turn":
                return steps.turn(state, place, move)
            case "to":
                return steps.go_on(state, place, move)
            case "single":
                return steps.put_pawns(state, 1)
            case "double":
                return steps.put_pawns(state, 2)
            case "jump":
                return steps.jump(state, place, move)
            case "done":
                return steps.done(state)
            case "stick":
                return steps.lay_stick(state, place, move)
            case "none":
                return steps.no_stick(state)
            case _:
                return steps.put_jester(state, place, move)

    def throw(self, state: Jesters, chance: Chance) -> Step[Jesters]:
        return steps.draw_first(state, chance)

    def resign(self, state: Jesters, seat: Seat) -> Step[Jesters]:
        refuse_resigning(seat, seats=state.seats, over=state.ended, gone=state.gone, called=COLOURS)
        return steps.leave(state, seat)

    def view(self, state: Jesters, viewer: Viewer) -> JestersView:
        return views.view(state, viewer, self.waiting_on(state))

    def imagine(self, view: JestersView, chance: Chance) -> Jesters:
        return views.imagine(view)

    def position(self, view: JestersView) -> str:
        return position.write(view)

    def example(self, text: str) -> Jesters:
        state, led = position.read_example(text)
        for move in led:
            state = apply(self, state, state.seat, move).state
        return state

    def seat_name(self, seat: Seat) -> str:
        return COLOURS[seat]

    def outcome(self, state: Jesters) -> Outcome | None:
        return ending.outcome(state)

    def evaluate(self, view: JestersView, seat: Seat) -> float:
        return evaluate(view, seat)

    def worths(self, state: Jesters, weights: Weights | None = None) -> list[float]:
        return worths(state, weights)

    part_names = PARTS

    def parts(self, state: Jesters, seat: Seat) -> dict[str, float]:
        return parts(state, seat)

    def carried(self, state: Jesters, kept: Mapping[str, Any]) -> Jesters:
        return state

    def flaws(self, state: Jesters) -> list[str]:
        """Every pawn, stick and jester is in exactly one place, and turns make sense."""
        layout = layout_for(state.chosen)
        rules, flaws = layout.rules, list[str]()
        everywhere = state.board + "".join(state.taken)
        for seat, colour in enumerate(COLOURS[: state.seats]):
            doubles = everywhere.count(DOUBLE[seat])
            pawns = state.stock[seat] + everywhere.count(SINGLE[seat]) + 2 * doubles
            if pawns != rules.pawns // state.seats:
                flaws.append(f"{colour} has {pawns} pawns")
            if doubles + state.doubles[seat] != rules.doubles // state.seats:
                flaws.append(f"{colour} has placed {doubles} doubles")
            at = state.jesters[seat]
            shown = [place for place, sign in enumerate(state.board) if sign == JESTER[seat]]
            if shown != ([at] if at >= 0 else []):
                flaws.append(f"{colour}'s jester is not where it is")
            if set(state.taken[seat]) & {SINGLE[seat], DOUBLE[seat]}:
                flaws.append(f"{colour} has captured its own")
        laid = [edge for edge, sign in enumerate(state.sticks) if sign == "x"]
        if len(laid) + sum(state.left) != rules.sticks:
            flaws.append(f"{len(laid)} sticks lie and {sum(state.left)} are left")
        if not set(laid) <= set(layout.marked):
            flaws.append("a stick lies on an edge that is not marked")
        if not state.ended and state.seat in state.gone:
            flaws.append("it is the turn of a seat that resigned")
        if not state.ended and state.step == "turn" and 0 in state.stock:
            flaws.append("a player without pawns plays on")
        return flaws


JESTERS: Final = JestersGame()
