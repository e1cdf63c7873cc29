"""What players on the ladder can decide ahead, where a die says how far they go (CV1): a turn for
each number."""

from collections.abc import Sequence
from typing import Final

from engine.chance import Shown
from engine.core import Choices, Move, Seat, View, Wishes
from engine.courtiers import steps
from engine.courtiers.board import NAMES, parsed
from engine.courtiers.moves import climbs
from engine.courtiers.rules import rules_for
from engine.courtiers.state import Courtiers
from engine.courtiers.view import CourtiersView

_THE_DIE: Final = tuple(str(value) for value in range(1, 7))


class CourtiersAhead:
    """What can be decided ahead."""

    def wishes(self, view: View) -> Wishes | None:
        return None

    def granted(self, choices: Choices, wishes: Sequence[str]) -> tuple[int, Move] | None:
        return None

    def faces(self, view: View) -> tuple[str, ...]:
        seat = view.viewer
        if not isinstance(view, CourtiersView) or seat is None or not view.turn or view.outcome:
            return ()
        rolls = rules_for(view.chosen).way == "die"
        return _THE_DIE if rolls and seat not in view.gone and climbs(view.board, seat) else ()

    def shown(self, view: View) -> str:
        if not isinstance(view, CourtiersView) or view.seat != view.viewer or view.took:
            return ""
        return str(view.die) if view.die and view.step in ("move", "favour", "lose") else ""

    def begun(self, state: Courtiers, seat: Seat, face: str) -> Courtiers:
        return steps.roll(steps.new_turn(state, seat), Shown([int(face)])).state

    def touched(self, before: View, move: Move, after: View | None) -> tuple[str, ...]:
        """The squares that the step names, and what the mover sees there."""
        assert isinstance(before, CourtiersView)
        said = parsed(move)
        named = () if said is None else (said.square, said.target)
        return tuple(f"{NAMES[square]} {before.board[square]}" for square in named if square >= 0)


AHEAD: Final = CourtiersAhead()
