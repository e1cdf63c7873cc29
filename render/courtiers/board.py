"""The court as a picture: the players, their columns, what happened there, what was lost."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core import Event, Move
from engine.courtiers.view import CourtiersView
from render.alt import LEVELS
from render.collage import Collage
from render.colours import of_game
from render.courtiers.alt import sentences
from render.courtiers.banner import Headline, put_banner
from render.courtiers.cards import keep_cards
from render.courtiers.ground import entrance, foot, row_strip
from render.courtiers.heads import Player, head
from render.courtiers.layout import PAD, Layout, card_size, layout_of
from render.courtiers.lost import put_legend, put_lost
from render.courtiers.moves import put_letters, put_ways
from render.courtiers.phrases import called, reason, to_do
from render.courtiers.squares import put_squares
from render.heading import heading, waits
from render.parts.board import Board
from render.parts.frame import BANNER, FRAME
from render.picture import Language, Theme
from render.result import result
from render.sprites import Sheet
from render.text import fitted
from words import listed, say


def draw(
    view: CourtiersView,
    theme: Theme,
    names: Sequence[str],
    since: Sequence[Event],
    letters: Mapping[str, Move],
) -> Collage:
    """The picture of a game."""
    layout = layout_of(view)
    palette = of_game(theme.palette, view.game)
    above = entrance(palette, view.seats, view.columns)
    sheet = Collage(palette, above)
    sheet.extend(layout.height - above.height)
    for row, height in enumerate(layout.heights):
        strip = row_strip(palette, theme.language, view.seats, row, height)
        sheet.put(strip, FRAME, layout.tops[row])
    sheet.put(foot(palette, layout.lost_rows), FRAME, layout.bottom)
    put_squares(sheet, view, layout, since)
    put_ways(sheet, view, layout, since)
    elsewhere = put_letters(sheet, view, layout, letters)
    put_banner(sheet, _headline(view, theme.language, names, elsewhere))
    _put_players(sheet, view, layout, theme.language, names)
    put_lost(sheet, view, layout)
    if layout.legend:
        put_legend(sheet, theme.language, layout)
    return sheet


def keep(theme: Theme) -> None:
    """Draw beforehand what any game needs."""
    for seats in (3, 4):
        keep_cards(of_game(theme.palette, CourtiersView.game), card_size(seats))


def _headline(
    view: CourtiersView, language: Language, names: Sequence[str], elsewhere: Mapping[str, Move]
) -> Headline:
    die = view.die if "die" in view.chosen.split() else None
    asides = tuple(
        (label, say(language, f"courtiers-label-{move}") if move in ("done", "roll") else move)
        for label, move in elsewhere.items()
    )
    if above := heading(view, language):
        return Headline(above, "", (), die, asides)
    if view.outcome is not None:
        winners = view.outcome.winners
        title = result(language, [_short(names[seat]) for seat in winners])
        return Headline(title, reason(view, language), winners, None)
    if view.step in ("deal", "order", "open"):
        waiting = [_short(names[seat], 300) for seat in view.waiting_on]
        title = say(language, "courtiers-set-up")
        detail = say(language, "courtiers-step-deal")
        if waiting:
            detail = say(language, "courtiers-step-order", names=listed(language, waiting))
        return Headline(title, detail, (), None)
    title = say(language, "courtiers-to-move", name=_short(names[view.seat]))
    facts = {"square": view.moved} if view.step == "favour" else {}
    detail = say(language, f"courtiers-step-{to_do(view)}", **facts)
    return Headline(title, detail, (view.seat,), die, asides)


def _short(name: str, room: int = 470) -> str:
    """A name that leaves room for the rest of the title."""
    return fitted(name, 38, room, bold=True, least=32).text


def _put_players(
    sheet: Sheet, view: CourtiersView, layout: Layout, language: Language, names: Sequence[str]
) -> None:
    for seat in range(view.seats):
        player = Player(
            seat=seat,
            name=names[seat],
            score=view.scores[seat],
            unsure=view.unsure[seat] if view.outcome is None else 0,
            to_move=waits(view) and seat in (view.waiting_on or (view.seat,)),
            first=seat == view.first,
            gone=seat in view.gone,
            rank=view.outcome.ranks[seat] if view.outcome else 0,
        )
        box = layout.square(seat, 0)
        sprite = head(sheet.palette, language, player, box.width - 2 * PAD)
        sheet.put(sprite, box.left + PAD, BANNER + 5)


BOARD: Final = Board(called, draw, sentences, LEVELS, keep=keep)
