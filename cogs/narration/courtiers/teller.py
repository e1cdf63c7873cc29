"""The courtiers in words."""

from collections.abc import Sequence

from cogs.narration.feats import Feat
from cogs.narration.group import Group
from cogs.narration.teller import Marks
from engine.core import Event, Move, View
from engine.courtiers.board import DONE, cards_of
from engine.courtiers.view import HIDDEN, CourtiersView
from engine.table.model import Language
from words import say

_CLAUSES = ("move", "take", "again", "blocked", "lose")
_CONSEQUENCES = ("uncover", "finish", "discard")
_TOPICS = {"order": "setup", "move": "jumps", "favour": "favours", "lose": "die"}
"""By step, what the rules tell of it; of all others, of the turn."""


class CourtiersTeller:
    """Tells a turn in one sentence: who, and what they did, favour by favour."""

    feat = Feat(("take",), in_a_turn=False)
    answer_label = None
    marks: Marks = "numbers"
    relative = False

    def tell(
        self, language: Language, events: Sequence[Event], names: Sequence[str], view: View
    ) -> list[str]:
        story = _Story(language, names, view.viewer)
        for event in events:
            story.add(event)
        story.close()
        return story.sentences

    def rolled(self, view: View) -> str:
        assert isinstance(view, CourtiersView)
        asked = view.step in ("move", "lose")
        return f"🎲 **{view.die}**" if view.die and asked and view.outcome is None else ""

    def prompt(self, language: Language, view: View) -> str:
        assert isinstance(view, CourtiersView)
        match view.step:
            case "order":
                mine = view.pending[view.viewer] if view.viewer is not None else ()
                if not mine:
                    return say(language, "courtiers-ask-open")
                return say(language, "courtiers-ask-order", square=view.squares[mine[0]])
            case "favour":
                if not view.took:
                    return say(language, "courtiers-ask-favour", square=view.moved)
                return say(language, f"courtiers-ask-{'roll-again' if view.die else 'again'}")
            case "move" if view.die:
                return say(language, "courtiers-ask-move-die", die=view.die)
            case "lose":
                return say(language, "courtiers-ask-lose", die=view.die)
            case step:
                return say(language, f"courtiers-ask-{step}")

    def move_label(self, language: Language, move: Move, view: View) -> str:
        assert isinstance(view, CourtiersView)
        match move.split():
            case ["move", start, end]:
                count = _height(view, start)
                key = "courtiers-label-move-all" if count > 1 else "courtiers-label-move"
                return say(language, key, start=start, end=end, count=count)
            case ["move", start, end, part]:
                key = "courtiers-label-move-part"
                return say(language, key, start=start, end=end, count=int(part[1:]))
            case ["take", square]:
                count = _height(view, square)
                key = "courtiers-label-take-all" if count > 1 else "courtiers-label-take"
                return say(language, key, square=square, count=count)
            case ["take", square, part]:
                key = "courtiers-label-take-part"
                return say(language, key, square=square, count=int(part[1:]))
            case ["lose", square, card]:
                return say(
                    language, "courtiers-label-lose", card=card_name(language, card), square=square
                )
            case ["order", _, *values]:
                return say(language, "courtiers-label-on").join(reversed(values))
            case _:
                return say(language, f"courtiers-label-{move}")

    def usual(self, view: View, moves: Sequence[Move]) -> Move | None:
        return "done" if "done" in moves else None

    def further(self, view: View) -> tuple[Move, str] | None:
        return None

    def reveals(self, language: Language) -> str:
        return say(language, "courtiers-reveals")

    def topic(self, view: View) -> str:
        assert isinstance(view, CourtiersView)
        return _TOPICS.get(view.step, "turn")

    def groups(self, language: Language, view: View, moves: Sequence[Move]) -> list[Group]:
        """By the stack that would move, be robbed or lose a card; orders by what is on top."""
        assert isinstance(view, CourtiersView)
        found: dict[str, list[Move]] = {}
        for move in moves:
            verb, *words = move.split()
            if words:
                found.setdefault(words[-1] if verb == "order" else words[0], []).append(move)
        return [
            Group(_group_label(language, view, key, group[0]), tuple(group))
            for key, group in found.items()
            if len(group) > 1
        ]

    def field_label(self, language: Language, name: str) -> str:
        return say(language, f"courtiers-field-{name}")

    def on_board(self, move: Move) -> bool:
        return move.startswith(("move", "take", "lose"))

    def score(self, language: Language, view: View, seat: int) -> str:
        assert isinstance(view, CourtiersView)
        return say(language, "courtiers-standing", points=view.scores[seat])

    def secrets(self, language: Language, view: View) -> str:
        """The viewer's stacks, with the values that not everybody knows in bold."""
        assert isinstance(view, CourtiersView)
        assert view.viewer is not None
        lines: list[str] = []
        first = view.viewer * view.rows
        for square in range(first, first + view.rows):
            stack = view.board[square]
            if not stack or stack.endswith(DONE):
                continue
            cards = [
                card_name(language, card) if view.is_open(square, height) else
                f"**{card_name(language, card)}**"
                for height, card in enumerate(cards_of(stack))
            ]  # fmt: skip
            lines.append(
                say(
                    language,
                    "courtiers-secrets-stack",
                    square=view.squares[square],
                    cards=", ".join(cards),
                )
            )
        if not lines:
            return say(language, "courtiers-secrets-none")
        return "\n".join([say(language, "courtiers-secrets"), *lines])


