"""Tiles that lie face up, and the witches wherever they stand."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.core import Event
from engine.witches.view import WitchesView
from render.colours import colours
from render.picture import PaletteName
from render.shapes import Pen
from render.sprites import Sheet, Sprite, cut_out
from render.witches.colours import night
from render.witches.layout import (
    FINISH_SQUARES,
    TILE_HEIGHT,
    TILE_WIDTH,
    TILES,
    finish_box,
    start_box,
    tile_corner,
)
from render.witches.pieces import witch
from render.witches.tiles import face_up
from render.witches.ways import hops

_HIDDEN: Final = "?"
_SMALL: Final = 0.46
_OVER: Final = 6
"""How far a witch leans out of her tile, to leave room for what is on it."""
_TINY: Final = 0.34
_FEW: Final = ((43, 6), (79, 6), (5, 52), (42, 52), (79, 52))
_MANY: Final = (
    *((40, 4), (65, 4), (90, 4)),
    *((40, 34), (65, 34), (90, 34)),
    *((4, 63), (33, 63), (62, 63), (90, 63)),
)
"""Where witches stand on a finish square, when they are up to five and when they are more."""


def put_tiles(sheet: Sheet, view: WitchesView, since: Sequence[Event]) -> None:
    """Draw the open tiles, and a sign where an own number has just led nowhere."""
    standing = {place for clan in view.witches for place in clan}
    up = frozenset(view.up)
    for place, tile in enumerate(view.tiles, start=1):
        if tile != _HIDDEN:
            clan, what = view.letters.index(tile[0]), tile[1:]
            shown = "known" if place not in up else "taken" if place in standing else "up"
            sheet.put(face_up(sheet.palette, place, clan, what, shown), *tile_corner(place))
    for event in since:
        if event.kind == "held":
            x, y = tile_corner(event.facts["at"])
            sheet.put(_stop(sheet.palette), x + 2, y + TILE_HEIGHT - 30)


def put_witches(sheet: Sheet, view: WitchesView, since: Sequence[Event]) -> None:
    """Draw all witches; those who have just moved are ringed."""
    came = {hop.end for hop in hops(since)}
    use = colours(sheet.palette)
    standing = {place: seat for seat, clan in enumerate(view.witches) for place in clan}
    for place, seat in standing.items():
        if not 0 < place <= TILES:
            continue
        tile = view.tiles[place - 1]
        floor = (
            night(sheet.palette).back
            if tile == _HIDDEN
            else use.pieces[view.letters.index(tile[0])].body
        )
        x, y = tile_corner(place)
        sprite = witch(sheet.palette, seat, floor, fresh=place in came)
        left = x + TILE_WIDTH + _OVER - sprite.width
        sheet.put(sprite, left, y + (TILE_HEIGHT - sprite.height) // 2)
    _put_start(sheet, view)
    _put_finish(sheet, view)


def _put_start(sheet: Sheet, view: WitchesView) -> None:
    """The witches still at the start, a row a clan."""
    wood, box = night(sheet.palette).wood, start_box()
    for seat, clan in enumerate(view.witches):
        for number in range(clan.count(0)):
            sprite = witch(sheet.palette, seat, wood, zoom=_SMALL)
            sheet.put(sprite, box.left + 5 + number * 36, box.top + 32 + seat * 37)


def _put_finish(sheet: Sheet, view: WitchesView) -> None:
    """Those who have arrived, around the number of their square."""
    light = night(sheet.palette).window
    for square in range(FINISH_SQUARES):
        box, place = finish_box(square), TILES + 1 + square
        here = [seat for seat, clan in enumerate(view.witches) for at in clan if at == place]
        cells, zoom = (_FEW, _SMALL) if len(here) <= len(_FEW) else (_MANY, _TINY)
        for seat, (x, y) in zip(here, cells, strict=False):
            sprite = witch(sheet.palette, seat, light, zoom=zoom)
            sheet.put(sprite, box.left + x, box.top + y)


@lru_cache(maxsize=8)
def _stop(palette: PaletteName) -> Sprite:
    """An own number led nowhere: the tile is taken, or past the last one."""
    use = colours(palette)
    pen = Pen(28, 28)
    pen.ellipse((14, 14), 13.5, 13.5, use.accent, line=use.white, thick=2.5)
    pen.box(6, 11.5, 22, 16.5, use.white)
    return cut_out(pen.finish(), palette, use.path)
