"""Standing answers to witches on one's own magic, so that nobody waits for a player out of turn.

    leave                        leave everybody on my magic
    back leader with 7           send back whoever leads, if I can with a number card of 7 or more
    back anyone holding 7        send back anybody, while I hold seven cards or more
    back leader with 7 else leave    and leave all others, instead of asking me

A number card sends back: the highest that can be played. Nothing is decided for witches of one's
own, and nothing that the rules do not allow: where a card must be played (WT6) and the answer has
none, the player is asked.
"""

import re
from typing import Final

from msgspec import Struct

from engine.core import Choices, Illegal, Move, View
from engine.witches.board import LEAVE
from engine.witches.rules import LAST
from engine.witches.view import WitchesView

_BACK: Final = re.compile(
    r"back (leader|anyone)(?: with ([2-9]|10))?(?: holding ([1-9]|1[0-2]))?(?: else (ask|leave))?"
)
_LOWEST: Final = 2
_FEWEST: Final = 1


class Back(Struct, frozen=True):
    """When somebody is sent back."""

    leader_only: bool
    lowest: int
    """The lowest number card to spend."""
    holding: int
    """How many cards the player wants to hold at least before spending one."""
    else_leave: bool
    """Otherwise leave her, instead of asking."""

    def __str__(self) -> str:
        parts = ["back", "leader" if self.leader_only else "anyone"]
        parts += ["with", str(self.lowest)] if self.lowest > _LOWEST else []
        parts += ["holding", str(self.holding)] if self.holding > _FEWEST else []
        parts += ["else", "leave"] if self.else_leave else []
        return " ".join(parts)


class WitchesAnswers:
    """The standing answers of this game."""

    proposals: tuple[str, ...] = (
        LEAVE,
        "back leader with 7",
        "back leader with 7 else leave",
        "back leader holding 7",
        "back leader holding 7 else leave",
        "back anyone with 7",
        "back anyone with 7 else leave",
    )
    words: tuple[str, ...] = (
        "ask",
        "leave",
        "back",
        "leader",
        "anyone",
        "with",
        "holding",
        "else",
    )

    def read(self, typed: str) -> str:
        words = " ".join(typed.lower().split())
        if words in ("", "ask"):
            return ""
        if words == LEAVE:
            return LEAVE
        rule = read_back(words)
        if rule is None:
            raise Illegal(
                "bad-standing",
                f"`{typed[:40]}` is no standing answer; write `ask`, `leave` or "
                "`back leader with 7 else leave`",
                move=typed[:40],
                choices=("ask", *self.proposals),
            )
        return str(rule)

    def move(self, view: View, choices: Choices, answer: str) -> Move | None:
        assert isinstance(view, WitchesView)
        if view.step != "card" or view.clan != view.viewer or view.clan == view.seat:
            return None
        leave = LEAVE if LEAVE in choices.moves else None
        if answer == LEAVE:
            return leave
        rule = read_back(answer)
        if rule is None:
            return None
        numbers = [int(word) for word in _cards(choices) if word.isdigit()]
        fitting = [number for number in numbers if number >= rule.lowest]
        meant = not rule.leader_only or leads(view)
        if meant and fitting and len(view.hands[view.clan]) >= rule.holding:
            return f"card {max(fitting)}"
        return leave if rule.else_leave else None


def read_back(words: str) -> Back | None:
    """The rule that a text says, or nothing."""
    found = _BACK.fullmatch(words)
    if found is None:
        return None
    return Back(
        leader_only=found[1] == "leader",
        lowest=int(found[2] or _LOWEST),
        holding=int(found[3] or _FEWEST),
        else_leave=found[4] == "leave",
    )


def leads(view: WitchesView) -> bool:
    """Whether no witch still on the track is ahead of the one whose fate is to decide."""
    return view.at == max(place for clan in view.witches for place in clan if place <= LAST)


def _cards(choices: Choices) -> list[str]:
    return [move.removeprefix("card ") for move in choices.moves if move.startswith("card ")]


WITCHES_ANSWERS: Final = WitchesAnswers()
