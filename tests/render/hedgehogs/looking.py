"""Looking at pictures of races: where two differ, and what lies there."""

from io import BytesIO

from PIL import Image, ImageChops

from engine.hedgehogs.view import HedgehogsView
from render import Picture
from render.hedgehogs.ladders import ladders_of, lines_of
from render.hedgehogs.layout import CELL, cell_corner, plates


def pixels(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")


def changed(one: Picture, other: Picture) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(pixels(one), pixels(other)).getbbox()


def square(picture: Picture, lane: int, row: int) -> bytes:
    x, y = cell_corner(lane, row)
    return pixels(picture).crop((x, y, x + CELL, y + CELL)).tobytes()


def inside(box: tuple[int, int, int, int] | None, lane: int, row: int, around: int = 20) -> bool:
    x, y = cell_corner(lane, row)
    return box is not None and (
        x - around <= box[0]
        and y - around <= box[1]
        and box[2] <= x + CELL + around
        and box[3] <= y + CELL + around
    )


def plate_of(view: HedgehogsView, seat: int) -> tuple[int, int, int, int]:
    shelf = view.doping or view.trap == "hole" or view.dice_used in ("cards", "shared")
    lines = lines_of(ladders_of(view))
    wide = view.colours_each > 1
    box = plates(view.lanes, view.seats, shelf=shelf, wide=wide, ladders=lines)[seat]
    return box.left, box.top, box.left + box.width, box.top + box.height


def within(box: tuple[int, int, int, int] | None, outer: tuple[int, int, int, int]) -> bool:
    return box is not None and (
        outer[0] <= box[0] and outer[1] <= box[1] and box[2] <= outer[2] and box[3] <= outer[3]
    )
