"""Boards as what is laid on a ground, not painted until somebody wants to see it.

From one turn to the next most of a board stays as it was. A collage knows what lies where, so that
a band of it, some rows from edge to edge, can be recognised without a look at its pixels.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from itertools import pairwise
from threading import local
from typing import Any, Final, NamedTuple

from PIL import Image

from render.picture import PaletteName
from render.sprites import Sheet, Sprite

_HIGHEST: Final = 100
"""Rows of a band: few enough to stay the same for a while, and enough to be worth the trouble."""

_Laid = tuple[Sprite, int, int]
"""A sprite, and where its top left corner lies."""


class _Papers(local):
    """What bands are painted on: of each size a thread has one, which costs less than new ones."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[memoryview, Image.Image]] = {}

    def paper(self, width: int, height: int) -> tuple[memoryview, Image.Image]:
        """An empty picture, and the memory it lies in."""
        if (width, height) not in self._known:
            stride = width + 1
            memory: Any = memoryview(bytearray(height * stride + 1))
            # Pillow draws straight into this memory, past the zeros before each row: a picture of
            # its own that is one column wider, and the bytes of that, take ten times as long.
            picture = Image.frombuffer("L", (width, height), memory[1:], "raw", "L", stride, 1)
            picture.readonly = 0
            self._known[width, height] = memory[:-1], picture
        rows, picture = self._known[width, height]
        picture.im.paste(0, (0, 0, width, height))
        return rows, picture


_own: Final = _Papers()


class Band(NamedTuple):
    """Some rows of a picture, from edge to edge."""

    width: int
    top: int
    bottom: int
    laid: Sequence[_Laid]
    key: Hashable
    """Bands with the same key look the same."""

    def rows(self) -> memoryview:
        """Its pixels, each row behind a zero: as PNG files have them that need no filter.

        Filters are made for shades, and rows of numbers gain nothing from them. They stay until
        this thread asks for those of another band.
        """
        rows, picture = _own.paper(self.width, self.bottom - self.top)
        core = picture.im
        for sprite, x, y in self.laid:
            sprite.put_on(core, x, y - self.top)
        return rows


class Collage(Sheet):
    """A picture under way that remembers what is put on it."""

    def __init__(self, palette: PaletteName, ground: Sprite, *, cuts: Sequence[int] = ()) -> None:
        """Start with a ground. `cuts` are rows at which one part of the picture begins that
        changes apart from what is above it."""
        self.palette: PaletteName = palette
        self.width, self.height = ground.width, ground.height
        self._laid: list[_Laid] = [(ground, 0, 0)]
        self._cuts = tuple(cuts)

    @property
    def pixels(self) -> Image.Image:
        """What it looks like by now, in pixels of its own."""
        picture = Image.new("L", (self.width, self.height))
        for sprite, x, y in self._laid:
            sprite.put_on(picture.im, x, y)
        return picture

    def put(self, sprite: Sprite, x: int, y: int) -> None:
        self._laid.append((sprite, x, y))

    def extend(self, rows: int) -> None:
        """Make it taller by some rows of paper."""
        self.height += rows

    def bands(self) -> list[Band]:
        """The picture from top to bottom."""
        edges, band_of = _divided(self.height, self._cuts)
        laid: list[list[_Laid]] = [[] for _ in edges]
        keys: list[list[int]] = [[self.width, top, bottom] for top, bottom in edges]
        for item in self._laid:
            sprite, x, y = item
            first, end = max(y + sprite.first, 0), min(y + sprite.end, self.height)
            if first >= end:
                continue
            key = (sprite.number, x, y)
            for number in range(band_of[first], band_of[end - 1] + 1):
                laid[number].append(item)
                keys[number] += key
        return [
            Band(self.width, top, bottom, items, tuple(key))
            for (top, bottom), items, key in zip(edges, laid, keys, strict=True)
        ]


@lru_cache(maxsize=64)
def _divided(height: int, cuts: tuple[int, ...]) -> tuple[list[tuple[int, int]], list[int]]:
    """Where bands begin and end, and for every row the number of its band."""
    parts = pairwise(sorted({0, *(cut for cut in cuts if 0 < cut < height), height}))
    edges = [
        (row, min(row + _HIGHEST, bottom))
        for top, bottom in parts
        for row in range(top, bottom, _HIGHEST)
    ]
    band_of = [number for number, (top, bottom) in enumerate(edges) for _ in range(top, bottom)]
    return edges, band_of
