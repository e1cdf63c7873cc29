"""What never moves: paper, the large hexagon, its small ones, numbers, letters, marked edges."""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render.colours import colours
from render.jesters.colours import court_colours
from render.jesters.hexagons import plain, ring_of
from render.jesters.layout import HALF, HEIGHT, MIDDLE, REACH, centre, edge_place
from render.jesters.overlays import notch
from render.parts.frame import WIDTH
from render.picture import PaletteName
from render.shapes import COVERS, SHARPNESS, mapped, stepped
from render.sprites import Sheet, Sprite, blank, written
from render.table import number, softened

_LABEL: Final = 30


@lru_cache(maxsize=8)
def ground(
    palette: PaletteName,
    hexagons: tuple[str, ...],
    values: tuple[int, ...],
    marked: tuple[str, ...],
) -> Sprite:
    """The picture before anything is put on it, in the palette's colours."""
    sheet = Sheet(palette, blank(palette, WIDTH, HEIGHT, colours(palette).paper))
    sheet.put(_court(palette), MIDDLE[0] - REACH, MIDDLE[1] - HALF)
    for name, value in zip(hexagons, values, strict=True):
        sprite = plain(palette, value, ring_of(value, values), low=False)
        sheet.put_centred(sprite, *centre(name))
    for edge in marked:
        spot = edge_place(edge)
        sheet.put_centred(notch(palette, spot.lean), spot.x, spot.y)
    for text, x, y in _labels(hexagons):
        sheet.put_centred(_label(palette, text), x, y)
    return Sprite(sheet.pixels, None)


def _labels(hexagons: tuple[str, ...]) -> list[tuple[str, float, float]]:
    """Letters before the rows, numbers below the diagonals."""
    there = set(hexagons)
    labels: list[tuple[str, float, float]] = []
    for name in hexagons:
        letter, digits = name[0], name[1:]
        x, y = centre(name)
        if f"{letter}{int(digits) - 1}" not in there:
            labels.append((letter, x - 67, y))
        if f"{chr(ord(letter) - 1)}{digits}" not in there:
            labels.append((digits, x + 33, y + 58))
    return labels


@lru_cache(maxsize=8)
def _court(palette: PaletteName) -> Sprite:
    """The large hexagon, lying on a side."""
    use = colours(palette)
    size = (2 * REACH, 2 * HALF)
    large = Image.new("L", (size[0] * SHARPNESS, size[1] * SHARPNESS))
    half = REACH / 2
    corners = [
        (half, 0),
        (3 * half, 0),
        (4 * half, HALF),
        (3 * half, 2 * HALF),
        (half, 2 * HALF),
        (0, HALF),
    ]
    points = [(x * SHARPNESS, y * SHARPNESS) for x, y in corners]
    ImageDraw.Draw(large).polygon(points, fill=255)
    own = number(palette, court_colours(palette).ground)
    ramp = [softened(palette, own, use.paper, step) for step in COVERS for _ in range(85)]
    return Sprite(mapped(stepped(large.reduce(SHARPNESS)), bytes(ramp[:256])), None)


def _label(palette: PaletteName, text: str) -> Sprite:
    white, ground = colours(palette).white, court_colours(palette).ground
    return written(text, palette, white, ground, size=27, width=_LABEL, height=_LABEL, bold=True)
