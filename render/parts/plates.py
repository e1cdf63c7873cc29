"""What the plates of players are drawn with: the box, and a name in it."""

from functools import lru_cache

from PIL import Image

from render.colours import colours
from render.picture import PaletteName
from render.shapes import Pen, Rgb
from render.sprites import Sprite, opaque, written
from render.text import fitted


@lru_cache(maxsize=64)
def blank_plate(palette: PaletteName, width: int, height: int, *, lit: bool) -> Image.Image:
    """An empty plate; `lit` is that of who is to move, or has won."""
    pen = Pen(width, height)
    draw_box(pen, palette, width, height, lit=lit)
    return opaque(pen.finish(), palette, colours(palette).paper).pixels


def draw_box(pen: Pen, palette: PaletteName, width: int, height: int, *, lit: bool) -> None:
    """The box of a plate, over all of a pen's sheet."""
    use = colours(palette)
    fill, line, thick = (use.panel_lit, use.accent, 4.5) if lit else (use.panel, use.grid, 2)
    pen.box(0, 0, width, height, fill, round_by=14, line=line, thick=thick)


def plate_name(name: str, palette: PaletteName, ink: Rgb, paper: Rgb, room: int) -> Sprite:
    """A player's name in large letters, smaller where there is little room."""
    return written(
        without_aside(name, 30, room, least=25),
        palette,
        ink,
        paper,
        size=30,
        width=room,
        height=42,
        bold=True,
        align=0,
        least=25,
    )


def without_aside(name: str, size: float, room: float, *, least: float = 0) -> str:
    """A name that fits whole, or else without what stands in parentheses behind it: half of
    *(computer 1)* tells nobody anything."""
    bare = name.rpartition(" (")[0]
    whole = fitted(name, size, room, bold=True, least=least).text
    return bare if bare and name.endswith(")") and whole.endswith("…") else name
