"""Hedgehog carrom (V40) in words."""

from collections.abc import Sequence

from cogs.narration.group import Group
from cogs.narration.teller import Marks
from engine.core import Event, Move, View
from engine.hedgehogs.carrom.view import CarromView
from engine.hedgehogs.pieces import DESIGNS
from engine.table.model import Language
from words import say


class CarromTeller:
    """Tells a flick in a sentence, and in further ones what it did."""

    answer_label = None
    marks: Marks = "numbers"
    relative = False
    feat = None

    def tell(
        self, language: Language, events: Sequence[Event], names: Sequence[str], view: View
    ) -> list[str]:
        assert isinstance(view, CarromView)
        sentences: list[str] = []
        left: list[str] = []

        def close() -> None:
            if left:
                sentences.append(say(language, "carrom-tell-out", pieces=", ".join(left)))
                left.clear()

        for event in events:
            if event.kind == "out":
                left.append(_owned(language, event, names))
                continue
            close()
            if event.seat is None:
                continue
            name = names[event.seat]
            if event.kind == "flick":
                sentences.append(_flick(language, event, name))
            elif event.kind in ("beaten", "no-room", "first", "resign"):
                sentences.append(say(language, f"carrom-tell-{event.kind}", name=name))
        close()
        return sentences

    def rolled(self, view: View) -> str:
        return ""

    def prompt(self, language: Language, view: View) -> str:
        assert isinstance(view, CarromView)
        designs = [_design(language, piece) for piece in view.next_pieces]
        if view.step != "flick":
            return say(language, f"carrom-ask-{view.step}")
        if view.hands[view.seat]:
            return say(language, "carrom-ask-flick", design=designs[0])
        return say(language, "carrom-ask-lift", designs=", ".join(designs))

    def move_label(self, language: Language, move: Move, view: View) -> str:
        _, edge, angle, strength, *piece = move.split()
        facts = {"edge": edge, "angle": angle, "strength": strength}
        if not piece:
            return say(language, "carrom-label-flick", **facts)
        design = say(language, f"hedgehogs-design-{DESIGNS.index(piece[0]) + 1}")
        return say(language, "carrom-label-lift", design=design, **facts)

    def usual(self, view: View, moves: Sequence[Move]) -> Move | None:
        return None

    def groups(self, language: Language, view: View, moves: Sequence[Move]) -> list[Group]:
        return []

    def further(self, view: View) -> tuple[Move, str] | None:
        return None

    def reveals(self, language: Language) -> str:
        return ""

    def topic(self, view: View) -> str:
        return "turn"

    def field_label(self, language: Language, name: str) -> str:
        return say(language, f"carrom-field-{name}")

    def on_board(self, move: Move) -> bool:
        return True

    def score(self, language: Language, view: View, seat: int) -> str:
        assert isinstance(view, CarromView)
        return say(language, "carrom-standing", count=view.in_play[seat])

    def secrets(self, language: Language, view: View) -> str:
        return say(language, "hedgehogs-no-secrets")


def _flick(language: Language, event: Event, name: str) -> str:
    key = "carrom-tell-lift" if event.facts["lifted"] else "carrom-tell-flick"
    return say(
        language,
        key,
        name=name,
        design=_design(language, event.facts["piece"]),
        edge=event.facts["edge"],
        angle=event.facts["angle"],
        strength=event.facts["strength"],
    )


def _owned(language: Language, event: Event, names: Sequence[str]) -> str:
    owner = names[event.seat or 0]
    design = _design(language, event.facts["piece"])
    return say(language, "carrom-tell-owned", owner=owner, design=design)


def _design(language: Language, piece: str) -> str:
    return say(language, f"hedgehogs-design-{piece[1]}")
