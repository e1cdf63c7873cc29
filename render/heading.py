"""What stands above a board on which nobody is to move."""

from engine.core import View
from render.picture import Language
from words import say


def heading(view: View, language: Language) -> str:
    """That the board shows what would be, or where a game was stopped; empty above any other."""
    return "" if view.shown == "now" else say(language, f"heading-{view.shown}")


def waits(view: View) -> bool:
    """Whether somebody is to move on the board that is shown."""
    return view.outcome is None and view.shown == "now"
