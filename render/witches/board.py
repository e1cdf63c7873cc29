"""A race of witches as a picture: the track, what happened on it, the clans below."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core import Event, Move
from engine.witches.view import WitchesView
from render.collage import Collage
from render.colours import of_game
from render.heading import heading
from render.parts.banner import Headline, put_banner
from render.parts.board import Board
from render.picture import Language, Theme
from render.result import result
from render.sprites import Sheet
from render.text import fitted
from render.witches.alt import LEVELS, sentences
from render.witches.choices import put_letters
from render.witches.ground import ground
from render.witches.layout import cuts, plates
from render.witches.phrases import called, reason
from render.witches.plates import Clan, keep_plates, plate
from render.witches.tiles import keep_tiles
from render.witches.track import put_tiles, put_witches
from render.witches.ways import put_ways
from words import say


def draw(
    view: WitchesView,
    theme: Theme,
    names: Sequence[str],
    since: Sequence[Event],
    letters: Mapping[str, Move],
) -> Collage:
    """The picture of a race."""
    palette = of_game(theme.palette, view.game)
    sheet = Collage(palette, ground(palette, theme.language, dealt=bool(view.tiles)), cuts=cuts())
    put_tiles(sheet, view, since)
    put_ways(sheet, since)
    put_witches(sheet, view, since)
    elsewhere = put_letters(sheet, view, letters)
    put_banner(sheet, _headline(view, theme.language, names, elsewhere))
    _put_clans(sheet, view, theme.language, names, since)
    return sheet


def keep(theme: Theme) -> None:
    """Draw beforehand what any race needs."""
    palette = of_game(theme.palette, WitchesView.game)
    ground(palette, theme.language, dealt=True)
    keep_tiles(palette)
    keep_plates(palette)


def _headline(
    view: WitchesView, language: Language, names: Sequence[str], elsewhere: Mapping[str, Move]
) -> Headline:
    short = [_short(name) for name in names]
    dice = (view.die,)
    if above := heading(view, language):
        return Headline(above, "", (), dice)
    if view.outcome is not None:
        title = result(language, [short[seat] for seat in view.outcome.winners])
        return Headline(title, reason(view, language), view.outcome.winners, dice)
    if view.step == "lay":
        waiting = view.waiting_on
        detail = say(language, "witches-step-lay", count=len(waiting))
        return Headline(say(language, "witches-to-lay"), detail, waiting, (0,))
    if view.step == "card":
        own = view.clan == view.seat
        kind = "must" if view.must else "own" if own else "back"
        detail = say(language, f"witches-step-card-{kind}", at=view.at)
        word = say(language, f"witches-aside-{'stop' if own else 'leave'}")
        asides = tuple((label, word) for label, move in elsewhere.items() if move == "leave")
        key = "witches-to-move" if own else "witches-to-answer"
        title = say(language, key, name=short[view.clan])
        return Headline(title, detail, (view.clan,), dice, asides)
    title = say(language, "witches-to-move", name=short[view.seat])
    detail = say(language, f"witches-step-{view.step}")
    return Headline(title, detail, (view.seat,), dice)


def _short(name: str) -> str:
    """A name that leaves room for the rest of the title."""
    return fitted(name, 38, 470, bold=True, least=32).text


def _put_clans(
    sheet: Sheet,
    view: WitchesView,
    language: Language,
    names: Sequence[str],
    since: Sequence[Event],
) -> None:
    for clan, box in enumerate(plates()):
        neutral = clan >= view.seats
        fresh = tuple(
            event.facts["card"]
            for event in since
            if "card" in event.facts and event.facts.get("clan", event.seat) == clan
        )
        shown = Clan(
            number=clan,
            name=names[clan],
            points=0 if neutral else view.points[clan],
            left=view.hands[clan],
            fresh=fresh,
            to_move=view.shown == "now" and clan in view.waiting_on,
            first=clan == view.first and not neutral,
            gone=clan in view.gone,
            neutral=neutral,
            note=_note(view, language, clan),
            rank=view.outcome.ranks[clan] if view.outcome and not neutral else 0,
        )
        sheet.put(plate(sheet.palette, shown, box), box.left, box.top)


def _note(view: WitchesView, language: Language, clan: int) -> str:
    """What is said of a clan: its points, or why it has none."""
    if clan in view.gone:
        return say(language, "witches-resigned")
    if clan >= view.seats:
        return say(language, "witches-pile", count=len(view.hands[clan]))
    if view.step == "lay":
        return say(language, "witches-laid" if clan in view.laid else "witches-choosing")
    return say(language, "witches-points", count=view.points[clan])


BOARD: Final = Board(called, draw, sentences, LEVELS, keep=keep)
