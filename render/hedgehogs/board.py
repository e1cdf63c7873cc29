"""A race as a picture: the board, what happened on it, the players around it."""

from collections.abc import Mapping, Sequence

from engine.core import Event, Move
from engine.hedgehogs.view import HedgehogsView
from render.encode import png
from render.hedgehogs.alt import alt_text
from render.hedgehogs.banner import Headline, put_banner
from render.hedgehogs.discs import keep_discs
from render.hedgehogs.ground import ground, keep_floors
from render.hedgehogs.layout import WIDTH, height, plates
from render.hedgehogs.moves import put_hops, put_marks
from render.hedgehogs.phrases import called, listed, reason
from render.hedgehogs.pieces import lane_letters, pieces_of
from render.hedgehogs.plates import Player, keep_plates, plate
from render.hedgehogs.squares import put_squares
from render.picture import Language, Picture, Theme
from render.sprites import Sheet
from render.table import flat_table
from render.text import fitted
from words import say


def draw(
    view: HedgehogsView,
    theme: Theme,
    names: Sequence[str],
    since: Sequence[Event],
    marks: Mapping[str, Move],
) -> Picture:
    """The picture of a race and its alt text."""
    shown = called(view, theme.language, names)
    seen = [event for event in since if event.visible_to(view.viewer)]
    start = ground(
        theme.palette,
        theme.language,
        lane_letters(view),
        view.rows,
        view.seats,
        tube=view.tube,
    )
    sheet = Sheet(theme.palette, start)
    put_squares(sheet, view, seen)
    arrows = put_hops(sheet, view, seen)
    elsewhere = put_marks(sheet, view, marks, arrows)
    put_banner(sheet, _headline(view, theme.language, shown, elsewhere))
    _put_players(sheet, view, theme.language, shown, seen)
    return Picture(
        data=png(sheet.pixels, flat_table(theme.palette)),
        alt=alt_text(view, theme.language, shown, marks),
        width=WIDTH,
        height=height(view.lanes, view.seats),
        media_type="image/png",
    )


def keep(theme: Theme) -> None:
    """Read the words and draw beforehand what any race needs."""
    say(theme.language, "hedgehogs-start")
    keep_discs(theme.palette)
    keep_floors(theme.palette)
    keep_plates(theme.palette)


def _headline(
    view: HedgehogsView, language: Language, names: Sequence[str], elsewhere: Mapping[str, Move]
) -> Headline:
    if view.outcome is not None:
        winners = view.outcome.winners
        title = _result(language, [_short(names[seat]) for seat in winners])
        return Headline(title, reason(view, language), winners, view.die)
    lane = lane_letters(view)[view.die - 1] if view.die else ""
    key = f"hedgehogs-step-{view.step}"
    needs_lane = view.step in ("side", "go")
    detail = say(language, key, lane=lane) if needs_lane else say(language, key)
    title = say(language, "hedgehogs-to-move", name=_short(names[view.seat]))
    asides = tuple(
        (label, say(language, "hedgehogs-stay") if move == "stay" else move)
        for label, move in elsewhere.items()
    )
    return Headline(title, detail, (view.seat,), view.die, asides)


def _result(language: Language, winners: Sequence[str]) -> str:
    if len(winners) == 1:
        return say(language, "hedgehogs-wins", name=winners[0])
    return say(language, "hedgehogs-share", names=listed(language, winners))


def _short(name: str) -> str:
    """A name that leaves room for the rest of the title."""
    return fitted(name, 38, 470, bold=True, least=32).text


def _put_players(
    sheet: Sheet,
    view: HedgehogsView,
    language: Language,
    names: Sequence[str],
    since: Sequence[Event],
) -> None:
    rolls = [event for event in since if event.kind == "roll" and view.step in ("order", "place")]
    for seat, box in enumerate(plates(view.lanes, view.seats)):
        player = Player(
            seat=seat,
            name=names[seat],
            home=view.home[seat],
            goal=view.home_to_win,
            hand=pieces_of(view.letters, view.hands[seat]),
            to_move=view.outcome is None and seat in (view.waiting_on or (view.seat,)),
            first=seat == view.first,
            gone=seat in view.gone,
            rank=view.outcome.ranks[seat] if view.outcome else 0,
            rolled=tuple(event.facts["value"] for event in rolls if event.seat == seat),
        )
        sprite = plate(sheet.palette, language, player, box.width, box.height)
        sheet.put(sprite, box.left, box.top)
