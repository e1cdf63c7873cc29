"""Small pictures in a palette's colours, ready to be put on a sheet without any blending.

Edges are blended beforehand with the ground the sprite will lie on. Sprites are kept and shared:
nothing may draw on them.
"""

from functools import lru_cache
from typing import Final

from PIL import Image

from render.colours import flat_table, in_table
from render.picture import PaletteName
from render.shapes import Rgb
from render.text import fitted, painted

_SOLID: Final = 110
"""From this much cover on, an edge pixel belongs to the sprite."""


class Sprite:
    """A picture in palette colours and the part of it that shows."""

    __slots__ = ("mask", "pixels")

    def __init__(self, pixels: Image.Image, mask: Image.Image | None) -> None:
        self.pixels = pixels
        self.mask = mask

    @property
    def width(self) -> int:
        return self.pixels.width

    @property
    def height(self) -> int:
        return self.pixels.height


class Sheet:
    """A picture under way. Only its maker draws on it."""

    def __init__(self, palette: PaletteName, ground: Image.Image) -> None:
        """Start from a copy of a finished ground."""
        self.palette: PaletteName = palette
        self.pixels = ground.copy()

    def put(self, sprite: Sprite, x: int, y: int) -> None:
        """Lay a sprite with its top left corner at a point."""
        self.pixels.paste(sprite.pixels, (x, y), sprite.mask)

    def put_centred(self, sprite: Sprite, x: float, y: float) -> None:
        self.put(sprite, round(x - sprite.width / 2), round(y - sprite.height / 2))


def cut_out(art: Image.Image, palette: PaletteName, ground: Rgb) -> Sprite:
    """A sprite of a drawing's shape, its soft edges blended with the ground."""
    mask = art.getchannel("A").point([0] * _SOLID + [255] * (256 - _SOLID)).convert("1")
    return Sprite(opaque(art, palette, ground).pixels, mask)


def opaque(art: Image.Image, palette: PaletteName, ground: Rgb) -> Sprite:
    """A rectangular sprite: the drawing on its ground."""
    below = Image.new("RGBA", art.size, (*ground, 255))
    below.alpha_composite(art)
    return Sprite(in_table(below.convert("RGB"), palette), None)


@lru_cache(maxsize=1024)
def written(
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
    """A line of text in a box of its own, fitted to the width."""
    line = fitted(text, size, width, bold=bold, least=least, sentence=sentence)
    return opaque(painted(line, colour, width, height, align=align), palette, ground)


def blank(palette: PaletteName, width: int, height: int) -> Image.Image:
    """An empty picture with the palette's table."""
    sheet = Image.new("P", (width, height))
    sheet.putpalette(flat_table(palette))
    return sheet
