"""The whole position in words, for those who do not see the picture."""

from collections.abc import Iterator, Sequence

from engine.core import Event
from engine.jesters.view import JestersView
from render.alt import Level
from render.heading import heading
from render.jesters.phrases import reason
from render.picture import Language
from render.result import result_because
from words import say


def sentences(
    view: JestersView,
    language: Language,
    names: Sequence[str],
    since: Sequence[Event],
    level: Level,
) -> Iterator[str]:
    """When room is short, first choices go unsaid, then what is in stock, then names are cut. Where
    everything stands is always said."""
    yield from _situation(view, language, names)
    for seat in range(view.seats):
        yield _player(view, language, names, seat, level.details)
    if view.sticks:
        yield say(language, "jesters-alt-sticks", edges=_joined(view.sticks))
    if view.step not in ("over", "order"):
        yield say(language, "alt-first", name=names[view.first])
    if view.layout != "rim":
        yield say(language, "jesters-alt-board", board=view.layout)


def _situation(view: JestersView, language: Language, names: Sequence[str]) -> list[str]:
    if view.outcome is not None:
        winners = [names[seat] for seat in view.outcome.winners]
        won = result_because(language, winners, reason(view, language))
        return [say(language, "jesters-alt-over", turn=view.turn), won]
    if not view.turn:
        said = [say(language, "jesters-alt-setup")]
    else:
        said = [say(language, "jesters-alt-turn", turn=view.turn)]
    if above := heading(view, language):
        return [*said, f"{above}."]
    if view.step != "order":
        said.append(say(language, "jesters-alt-to-move", name=names[view.seat]))
        asked = say(language, f"jesters-step-{view.step}")
        said.append(asked if asked.endswith("?") else f"{asked}.")
    if view.origin:
        said.append(say(language, "jesters-alt-way", start=view.origin, bend=view.hops[0]))
    return said


def _player(
    view: JestersView, language: Language, names: Sequence[str], seat: int, stock: bool
) -> str:
    """Points, and where everything of a player's stands."""
    name, colour = names[seat], say(language, f"colour-{view.colours[seat]}")
    who = name if name.casefold() == colour.casefold() else f"{name} ({colour})"
    if view.outcome is not None:
        who = say(language, "jesters-alt-rank", player=who, rank=view.outcome.ranks[seat])
    if seat in view.gone:
        who = say(language, "jesters-alt-gone", player=who)
    parts = [say(language, "jesters-alt-points", player=who, points=view.points[seat])]
    if view.jesters[seat]:
        parts.append(say(language, "jesters-alt-jester", at=view.jesters[seat]))
    for key, wanted in (("jesters-alt-pawns", 1), ("jesters-alt-doubles", 2)):
        places = [where for where, owner, count in view.pawns if (owner, count) == (seat, wanted)]
        if places:
            parts.append(say(language, key, count=len(places), places=_joined(places)))
    doubles = sum(count == 2 for _, count in view.taken[seat])
    singles = len(view.taken[seat]) - doubles
    if view.taken[seat]:
        parts.append(say(language, "jesters-alt-taken", singles=singles, doubles=doubles))
    if stock and seat not in view.gone:
        parts.append(
            say(
                language,
                "jesters-alt-stock",
                pawns=view.stock[seat],
                doubles=view.doubles[seat],
                sticks=view.left[seat],
            )
        )
    return say(language, "list-next").join(parts) + "."


def _joined(places: Sequence[str]) -> str:
    return " ".join(places)
