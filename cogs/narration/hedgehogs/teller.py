"""The hedgehog race in words: what is asked, what moves are called, how it stands."""

from collections.abc import Sequence

from cogs.narration.feats import Feat
from cogs.narration.group import Group
from cogs.narration.hedgehogs.carrom import CarromTeller
from cogs.narration.hedgehogs.events import tell
from cogs.narration.teller import Marks
from engine.core import Event, Move, View
from engine.hedgehogs.pieces import DESIGNS
from engine.hedgehogs.view import HedgehogsView
from engine.table.model import Language
from words import say

_TOPICS = {"place": "setup", "side": "sideways", "go": "forward"}
"""By step, what the rules tell of it; of all others, of the turn."""
_ON_BOARD = ("place", "side", "go", "climb", "enter", "lane")
"""Moves that are made somewhere on the board."""


class RaceTeller:
    """How a race is told and played, whatever its variants."""

    answer_label = None
    marks: Marks = "numbers"
    relative = False

    def tell(
        self, language: Language, events: Sequence[Event], names: Sequence[str], view: View
    ) -> list[str]:
        assert isinstance(view, HedgehogsView)
        return tell(language, events, names, view)

    def rolled(self, view: View) -> str:
        assert isinstance(view, HedgehogsView)
        return "" if view.outcome is not None else _dice(view)

    def prompt(self, language: Language, view: View) -> str:
        assert isinstance(view, HedgehogsView)
        facts: dict[str, str | int] = {}
        step = view.step
        match step:
            case "side" | "go" | "free":
                if 0 < view.die <= view.lanes:
                    facts["lane"] = view.squares[view.die - 1][0]
                else:
                    step += "-any" if view.die else "-dice"
                facts["dice"] = _dice(view)
            case "die":
                facts["dice"] = _dice(view)
            case "cube":
                facts["value"] = 2 * view.cube
            case "answer":
                facts["value"] = 2 * view.cube
                facts["present"] = view.cube
            case _:
                pass
        return say(language, f"hedgehogs-ask-{step}", **facts)

    def move_label(self, language: Language, move: Move, view: View) -> str:
        assert isinstance(view, HedgehogsView)
        verb, *words = move.split(" ")
        match verb, words:
            case "side", [square, lane, *size]:
                return f"{square}→{lane}{square[1:]}{_times(size)}"
            case "go", [square, *size]:
                return f"{square}→{_ahead(view, square)}{_times(size)}"
            case "place", [lane]:
                return say(language, "hedgehogs-label-place", lane=lane)
            case "place", [lane, which]:
                where = say(language, "hedgehogs-label-place", lane=lane)
                return f"{where} · {_piece(language, which)}"
            case "enter", [colour]:
                return f"{say(language, 'hedgehogs-label-enter')} · {_piece(language, colour)}"
            case "climb", [square]:
                return say(language, "hedgehogs-label-climb", square=square)
            case "lane", [lane]:
                return say(language, "hedgehogs-label-place", lane=lane)
            case "die", [value]:
                return f"🎲 {value}"
            case (("spy" | "bearer"), [design]):
                return _piece(language, design)
            case _:
                return say(language, f"hedgehogs-label-{verb}")

    def usual(self, view: View, moves: Sequence[Move]) -> Move | None:
        return None

    def further(self, view: View) -> tuple[Move, str] | None:
        return None

    def reveals(self, language: Language) -> str:
        return say(language, "hedgehogs-reveals")

    def topic(self, view: View) -> str:
        assert isinstance(view, HedgehogsView)
        return _TOPICS.get(view.step, "turn")

    def groups(self, language: Language, view: View, moves: Sequence[Move]) -> list[Group]:
        lanes: dict[str, list[Move]] = {}
        for move in moves:
            if self.on_board(move) and not move.startswith("enter"):
                lanes.setdefault(move.split(" ")[1][0], []).append(move)
        return [
            Group(say(language, "hedgehogs-label-place", lane=lane), tuple(inside))
            for lane, inside in lanes.items()
            if len(inside) > 1
        ]

    def on_board(self, move: Move) -> bool:
        return move.split(" ")[0] in _ON_BOARD

    def score(self, language: Language, view: View, seat: int) -> str:
        assert isinstance(view, HedgehogsView)
        home = say(language, "hedgehogs-standing", count=view.home[seat])
        if view.outcome is None or not view.spies or view.spies[seat] < 1:
            return home
        design = say(language, f"hedgehogs-design-{view.spies[seat]}")
        points = view.outcome.points[seat]
        return say(language, "hedgehogs-standing-spy", count=points, design=design, home=home)

    def secrets(self, language: Language, view: View) -> str:
        assert isinstance(view, HedgehogsView)
        if view.viewer is None or not view.spies or view.spies[view.viewer] < 1:
            return say(language, "hedgehogs-no-secrets")
        design = say(language, f"hedgehogs-design-{view.spies[view.viewer]}")
        return say(language, "hedgehogs-secret-spy", design=design)


