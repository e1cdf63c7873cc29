"""Words that both the picture and its alt text use."""

from collections.abc import Sequence

from engine.courtiers.view import CourtiersView
from render.picture import Language
from render.scores import why_over
from render.text.clusters import clean
from words import say


def called(view: CourtiersView, language: Language, names: Sequence[str]) -> tuple[str, ...]:
    """By seat, a name that can be drawn: the player's own, or else that of the column."""
    shown: list[str] = []
    for seat, column in enumerate(view.columns):
        own = clean(names[seat]) if seat < len(names) else ""
        shown.append(own or say(language, "courtiers-column", column=column))
    return tuple(shown)


def reason(view: CourtiersView, language: Language) -> str:
    """Why the game, or the match, is over."""
    finished = view.outcome is not None and view.outcome.reason == "finished"
    if finished and "die" in view.chosen.split():
        return say(language, "courtiers-end-all")  # with the die everybody plays to the end
    return why_over(view, language, "courtiers-end")


def to_do(view: CourtiersView) -> str:
    """The key of what is to decide now."""
    if view.step == "favour" and view.took:
        return "roll-again" if view.die else "again"
    return view.step
