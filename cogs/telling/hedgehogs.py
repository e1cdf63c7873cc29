"""The hedgehog race in words."""

from collections.abc import Sequence

from engine.core import Event, Move, View
from engine.hedgehogs.view import HedgehogsView
from engine.table import Language
from words import say

_ACTIONS = ("place", "side", "stay", "go", "blocked")


class HedgehogsTeller:
    """Tells a turn in one sentence: who, and what they did."""

    def tell(
        self, language: Language, events: Sequence[Event], names: Sequence[str], view: View
    ) -> list[str]:
        assert isinstance(view, HedgehogsView)
        sentences: list[str] = []
        rolled: dict[int, int] = {}
        mover: int | None = None
        clauses: list[str] = []

        def close() -> None:
            if mover is not None and clauses:
                facts = {"name": names[mover], "clauses": ", ".join(clauses)}
                die = rolled.pop(mover, None)
                key = "hedgehogs-tell-turn" if die is None else "hedgehogs-tell-thrown"
                sentences.append(
                    say(language, key, **facts, **({} if die is None else {"die": die}))
                )
            clauses.clear()

        for event in events:
            if event.kind in _ACTIONS:
                if event.seat != mover:
                    close()
                    mover = event.seat
                clause = _clause(language, event, names, view)
                if clause:
                    clauses.append(clause)
            elif event.kind == "home" and clauses:
                clauses[-1] += say(language, "hedgehogs-tell-home", count=event.facts["home"])
            elif event.kind == "roll" and event.seat is not None:
                close()
                mover = None
                rolled[event.seat] = event.facts["value"]
            elif event.kind in ("first", "resign") and event.seat is not None:
                close()
                mover = None
                rolled.clear()
                key = f"hedgehogs-tell-{event.kind}"
                sentences.append(say(language, key, name=names[event.seat]))
        close()
        return sentences

    def rolled(self, view: View) -> str:
        assert isinstance(view, HedgehogsView)
        return f"🎲 **{view.die}**" if view.die and view.outcome is None else ""

    def prompt(self, language: Language, view: View) -> str:
        assert isinstance(view, HedgehogsView)
        lane = view.squares[view.die - 1][0] if view.die else ""
        return say(language, f"hedgehogs-ask-{view.step}", die=view.die, lane=lane)

    def move_label(self, language: Language, move: Move) -> str:
        verb, _, rest = move.partition(" ")
        match verb, rest.split():
            case "side", [square, lane]:
                return f"{square}→{lane}{square[1:]}"
            case "go", [square]:
                return f"{square}→{square[0]}{int(square[1:]) + 1}"
            case "place", [lane]:
                return say(language, "hedgehogs-label-place", lane=lane)
            case _:
                return say(language, f"hedgehogs-label-{verb}")

    def on_board(self, move: Move) -> bool:
        return move != "stay"

    def standing(self, language: Language, view: View, seat: int) -> str:
        assert isinstance(view, HedgehogsView)
        return say(language, "hedgehogs-standing", count=view.home[seat])

    def secrets(self, language: Language, view: View) -> str:
        return say(language, "hedgehogs-no-secrets")


def _clause(language: Language, event: Event, names: Sequence[str], view: HedgehogsView) -> str:
    facts = event.facts
    match event.kind:
        case "stay":
            # A player who could not step aside is not said to have stayed.
            return "" if event.forced else say(language, "hedgehogs-tell-stay")
        case "blocked":
            return say(language, "hedgehogs-tell-blocked", die=facts["die"])
        case "place":
            return say(language, "hedgehogs-tell-place", to=facts["to"])
        case "side":
            told = say(language, "hedgehogs-tell-side", start=facts["from"], end=facts["to"])
        case _:
            owner = view.letters.index(facts["piece"][0])
            key = "hedgehogs-tell-go-own" if owner == event.seat else "hedgehogs-tell-go-other"
            design = say(language, f"hedgehogs-design-{facts['piece'][1]}")
            told = say(
                language,
                key,
                start=facts["from"],
                end=facts["to"],
                design=design,
                **({} if owner == event.seat else {"owner": names[owner]}),
            )
    trapped = facts["to"] in view.held
    return told + (say(language, "hedgehogs-tell-trapped") if trapped else "")
