"""A card with a number on it, for any game that turns one instead of a die."""

from functools import lru_cache
from typing import Final

from render.colours import colours
from render.picture import PaletteName
from render.shapes import Pen, Rgb, around
from render.sprites import Sprite, cut_out
from render.text import fitted, painted

CARD: Final = (36, 50)
"""Width and height."""


@lru_cache(maxsize=64)
def card(palette: PaletteName, value: int, ground: Rgb, *, counts: bool, zoom: float = 1) -> Sprite:
    """A card face up; the one that counts has a bold edge. 0 is the joker."""
    use = colours(palette)
    wide, high = round(CARD[0] * zoom), round(CARD[1] * zoom)
    pen = Pen(wide + 6, high + 6)
    edge, thick = (use.accent, 4.5) if counts else (use.faint, 2)
    pen.box(1, 1, wide + 5, high + 5, use.white, round_by=7 * zoom, line=edge, thick=thick)
    middle = (wide / 2 + 3, high / 2 + 3)
    if value == 0:
        size = 15 * zoom
        rim = [
            around(middle, size if tip % 2 else size * 0.45, 234 + tip * 36) for tip in range(10)
        ]
        pen.polygon(rim, use.black)
        return cut_out(pen.finish(), palette, ground)
    art = pen.finish()
    line = fitted(str(value), 32 * zoom, wide, bold=True)
    art.alpha_composite(painted(line, use.black, wide + 6, high + 6))
    return cut_out(art, palette, ground)
