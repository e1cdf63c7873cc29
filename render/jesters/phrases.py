"""Words that both the picture and its alt text use."""

from collections.abc import Sequence

from engine.jesters.view import JestersView
from render.picture import Language
from render.text.clusters import clean
from words import say


def called(view: JestersView, language: Language, names: Sequence[str]) -> tuple[str, ...]:
    """By seat, a name that can be drawn: the player's own, or else that of the colour."""
    shown: list[str] = []
    for seat, colour in enumerate(view.colours):
        own = clean(names[seat]) if seat < len(names) else ""
        shown.append(own or say(language, f"colour-{colour}").capitalize())
    return tuple(shown)


def listed(language: Language, names: Sequence[str]) -> str:
    """`Ann, Bob and Cem`."""
    if len(names) == 1:
        return names[0]
    return say(language, "names-and", names=", ".join(names[:-1]), last=names[-1])


def reason(view: JestersView, language: Language) -> str:
    """Why the game is over."""
    return "" if view.outcome is None else say(language, f"jesters-end-{view.outcome.reason}")
