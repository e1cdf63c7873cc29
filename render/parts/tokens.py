"""What a player is known by on any board: a colour and its sign."""

from functools import lru_cache

from render.colours import colours
from render.parts.signs import SIGNS
from render.picture import PaletteName
from render.shapes import Pen, Rgb
from render.sprites import Art, Sprite


@lru_cache(maxsize=256)
def token(palette: PaletteName, seat: int, radius: int, ground: Rgb) -> Sprite:
    """A player's colour and sign, seen from above."""
    return _token_art(palette, seat, radius).cut_out(ground)


@lru_cache(maxsize=64)
def _token_art(palette: PaletteName, seat: int, radius: int) -> Art:
    own = colours(palette).pieces[seat]
    size = radius * 2 + 2
    pen = Pen(size, size)
    centre = (size / 2, size / 2)
    pen.ellipse(centre, radius, radius, own.body, line=own.line, thick=max(2, radius * 0.1))
    SIGNS[seat](pen, centre, radius * 0.46, own.sign)
    return Art(pen.finish(), palette)
