"""Words that both the picture and its alt text use."""

from collections.abc import Sequence

from engine.jesters.view import JestersView
from render.picture import Language
from render.scores import why_over
from render.text.clusters import clean
from words import say


def called(view: JestersView, language: Language, names: Sequence[str]) -> tuple[str, ...]:
    """By seat, a name that can be drawn: the player's own, or else that of the colour."""
    shown: list[str] = []
    for seat, colour in enumerate(view.colours):
        own = clean(names[seat]) if seat < len(names) else ""
        shown.append(own or say(language, f"colour-{colour}").capitalize())
    return tuple(shown)


def reason(view: JestersView, language: Language) -> str:
    """Why the game, or the match, is over."""
    return why_over(view, language, "jesters-end")
