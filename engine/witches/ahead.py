"""What players of the witches can decide ahead: which witch each number of the die moves, and what
follows on tiles that are known."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from engine.chance import Shown
from engine.core import Choices, Move, Seat, View, Wishes
from engine.witches import steps
from engine.witches.board import LEAVE, WITCH_AT
from engine.witches.rules import LAST
from engine.witches.state import Witches
from engine.witches.view import WitchesView, card_target, die_target

_THE_DIE: Final = tuple(str(value) for value in range(1, 7))


class WitchesAhead:
    """What can be decided ahead. What others do with one's witches is none of it, and what one
    does with theirs is a standing answer."""

    def wishes(self, view: View) -> Wishes | None:
        return None

    def granted(self, choices: Choices, wishes: Sequence[str]) -> tuple[int, Move] | None:
        return None

    def faces(self, view: View) -> tuple[str, ...]:
        seat = view.viewer
        if not isinstance(view, WitchesView) or seat is None or not view.turn or view.outcome:
            return ()
        return () if seat in view.gone else _THE_DIE

    def shown(self, view: View) -> str:
        if not isinstance(view, WitchesView) or view.seat != view.viewer:
            return ""
        return str(view.die) if view.step == "witch" else ""

    def begun(self, state: Witches, seat: Seat, face: str) -> Witches:
        calm = replace(state, at=0, clan=0, must=False)
        return steps.roll(steps.new_turn(calm, seat), Shown([int(face)])).state

    def touched(self, before: View, move: Move, after: View | None) -> tuple[str, ...]:
        """The tiles that the step leads from and to, with who stands there and what lies there; and
        where the mover's witches are then, if that can be foreseen."""
        assert isinstance(before, WitchesView)
        places: tuple[int, ...] = ()
        if move in WITCH_AT:
            start = WITCH_AT[move]
            places = (start, die_target(before, start))
        elif move != LEAVE:
            places = (before.at, card_target(before, move.removeprefix("card ")))
        lines = [_line(before, place) for place in places]
        if isinstance(after, WitchesView):
            lines.append(f"then {' '.join(map(str, after.witches[before.seat]))}")
        return tuple(lines)


def _line(view: WitchesView, place: int) -> str:
    """A place as the mover sees it; the start and the finish hold any number of witches."""
    if not 0 < place <= LAST:
        return str(place)
    there = [seat for seat, clan in enumerate(view.witches) if place in clan]
    return f"{place} {view.tiles[place - 1]} {' '.join(map(str, there))}".rstrip()


AHEAD: Final = WitchesAhead()
