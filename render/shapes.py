"""Smooth shapes: drawn larger than life and scaled down, so that edges are clean.

A `Pen` is for things that are drawn once and kept. All coordinates are in final pixels.
"""

from collections.abc import Sequence
from math import ceil, cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

Rgb = tuple[int, int, int]
Point = tuple[float, float]

SHARPNESS = 4
"""How many times larger than life a pen draws."""


COVERS: Final = (0, 85, 170, 255)
"""Soft edges cover their ground in these steps of 255: the eye sees no more, and pictures pack a
twentieth smaller."""
_STEPS: Final = bytes(round(cover / 85) * 85 for cover in range(256))


class Pen:
    """A transparent sheet of `width` × `height` pixels to draw on.

    With a `zoom` all that is drawn becomes so many times larger, and the sheet too.
    """

    def __init__(self, width: int, height: int, *, zoom: float = 1) -> None:
        self._scale = SHARPNESS * zoom
        size = (round(width * zoom) * SHARPNESS, round(height * zoom) * SHARPNESS)
        self._sheet = Image.new("RGBA", size, (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self._sheet)

    def finish(self) -> Image.Image:
        """The drawing in its final size, with soft edges in its alpha channel."""
        return self._sheet.reduce(SHARPNESS)

    def ellipse(  # noqa: PLR0913 - a shape, its colours
        self,
        centre: Point,
        rx: float,
        ry: float,
        fill: Rgb | None,
        *,
        line: Rgb | None = None,
        thick: float = 0,
    ) -> None:
        x, y = centre
        if line is not None:
            self._draw.ellipse(self._box(x - rx, y - ry, x + rx, y + ry), fill=line)
            rx, ry = rx - thick, ry - thick
        if fill is not None:
            self._draw.ellipse(self._box(x - rx, y - ry, x + rx, y + ry), fill=fill)

    def arc(  # noqa: PLR0913 - a shape, its line
        self, centre: Point, rx: float, ry: float, part: Point, *, line: Rgb, thick: float
    ) -> None:
        """Part of an ellipse between two angles, in degrees clockwise from three o'clock."""
        start, end = part
        steps = max(6, ceil(abs(end - start) / 6))
        angles = [(start + (end - start) * step / steps) * pi / 180 for step in range(steps + 1)]
        self.line([(centre[0] + rx * cos(a), centre[1] + ry * sin(a)) for a in angles], line, thick)

    def box(  # noqa: PLR0913 - a shape, its colours
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        fill: Rgb | None,
        *,
        round_by: float = 0,
        line: Rgb | None = None,
        thick: float = 0,
    ) -> None:
        """A rectangle that reaches to the edges given, with round corners if wanted."""
        if line is not None:
            self._rounded((left, top, right, bottom), round_by, line)
            left, top, right, bottom = left + thick, top + thick, right - thick, bottom - thick
            round_by = max(0, round_by - thick)
        if fill is not None:
            self._rounded((left, top, right, bottom), round_by, fill)

    def polygon(self, points: Sequence[Point], fill: Rgb) -> None:
        self._draw.polygon([self._at(point) for point in points], fill=fill)

    def line(self, points: Sequence[Point], colour: Rgb, thick: float) -> None:
        """A line with round ends and joints."""
        drawn = [self._at(point) for point in points]
        self._draw.line(drawn, fill=colour, width=max(1, round(thick * self._scale)), joint="curve")
        radius = thick * self._scale / 2
        for x, y in (drawn[0], drawn[-1]):
            self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)

    def erase(self, left: float, top: float, right: float, bottom: float) -> None:
        """Make a rectangle transparent again."""
        self._draw.rectangle(self._box(left, top, right, bottom), fill=(0, 0, 0, 0))

    def erase_box(
        self, left: float, top: float, right: float, bottom: float, *, round_by: float
    ) -> None:
        """Make a rectangle with round corners transparent again."""
        box = self._box(left, top, right, bottom)
        self._draw.rounded_rectangle(box, round_by * self._scale, fill=(0, 0, 0, 0))

    def put(self, other: "Pen", *, mirrored: bool = False) -> None:
        """Lay another drawing of the same size on top, or what a mirror shows of it."""
        sheet = other._sheet
        if mirrored:
            sheet = sheet.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        self._sheet.alpha_composite(sheet)

    def _at(self, point: Point) -> Point:
        return point[0] * self._scale, point[1] * self._scale

    def _box(
        self, left: float, top: float, right: float, bottom: float
    ) -> tuple[int, int, int, int]:
        """Rounded here, because Pillow would cut off, and small shapes would lean."""
        scale = self._scale
        x, y = round(left * scale), round(top * scale)
        return x, y, max(x, round(right * scale) - 1), max(y, round(bottom * scale) - 1)

    def _rounded(self, edges: tuple[float, float, float, float], radius: float, fill: Rgb) -> None:
        box = self._box(*edges)
        if radius > 0:
            self._draw.rounded_rectangle(box, radius * self._scale, fill=fill)
        else:
            self._draw.rectangle(box, fill=fill)


def stepped(cover: Image.Image) -> Image.Image:
    """How much is covered, in the steps of `COVERS`."""
    return mapped(cover, _STEPS)


def mapped(picture: Image.Image, to: bytes | bytearray) -> Image.Image:
    """A picture of mode `L` with every value looked up: `point`, with less ado for small ones."""
    return Image.frombytes("L", picture.size, picture.tobytes().translate(to))


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """The colour that lies `share` of the way from one to the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def between(one: Rgb, other: Rgb, steps: int) -> list[Rgb]:
    """So many colours on the way from one to another."""
    return [mix(one, other, step / (steps + 1)) for step in range(1, steps + 1)]


def around(centre: Point, radius: float, degrees: float) -> Point:
    """The point at an angle, clockwise from three o'clock."""
    angle = degrees * pi / 180
    return centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)


def brightness(colour: Rgb) -> float:
    """How bright a colour looks, up to 255."""
    red, green, blue = colour
    return 0.299 * red + 0.587 * green + 0.114 * blue
