"""The race, all variants but carrom, as one game."""

from collections.abc import Mapping
from typing import Any, Final

from engine.chance import Chance
from engine.core import Move, Seat, Step, Viewer, refuse_resigning
from engine.hedgehogs import cube, dice, ending, moves, position, setup, steps
from engine.hedgehogs import view as views
from engine.hedgehogs.board import pieces_of, track_for
from engine.hedgehogs.evaluation import NAMES, parts
from engine.hedgehogs.judging.sprint import Best, best_turns, turns
from engine.hedgehogs.judging.turn import Judging
from engine.hedgehogs.judging.weights import WEIGHTS, Weights
from engine.hedgehogs.judging.worths import worths
from engine.hedgehogs.older import carried
from engine.hedgehogs.pieces import COLOURS, DESIGNS, LANES
from engine.hedgehogs.refusals import refusal
from engine.hedgehogs.state import Hedgehogs
from engine.hedgehogs.view import HedgehogsView


class RaceGame:
    """The race for home, for 2 to 6 players (HS1), or up to 9 (V29)."""

    def setup(self, chosen: str, seats: int) -> Hedgehogs:
        return setup.begin(chosen, seats)

    def again(self, over: Hedgehogs) -> Hedgehogs:
        return setup.begin_again(over)

    weights = WEIGHTS
    waiting_on = staticmethod(moves.waiting_on)
    choices = staticmethod(moves.choices)
    outcome = staticmethod(ending.outcome)
    turns = staticmethod(turns)

    def read_move(self, typed: str) -> Move:
        return typed.lower()

    def play(self, state: Hedgehogs, seat: Seat, move: Move) -> Step[Hedgehogs]:
        if move not in moves.choices(state, seat).moves:
            raise refusal(state, seat, move)
        text, size = move, 1
        if " x" in move:
            text, _, count = move.partition(" x")
            size = int(count)
        parsed = track_for(state.chosen, state.seats).parsed.get(text)
        if parsed is None:
            return _decide(state, seat, move)
        verb, square, target = parsed
        match verb:
            case "side":
                return steps.side(state, square, target, size, move)
            case "stay":
                return steps.stay(state)
            case "go":
                return steps.go(state, square, size, move)
            case "enter":
                return steps.enter(state, move)
            case _:
                return steps.climb(state, square, move)

    def throw(self, state: Hedgehogs, chance: Chance) -> Step[Hedgehogs]:
        match state.todo[0]:
            case "roll":
                return dice.roll(state, chance)
            case "order":
                return setup.draw_first(state, chance)
            case "pool":
                return dice.roll_pool(state, chance)
            case "keep":
                return setup.keep_dice(state, chance)
            case "deck":
                return setup.shuffle_deck(state, chance)
            case "traps":
                return setup.draw_traps(state, chance)
            case "strew":
                return setup.strew(state, chance)
            case "drift":
                return steps.drift(state, chance)
            case _:
                return steps.skid(state, chance)

    def resign(self, state: Hedgehogs, seat: Seat) -> Step[Hedgehogs]:
        refuse_resigning(seat, seats=state.seats, over=state.ended, gone=state.gone, called=COLOURS)
        return steps.leave(state, seat)

    def view(self, state: Hedgehogs, viewer: Viewer) -> HedgehogsView:
        return views.view(state, viewer, moves.waiting_on(state))

    def imagine(self, view: HedgehogsView, chance: Chance) -> Hedgehogs:
        return views.imagine(view, chance)

    def position(self, view: HedgehogsView) -> str:
        return position.write(view)

    def example(self, text: str) -> Hedgehogs:
        return position.read_example(text)

    def seat_name(self, seat: Seat) -> str:
        return COLOURS[seat]

    def evaluate(self, view: HedgehogsView, seat: Seat) -> float:
        return worths(view, view.drawn_traps, WEIGHTS)[seat]

    def worths(self, state: Hedgehogs, weights: Weights | None = None) -> list[float]:
        return worths(state, state.traps, weights or WEIGHTS)

    part_names = NAMES

    def parts(self, state: Hedgehogs, seat: Seat) -> dict[str, float]:
        return parts(state, seat, WEIGHTS)

    def best_turns(
        self, state: Hedgehogs, seat: Seat, weights: Weights | None, judge: Judging
    ) -> Best | None:
        return best_turns(state, seat, weights or WEIGHTS, judge)

    def carried(self, state: Hedgehogs, kept: Mapping[str, Any]) -> Hedgehogs:
        return carried(state, kept)

    def flaws(self, state: Hedgehogs) -> list[str]:
        """Every piece is in exactly one place, and turns and hands make sense."""
        track = track_for(state.chosen, state.seats)
        there = "".join(state.board) + "".join(state.hands) + state.out + state.skidding
        pieces = sorted(pieces_of(there.lower()))
        all_pieces = sorted(f"{c}{n}" for c in track.letters for n in track.designs())
        flaws: list[str] = []
        if pieces != all_pieces:
            flaws.append(f"pieces {' '.join(pieces)} instead of {' '.join(all_pieces)}")
        if state.turn and any(state.hands) and not track.rules.reserves:
            flaws.append("the race has begun with pieces still in hand")
        if not state.ended and state.seat in (*state.gone, *state.lost):
            flaws.append("it is the turn of a seat that is out")
        if state.turn > track.rules.most_turns:
            flaws.append(f"turn {state.turn} of at most {track.rules.most_turns}")
        if track.rules.way == "up" and any(letter.isupper() for letter in "".join(state.board)):
            flaws.append("somebody runs the wrong way")
        return flaws


def _decide(state: Hedgehogs, seat: Seat, move: Move) -> Step[Hedgehogs]:
    """Moves that are not about squares."""
    match move.split(" "):
        case ["place", lane, *which]:
            return setup.place(state, LANES.index(lane), move, *which)
        case ["enter", colour]:
            return steps.enter(state, move, colour)
        case ["die", value]:
            return steps.choose_die(state, int(value))
        case ["first"]:
            return dice.turn_cards(state, 1, move)
        case ["second"]:
            return dice.turn_cards(state, 2, move)
        case ["lane", lane]:
            return dice.name_lane(state, LANES.index(lane))
        case ["again"]:
            return dice.draw_again(state)
        case ["spy", design]:
            return setup.choose_spy(state, seat, _design(design), move)
        case ["bearer", design]:
            return setup.choose_bearer(state, seat, _design(design), move)
        case ["double"]:
            return Step(*cube.offer(state))
        case ["roll"]:
            return steps.decline_to_double(state)
        case _:
            return steps.answer_double(state, seat, takes=move == "take")


def _design(name: str) -> int:
    return DESIGNS.index(name) + 1


RACE: Final = RaceGame()
