"""The ladder as a picture: the board, what happened on it, the players at its foot."""

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
from render.courtiers.ground import ground
from render.courtiers.hand import has_hand, put_hand
from render.courtiers.layout import column_width, corner, plates_top
from render.courtiers.moves import put_letters, put_ways
from render.courtiers.phrases import called, reason, to_do
from render.courtiers.plates import Player, plate
from render.courtiers.squares import put_squares
from render.parts.board import Board
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
    hand = has_hand(view)
    palette = of_game(theme.palette, view.game)
    sheet = Collage(palette, ground(palette, view.seats, view.rows, view.columns, hand=hand))
    put_squares(sheet, view, since)
    put_ways(sheet, view, since)
    elsewhere = put_letters(sheet, view, letters)
    put_banner(sheet, _headline(view, theme.language, names, elsewhere))
    _put_players(sheet, view, theme.language, names)
    if hand:
        put_hand(sheet, view, theme.language)
    return sheet


def keep(theme: Theme) -> None:
    """Draw beforehand what any game needs."""
    keep_cards(of_game(theme.palette, CourtiersView.game))


def _headline(
    view: CourtiersView, language: Language, names: Sequence[str], elsewhere: Mapping[str, Move]
) -> Headline:
    die = view.die if "die" in view.chosen.split() else None
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
    asides = tuple(
        (label, say(language, f"courtiers-label-{move}") if move in ("done", "roll") else move)
        for label, move in elsewhere.items()
    )
    return Headline(title, detail, (view.seat,), die, asides)


def _short(name: str, room: int = 470) -> str:
    """A name that leaves room for the rest of the title."""
    return fitted(name, 38, room, bold=True, least=32).text


def _put_players(
    sheet: Sheet, view: CourtiersView, language: Language, names: Sequence[str]
) -> None:
    width = column_width(view.seats) - 4
    for seat in range(view.seats):
        lost = view.out[seat]
        player = Player(
            seat=seat,
            name=names[seat],
            score=view.scores[seat],
            unsure=view.unsure[seat] if view.outcome is None else 0,
            lost=tuple(lost[at : at + 2] for at in range(0, len(lost), 2)),
            to_move=view.outcome is None and seat in (view.waiting_on or (view.seat,)),
            first=seat == view.first,
            gone=seat in view.gone,
            rank=view.outcome.ranks[seat] if view.outcome else 0,
        )
        left, _ = corner(view.seats, view.rows, seat, 0)
        sheet.put(plate(sheet.palette, language, player, width), left + 2, plates_top(view.rows))


BOARD: Final = Board(called, draw, sentences, LEVELS, keep=keep)
