"""The ways of witches who have flown: below the tiles that they passed, never across them.

A way begins below the tile that a witch has left, follows the track and points up at the tile that
she has reached. The last one is bold; the others are thin, those of a chain with their numbers.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.core import Event
from render.colours import colours
from render.picture import PaletteName
from render.shapes import Pen
from render.sprites import Sheet, Sprite, blank, cut_out
from render.table import number
from render.text import fitted, painted
from render.witches.layout import COLUMNS, ROWS, STEP, TILES, centre, row_of, tile_corner, way_level

_HOPS: Final = ("witch", "hop", "card", "turned")
_LEFT: Final = tile_corner(1)[0] - 16
_RIGHT: Final = tile_corner(COLUMNS)[0] + STEP + 5
"""Where ways go down beside the track."""
_BOLD: Final = 10
_THIN: Final = 6
_ASIDE: Final = (0, -3, 2)
"""Ways of several witches lie a little above and below each other."""


class Hop(NamedTuple):
    """One flight from place to place."""

    seat: int
    start: int
    end: int
    number: int
    """Which hop of its chain it is; 0 where there is no other."""
    last: bool = True
    """Nobody has flown since."""


class Line(NamedTuple):
    """A part of a way, level or upright."""

    x: int
    y: int
    to_x: int
    to_y: int


def hops(since: Sequence[Event]) -> list[Hop]:
    """Every flight that the events tell of, in order."""
    chains: list[list[Hop]] = []
    for event in since:
        if event.kind == "witch" or not chains:
            chains.append([])
        if event.kind in _HOPS and event.facts.get("to"):
            seat = event.facts.get("owner", event.seat)
            hop = Hop(seat, event.facts["from"], event.facts["to"], len(chains[-1]) + 1)
            chains[-1].append(hop)
    return [
        hop._replace(number=hop.number if len(chain) > 1 else 0, last=hop is chains[-1][-1])
        for chain in chains
        for hop in chain
    ]


def put_ways(sheet: Sheet, since: Sequence[Event]) -> None:
    """The last way bold, all others thin below it."""
    made = hops(since)
    chain = -1
    levels: list[int] = []
    for hop in made:
        chain += hop.number <= 1
        levels.append(_ASIDE[chain % len(_ASIDE)])
    for bold in (False, True):
        for hop, aside in zip(made, levels, strict=True):
            if hop.last == bold:
                _put_way(sheet, hop, aside)
    for hop, aside in zip(made, levels, strict=True):
        _put_ends(sheet, hop, aside)


def _put_way(sheet: Sheet, hop: Hop, aside: int) -> None:
    thick = _BOLD if hop.last else _THIN
    for line in way(hop.start, hop.end):
        wide, high = abs(line.to_x - line.x) + thick, abs(line.to_y - line.y) + thick
        sprite = _rope(sheet.palette, hop.seat, wide, high)
        x, y = min(line.x, line.to_x), min(line.y, line.to_y)
        sheet.put(sprite, x - thick // 2, y - thick // 2 + aside)


def _put_ends(sheet: Sheet, hop: Hop, aside: int) -> None:
    """Where a way begins, with the number of the hop, and where it points."""
    *_, last = way(hop.start, hop.end)
    if hop.end > TILES:
        sheet.put_centred(_head(sheet.palette, hop.seat, left=True), last.to_x + 5, last.to_y)
    else:
        head = _head(sheet.palette, hop.seat, left=False)
        sheet.put_centred(head, last.to_x, last.to_y + aside - 5)
    first = next(way(hop.start, hop.end))
    start = _begin(sheet.palette, hop.seat, hop.number)
    up = 7 if hop.number else 3  # off the heads of the tiles below
    sheet.put_centred(start, first.x, first.y + min(aside, 0) - up)


def way(start: int, end: int) -> Iterator[Line]:
    """The lines of a hop, along the track."""
    row, to_row = _row(start), _row(end)
    x, to_x = _across(start), _across(end)
    y = way_level(row)
    while row != to_row:
        step = 1 if to_row > row else -1
        side = _RIGHT if (row if step > 0 else row - 1) % 2 == 0 else _LEFT
        yield Line(x, y, side, y)
        yield Line(side, y, side, way_level(row + step))
        row, x, y = row + step, side, way_level(row + step)
    yield Line(x, y, to_x, y)
    if end > TILES:
        up = round(centre(end)[1])
        yield Line(to_x, y, to_x, up)


def _row(place: int) -> int:
    return 0 if not place else min(row_of(place), ROWS - 1)


def _across(place: int) -> int:
    return round(centre(place)[0]) if 0 < place <= TILES else _LEFT


@lru_cache(maxsize=512)
def _rope(palette: PaletteName, seat: int, width: int, height: int) -> Sprite:
    """A line in a clan's colour, edged with white."""
    use = colours(palette)
    sheet = Sheet(palette, blank(palette, width, height, use.white))
    sheet.pixels.paste(
        number(palette, use.pieces[seat].body), (2, 2, max(3, width - 2), max(3, height - 2))
    )
    return Sprite(sheet.pixels, None)


@lru_cache(maxsize=16)
def _head(palette: PaletteName, seat: int, *, left: bool) -> Sprite:
    """The tip of a way, which points up at a tile, or left at the finish."""
    use = colours(palette)
    pen = Pen(30, 30)
    for grow, colour in ((3.0, use.white), (0.0, use.pieces[seat].body)):
        rim = [(15, 4.5 - grow * 1.3), (25 + grow * 1.2, 20 + grow), (5 - grow * 1.2, 20 + grow)]
        pen.polygon([(y, x) for x, y in rim] if left else rim, colour)
    return cut_out(pen.finish(), palette, use.white)


@lru_cache(maxsize=64)
def _begin(palette: PaletteName, seat: int, which: int) -> Sprite:
    """Where a way begins; in a chain, with the number of the hop."""
    use = colours(palette)
    own = use.pieces[seat]
    size = 30 if which else 18
    pen = Pen(size, size)
    middle = (size / 2, size / 2)
    pen.ellipse(middle, size / 2 - 0.5, size / 2 - 0.5, use.white)
    pen.ellipse(middle, size / 2 - 2.7, size / 2 - 2.7, own.body)
    drawing = pen.finish()
    if which:
        line = fitted(str(which), 21, 24, bold=True)
        drawing.alpha_composite(painted(line, own.sign, size, size))
    return cut_out(drawing, palette, use.white)
