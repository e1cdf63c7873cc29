"""Marks of decisions that are made in secret: a tick, and the design that somebody backs."""

from functools import lru_cache

from render.colours import PieceColours
from render.hedgehogs.colours import RaceColours, race_colours
from render.hedgehogs.pieces.animals import ANIMALS
from render.picture import PaletteName
from render.shapes import Pen, Rgb
from render.sprites import Sprite, cut_out
from render.text import fitted, painted

_SIZE = 48


@lru_cache(maxsize=16)
def tick(palette: PaletteName, paper: Rgb) -> Sprite:
    """Has decided."""
    use = race_colours(palette)
    pen = Pen(40, 40)
    pen.ellipse((20, 20), 18, 18, use.open, line=use.ink, thick=2.2)
    pen.line([(11, 21), (18, 28), (29, 13)], use.black, 5)
    return cut_out(pen.finish(), palette, paper)


@lru_cache(maxsize=32)
def spy_chip(palette: PaletteName, design: int, paper: Rgb) -> Sprite:
    """An eye, and the design that somebody backs (V2); a question mark if that is a secret."""
    use = race_colours(palette)
    zoom = _SIZE / 78
    pen = Pen(78, 78, zoom=zoom)
    pen.ellipse((39, 39), 36, 36, use.white, line=use.black, thick=3.4)
    if design > 0:
        ANIMALS[design - 1](pen, (39, 40), use, _nobodys(use))
    _draw_eye(pen, use)
    art = pen.finish()
    if design < 0:
        line = fitted("?", 30, _SIZE, bold=True)
        art.alpha_composite(painted(line, use.black, _SIZE, _SIZE))
    return cut_out(art, palette, paper)


def _nobodys(use: RaceColours) -> PieceColours:
    """The colours of a hedgehog that belongs to nobody."""
    return PieceColours(use.white, use.white, use.slate, use.black, use.black)


def _draw_eye(pen: Pen, use: RaceColours) -> None:
    pen.ellipse((60, 64), 17, 12, use.black)
    pen.ellipse((60, 64), 14, 9, use.white)
    pen.ellipse((60, 64), 6.4, 6.4, use.black)