class _Story:
    """Sentences under way."""

    def __init__(self, language: Language, names: Sequence[str], viewer: int | None) -> None:
        self.sentences: list[str] = []
        self._language: Language = language
        self._names = names
        self._viewer = viewer
        self._clauses: list[str] = []
        self._mover: int | None = None
        self._die: int | None = None
        self._opened = False

    def add(self, event: Event) -> None:
        if event.kind in _CLAUSES:
            self._clause(event)
        elif event.kind in _CONSEQUENCES:
            self._consequence(event)
        elif event.kind == "roll":
            self.close()
            self._die = event.facts["value"] if event.seat is not None else None
        else:
            self._sentence(event)

    def close(self) -> None:
        """What was done by the mover so far becomes a sentence."""
        if self._mover is not None and self._clauses:
            facts = {"name": self._names[self._mover], "clauses": ", ".join(self._clauses)}
            if self._die is None:
                self._say("courtiers-tell-turn", **facts)
            else:
                self._say("courtiers-tell-thrown", **facts, die=self._die)
            self._die = None
        self._clauses.clear()
        self._mover = None

    def _clause(self, event: Event) -> None:
        facts = event.facts
        if event.seat != self._mover:
            self.close()
            self._mover = event.seat
        match event.kind:
            case "move":
                text = self._words(
                    "move", what=self._group(event), start=facts["from"], end=facts["to"]
                )
            case "take":
                owner = self._names[int(facts["owner"])]
                what = self._group(event)
                text = self._words("take", what=what, start=facts["from"], owner=owner)
            case "lose":
                card = _the(self._language, facts["card"])
                text = self._words("lose", card=card, square=facts["square"])
            case "blocked":
                text = self._words("blocked", die=facts["die"])
            case _:
                text = self._words("again")
        self._clauses.append(text)

    def _consequence(self, event: Event) -> None:
        """What a move or taking led to, added to it. Without one, the tops are being opened."""
        facts = event.facts
        if not self._clauses:
            if not self._opened:
                self._opened = True
                self._say("courtiers-tell-opened")
            return
        match event.kind:
            case "uncover":
                card = _the(self._language, facts["card"])
                text = self._words("uncover", card=card, square=facts["square"])
            case "finish":
                text = self._words("finish", square=facts["square"])
            case _:
                cards = ", ".join(_the(self._language, c) for c in cards_of(facts["cards"]))
                assert event.seat is not None
                if event.seat == self._mover:
                    text = self._words("discard-own", cards=cards, square=facts["square"])
                else:
                    owner = self._names[event.seat]
                    text = self._words("discard", cards=cards, square=facts["square"], owner=owner)
        self._clauses[-1] += text

    def _sentence(self, event: Event) -> None:
        facts = event.facts
        match event.kind:
            case "deal":
                self.close()
                self._say("courtiers-tell-own-deal", cards=self._listed(facts["cards"]))
            case "peek":
                if self._clauses:
                    self._clauses[-1] += self._words("peek", cards=self._listed(facts["cards"]))
            case "ordered":
                self.close()
                if event.seat is not None and event.seat != self._viewer and not facts["left"]:
                    self._say("courtiers-tell-ordered", name=self._names[event.seat])
            case "first" | "resign" | "through":
                assert event.seat is not None
                self.close()
                self._say(f"courtiers-tell-{event.kind}", name=self._names[event.seat])
            case _:
                pass

    def _group(self, event: Event) -> str:
        facts = event.facts
        card, count = _the(self._language, facts["card"]), facts["count"]
        return say(self._language, "courtiers-tell-group", card=card, count=count, more=count - 1)

    def _listed(self, cards: str) -> str:
        return ", ".join(card_name(self._language, card) for card in cards_of(cards))

    def _words(self, key: str, **facts: str | int) -> str:
        return say(self._language, f"courtiers-tell-{key}", **facts)

    def _say(self, key: str, **facts: str | int) -> None:
        self.sentences.append(say(self._language, key, **facts))


def card_name(language: Language, card: str) -> str:
    """`lady 4`; a card of unknown value is just a `lady`."""
    name = say(language, f"courtiers-class-{card[0]}")
    return name if card[1] == HIDDEN else f"{name} {card[1]}"


def _the(language: Language, card: str) -> str:
    """A card within a sentence."""
    return say(language, f"courtiers-the-{card[0]}", value=card[1])


def _height(view: CourtiersView, square: str) -> int:
    """How many cards lie on a square now."""
    return len(cards_of(view.board[view.squares.index(square)])) if square in view.squares else 0


def _group_label(language: Language, view: CourtiersView, key: str, move: Move) -> str:
    verb = move.split()[0]
    if verb == "order":
        return say(language, "courtiers-group-order", value=key)
    cards = cards_of(view.board[view.squares.index(key)])
    top = card_name(language, cards[-1])
    word = "take" if verb == "take" else "stack"
    tall = "-tall" if len(cards) > 1 else ""
    return say(
        language,
        f"courtiers-group-{word}{tall}",
        square=key,
        card=top,
        count=len(cards),
    )
