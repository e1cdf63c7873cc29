"""The witches behind the contract that all games share."""

import re
from collections.abc import Mapping
from typing import Any, Final

from engine.chance import Chance
from engine.core import Choices, Move, Outcome, Seat, Step, Viewer, refuse_resigning
from engine.scoring import Scoring, totals_chosen
from engine.witches import ending, moves, position, steps
from engine.witches import view as views
from engine.witches.board import (
    CARD_IN,
    CARDS,
    CLANS,
    LETTERS,
    MAGIC,
    NUMBERS,
    SYMBOLS,
    WITCH_AT,
    in_order,
    lay_move,
    picks_in,
    places,
)
from engine.witches.evaluation import evaluate
from engine.witches.rules import LAST, OPTIONS, STAGE, START, VERSION, WITCHES
from engine.witches.standing import WITCHES_ANSWERS
from engine.witches.state import Witches
from engine.witches.view import WitchesView
from engine.witches.weights import WEIGHTS, Weights
from engine.witches.worths import PARTS, parts, worths


class WitchesGame:
    """*Hexen Rennen*, for 2 to 4 players (WM1)."""

    key = "witches"
    seats = range(2, 5)
    options = OPTIONS
    rules_version = VERSION
    state_type = Witches
    standing = WITCHES_ANSWERS
    weights = WEIGHTS

    def setup(self, chosen: str, seats: int) -> Witches:
        return steps.begin(seats)

    def again(self, over: Witches) -> Witches:
        """The next round of a match: the first player passes to the left, and seats that resigned
        stay gone. No lot is drawn again."""
        first = (over.first + 1) % over.seats
        while first in over.gone:
            first = (first + 1) % over.seats
        return steps.begin(over.seats, first, over.gone)

    def scoring(self, chosen: str) -> Scoring | None:
        return totals_chosen(self.options, chosen)

    def waiting_on(self, state: Witches) -> tuple[Seat, ...]:
        match state.step:
            case "witch":
                return (state.seat,)
            case "card":
                return (state.clan,)
            case "lay":
                return moves.laying(state)
            case _:
                return ()

    def choices(self, state: Witches, seat: Seat) -> Choices:
        return moves.choices(state, seat)

    def read_move(self, typed: str) -> Move:
        return _spelled(typed.lower())

    def play(self, state: Witches, seat: Seat, move: Move) -> Step[Witches]:
        if state.step == "lay":
            picks = picks_in(move) if seat in moves.laying(state) else None
            if picks is None:
                raise moves.refusal(state, seat, move)
            return steps.lay(state, seat, picks)
        if not moves.allows(state, seat, move):
            raise moves.refusal(state, seat, move)
        if move == moves.LEAVE:
            return steps.leave(state)
        if state.step == "witch":
            return steps.go(state, WITCH_AT[move], move)
        return steps.card(state, CARD_IN[move], move)

    def throw(self, state: Witches, chance: Chance) -> Step[Witches]:
        if state.step == "deal":
            return steps.deal(state, chance)
        return steps.roll(state, chance)

    def resign(self, state: Witches, seat: Seat) -> Step[Witches]:
        refuse_resigning(seat, seats=state.seats, over=state.ended, gone=state.gone, called=CLANS)
        return steps.resign(state, seat)

    def view(self, state: Witches, viewer: Viewer) -> WitchesView:
        return views.view(state, viewer, self.waiting_on(state))

    def imagine(self, view: WitchesView, chance: Chance) -> Witches:
        return views.imagine(view, chance)

    def position(self, view: WitchesView) -> str:
        return position.write(view)

    def example(self, text: str) -> Witches:
        return position.read_example(text)

    def seat_name(self, seat: Seat) -> str:
        return CLANS[seat]

    def outcome(self, state: Witches) -> Outcome | None:
        return ending.outcome(state)

    def evaluate(self, view: WitchesView, seat: Seat) -> float:
        return evaluate(view, seat)

    def worths(self, state: Witches, weights: Weights | None = None) -> list[float]:
        return worths(state, weights)

    part_names = PARTS

    def parts(self, state: Witches, seat: Seat) -> dict[str, float]:
        return parts(state, seat)

    def carried(self, state: Witches, kept: Mapping[str, Any]) -> Witches:
        return state

    def flaws(self, state: Witches) -> list[str]:
        """Every tile and card is there once, one witch a tile, and turns make sense."""
        flaws: list[str] = []
        for clan, (hand, played) in enumerate(zip(state.hands, state.played, strict=True)):
            if sorted(hand + played) != sorted(CARDS):
                flaws.append(f"{CLANS[clan]} has cards {hand} and played {played}")
        flaws += _track_flaws(state)
        standing = [p for clan in state.witches for p in clan if START < p <= LAST]
        if places(state.witches).bit_count() != len(standing):
            flaws.append(f"two witches share a tile: {sorted(standing)}")
        for seat, clan in enumerate(state.witches):
            if seat not in state.gone and len(clan) != WITCHES:
                flaws.append(f"{CLANS[seat]} has {len(clan)} witches")
        if places(state.witches) & ~state.up:
            flaws.append("a witch stands on a tile that lies face down")
        if not state.ended and state.tiles and state.seat in state.gone:
            flaws.append("it is the turn of a seat that resigned")
        return flaws


def _track_flaws(state: Witches) -> list[str]:
    if not state.tiles:
        return [] if state.up == 0 else ["tiles lie face up before any is dealt"]
    tiles = [state.tiles[at : at + 2] for at in range(0, len(state.tiles), 2)]
    whole = sorted(letter + symbol for letter in LETTERS for symbol in CARDS)
    flaws = [] if sorted(tiles) == whole else ["the track does not hold each tile once"]
    for at in range(0, LAST, STAGE):
        stage = tiles[at : at + STAGE]
        if any(stage.count(letter + MAGIC) != 1 for letter in LETTERS):
            flaws.append(f"stage {at // STAGE + 1} does not hold each magic once")
    return flaws


def _spelled(typed: str) -> Move:
    """The spelling of records: stages in order and parted by ` / `, `m` for `magic`."""
    verb, _, rest = typed.partition(" ")
    if verb == "card" and rest == "m":
        return "card magic"
    if verb != "lay":
        return typed
    stages = [stage.split() for stage in re.split(r"[/;|]", rest)]
    words = [word for stage in stages for word in stage]
    sizes = {len(stage) for stage in stages}
    if sizes != {3} or len(words) != len(NUMBERS) or not set(words) <= SYMBOLS.keys():
        return typed
    return lay_move(in_order("".join(SYMBOLS[word] for word in words)))


WITCHES_GAME: Final = WitchesGame()
