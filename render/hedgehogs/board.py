"""A race as a picture: the board, what happened on it, the players around it."""

from collections.abc import Mapping, Sequence

from engine.core import Event, Move
from engine.hedgehogs.view import HedgehogsView
from render.collage import Collage
from render.hedgehogs.alt import alt_text
from render.hedgehogs.headline import headline
from render.hedgehogs.lanes.ground import ground, keep_floors
from render.hedgehogs.lanes.moves import put_hops, put_marks
from render.hedgehogs.lanes.squares import put_squares
from render.hedgehogs.layout import cuts, plates
from render.hedgehogs.phrases import called
from render.hedgehogs.pieces.discs import keep_discs
from render.hedgehogs.pieces.piece import lane_letters
from render.hedgehogs.plates.plate import keep_plates, plate
from render.hedgehogs.plates.players import players
from render.hedgehogs.shelf import put_shelf, shelf_of
from render.parts.banner import put_banner
from render.parts.frame import FRAME
from render.parts.match import Cube, put_match
from render.parts.tokens import token
from render.picture import Theme
from words import say


def draw(
    view: HedgehogsView,
    theme: Theme,
    names: Sequence[str],
    since: Sequence[Event],
    marks: Mapping[str, Move],
) -> Collage:
    """The picture of a race."""
    shown = called(view, theme.language, names)
    seen = [event for event in since if event.visible_to(view.viewer)]
    shelf = shelf_of(view, seen)
    wide = view.colours_each > 1  # twice as much to show (V21)
    start = ground(
        theme.palette,
        theme.language,
        lane_letters(view),
        view.rows,
        view.seats,
        tube=view.tube,
        way=view.way,
        shelf=shelf is not None,
        wide=wide,
    )
    sheet = Collage(theme.palette, start, cuts=cuts(view.lanes))
    put_squares(sheet, view, seen)
    arrows = put_hops(sheet, view, seen)
    elsewhere = put_marks(sheet, view, marks, arrows)
    put_banner(sheet, headline(view, theme.language, shown, elsewhere))
    if shelf is not None:
        put_shelf(sheet, theme.language, view.lanes, shelf)
    boxes = plates(view.lanes, view.seats, shelf=shelf is not None, wide=wide)
    for player, box in zip(players(view, shown, seen), boxes, strict=True):
        sprite = plate(theme.palette, theme.language, player, box.width, box.height)
        sheet.put(sprite, box.left, box.top)
    put_match(sheet, theme.language, view.match, token, margin=FRAME, cube=_cube(view))
    return sheet


def describe(
    view: HedgehogsView,
    theme: Theme,
    names: Sequence[str],
    since: Sequence[Event],
    marks: Mapping[str, Move],
) -> str:
    """What that picture shows, in words."""
    shown = called(view, theme.language, names)
    return alt_text(view, theme.language, shown, marks)


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
