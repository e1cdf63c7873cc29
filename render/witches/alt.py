"""The whole position in words, for those who do not see the picture."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.core import Event
from engine.witches.view import WitchesView
from render.alt import Level
from render.heading import heading
from render.picture import Language
from render.result import result_because
from render.witches.layout import TILES
from render.witches.phrases import reason
from words import listed, say

_HIDDEN: Final = "?"

LEVELS: Final = (
    Level(True, True, 40),
    Level(True, False, 40),
    Level(True, True, 12),
    Level(True, False, 12),
    Level(True, False, 4),
)
"""There are no details to leave out."""


def sentences(
    view: WitchesView,
    language: Language,
    names: Sequence[str],
    since: Sequence[Event],
    level: Level,
) -> Iterator[str]:
    """When room is short, choices go unsaid first, then names are cut."""
    yield from _situation(view, language, names)
    yield _clans(view, language, names)
    yield from _tiles(view, language)


def _situation(view: WitchesView, language: Language, names: Sequence[str]) -> list[str]:
    if view.outcome is not None:
        winners = [names[seat] for seat in view.outcome.winners]
        won = result_because(language, winners, reason(view, language))
        return [say(language, "witches-alt-over", turn=view.turn), won]
    if not view.tiles:
        said = [say(language, "witches-alt-setup")]
        for key, seats in (("chosen", view.laid), ("waiting", view.waiting_on)):
            if seats:
                who = listed(language, [names[seat] for seat in seats])
                said.append(say(language, f"witches-alt-{key}", names=who))
        return said
    said = [say(language, "witches-alt-turn", turn=view.turn)]
    if above := heading(view, language):
        return [*said, f"{above}."]
    said.append(say(language, "witches-alt-to-move", name=names[view.seat]))
    if view.step == "card":
        key = "witches-alt-own-card" if view.clan == view.seat else "witches-alt-to-answer"
        said.append(say(language, key, name=names[view.clan], at=view.at))
    if view.die:
        said.append(say(language, "witches-alt-die", die=view.die))
    return said


def _clans(view: WitchesView, language: Language, names: Sequence[str]) -> str:
    said: list[str] = []
    for clan, name in enumerate(names):
        colour = say(language, f"colour-{view.clans[clan]}")
        letter = view.letters[clan]
        if clan >= view.seats or name.casefold() == colour.casefold():
            told = say(language, "witches-alt-bare-clan", colour=name, letter=letter)
        else:
            told = say(language, "witches-alt-clan", name=name, colour=colour, letter=letter)
        if clan < view.seats:
            told = _player(view, language, clan, told)
        said.append(_cards(view, language, clan, told))
    return say(language, "witches-alt-clans", clans=say(language, "list-next").join(said))


def _player(view: WitchesView, language: Language, seat: int, told: str) -> str:
    told = say(language, "witches-alt-points", clan=told, count=view.points[seat])
    if view.outcome is not None:
        told = say(language, "witches-alt-rank", clan=told, rank=view.outcome.ranks[seat])
    if seat in view.gone:
        told = say(language, "witches-alt-gone", clan=told)
    if view.tiles and view.witches[seat]:
        places = " ".join(_place(language, place) for place in view.witches[seat])
        told = say(language, "witches-alt-places", clan=told, places=places)
    return told


def _cards(view: WitchesView, language: Language, clan: int, told: str) -> str:
    if not view.tiles:
        return told  # every hand is full
    if not view.hands[clan]:
        return say(language, "witches-alt-no-cards", clan=told)
    cards = " ".join("M" if card == "magic" else card for card in view.hands[clan])
    return say(language, "witches-alt-cards", clan=told, cards=cards)


def _place(language: Language, place: int) -> str:
    if place == 0:
        return say(language, "witches-alt-at-start")
    if place > TILES:
        return say(language, "witches-alt-at-finish", worth=place - TILES + 1)
    return str(place)


def _tiles(view: WitchesView, language: Language) -> list[str]:
    if not view.tiles:
        return []
    known = [place for place, tile in enumerate(view.tiles, start=1) if tile != _HIDDEN]
    down = [place for place in known if place not in view.up]
    said: list[str] = []
    if not view.up:
        said.append(say(language, "witches-alt-all-down"))
    else:
        key = "witches-alt-all-up" if len(view.up) == TILES else "witches-alt-up"
        said.append(say(language, key, tiles=_named(view, view.up)))
    if down:
        said.append(say(language, "witches-alt-down", tiles=_named(view, down)))
    said.append(say(language, "witches-alt-magic"))
    return said


def _named(view: WitchesView, places: Iterable[int]) -> str:
    return ", ".join(f"{place} {view.tiles[place - 1]}" for place in places)
