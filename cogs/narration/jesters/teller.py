"""The jesters in words."""

from collections.abc import Sequence
from typing import Final

from cogs.narration.feats import Feat
from cogs.narration.group import Group
from cogs.narration.jesters.groups import by_direction, by_region, by_side
from cogs.narration.teller import Marks
from engine.core import Event, Move, View
from engine.jesters.board import layout_for
from engine.jesters.view import JestersView
from engine.table.model import Language
from words import say

_ACTIONS = ("at", "turn", "to", "single", "double", "jump", "done", "stick", "none")
_USUAL: Final = {"pawn": "single", "jump": "done", "stick": "none"}
_TOPICS: Final = {
    "at": "setup",
    "turn": "jester",
    "to": "jester",
    "pawn": "pawns",
    "jump": "captures",
    "stick": "sticks",
}
"""By step, what the rules tell of it; of all others, of the turn."""


class JestersTeller:
    """Tells a turn in one sentence: the jester's way, the pawn's, and the stick."""

    feat = Feat(("jump",), in_a_turn=False)
    answer_label = None
    marks: Marks = "numbers"
    relative = False

    def tell(
        self, language: Language, events: Sequence[Event], names: Sequence[str], view: View
    ) -> list[str]:
        assert isinstance(view, JestersView)
        sentences: list[str] = []
        mover: int | None = None
        clauses: list[str] = []

        def close() -> None:
            if mover is not None and clauses:
                sentences.append(
                    say(
                        language,
                        "jesters-tell-turn",
                        name=names[mover],
                        clauses=", ".join(clauses),
                    )
                )
            clauses.clear()

        for event in events:
            if event.kind in _ACTIONS:
                if event.seat != mover or event.kind == "turn":
                    close()
                    mover = event.seat
                _add_clause(language, event, names, clauses)
            elif event.kind in ("first", "resign") and event.seat is not None:
                close()
                key = f"jesters-tell-{event.kind}"
                sentences.append(say(language, key, name=names[event.seat]))
            elif event.kind == "end":
                close()
                key = f"jesters-tell-end-{event.facts['reason']}"
                sentences.append(say(language, key, name=names[view.seat]))
        close()
        return sentences

    def rolled(self, view: View) -> str:
        return ""

    def prompt(self, language: Language, view: View) -> str:
        assert isinstance(view, JestersView)
        asked = say(language, f"jesters-ask-{view.step}", **_asked_facts(view))
        caught = _caught(language, view)
        return f"{caught} {asked}" if caught else asked

    def move_label(self, language: Language, move: Move, view: View) -> str:
        assert isinstance(view, JestersView)
        verb, _, place = move.partition(" ")
        match verb:
            case "turn":
                value = view.values[view.hexagons.index(place)]
                return say(language, "jesters-label-turn", place=place, value=value)
            case "jump":
                over = _jumped(view, place)
                if over is None:
                    return say(language, "jesters-label-jump", place=place)
                pawn = _pawn(language, view, *over)
                return say(language, "jesters-label-capture", place=place, pawn=pawn)
            case "at" | "to" | "stick":
                return say(language, f"jesters-label-{verb}", place=place)
            case _:
                return say(language, f"jesters-label-{verb}")

    def groups(self, language: Language, view: View, moves: Sequence[Move]) -> list[Group]:
        """The jester's moves by direction, its first place and sticks by the side of the board."""
        assert isinstance(view, JestersView)
        layout = layout_for(view.chosen)
        if view.step in ("turn", "to"):
            return by_direction(layout, view.jesters[view.seat], moves)
        if view.step == "at":
            return by_side(layout, language, moves)
        if view.step == "stick":
            near = {view.hops[-1], view.jesters[view.seat]}
            return by_region(layout, language, moves, near)
        return []

    def usual(self, view: View, moves: Sequence[Move]) -> Move | None:
        """One pawn, nothing captured, no stick."""
        assert isinstance(view, JestersView)
        move = _USUAL.get(view.step)
        return move if move in moves else None

    def further(self, view: View) -> tuple[Move, str] | None:
        """Two pawns, where the jester has been and can leave them."""
        assert isinstance(view, JestersView)
        both = view.step == "to" and view.doubles[view.seat] and view.stock[view.seat] > 1
        return ("double", "×2") if both else None

    def reveals(self, language: Language) -> str:
        return ""

    def topic(self, view: View) -> str:
        assert isinstance(view, JestersView)
        return _TOPICS.get(view.step, "turn")

    def field_label(self, language: Language, name: str) -> str:
        return name

    def on_board(self, move: Move) -> bool:
        return " " in move

    def score(self, language: Language, view: View, seat: int) -> str:
        assert isinstance(view, JestersView)
        return say(
            language,
            "jesters-standing",
            points=view.points[seat],
            board=view.on_board[seat],
            captured=view.captured[seat],
        )

    def secrets(self, language: Language, view: View) -> str:
        return say(language, "jesters-no-secrets")