class HedgehogsTeller:
    """Both games on the hedgehogs' board: the race, and carrom (V40)."""

    feat = Feat(("side",), in_a_turn=False)
    answer_label = None
    marks: Marks = "numbers"
    relative = False

    def __init__(self) -> None:
        self._race = RaceTeller()
        self._carrom = CarromTeller()

    def _for(self, view: View) -> RaceTeller | CarromTeller:
        return self._race if isinstance(view, HedgehogsView) else self._carrom

    def tell(
        self, language: Language, events: Sequence[Event], names: Sequence[str], view: View
    ) -> list[str]:
        return self._for(view).tell(language, events, names, view)

    def rolled(self, view: View) -> str:
        return self._for(view).rolled(view)

    def prompt(self, language: Language, view: View) -> str:
        return self._for(view).prompt(language, view)

    def move_label(self, language: Language, move: Move, view: View) -> str:
        return self._for(view).move_label(language, move, view)

    def groups(self, language: Language, view: View, moves: Sequence[Move]) -> list[Group]:
        return self._for(view).groups(language, view, moves)

    def usual(self, view: View, moves: Sequence[Move]) -> Move | None:
        return self._for(view).usual(view, moves)

    def further(self, view: View) -> tuple[Move, str] | None:
        return self._for(view).further(view)

    def reveals(self, language: Language) -> str:
        return self._race.reveals(language)

    def topic(self, view: View) -> str:
        return self._for(view).topic(view)

    def field_label(self, language: Language, name: str) -> str:
        return self._carrom.field_label(language, name)  # a race has no forms

    def on_board(self, move: Move) -> bool:
        return (self._carrom if move.startswith("flick") else self._race).on_board(move)

    def score(self, language: Language, view: View, seat: int) -> str:
        return self._for(view).score(language, view, seat)

    def secrets(self, language: Language, view: View) -> str:
        return self._for(view).secrets(language, view)


def _dice(view: HedgehogsView) -> str:
    """What chance has given this turn: dice, or cards."""
    if view.dice_used == "cards":
        return "🃏 " + " ".join(f"**{card or '★'}**" for card in view.turned) if view.turned else ""
    values = (view.die,) if view.die else view.dice
    return "🎲 " + " ".join(f"**{value}**" for value in values) if values else ""


def _times(size: Sequence[str]) -> str:
    return f" ×{size[0][1:]}" if size else ""


def _ahead(view: HedgehogsView, square: str) -> str:
    """The square in front of the hedgehog on top of another."""
    stack = view.board[view.squares.index(square)]
    step = -1 if stack and stack[-2].isupper() else 1
    return f"{square[0]}{int(square[1:]) + step}"


def _piece(language: Language, name: str) -> str:
    """A design, or a colour (V21), as moves write it."""
    if name not in DESIGNS:
        return say(language, f"colour-{name}")
    return say(language, f"hedgehogs-design-{DESIGNS.index(name) + 1}")
