"""The witches' race in words."""

from collections.abc import Sequence
from typing import Final

from cogs.narration.feats import Feat
from cogs.narration.group import Group
from cogs.narration.teller import Marks
from engine.core import Event, Move, View
from engine.table.model import Language
from engine.witches.board import LEAVE, MAGIC, WITCH_AT, WORDS
from engine.witches.moves import PROPOSALS
from engine.witches.rules import LAST, PICKED, STAGE, START
from engine.witches.standing import read_back
from engine.witches.view import WitchesView, card_target, die_target
from words import say

_MAGIC: Final = WORDS[MAGIC]
_KINDS: Final = {move: kind for kind, move in PROPOSALS.items()}
_SUBJECTS: Final = ("witch", "card", "leave", "lost")
"""Events that begin a sentence; what a tile then does goes on with it."""
_SENTENCES: Final = ("laid", "first", "resign")


class WitchesTeller:
    """Tells a turn in a sentence for everybody who acted in it."""

    marks: Marks = "letters"  # tiles and cards are numbers
    relative = True

    def tell(
        self, language: Language, events: Sequence[Event], names: Sequence[str], view: View
    ) -> list[str]:
        assert isinstance(view, WitchesView)
        sentences: list[str] = []
        die: int | None = None
        subject = ""
        clauses: list[str] = []

        def close() -> None:
            nonlocal die
            if clauses:
                told = ", ".join(clauses)
                if die is None:
                    said = say(language, "witches-tell-turn", name=subject, clauses=told)
                else:
                    said = say(language, "witches-tell-thrown", name=subject, die=die, clauses=told)
                sentences.append(said)
                die = None
            clauses.clear()

        for event in events:
            if event.kind in _SENTENCES and event.seat is not None:
                close()
                key = f"witches-tell-{event.kind}"
                sentences.append(say(language, key, name=names[event.seat]))
            elif event.kind == "deal":
                close()
                sentences.append(say(language, "witches-tell-deal"))
            elif event.kind == "roll":
                close()
                die = event.facts["value"]
            else:
                if event.kind in _SUBJECTS and event.seat is not None:
                    close()
                    subject = names[event.seat]
                clause = _clause(language, event, names, view)
                if clause:
                    clauses.append(clause)
        close()
        return sentences

    def rolled(self, view: View) -> str:
        assert isinstance(view, WitchesView)
        return f"🎲 **{view.die}**" if view.die and view.outcome is None else ""

    def prompt(self, language: Language, view: View) -> str:
        assert isinstance(view, WitchesView)
        match view.step:
            case "witch":
                return say(language, "witches-ask-witch", die=view.die)
            case "card":
                kind = "must" if view.must else "card"
                if view.clan == view.seat:
                    return say(language, f"witches-ask-{kind}-own", at=view.at)
                colour = _colour(language, view, view.seat)
                return say(language, f"witches-ask-{kind}-back", colour=colour, at=view.at)
            case _:
                return say(language, f"witches-ask-{view.step}")

    def move_label(self, language: Language, move: Move, view: View) -> str:
        assert isinstance(view, WitchesView)
        verb, _, word = move.partition(" ")
        match verb:
            case "lay":
                return _lay_label(language, move)
            case "witch":
                return _witch_label(language, view, move)
            case "card":
                return _card_label(language, view, word)
            case _:
                own = view.clan == view.seat
                return say(language, f"witches-label-{'stop' if own else 'leave'}")

    def usual(self, view: View, moves: Sequence[Move]) -> Move | None:
        return LEAVE if LEAVE in moves else None

    def groups(self, language: Language, view: View, moves: Sequence[Move]) -> list[Group]:
        return []

    def further(self, view: View) -> tuple[Move, str] | None:
        return None

    def reveals(self, language: Language) -> str:
        return say(language, "witches-reveals")

    def topic(self, view: View) -> str:
        assert isinstance(view, WitchesView)
        match view.step:
            case "lay":
                return "setup"
            case "card":
                return "forced" if view.must else "own-magic" if view.clan == view.seat else "magic"
            case _:
                return "turn"

    def field_label(self, language: Language, name: str) -> str:
        return say(language, f"witches-field-{name}")

    def on_board(self, move: Move) -> bool:
        return move.startswith(("witch", "card"))

    def score(self, language: Language, view: View, seat: int) -> str:
        assert isinstance(view, WitchesView)
        return say(language, "witches-standing", count=view.points[seat])

    def secrets(self, language: Language, view: View) -> str:
        assert isinstance(view, WitchesView)
        seat = view.viewer
        if seat is None or not view.picks[seat]:
            return say(language, "witches-secrets-none")
        picks = view.picks[seat]
        stages = [picks[at : at + PICKED] for at in range(0, len(picks), PICKED)]
        first, second, third = (" ".join(stage) for stage in stages)
        text = say(language, "witches-secrets", first=first, second=second, third=third)
        if not view.tiles:
            return text
        first, second, third = (
            _still_hidden(language, view, seat, number, stage)
            for number, stage in enumerate(stages)
        )
        hidden = say(language, "witches-secrets-hidden", first=first, second=second, third=third)
        return f"{text}\n{hidden}"

    feat = Feat(("hop",))

    def answer_label(self, language: Language, answer: str) -> str:
        """What a standing answer of this game is called."""
        if answer == LEAVE:
            return say(language, "witches-answer-leave")
        rule = read_back(answer)
        if rule is None:
            return say(language, "witches-answer-ask")
        return say(
            language,
            "witches-answer-back",
            who="leader" if rule.leader_only else "anyone",
            lowest=rule.lowest,
            holding=rule.holding,
            otherwise="leave" if rule.else_leave else "ask",
        )


