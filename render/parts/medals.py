"""What stands beside a name: a rank at the end, and the first player's pennant."""

from functools import lru_cache

from PIL import Image

from render.colours import colours
from render.picture import PaletteName
from render.shapes import Pen, Rgb
from render.sprites import Sheet, Sprite, cut_out, written
from render.text import fitted, painted


@lru_cache(maxsize=64)
def medal(palette: PaletteName, rank: int, paper: Rgb) -> Sprite:
    """A rank at the end."""
    use = colours(palette)
    pen = Pen(50, 50)
    first = rank == 1
    gold = use.pieces[2]
    if first:
        pen.polygon([(12, 0), (22, 0), (30, 18), (18, 22)], use.accent)
        pen.polygon([(38, 0), (28, 0), (20, 18), (32, 22)], use.accent)
    pen.ellipse((25, 29), 20, 20, gold.body if first else use.path, line=use.black, thick=2.5)
    art = pen.finish()
    ink = gold.sign if first else use.ink
    art.alpha_composite(_digit(str(rank), ink, 26), (5, 10))
    return cut_out(art, palette, paper)


@lru_cache(maxsize=16)
def pennant(palette: PaletteName, paper: Rgb) -> Sprite:
    """The first player's."""
    use = colours(palette)
    pen = Pen(44, 50)
    pen.line([(7, 3), (7, 47)], use.ink, 4)
    pen.polygon([(9, 4), (43, 16), (9, 29)], use.accent)
    art = pen.finish()
    art.alpha_composite(_digit("1", use.panel, 19).crop((10, 0, 30, 38)), (7, 0))
    return cut_out(art, palette, paper)


@lru_cache(maxsize=32)
def small_medal(palette: PaletteName, rank: int, paper: Rgb) -> Sprite:
    """A rank at the end, where there is little room."""
    use = colours(palette)
    pen = Pen(40, 40)
    gold = use.pieces[2]
    fill = gold.body if rank == 1 else use.path
    pen.ellipse((20, 20), 18, 18, fill, line=use.black, thick=2.2)
    disc = cut_out(pen.finish(), palette, paper)
    over = Sheet(palette, disc.pixels)
    ink = gold.sign if rank == 1 else use.ink
    text = written(str(rank), palette, ink, fill, size=23, width=22, height=26, bold=True)
    over.put(text, 9, 7)
    return Sprite(over.pixels, disc.mask)


@lru_cache(maxsize=8)
def small_pennant(palette: PaletteName, paper: Rgb) -> Sprite:
    """The first player's, where there is little room."""
    use = colours(palette)
    pen = Pen(26, 30)
    pen.line([(4, 2), (4, 28)], use.ink, 3)
    pen.polygon([(5, 2), (25, 9), (5, 17)], use.accent)
    return cut_out(pen.finish(), palette, paper)


def _digit(text: str, ink: Rgb, size: float) -> Image.Image:
    return painted(fitted(text, size, 34, bold=True), ink, 40, 38)
