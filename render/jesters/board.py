"""A jesters' game as a picture: the board, what happened on it, the players around it."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core import Event, Move
from engine.jesters.view import JestersView
from render.alt import LEVELS
from render.collage import Collage
from render.heading import heading, waits
from render.jesters.alt import sentences
from render.jesters.banner import Headline, put_banner
from render.jesters.colours import court_colours
from render.jesters.ground import ground
from render.jesters.hexagons import keep_hexagons, occupied, plain, ring_of
from render.jesters.layout import CORNERS, centre, edge_place, plate_place
from render.jesters.moves import (
    Trail,
    entered,
    marked_hexagons,
    put_jumps,
    put_letters,
    put_ways,
    trails,
)
from render.jesters.overlays import marker, stick
from render.jesters.phrases import called, reason
from render.jesters.pieces import Kind
from render.jesters.plates import Player, keep_plates, plate
from render.parts.board import Board
from render.picture import Language, Theme
from render.result import result
from render.sprites import Sheet
from render.text import fitted
from words import say


def draw(
    view: JestersView,
    theme: Theme,
    names: Sequence[str],
    since: Sequence[Event],
    letters: Mapping[str, Move],
) -> Collage:
    """The picture of a game."""
    ways = trails(view, since)
    sheet = Collage(theme.palette, ground(theme.palette, view.hexagons, view.values, view.marked))
    _put_empty(sheet, view, letters)
    _put_pieces(sheet, view, {name for way in ways for name in way.fresh} | entered(since))
    put_ways(sheet, view, ways)
    put_jumps(sheet, view, ways)
    _put_sticks(sheet, view, ways)
    elsewhere = put_letters(sheet, view, letters)
    put_banner(sheet, _headline(view, theme.language, names, elsewhere))
    _put_players(sheet, view, theme.language, names)
    return sheet


def keep(theme: Theme) -> None:
    """Read the words and draw beforehand what any game needs."""
    say(theme.language, "jesters-resigned")
    keep_hexagons(theme.palette)
    keep_plates(theme.palette)


def _put_empty(sheet: Sheet, view: JestersView, letters: Mapping[str, Move]) -> None:
    """Hexagons that will carry a letter, and the one with the black marker."""
    values = dict(zip(view.hexagons, view.values, strict=True))
    for name in sorted(marked_hexagons(view, letters) | {view.origin} - {""}):
        ring = ring_of(values[name], view.values)
        sheet.put_centred(plain(sheet.palette, values[name], ring, low=True), *centre(name))
    if view.origin:
        x, y = centre(view.origin)
        floor = court_colours(sheet.palette).rings[ring_of(values[view.origin], view.values)]
        sheet.put_centred(marker(sheet.palette, floor), x, y - 10)


def _put_pieces(sheet: Sheet, view: JestersView, fresh: set[str]) -> None:
    values = dict(zip(view.hexagons, view.values, strict=True))
    kinds: dict[int, Kind] = {1: "single", 2: "double"}
    pieces = [(name, seat, kinds[count]) for name, seat, count in view.pawns]
    pieces += [(name, seat, "jester") for seat, name in enumerate(view.jesters) if name]
    for name, seat, kind in pieces:
        ring = ring_of(values[name], view.values)
        sprite = occupied(sheet.palette, values[name], ring, seat, kind, fresh=name in fresh)
        sheet.put_centred(sprite, *centre(name))


def _put_sticks(sheet: Sheet, view: JestersView, ways: Sequence[Trail]) -> None:
    laid = {way.edge for way in ways}
    for edge in sorted(view.sticks, key=lambda edge: edge in laid):
        spot = edge_place(edge)
        sprite = stick(sheet.palette, spot.lean, fresh=edge in laid)
        sheet.put_centred(sprite, spot.x, spot.y)


def _headline(
    view: JestersView, language: Language, names: Sequence[str], elsewhere: Mapping[str, Move]
) -> Headline:
    asides = tuple(
        (label, say(language, f"jesters-label-{move}") if " " not in move else move)
        for label, move in elsewhere.items()
    )
    if above := heading(view, language):
        return Headline(above, "", (), asides)
    if view.outcome is not None:
        winners = view.outcome.winners
        title = result(language, [_short(names[seat]) for seat in winners])
        return Headline(title, reason(view, language), winners)
    detail = say(language, f"jesters-step-{view.step}")
    if view.step == "order":
        return Headline(detail, "", ())
    title = say(language, "jesters-to-move", name=_short(names[view.seat]))
    return Headline(title, detail, (view.seat,), asides)


def _short(name: str) -> str:
    """A name that leaves room for the rest of the title."""
    return fitted(name, 38, 470, bold=True, least=32).text


def _put_players(sheet: Sheet, view: JestersView, language: Language, names: Sequence[str]) -> None:
    for seat, corner in enumerate(CORNERS[: view.seats]):
        player = Player(
            seat=seat,
            name=names[seat],
            points=view.points[seat],
            captured=view.captured[seat],
            stock=view.stock[seat],
            doubles=view.doubles[seat],
            sticks=view.left[seat],
            taken=view.taken[seat],
            to_move=waits(view) and seat in view.waiting_on,
            first=seat == view.first and view.step != "order",
            gone=seat in view.gone,
            rank=view.outcome.ranks[seat] if view.outcome else 0,
        )
        sheet.put(plate(sheet.palette, language, player, corner), *plate_place(corner))


BOARD: Final = Board(called, draw, sentences, LEVELS, keep=keep)
