"""The four hedgehogs, drawn facing the finish, each within a box of 64 × 46 around a point."""

from collections.abc import Callable
from typing import Final

from render.colours import Colours, PieceColours
from render.shapes import Pen, Point, Rgb, around

Draw = Callable[[Pen, Point, Colours, PieceColours], None]


def sleeper(pen: Pen, at: Point, use: Colours, own: PieceColours) -> None:
    """Rolled up on its side, eyes shut, breathing z's."""
    x, y = at
    ball = (x - 6, y + 4)
    _spikes(pen, ball, (24, 20), own.spines, part=(0, 360), count=22, depth=5)
    _quills(pen, ball, [(-10, -6), (-2, -10), (-13, 3), (-6, -1), (-8, 9), (4, -6)], own.body)
    pen.ellipse((x + 5, y + 9), 12, 9.5, use.face)
    pen.arc((x + 5, y + 6), 3.8, 3.2, (15, 165), line=use.nose, thick=2.2)
    pen.ellipse((x + 15.5, y + 12), 3.2, 2.8, use.nose)
    pen.ellipse((x + 1, y + 13), 2.6, 1.8, use.blush)
    ink = own.sign
    _zed(pen, (x + 15, y - 6), 6, ink)
    _zed(pen, (x + 23, y - 16), 8.5, ink)


def timid(pen: Pen, at: Point, use: Colours, own: PieceColours) -> None:
    """Looking straight at you with big eyes, paws before its mouth."""
    x, y = at
    _spikes(pen, (x, y + 1), (26, 23), own.spines, part=(125, 415), count=19, depth=6)
    pen.ellipse((x, y + 5), 18, 16, use.face)
    for side in (-1, 1):
        pen.ellipse((x + side * 15, y - 8), 4.2, 4.2, own.spines)
        pen.ellipse((x + side * 7.5, y + 1), 6.8, 7.8, use.nose)
        pen.ellipse((x + side * 7.5, y + 1), 5.4, 6.4, use.white)
        pen.ellipse((x + side * 7.5 + 2, y + 3.2), 2.7, 3, use.nose)
        pen.ellipse((x + side * 14, y + 11), 3, 2, use.blush)
        pen.line([(x + side * 4, y - 11), (x + side * 10, y - 9)], use.nose, 1.8)
    pen.ellipse((x, y + 11), 3, 2.4, use.nose)
    for side in (-1, 1):
        pen.ellipse((x + side * 7, y + 18.5), 5, 4.2, use.nose)
        pen.ellipse((x + side * 7, y + 18.5), 3.8, 3, use.face)


def wall_hugger(pen: Pen, at: Point, use: Colours, own: PieceColours) -> None:
    """Upright, its back flat against a wall, peeping round the corner."""
    x, y = at
    pen.box(x - 30, y - 19, x - 15, y + 22, own.spines)
    for row in range(1, 5):
        top = y - 19 + row * 8.2
        pen.line([(x - 30, top), (x - 15, top)], own.body, 1.5)
    for row in range(5):
        top = y - 19 + row * 8.2
        joint = x - 20 if row % 2 else x - 25
        pen.line([(joint, top), (joint, top + 8.2)], own.body, 1.5)
    _spikes(pen, (x + 1, y + 1), (16, 23), own.body, part=(70, 300), count=13, depth=6)
    _spikes(pen, (x + 2, y + 2), (15, 21), own.spines, part=(70, 300), count=13, depth=5.5)
    pen.ellipse((x + 4, y + 9), 11, 13.5, use.nose)
    pen.ellipse((x + 4, y + 9), 9.6, 12, use.face)
    pen.ellipse((x + 6, y - 8), 12.4, 10.6, use.nose)
    pen.ellipse((x + 6, y - 8), 11, 9.2, use.face)
    pen.polygon([(x + 12, y - 13), (x + 25, y - 5), (x + 12, y)], use.face)
    pen.ellipse((x + 24, y - 5.5), 3.2, 3, use.nose)
    pen.ellipse((x + 10, y - 9.5), 2.4, 3, use.nose)
    pen.ellipse((x + 1, y - 14.5), 3.6, 3.6, own.spines)
    pen.line([(x + 8, y + 5), (x + 15, y + 9)], use.nose, 2)
    pen.ellipse((x + 1, y + 22), 5, 2.6, use.nose)
    pen.ellipse((x + 11, y + 22), 5, 2.6, use.nose)


