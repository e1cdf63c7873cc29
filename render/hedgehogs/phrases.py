"""Words that both the picture and its alt text use."""

from collections.abc import Sequence

from engine.hedgehogs.carrom.view import CarromView
from engine.hedgehogs.pieces import DESIGNS
from engine.hedgehogs.view import HedgehogsView
from render.picture import Language
from render.scores import why_over
from render.text.clusters import clean
from words import say


def called(
    view: HedgehogsView | CarromView, language: Language, names: Sequence[str]
) -> tuple[str, ...]:
    """By seat, a name that can be drawn: the player's own, or else that of the colour."""
    shown: list[str] = []
    for seat, colour in enumerate(view.colours[: view.seats]):
        own = clean(names[seat]) if seat < len(names) else ""
        shown.append(own or say(language, f"colour-{colour}").capitalize())
    return tuple(shown)


def reason(view: HedgehogsView, language: Language) -> str:
    """Why the race, or the match, is over."""
    return why_over(view, language, "hedgehogs-end", count=view.home_to_win)


def design_name(language: Language, design: str) -> str:
    """A design, as moves write it, in a language."""
    return say(language, f"hedgehogs-design-{DESIGNS.index(design) + 1}")