def _still_hidden(
    language: Language, view: WitchesView, seat: int, number: int, stage: Sequence[str]
) -> str:
    """The numbers of a stage that no tile shows yet, and the magic too."""
    shown = view.tiles[number * STAGE : (number + 1) * STAGE]
    letter = view.letters[seat]
    left = [card for card in (*stage, MAGIC) if letter + card not in shown]
    return " ".join(left) or say(language, "witches-secrets-all-up")


def _clause(language: Language, event: Event, names: Sequence[str], view: WitchesView) -> str:
    facts = event.facts
    hop: dict[str, str] = {}
    if facts.get("to") and "from" in facts:
        hop = {"start": _place(language, facts["from"]), "end": _place(language, facts["to"])}
    match event.kind:
        case "lost" | "witch" | "hop":
            return say(language, f"witches-tell-{event.kind}", **hop)
        case "up":
            tile = _tile(language, facts["tile"], names, view)
            return say(language, "witches-tell-up", tile=tile)
        case "held":
            return say(language, "witches-tell-held", by=facts["by"])
        case "card":
            card = _card(language, facts["card"])
            if facts["owner"] == event.seat:
                return say(language, "witches-tell-card-on", card=card, **hop)
            owner = names[int(facts["owner"])]
            return say(language, "witches-tell-card-back", card=card, owner=owner, **hop)
        case "leave":
            if event.forced:
                return say(language, "witches-tell-cannot")
            if facts["owner"] == event.seat:
                return say(language, "witches-tell-stop")
            return say(language, "witches-tell-leave", owner=names[int(facts["owner"])])
        case "turned" | "empty":
            return _neutral(language, event, names, view, hop)
        case "home":
            return say(language, "witches-tell-home", points=facts["points"])
        case _:
            return ""


def _neutral(
    language: Language,
    event: Event,
    names: Sequence[str],
    view: WitchesView,
    hop: dict[str, str],
) -> str:
    """What a clan without a player did."""
    clan = _clan(language, view, names, event.facts["clan"])
    if event.kind == "empty":
        return say(language, "witches-tell-empty", clan=clan)
    card = _card(language, event.facts["card"])
    key = "witches-tell-turned" if hop else "witches-tell-vain"
    return say(language, key, clan=clan, card=card, **hop)


def _place(language: Language, place: int) -> str:
    if place == START:
        return say(language, "witches-place-start")
    return str(place) if place <= LAST else say(language, "witches-place-finish")


def _card(language: Language, card: str) -> str:
    if card == _MAGIC:
        return say(language, "witches-card-magic")
    return say(language, "witches-card-number", number=card)


def _tile(language: Language, tile: str, names: Sequence[str], view: WitchesView) -> str:
    """`7 (Bob)`, `magic (the green clan)`."""
    owner = _clan(language, view, names, view.letters.index(tile[0]))
    if tile[1:] == MAGIC:
        return say(language, "witches-tile-magic", owner=owner)
    return say(language, "witches-tile", number=tile[1:], owner=owner)


def _clan(language: Language, view: WitchesView, names: Sequence[str], clan: int) -> str:
    """A player's name, or what a neutral clan is called."""
    if clan < view.seats:
        return names[clan]
    return say(language, "witches-clan", colour=_colour(language, view, clan))


def _colour(language: Language, view: WitchesView, clan: int) -> str:
    return say(language, f"colour-{view.clans[clan]}")


def _lay_label(language: Language, move: Move) -> str:
    kind = _KINDS.get(move)
    key = f"witches-label-lay-{kind}" if kind else "witches-label-lay"
    return say(language, key, tiles=move.removeprefix("lay "))


def _witch_label(language: Language, view: WitchesView, move: Move) -> str:
    """From where to where; a witch who has already left the start is not counted on again."""
    start = WITCH_AT[move]
    if view.step != "witch" or not view.die:
        return _place(language, start)
    end = _place(language, die_target(view, start))
    if start == START:
        return say(language, "witches-label-start", end=end)
    return f"{start}→{end}"


def _card_label(language: Language, view: WitchesView, word: str) -> str:
    held = word in view.hands[view.clan]
    if view.step != "card" or not held:
        return _card(language, word)
    end = _place(language, card_target(view, word))
    if word == _MAGIC:
        return say(language, "witches-label-magic", end=end)
    return say(language, "witches-label-card", card=word, end=end)
