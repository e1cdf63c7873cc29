"""The hedgehogs behind the contract that all games share."""

from typing import Final

from engine.chance import Chance
from engine.core import Choices, Illegal, Move, Outcome, Seat, Step, Viewer
from engine.hedgehogs import ending, moves, position, steps
from engine.hedgehogs import view as views
from engine.hedgehogs.board import COLOURS, LETTERS, track_for
from engine.hedgehogs.rules import OPTIONS, VERSION
from engine.hedgehogs.state import Hedgehogs
from engine.hedgehogs.view import HedgehogsView


class HedgehogsGame:
    """*Les Hérissons pressés*, for 2 to 6 players (HS1)."""

    key = "hedgehogs"
    seats = range(2, 7)
    options = OPTIONS
    rules_version = VERSION
    state_type = Hedgehogs

    def setup(self, chosen: str, seats: int) -> Hedgehogs:
        return steps.begin(chosen, seats)

    def waiting_on(self, state: Hedgehogs) -> tuple[Seat, ...]:
        if state.ended or state.todo[0] in ("order", "roll"):
            return ()
        return (state.seat,)

    def choices(self, state: Hedgehogs, seat: Seat) -> Choices:
        return moves.choices(state, seat)

    def read_move(self, typed: str) -> Move:
        return typed.lower()

    def play(self, state: Hedgehogs, seat: Seat, move: Move) -> Step[Hedgehogs]:
        if move not in moves.choices(state, seat).moves:
            raise moves.refusal(state, seat, move)
        verb, square, target = track_for(state.chosen).parsed[move]
        match verb:
            case "side":
                return steps.side(state, square, target, move)
            case "stay":
                return steps.stay(state)
            case "go":
                return steps.go(state, square, target, move)
            case _:
                return steps.place(state, square, move)

    def throw(self, state: Hedgehogs, chance: Chance) -> Step[Hedgehogs]:
        if state.todo[0] == "order":
            return steps.draw_first(state, chance)
        return steps.roll(state, chance)

    def resign(self, state: Hedgehogs, seat: Seat) -> Step[Hedgehogs]:
        if state.ended:
            raise Illegal("over", "the game is over")
        if not 0 <= seat < state.seats:
            raise Illegal("no-such-seat", f"there is no seat {seat}", seat=seat)
        if seat in state.gone:
            raise Illegal("already-gone", f"{COLOURS[seat]} has already resigned")
        return steps.leave(state, seat)

    def view(self, state: Hedgehogs, viewer: Viewer) -> HedgehogsView:
        return views.view(state, viewer, self.waiting_on(state))

    def imagine(self, view: HedgehogsView, chance: Chance) -> Hedgehogs:
        return views.imagine(view)

    def position(self, view: HedgehogsView) -> str:
        return position.write(view.squares, view.board, view.hands, view.out)

    def example(self, text: str) -> Hedgehogs:
        return position.read_example(text)

    def seat_name(self, seat: Seat) -> str:
        return COLOURS[seat]

    def outcome(self, state: Hedgehogs) -> Outcome | None:
        return ending.outcome(state)

    def flaws(self, state: Hedgehogs) -> list[str]:
        """Every piece is in exactly one place, and turns and hands make sense."""
        track = track_for(state.chosen)
        there = "".join(state.board) + "".join(state.hands) + state.out
        pieces = sorted(there[at : at + 2] for at in range(0, len(there), 2))
        letters = LETTERS[: state.seats]
        all_pieces = sorted(f"{c}{n + 1}" for c in letters for n in range(track.rules.pieces))
        flaws: list[str] = []
        if pieces != all_pieces:
            flaws.append(f"pieces {' '.join(pieces)} instead of {' '.join(all_pieces)}")
        if state.turn and any(state.hands):
            flaws.append("the race has begun with pieces still in hand")
        if not state.ended and state.seat in state.gone:
            flaws.append("it is the turn of a seat that resigned")
        if state.turn > track.rules.most_turns:
            flaws.append(f"turn {state.turn} of at most {track.rules.most_turns}")
        return flaws


HEDGEHOGS: Final = HedgehogsGame()