def pouncer(pen: Pen, at: Point, use: Colours, own: PieceColours) -> None:
    """In mid-air, stretched out, with the wind behind it."""
    x, y = at
    for row, length in ((-7, 9), (3, 13), (13, 9)):
        pen.line([(x - 30, y + row + 3), (x - 30 + length, y + row + 1)], own.sign, 2.2)
    for hip, foot in (((-7, 12), (-17, 21)), ((-1, 12), (-9, 23)), ((10, 7), (21, 14))):
        pen.line([(x + hip[0], y + hip[1]), (x + foot[0], y + foot[1])], use.nose, 5)
    back = [
        (x - 16, y + 16),
        (x - 24, y + 11),
        (x - 17, y + 8),
        (x - 26, y + 1),
        (x - 16, y + 0),
        (x - 21, y - 9),
        (x - 10, y - 6),
        (x - 12, y - 16),
        (x - 2, y - 11),
        (x - 1, y - 21),
        (x + 6, y - 13),
        (x + 11, y - 20),
        (x + 13, y - 10),
        (x + 14, y + 2),
        (x + 2, y + 12),
    ]
    pen.polygon(back, own.spines)
    _quills(pen, (x - 4, y), [(-6, 4), (-3, -3), (2, -8), (3, 2)], own.body)
    pen.polygon(
        [(x - 8, y + 15), (x + 4, y + 6), (x + 12, y + 4), (x + 8, y + 13), (x - 2, y + 17)],
        use.face,
    )
    pen.ellipse((x + 16, y - 5), 11, 9.5, use.face)
    pen.polygon([(x + 20, y - 12), (x + 33, y - 8), (x + 20, y + 2)], use.face)
    pen.ellipse((x + 31, y - 8), 3.2, 3, use.nose)
    pen.ellipse((x + 17, y - 7.5), 2.6, 3.2, use.nose)
    pen.arc((x + 20, y - 2), 5, 3.6, (20, 120), line=use.nose, thick=1.8)
    pen.ellipse((x + 9, y - 12), 3.6, 3.6, own.body)


ANIMALS: Final[tuple[Draw, ...]] = (sleeper, timid, wall_hugger, pouncer)
"""By the number of their design, from 1 on (HB4)."""


def _spikes(  # noqa: PLR0913 - a shape, its teeth
    pen: Pen,
    centre: Point,
    radii: Point,
    fill: Rgb,
    *,
    part: tuple[float, float],
    count: int,
    depth: float,
) -> None:
    """Part of an ellipse, from one angle to another, with a spiky rim."""
    start, end = part
    points: list[Point] = []
    for tooth in range(count * 2 + 1):
        x, y = around((0, 0), 1, start + (end - start) * tooth / (count * 2))
        inset = 0 if tooth % 2 else depth
        points.append((centre[0] + x * (radii[0] - inset), centre[1] + y * (radii[1] - inset)))
    pen.polygon(points, fill)


def _quills(pen: Pen, centre: Point, places: list[Point], colour: Rgb) -> None:
    for dx, dy in places:
        x, y = centre[0] + dx, centre[1] + dy
        pen.line([(x - 1.6, y - 2.2), (x + 1.2, y + 1.8)], colour, 1.8)


def _zed(pen: Pen, at: Point, size: float, colour: Rgb) -> None:
    x, y = at
    half = size / 2
    corners = [
        (x - half, y - half),
        (x + half, y - half),
        (x - half, y + half),
        (x + half, y + half),
    ]
    pen.line(corners, colour, 2)
