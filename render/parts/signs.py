"""The sign of each colour, so that nobody needs to see colours to tell the players apart."""

from collections.abc import Callable
from typing import Final

from render.shapes import Pen, Point, Rgb, around

Sign = Callable[[Pen, Point, float, Rgb], None]


def circle(pen: Pen, at: Point, size: float, colour: Rgb) -> None:
    pen.ellipse(at, size * 0.86, size * 0.86, colour)


def square(pen: Pen, at: Point, size: float, colour: Rgb) -> None:
    half = size * 0.78
    pen.box(at[0] - half, at[1] - half, at[0] + half, at[1] + half, colour)


def star(pen: Pen, at: Point, size: float, colour: Rgb) -> None:
    rim = [around(at, size * (1.12 if tip % 2 else 0.5), 234 + tip * 36) for tip in range(10)]
    pen.polygon(rim, colour)


def triangle(pen: Pen, at: Point, size: float, colour: Rgb) -> None:
    x, y = at
    pen.polygon([(x, y - size), (x + size, y + size * 0.8), (x - size, y + size * 0.8)], colour)


def diamond(pen: Pen, at: Point, size: float, colour: Rgb) -> None:
    x, y = at
    wide = size * 0.9
    pen.polygon([(x, y - size * 1.15), (x + wide, y), (x, y + size * 1.15), (x - wide, y)], colour)


def cross(pen: Pen, at: Point, size: float, colour: Rgb) -> None:
    x, y = at
    arm, half = size, size * 0.34
    pen.box(x - arm, y - half, x + arm, y + half, colour)
    pen.box(x - half, y - arm, x + half, y + arm, colour)


def ring(pen: Pen, at: Point, size: float, colour: Rgb) -> None:
    pen.arc(at, size * 0.76, size * 0.76, (0, 360), line=colour, thick=size * 0.46)


def hourglass(pen: Pen, at: Point, size: float, colour: Rgb) -> None:
    x, y = at
    wide = size * 0.92
    for way in (-1, 1):
        pen.polygon([(x - wide, y + way * size), (x + wide, y + way * size), (x, y)], colour)


def bars(pen: Pen, at: Point, size: float, colour: Rgb) -> None:
    x, y = at
    for way in (-1, 1):
        middle = x + way * size * 0.56
        pen.box(middle - size * 0.34, y - size, middle + size * 0.34, y + size, colour)


SIGNS: Final[tuple[Sign, ...]] = (
    circle,
    square,
    star,
    triangle,
    diamond,
    cross,
    ring,
    hourglass,
    bars,
)
"""By seat."""
