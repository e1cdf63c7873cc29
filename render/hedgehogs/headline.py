"""What the banner says: whose move it is, what is to be done, what can be chosen beside the
board."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core import Move
from engine.hedgehogs.view import HedgehogsView
from render.heading import heading
from render.hedgehogs.phrases import design_name, reason
from render.hedgehogs.pieces.piece import lane_letters
from render.hedgehogs.reading import due_die, shown_dice
from render.parts.banner import Headline, fits
from render.picture import Language
from render.result import result
from render.text import fitted
from words import listed, say

_MOST_NAMES: Final = 3
"""More players than these are counted and not named; and fewer, where there is no room."""


def headline(
    view: HedgehogsView, language: Language, names: Sequence[str], elsewhere: Mapping[str, Move]
) -> Headline:
    """The banner of a race; `elsewhere` are choices that belong to no square."""
    card, dice = _card(view), shown_dice(view)
    asides = tuple((label, _aside(language, move)) for label, move in elsewhere.items())
    if above := heading(view, language):
        return Headline(above, "", (), dice, asides, card=card)
    if view.outcome is not None:
        winners = view.outcome.winners
        title = result(language, [_short(names[seat]) for seat in winners])
        return Headline(title, reason(view, language), winners, dice[:1], card=card)
    due = view.waiting_on or (view.seat,)
    return Headline(
        title=_title(language, [_short(names[seat]) for seat in due], len(asides)),
        detail=_with_goal(view, language, what_to_do(view, language), len(asides)),
        seats=due,
        dice=dice,
        asides=asides,
        in_use=view.step == "go",
        card=card,
    )


def _card(view: HedgehogsView) -> int | None:
    if view.dice_used != "cards":
        return None
    return view.turned[-1] if view.turned else -1


def what_to_do(view: HedgehogsView, language: Language) -> str:
    """The step that is due."""
    key = f"hedgehogs-step-{view.step}"
    die = due_die(view)
    match view.step:
        case "side" | "go" | "free":
            if not 0 < die <= view.lanes:
                kind = "any" if die else "dice" if view.dice else "last"
                return say(language, f"{key}-{kind}")
            if view.step == "go" and view.hands[view.seat]:
                key += "-enter"
            return say(language, key, lane=lane_letters(view)[die - 1])
        case "cube" | "answer":
            return say(language, key, value=2 * view.cube)
        case _:
            return say(language, key)


def goal(view: HedgehogsView, language: Language) -> str:
    """What it takes to win, where that is unusual; empty where it is not."""
    if view.lazy != "no":
        return say(language, f"hedgehogs-goal-lazy-{view.lazy}")
    if view.bearers or view.step == "bearer":
        return say(language, "hedgehogs-goal-bearer", count=view.home_to_win)
    if view.spies:
        return say(language, "hedgehogs-goal-spies")
    return ""


def _with_goal(view: HedgehogsView, language: Language, detail: str, asides: int) -> str:
    """The detail, and the goal behind it if there is room for both."""
    aim = goal(view, language)
    both = f"{detail} · {aim}"
    return both if aim and fits(both, asides, title=False) else detail


def _title(language: Language, due: Sequence[str], asides: int) -> str:
    named = say(language, "hedgehogs-to-move", name=listed(language, due))
    if len(due) == 1 or (len(due) <= _MOST_NAMES and fits(named, asides, title=True)):
        return named
    return say(language, "hedgehogs-many-to-move", count=len(due))


def _aside(language: Language, move: Move) -> str:
    """A choice that belongs to no square, in a word or two."""
    verb, *words = move.split()
    match verb, words:
        case "die", [value]:
            return value
        case (("spy" | "bearer"), [design]):
            return design_name(language, design)
        case "enter", [colour]:
            entering = say(language, "hedgehogs-aside-enter")
            return f"{entering} · {say(language, f'colour-{colour}')}"
        case "stay", []:
            return say(language, "hedgehogs-stay")
        case (("enter" | "first" | "second" | "again" | "double" | "roll" | "take" | "drop"), []):
            return say(language, f"hedgehogs-aside-{verb}")
        case _:
            return move


def _short(name: str) -> str:
    """A name that leaves room for the rest of the title."""
    return fitted(name, 38, 470, bold=True, least=32).text
