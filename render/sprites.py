"""Small pictures in a palette's colours, ready to be put on a sheet without any blending.

A drawing is turned into colours of the table once, as `Art`; a sprite is that art with its soft
edges blended with the ground it will lie on. Both are kept and shared: nothing may draw on them.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import count
from math import ceil
from typing import Final

from PIL import Image

from render.colours import colours
from render.picture import PaletteName
from render.shapes import COVERS, Rgb, brightness, mapped, stepped
from render.table import in_table, number, softened
from render.text import cover, fitted, painted

_SOLID: Final = bytes(255 * (cover >= COVERS[2]) for cover in range(256))
"""From this much cover on, an edge pixel belongs to a sprite that is cut out."""
_ANY: Final = bytes([0] + [255] * 255)
_ONLY: Final = {step: bytes(255 * (cover == step) for cover in range(256)) for step in COVERS}
_OVERHANG: Final = 8
"""What the last letter of a line may lean out of its own width."""
_NUMBERS: Final = count()


class Sprite:
    """A picture in colours of the table and the part of it that shows."""

    __slots__ = (
        "_core",
        "_mask_core",
        "end",
        "first",
        "height",
        "mask",
        "number",
        "pixels",
        "width",
    )

    def __init__(self, pixels: Image.Image, mask: Image.Image | None) -> None:
        self.number = next(_NUMBERS)
        """Of all sprites that this process has made, no other has had it."""
        self.pixels = pixels
        self.mask = mask
        self.width, self.height = pixels.size
        shown = (0, 0, *pixels.size) if mask is None else mask.getbbox() or (0, 0, 0, 0)
        self.first, self.end = shown[1], shown[3]
        """The rows that show anything: from the first to before the end."""
        self._core = pixels.im
        self._mask_core = () if mask is None else (mask.im,)

    def put_on(self, core: Image.core.ImagingCore, x: int, y: int) -> None:
        """Lay it on the pixels of a picture of mode `L` that may be drawn on; what does not fit is
        cut off."""
        # What `Image.paste` comes down to, without all that it has to find out first: a board is
        # put together from thirty sprites.
        core.paste(self._core, (x, y, x + self.width, y + self.height), *self._mask_core)


class Sheet:
    """A picture under way. Only its maker draws on it."""

    def __init__(self, palette: PaletteName, ground: Image.Image) -> None:
        """Start from a copy of a finished ground."""
        self.palette: PaletteName = palette
        self._pixels = ground.copy()

    @property
    def pixels(self) -> Image.Image:
        """What it looks like by now."""
        return self._pixels

    def put(self, sprite: Sprite, x: int, y: int) -> None:
        """Lay a sprite with its top left corner at a point."""
        sprite.put_on(self._pixels.im, x, y)

    def put_centred(self, sprite: Sprite, x: float, y: float) -> None:
        self.put(sprite, round(x - sprite.width / 2), round(y - sprite.height / 2))


class Art:
    """A drawing in colours of the table that can be laid on any ground."""

    __slots__ = ("_covers", "_edges", "_palette", "_pixels", "mask")

    def __init__(self, drawing: Image.Image, palette: PaletteName) -> None:
        """`drawing` is RGBA."""
        self._palette: PaletteName = palette
        self._pixels = in_table(drawing.convert("RGB"), palette)
        self._covers = stepped(drawing.getchannel("A"))
        self._edges: dict[int, tuple[Image.Image, list[int]]] = {}
        self.mask = mapped(self._covers, _SOLID)

    def cut_out(self, ground: Rgb) -> Sprite:
        """A sprite of the drawing's shape, its soft edges blended with the ground."""
        return Sprite(self._on(ground, COVERS[2:3]), self.mask)

    def inlaid(self, ground: Rgb) -> Sprite:
        """Like `cut_out`, with softer edges: where the ground is the same all around."""
        return Sprite(self._on(ground, COVERS[1:3]), mapped(self._covers, _ANY))

    def opaque(self, ground: Rgb) -> Sprite:
        """A rectangular sprite: the drawing on its ground."""
        return Sprite(self._on(ground, COVERS[:3]), None)

    def _on(self, ground: Rgb, steps: tuple[int, ...]) -> Image.Image:
        """The pixels, blended with a ground where they cover it in one of those steps."""
        blended = self._pixels.copy()
        for step in steps:
            where, used = self._edge(step)
            soft = bytearray(256)
            for own in used:
                soft[own] = softened(self._palette, own, ground, step)
            if used:
                blended.paste(mapped(self._pixels, soft), None, where)
        return blended

    def _edge(self, step: int) -> tuple[Image.Image, list[int]]:
        """Where the drawing covers its ground in that step, and with which colours."""
        if step not in self._edges:
            where = mapped(self._covers, _ONLY[step])
            used = [own for own, count in enumerate(self._pixels.histogram(where)) if count]
            self._edges[step] = where, used
        return self._edges[step]


def cut_out(drawing: Image.Image, palette: PaletteName, ground: Rgb) -> Sprite:
    """A drawing that lies on one ground only, as a sprite of its shape."""
    return Art(drawing, palette).cut_out(ground)


def opaque(drawing: Image.Image, palette: PaletteName, ground: Rgb) -> Sprite:
    """A drawing that lies on one ground only, as a rectangular sprite."""
    return Art(drawing, palette).opaque(ground)


@lru_cache(maxsize=2048)
def written(  # noqa: PLR0913 - kept by all that a line of text depends on
    text: str,
    palette: PaletteName,
    colour: Rgb,
    ground: Rgb,
    *,
    size: float,
    width: int,
    height: int,
    bold: bool = False,
    align: float = 0.5,
    least: float = 0,
    sentence: bool = False,
) -> Sprite:
    """A line of text in a box of its own, fitted to the width. With `align` 0 the box is only as
    wide as the line needs."""
    line = fitted(text, size, width, bold=bold, least=least, sentence=sentence)
    if align == 0:
        width = min(width, ceil(line.width) + _OVERHANG)
    if any(run.font == "emoji" for run in line.runs):
        halo = colour if brightness(ground) < 128 else None  # emoji have dark outlines
        drawn = painted(line, colour, width, height, align=align, halo=halo)
        return opaque(drawn, palette, ground)
    # Letters have one colour, so how much they cover says which step of the ramp a pixel is.
    ramp = _ramp(palette, colour, ground)
    return Sprite(mapped(cover(line, width, height, align=align), ramp), None)


def line_above(  # noqa: PLR0913 - `written` with less to say
    text: str, palette: PaletteName, *, size: float, room: int, height: int, bold: bool
) -> Sprite:
    """A line above a board, only as wide as it needs, in at most so much room."""
    use = colours(palette)
    return written(
        text,
        palette,
        use.ink,
        use.paper,
        size=size,
        width=room,
        height=height,
        bold=bold,
        align=0,
        sentence=True,
    )


@lru_cache(maxsize=64)
def _ramp(palette: PaletteName, colour: Rgb, ground: Rgb) -> bytes:
    """For every amount of cover, the number of the colour that a letter has there."""
    own = number(palette, colour)
    steps = [softened(palette, own, ground, step) for step in COVERS for _ in range(85)]
    return bytes(steps[:256])


def blank(palette: PaletteName, width: int, height: int, ground: Rgb) -> Image.Image:
    """An empty picture."""
    return Image.new("L", (width, height), number(palette, ground))
