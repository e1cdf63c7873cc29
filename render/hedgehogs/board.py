"""A race as a picture: the board, what happened on it, the players around it."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core import Event, Move
from engine.hedgehogs.view import HedgehogsView
from render.collage import Collage
from render.hedgehogs.alt import LEVELS, sentences
from render.hedgehogs.headline import headline
from render.hedgehogs.ladders import ladders_of, lines_of, put_ladders
from render.hedgehogs.lanes.ground import Ground, Rows, ground, keep_floors
from render.hedgehogs.lanes.moves import put_hops, put_letters
from render.hedgehogs.lanes.squares import put_squares
from render.hedgehogs.layout import LADDER, cuts, ladders_top, plates
from render.hedgehogs.phrases import called
from render.hedgehogs.pieces.discs import keep_discs
from render.hedgehogs.pieces.piece import lane_letters
from render.hedgehogs.plates.plate import keep_plates, plate
from render.hedgehogs.plates.players import players
from render.hedgehogs.shelf import put_shelf, shelf_of
from render.parts.banner import put_banner
from render.parts.board import Board
from render.parts.match import Cube
from render.picture import Theme
from words import say


def draw(
    view: HedgehogsView,
    theme: Theme,
    names: Sequence[str],
    since: Sequence[Event],
    letters: Mapping[str, Move],
) -> Collage:
    """The picture of a race."""
    shelf = shelf_of(view, since)
    wide = view.colours_each > 1  # twice as much to show (V21)
    race = Ground(
        lanes=lane_letters(view),
        rows=Rows(view.rows, view.way),
        seats=view.seats,
        tube=view.tube,
        shelf=shelf is not None,
        wide=wide,
    )
    start = ground(theme.palette, theme.language, race)
    sheet = Collage(theme.palette, start, cuts=cuts(view.lanes))
    put_squares(sheet, view, since)
    arrows = put_hops(sheet, view, since)
    elsewhere = put_letters(sheet, view, letters, arrows)
    put_banner(sheet, headline(view, theme.language, names, elsewhere))
    if shelf is not None:
        put_shelf(sheet, theme.language, view.lanes, shelf)
    ladders = ladders_of(view)
    lines = lines_of(ladders)
    sheet.extend(lines * LADDER)
    put_ladders(sheet, theme.language, ladders, ladders_top(view.lanes, shelf=shelf is not None))
    boxes = plates(view.lanes, view.seats, shelf=shelf is not None, wide=wide, ladders=lines)
    for player, box in zip(players(view, names, since), boxes, strict=True):
        sprite = plate(theme.palette, theme.language, player, box.width, box.height)
        sheet.put(sprite, box.left, box.top)
    return sheet


def keep(theme: Theme) -> None:
    """Read the words and draw beforehand what any race needs."""
    say(theme.language, "hedgehogs-start")
    keep_discs(theme.palette)
    keep_floors(theme.palette)
    keep_plates(theme.palette)


def _cube(view: HedgehogsView) -> Cube | None:
    """The doubling cube: with whoever offers it, else among two with who may offer next (V22)."""
    if not view.cubed:
        return None
    if view.answers:
        return Cube(view.cube, view.seat)
    taken = view.seats == 2 and view.cube > 1 and view.outcome is None
    return Cube(view.cube, 1 - view.doubler if taken else None)


BOARD: Final = Board(called, draw, sentences, LEVELS, tells_match=True, cube=_cube, keep=keep)