def _add_clause(language: Language, event: Event, names: Sequence[str], clauses: list[str]) -> None:
    """Add what an event tells; the whole of the jester's way replaces its first half."""
    facts = event.facts
    match event.kind:
        case "at":
            clauses.append(say(language, "jesters-tell-at", place=facts["to"]))
        case "turn":
            bend = facts["hops"][0]
            clauses.append(say(language, "jesters-tell-half", start=facts["start"], bend=bend))
        case "to":
            clauses[:] = [
                say(
                    language,
                    "jesters-tell-way",
                    start=facts["start"],
                    bend=facts["hops"][0],
                    end=facts["end"],
                )
            ]
        case "single" | "double":
            clauses.append(say(language, f"jesters-tell-{event.kind}", place=facts["hops"][0]))
        case "jump":
            clauses.append(
                say(
                    language,
                    "jesters-tell-jump",
                    place=facts["hops"][-1],
                    count=facts["count"],
                    owner=names[int(facts["owner"])],
                )
            )
        case "stick":
            clauses.append(say(language, "jesters-tell-stick", edge=facts["edge"]))
        case _:
            pass  # that nothing more was jumped, or no stick laid, goes without saying


def _asked_facts(view: JestersView) -> dict[str, str | int]:
    match view.step:
        case "to" | "pawn":
            bend = view.hops[0]
            return {
                "bend": bend,
                "value": view.values[view.hexagons.index(bend)],
                "doubles": view.doubles[view.seat],
            }
        case "jump":
            at = view.hops[-1]
            return {"at": at, "value": view.values[view.hexagons.index(at)]}
        case "stick":
            return {"count": view.left[view.seat]}
        case _:
            return {}


def _caught(language: Language, view: JestersView) -> str:
    """What this turn's pawn has captured so far."""
    jumps = max(0, len(view.hops) - 1)
    if not jumps or view.step not in ("jump", "stick"):
        return ""
    pawns = [_pawn(language, view, *pawn) for pawn in view.taken[view.seat][-jumps:]]
    return say(language, "jesters-caught", pawns=", ".join(pawns))


def _pawn(language: Language, view: JestersView, seat: int, count: int) -> str:
    """`a blue pawn`, `a blue double`."""
    colour = say(language, f"colour-{view.colours[seat]}")
    return say(language, "jesters-pawn", colour=colour, count=count)


def _jumped(view: JestersView, landing: str) -> tuple[int, int] | None:
    """Whose pawn, or double, a jump from where the pawn stands would take."""
    if view.step != "jump" or not view.hops:
        return None
    layout = layout_for(view.chosen)
    leaps = layout.leaps[layout.numbers[view.hops[-1]]]
    over = [layout.names[between] for between, end, *_ in leaps if layout.names[end] == landing]
    return next(((seat, count) for name, seat, count in view.pawns if name in over), None)
