"""The ways of witches lie beside the tiles, one of them bold."""

from collections.abc import Sequence
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from engine.core import Event
from engine.witches.game import WITCHES_GAME as GAME
from engine.witches.position import read
from engine.witches.view import WitchesView
from render import Picture, render
from render.witches.layout import (
    FINISH_SQUARES,
    TILE_HEIGHT,
    TILE_WIDTH,
    TILES,
    finish_box,
    row_of,
    start_box,
    tile_corner,
    way_level,
)
from render.witches.ways import Hop, Line, hops, way

_HEAD = 16
"""So much of a tile's foot may the head of a way cover, or the number of a hop."""


def flown(*places: int, seat: int = 0) -> list[Event]:
    """A chain of hops from place to place."""
    kinds = ["witch", *["hop"] * len(places)]
    return [
        Event(kind, seat, "", {"from": start, "to": end})
        for kind, start, end in zip(kinds, places, places[1:], strict=False)
    ]


def seen(position: str) -> WitchesView:
    return GAME.view(read(position, seats=3, die=3), None)


def difference(one: Picture, other: Picture) -> Image.Image:
    first, second = (Image.open(BytesIO(picture.data)).convert("RGB") for picture in (one, other))
    return ImageChops.difference(first, second)


def test_a_way_within_a_row_is_one_line_below_it():
    level = way_level(0)
    middle = TILE_WIDTH // 2
    assert list(way(2, 5)) == [
        Line(tile_corner(2)[0] + middle, level, tile_corner(5)[0] + middle, level)
    ]
    assert way_level(0) > tile_corner(2)[1] + TILE_HEIGHT


@pytest.mark.parametrize(("start", "end"), [(7, 10), (10, 7), (15, 18), (40, 43), (3, 30), (30, 3)])
def test_a_way_turns_where_the_track_turns(start: int, end: int):
    lines = list(way(start, end))
    for one, other in pairwise(lines):
        assert (one.to_x, one.to_y) == (other.x, other.y)
    assert lines[0].y == way_level(row_of(start))
    assert lines[-1].to_y == way_level(row_of(end))
    assert len(lines) == 1 + 2 * abs(row_of(end) - row_of(start))


def test_ways_begin_beside_the_start_and_end_beside_the_finish():
    assert next(way(0, 4)).x > start_box().left + start_box().width
    for square in range(FINISH_SQUARES):
        *_, last = way(46, TILES + 1 + square)
        box = finish_box(square)
        assert last.to_x > box.left + box.width
        assert box.top < last.to_y < box.top + box.height


@pytest.mark.parametrize(
    "places", [(2, 5), (7, 10), (10, 3, 12), (0, 6, 8, 20), (15, 19), (30, 12), (45, 50), (3, 40)]
)
def test_no_tile_that_is_passed_is_touched(places: Sequence[int]):
    """But for its foot, where a way ends or a hop has its number."""
    view = seen("5=b2 9=g3 18=rM")
    changed = difference(render(view), render(view, since=flown(*places)))
    assert changed.getbbox() is not None
    for place in range(1, TILES + 1):
        x, y = tile_corner(place)
        foot = _HEAD if place in places else 0
        box = (x, y, x + TILE_WIDTH, y + TILE_HEIGHT - foot)
        assert changed.crop(box).getbbox() is None


def test_only_the_last_hop_is_bold():
    assert hops(flown(2, 5, 9)) == [Hop(0, 2, 5, 1, last=False), Hop(0, 5, 9, 2)]
    assert hops([*flown(2, 5), *flown(11, 14, seat=1)]) == [
        Hop(0, 2, 5, 0, last=False),
        Hop(1, 11, 14, 0),
    ]


def test_ways_there_and_back_differ_from_one_alone():
    view = seen("")
    there, back = flown(3, 9), flown(3, 9, 3)
    assert difference(render(view, since=there), render(view, since=back)).getbbox() is not None


def test_every_clan_has_a_way_of_its_own_colour():
    view = seen("")
    one, other = (render(view, since=flown(3, 9, seat=seat)) for seat in (0, 1))
    assert difference(one, other).getbbox() is not None
