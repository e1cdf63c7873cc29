"""Words that both the picture and its alt text use."""

from collections.abc import Sequence

from engine.witches.view import WitchesView
from render.picture import Language
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


def listed(language: Language, names: Sequence[str]) -> str:
    """`Ann, Bob and Cem`."""
    if len(names) == 1:
        return names[0]
    return say(language, "witches-names-and", names=", ".join(names[:-1]), last=names[-1])


def reason(view: WitchesView, language: Language) -> str:
    """Why the race is over."""
    return "" if view.outcome is None else say(language, f"witches-end-{view.outcome.reason}")


def result(view: WitchesView, language: Language, names: Sequence[str]) -> str:
    """Who has won."""
    winners = [names[seat] for seat in view.outcome.winners] if view.outcome else []
    if len(winners) == 1:
        return say(language, "witches-wins", name=winners[0])
    return say(language, "witches-share", names=listed(language, winners))
