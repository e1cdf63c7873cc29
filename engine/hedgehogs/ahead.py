"""What players of the race can decide ahead: lanes they wish to start in, and turns for each die.

A wish is a lane, `c`, with the design or the colour behind it where that is chosen too; `c` alone
is the first that fits. A face is the die of a turn, or both of them, `2 5`; where the dice are
shared (V16), those that are left. Where something is to be decided before anything is thrown (V7,
an offer to double) there is none.
"""

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final

from msgspec.structs import replace

from engine.chance import Sealed, Shown
from engine.core import Choices, Move, Seat, View, Wishes
from engine.hedgehogs import dice
from engine.hedgehogs.board import track_for
from engine.hedgehogs.cube import may_offer
from engine.hedgehogs.lanes.free import is_still_in, players_in
from engine.hedgehogs.pieces import COLOURS, DESIGNS, LANES
from engine.hedgehogs.race import RACE
from engine.hedgehogs.state import Hedgehogs
from engine.hedgehogs.turn_order import advance, new_turn, round_from
from engine.hedgehogs.view import HedgehogsView

_SETTING_UP: Final = ("spy", "bearer", "place")
_THE_DIE: Final = tuple(str(value) for value in range(1, 7))


class HedgehogsAhead:
    """What can be decided ahead; of carrom (V40), which has neither lanes nor dice, nothing."""

    def wishes(self, view: View) -> Wishes | None:
        if not isinstance(view, HedgehogsView) or view.step not in _SETTING_UP:
            return None
        if view.viewer is None or not view.hands[view.viewer]:
            return None
        lanes = list(LANES[: view.lanes])
        middle = (view.lanes - 1) / 2
        inside_out = sorted(lanes, key=lambda lane: abs(lanes.index(lane) - middle))
        orders = (inside_out, inside_out[::-1], lanes)
        behind = [f"{lane} {word}" for lane in lanes for word in _words(view)]
        return Wishes((*lanes, *behind), tuple(map(tuple, orders)))

    def granted(self, choices: Choices, wishes: Sequence[str]) -> tuple[int, Move] | None:
        for at, wish in enumerate(wishes):
            for move in choices.moves:
                if f"{move} ".startswith(f"place {wish} "):
                    return at, move
        return None

    def faces(self, view: View) -> tuple[str, ...]:
        seat = view.viewer
        if not isinstance(view, HedgehogsView) or seat is None or not view.turn or view.outcome:
            return ()
        state = RACE.imagine(view, Sealed(b"", 0))
        track = track_for(state.chosen, state.seats)
        if not is_still_in(state, track, seat):
            return ()
        if track.rules.cube != "none" and may_offer(new_turn(state, seat), track):
            return ()
        match track.rules.dice:
            case "cards":
                return ()
            case "two":
                return _pairs(2)
            case "shared":
                return _left_over(state, seat)
            case _:
                return _THE_DIE

    def shown(self, view: View) -> str:
        if not isinstance(view, HedgehogsView) or view.seat != view.viewer:
            return ""
        if view.step not in ("die", "side", "go", "free"):
            return ""
        match view.dice_used:
            case "two":
                # Of two that are alike one is taken at once, if it comes before the step aside.
                used = (view.die,) if view.die and len(view.dice) == 1 else ()
                return _written((*view.dice, *used))
            case "kept":
                return str(view.dice[1] if len(view.dice) > 1 else view.die)
            case "shared":
                return _written((*view.dice, *((view.die,) if view.die else ())))
            case _:
                return str(view.die)

    def begun(self, state: Hedgehogs, seat: Seat, face: str) -> Hedgehogs:
        track = track_for(state.chosen, state.seats)
        values = tuple(map(int, face.split()))
        turn = new_turn(state, seat)
        if track.rules.dice != "shared":
            return dice.roll(advance(turn, ()).state, Shown(values)).state
        later = state.to_come[state.to_come.index(seat) + 1 :] if seat in state.to_come else None
        to_come = round_from(turn, track) if later is None else later
        return advance(replace(turn, dice=values, to_come=to_come), ()).state

    def touched(self, before: View, move: Move, after: View | None) -> tuple[str, ...]:
        """Every square on which something else stands afterwards, with what stood there and
        stands, and whether it is black."""
        assert isinstance(before, HedgehogsView)
        if not isinstance(after, HedgehogsView):
            return ()
        return tuple(
            f"{name}{'#' if name in before.black else ''} {stood} > {stands}"
            for name, stood, stands in zip(before.squares, before.board, after.board, strict=True)
            if stood != stands
        )


def _words(view: HedgehogsView) -> tuple[str, ...]:
    """What may stand behind a lane: a colour (V21), or a design (V2)."""
    if view.colours_each > 1:
        return tuple(COLOURS[n] for n, letter in enumerate(view.letters) if _is_own(view, letter))
    return DESIGNS[: view.pieces] if view.spies else ()


def _is_own(view: HedgehogsView, letter: str) -> bool:
    return view.viewer is not None and letter in view.families[view.viewer]


def _pairs(count: int) -> tuple[str, ...]:
    return tuple(_written(dice) for dice in combinations_with_replacement(range(1, 7), count))


def _left_over(state: Hedgehogs, seat: Seat) -> tuple[str, ...]:
    """Which dice may be left when a seat's turn comes (V16)."""
    if seat not in state.to_come:
        return _pairs(len(players_in(state, track_for(state.chosen, state.seats))))
    before = state.to_come.index(seat) + (state.todo[0] == "die")
    left = combinations(sorted(state.dice), max(0, len(state.dice) - before))
    return tuple(dict.fromkeys(map(_written, left)))


def _written(dice: Sequence[int]) -> str:
    return " ".join(map(str, sorted(dice)))


AHEAD: Final = HedgehogsAhead()
