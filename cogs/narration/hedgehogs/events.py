"""What happened in a hedgehog race, a sentence a turn: who, what they threw, what they did."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core import Event
from engine.hedgehogs.view import HedgehogsView
from engine.table.model import Language
from words import say

_DEEDS = (
    "place",
    "side",
    "stay",
    "climb",
    "go",
    "enter",
    "blocked",
    "protest",
    "die",
    "turned-cards",
    "lane",
    "again",
    "double",
)
"""What a player does in a turn: a clause each."""
_CONSEQUENCES = ("shove", "bounce", "skid", "hole", "doped", "turned", "home")
"""What follows from a deed, said behind it."""
_ANNOUNCED = ("first", "resign", "out", "chosen", "take", "drop", "cube", "bearer", "spy")
"""What is a sentence of its own."""


def tell(
    language: Language, events: Sequence[Event], names: Sequence[str], view: HedgehogsView
) -> list[str]:
    """Sentences about events, in order."""
    story = _Story(language, names, view)
    for event in events:
        story.add(event)
    story.close()
    return story.sentences


class _Story:
    """Sentences under way: the clauses of one player's turn are gathered into one."""

    def __init__(self, language: Language, names: Sequence[str], view: HedgehogsView) -> None:
        self.sentences: list[str] = []
        self._language = language
        self._names = names
        self._view = view
        self._mover: int | None = None
        self._clauses: list[str] = []
        self._thrown: dict[int, list[int]] = {}
        self._strewn = False

    def add(self, event: Event) -> None:
        if event.kind == "place" and event.seat in self._thrown:  # V23; else the only lane left
            self._strew()
        elif event.kind in _DEEDS:
            self._do(event)
        elif event.kind in _CONSEQUENCES:
            self._follow(event)
        elif event.kind == "roll":
            self._throw(event)
        elif event.kind in _ANNOUNCED and event.seat is not None:
            self._announce(event)
        elif event.kind in ("keep", "traps", "drift"):
            self._change(event)

    def close(self) -> None:
        """End the sentence under way."""
        if self._mover is not None and self._clauses:
            facts: dict[str, str | int] = {
                "name": self._names[self._mover],
                "clauses": ", ".join(self._clauses),
            }
            thrown = self._thrown.pop(self._mover, [])
            key = "hedgehogs-tell-turn"
            if thrown:
                key = "hedgehogs-tell-thrown"
                facts["die"] = " ".join(map(str, thrown))
            self.sentences.append(self._say(key, **facts))
        self._clauses.clear()
        self._mover = None

    def _say(self, key: str, **facts: str | int) -> str:
        return say(self._language, key, **facts)

    def _do(self, event: Event) -> None:
        if event.seat != self._mover:
            self.close()
            self._mover = event.seat
        clause = self._clause(event)
        if clause:
            self._clauses.append(clause)

    def _follow(self, event: Event) -> None:
        facts = event.facts
        told: dict[str, str | int] = {
            "owner": self._names[self._owner(facts)],
            "design": self._design(facts),
        }
        told |= {name: facts[name] for name in ("to", "at") if name in facts}
        if event.kind == "home":
            told["count"] = facts["home"]
        key = f"hedgehogs-tell-{event.kind}"
        if self._clauses:
            self._clauses[-1] += self._say(key, **told)
        else:
            self.sentences.append(self._say(f"{key}-alone", **told))

    def _throw(self, event: Event) -> None:
        if event.seat is None:
            return
        if self._clauses:
            self.close()
            self._thrown.clear()
        self._thrown.setdefault(event.seat, []).append(event.facts["value"])

    def _announce(self, event: Event) -> None:
        assert event.seat is not None
        self.close()
        self._thrown.clear()
        facts: dict[str, str | int] = {"name": self._names[event.seat]}
        if event.kind in ("bearer", "spy"):
            facts["design"] = self._say(f"hedgehogs-design-{event.facts['design']}")
        facts |= {name: event.facts[name] for name in ("value", "loss") if name in event.facts}
        self.sentences.append(self._say(f"hedgehogs-tell-{event.kind}", **facts))

    def _change(self, event: Event) -> None:
        """Something happens to the board or the dice that nobody does."""
        self.close()
        self._thrown.clear()
        facts = event.facts
        match event.kind:
            case "keep":
                pairs = zip(self._names, facts["dice"], strict=False)
                told = {"dice": ", ".join(f"{name} {die}" for name, die in pairs)}
            case "traps":
                told = {"squares": " ".join(facts["squares"])}
            case _:
                told = {"start": facts["from"], "end": facts["to"]}
        self.sentences.append(self._say(f"hedgehogs-tell-{event.kind}", **told))

    def _strew(self) -> None:
        if not self._strewn:
            self.close()
            self.sentences.append(self._say("hedgehogs-tell-strew"))
        self._strewn = True
        self._thrown.clear()

    def _clause(self, event: Event) -> str:
        facts = event.facts
        match event.kind:
            case "stay":
                # A player who could not step aside is not said to have stayed.
                return "" if event.forced else self._say("hedgehogs-tell-stay")
            case "blocked":
                return self._blocked(facts["die"])
            case "die" | "double":
                return self._say(f"hedgehogs-tell-{event.kind}", value=facts["value"])
            case "protest" | "again":
                return self._say(f"hedgehogs-tell-{event.kind}")
            case "lane":
                return self._say("hedgehogs-tell-lane", lane=facts["lane"])
            case "turned-cards":
                joker = self._say("hedgehogs-joker")
                cards = ", ".join(str(card or joker) for card in facts["cards"])
                return self._say("hedgehogs-tell-cards", cards=cards)
            case "climb":
                return self._say("hedgehogs-tell-climb", at=facts["at"])
            case "place" | "enter":
                said = self._say(f"hedgehogs-tell-{event.kind}", to=facts["to"])
                return f"{said} ({self._colour(facts)})" if self._view.colours_each > 1 else said
            case _:
                return self._hop(event) + self._trapped(facts)

    def _blocked(self, die: int) -> str:
        if not 0 < die <= self._view.lanes:  # V1: a 6 counts for any lane
            return self._say("hedgehogs-tell-blocked-any")
        return self._say("hedgehogs-tell-blocked", lane=self._view.squares[die - 1][0])

    def _hop(self, event: Event) -> str:
        facts = event.facts
        way = {"start": facts["from"], "end": facts["to"]}
        if "pieces" in facts:
            count = len(facts["pieces"]) // 2
            return self._say(f"hedgehogs-tell-{event.kind}-slice", count=count, **way)
        owner = self._owner(facts)
        if event.kind == "side":
            if owner == event.seat:
                return self._say("hedgehogs-tell-side", **way)
            return self._say("hedgehogs-tell-side-other", owner=self._names[owner], **way)
        if owner == event.seat:
            return self._say("hedgehogs-tell-go-own", design=self._design(facts), **way)
        return self._say(
            "hedgehogs-tell-go-other",
            design=self._design(facts),
            owner=self._names[owner],
            **way,
        )

    def _trapped(self, facts: Mapping[str, Any]) -> str:
        view = self._view
        back = view.way in ("return", "both") and _piece(facts)[0].isupper()
        if facts["to"] not in (view.held_back if back else view.held):
            return ""
        stack = view.board[view.squares.index(facts["to"])]
        if view.trap == "door" and stack[:2] != _piece(facts):
            return ""  # V36: only the lowest piece is held
        return self._say("hedgehogs-tell-trapped")

    def _owner(self, facts: Mapping[str, Any]) -> int:
        letter = _piece(facts)[0].lower()
        return next(seat for seat, own in enumerate(self._view.families) if letter in own)

    def _colour(self, facts: Mapping[str, Any]) -> str:
        number = self._view.letters.index(_piece(facts)[0].lower())
        return self._say(f"colour-{self._view.colours[number]}")

    def _design(self, facts: Mapping[str, Any]) -> str:
        return self._say(f"hedgehogs-design-{_piece(facts)[1]}")


def _piece(facts: Mapping[str, Any]) -> str:
    """The piece an event is about; of several, the one on top."""
    return facts["piece"] if "piece" in facts else facts["pieces"][-2:]
