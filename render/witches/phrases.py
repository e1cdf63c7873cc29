"""Words that both the picture and its alt text use."""

from collections.abc import Sequence

from engine.witches.view import WitchesView
from render.picture import Language
from render.scores import why_over
from render.text.clusters import clean
from words import say


def called(view: WitchesView, language: Language, names: Sequence[str]) -> tuple[str, ...]:
    """By clan, a name that can be drawn: the player's own, that of the colour, or `neutral`."""
    shown: list[str] = []
    for clan, colour in enumerate(view.clans):
        word = say(language, f"colour-{colour}")
        if clan >= view.seats:
            shown.append(say(language, "witches-neutral", colour=word))
        else:
            own = clean(names[clan]) if clan < len(names) else ""
            shown.append(own or word.capitalize())
    return tuple(shown)


def reason(view: WitchesView, language: Language) -> str:
    """Why the game, or the match, is over."""
    return why_over(view, language, "witches-end")
