"""The six classes as portraits, each within a box of 52 × 52 around a point.

Told apart by what they wear on their heads: flames, a feathered cap, a top hat, a pointed hennin,
a mitre, a crown.
"""

from collections.abc import Callable
from typing import Final

from render.colours import Colours
from render.courtiers.colours import ClassColours
from render.shapes import Pen, Point, Rgb

Draw = Callable[[Pen, Point, Colours, ClassColours], None]

HALF: Final = 26
"""Half the size of a portrait."""


def fire_eater(pen: Pen, at: Point, use: Colours, own: ClassColours) -> None:
    """Bald, with rings in his ears, and a great flame from his mouth."""
    x, y = at
    _shoulders(pen, (x - 8, y), use, own)
    _head(pen, (x - 8, y), use)
    pen.box(x - 18.5, y - 11, x + 2.5, y - 7, own.dark)
    pen.polygon([(x - 18, y - 10), (x - 25, y - 14), (x - 24, y - 5)], own.dark)
    pen.ellipse((x - 18, y + 4), 2.4, 2.4, None, line=use.nose, thick=1.2)
    _eyes(pen, (x - 6, y - 2), use, apart=4)
    gold, red = use.pieces[2].body, use.pieces[0].body
    flame = [
        (x - 1, y + 6), (x + 6, y + 1), (x + 7, y - 7), (x + 12, y - 3), (x + 16, y - 15),
        (x + 19, y - 6), (x + 25, y - 9), (x + 24, y + 4), (x + 25, y + 13), (x + 17, y + 12),
        (x + 9, y + 14),
    ]  # fmt: skip
    pen.polygon(flame, red)
    pen.polygon(
        [
            (x + 1, y + 6.5), (x + 9, y + 3), (x + 12, y + 1), (x + 17, y - 5), (x + 19, y + 2),
            (x + 20, y + 8), (x + 10, y + 10),
        ],
        gold,
    )  # fmt: skip


def troubadour(pen: Pen, at: Point, use: Colours, own: ClassColours) -> None:
    """A cap with a long feather, and the neck of a lute."""
    x, y = at
    _shoulders(pen, (x - 2, y), use, own)
    pen.line([(x + 7, y + 25), (x + 21, y + 1)], use.nose, 4.5)
    pen.line([(x + 18, y - 2), (x + 24, y + 4)], use.nose, 3.4)
    _hair(pen, (x - 2, y), _brown(use), 13, 10)
    _head(pen, (x - 2, y), use)
    pen.polygon(
        [(x - 16, y - 6), (x - 13, y - 15), (x + 2, y - 19), (x + 13, y - 11), (x + 13, y - 6)],
        own.robe,
    )
    pen.line([(x - 16, y - 6.5), (x + 13, y - 6.5)], own.dark, 3.4)
    pen.line([(x + 8, y - 11), (x + 17, y - 18), (x + 24, y - 16)], own.dark, 6.4)
    pen.line([(x + 8, y - 11), (x + 17, y - 18), (x + 24, y - 16)], use.white, 3.6)
    _eyes(pen, (x - 2, y), use, apart=4.6)
    pen.ellipse((x - 2, y + 8), 2.6, 3, use.nose)


def charlatan(pen: Pen, at: Point, use: Colours, own: ClassColours) -> None:
    """A tall hat, a twirled moustache and an eyeglass."""
    x, y = at
    _shoulders(pen, at, use, own)
    _head(pen, at, use)
    pen.box(x - 10.5, y - 26, x + 10.5, y - 8, own.dark, round_by=2)
    pen.box(x - 10.5, y - 14, x + 10.5, y - 9.5, own.robe)
    pen.line([(x - 18, y - 8), (x + 18, y - 8)], own.dark, 4.2)
    _eyes(pen, (x, y - 1), use, apart=5)
    pen.ellipse((x + 5, y - 1), 5.2, 5.2, None, line=use.nose, thick=1.3)
    pen.ellipse((x + 5, y - 1), 3.9, 3.9, use.white)
    pen.ellipse((x + 5, y - 1), 1.9, 2.2, use.nose)
    pen.line([(x + 9, y + 3), (x + 11, y + 12)], use.nose, 1.2)
    for side in (-1, 1):
        tip = x + side * 13
        pen.line([(x, y + 6.5), (x + side * 6, y + 8), (tip, y + 3.5)], use.nose, 2.8)


def lady(pen: Pen, at: Point, use: Colours, own: ClassColours) -> None:
    """A pointed hennin with a veil."""
    x, y = at
    _shoulders(pen, at, use, own)
    pen.polygon([(x + 2, y - 23), (x + 17, y - 4), (x + 23, y + 20), (x + 12, y + 22)], use.white)
    _hair(pen, at, _brown(use), 13.5, 15)
    _head(pen, at, use, wide=10.5)
    pen.polygon([(x - 11, y - 7), (x + 2, y - 24), (x + 11, y - 7)], own.robe)
    pen.line([(x - 11, y - 7), (x + 11, y - 7)], own.dark, 3.2)
    pen.ellipse((x + 2, y - 22), 2.2, 2.2, own.dark)
    _eyes(pen, (x, y), use, apart=4.6)
    for side in (-1, 1):
        pen.line([(x + side * 5.8, y - 1), (x + side * 8, y - 2)], use.nose, 1.2)
        pen.ellipse((x + side * 7, y + 5.5), 2.4, 1.7, use.blush)
    pen.ellipse((x, y + 7.5), 2.7, 1.7, use.pieces[0].body)


def bishop(pen: Pen, at: Point, use: Colours, own: ClassColours) -> None:
    """A mitre with a cross, and a white collar."""
    x, y = at
    _shoulders(pen, at, use, own)
    pen.polygon([(x - 9, y + 13), (x + 9, y + 13), (x, y + 25)], use.white)
    _head(pen, at, use)
    mitre = [
        (x - 13, y - 5), (x - 14, y - 14), (x, y - 27), (x + 14, y - 14), (x + 13, y - 5),
    ]  # fmt: skip
    pen.polygon(mitre, own.dark)
    inner = [
        (x - 11, y - 6), (x - 12, y - 13.5), (x, y - 24.5), (x + 12, y - 13.5), (x + 11, y - 6),
    ]  # fmt: skip
    pen.polygon(inner, use.white)
    pen.line([(x, y - 21), (x, y - 8)], own.robe, 3.6)
    pen.line([(x - 5, y - 15.5), (x + 5, y - 15.5)], own.robe, 3.6)
    _eyes(pen, (x, y + 1), use, apart=4.8)
    pen.line([(x - 7.5, y - 2.6), (x - 2.5, y - 1.8)], use.nose, 1.5)
    pen.line([(x + 7.5, y - 2.6), (x + 2.5, y - 1.8)], use.nose, 1.5)
    pen.line([(x - 3, y + 8.4), (x + 3, y + 8.4)], use.nose, 1.6)


def prince(pen: Pen, at: Point, use: Colours, own: ClassColours) -> None:
    """A golden crown, and a collar of ermine."""
    x, y = at
    _shoulders(pen, at, use, own)
    pen.line([(x - 15, y + 16), (x, y + 20), (x + 15, y + 16)], use.white, 6)
    for spot in (-10, 0, 10):
        pen.ellipse((x + spot, y + 18 + (1.5 if spot == 0 else 0)), 1.2, 1.9, use.nose)
    _hair(pen, at, _brown(use), 13, 9)
    _head(pen, at, use)
    gold = use.pieces[2]
    crown = [
        (x - 14, y - 5), (x - 17, y - 22), (x - 8, y - 14), (x, y - 26), (x + 8, y - 14),
        (x + 17, y - 22), (x + 14, y - 5),
    ]  # fmt: skip
    pen.polygon(crown, gold.line)
    inner = [
        (x - 12.3, y - 6.6), (x - 14.6, y - 18.3), (x - 7.6, y - 11.8), (x, y - 22.6),
        (x + 7.6, y - 11.8), (x + 14.6, y - 18.3), (x + 12.3, y - 6.6),
    ]  # fmt: skip
    pen.polygon(inner, gold.body)
    for jewel in (-7, 0, 7):
        pen.ellipse((x + jewel, y - 9), 2, 2, use.pieces[0 if jewel else 1].body)
    _eyes(pen, (x, y + 1), use, apart=4.8)
    pen.polygon([(x - 4, y + 9.5), (x + 4, y + 9.5), (x, y + 15)], _brown(use))
    pen.line([(x - 3, y + 7.6), (x + 3, y + 7.6)], use.nose, 1.6)


PORTRAITS: Final[tuple[Draw, ...]] = (fire_eater, troubadour, charlatan, lady, bishop, prince)
"""By class, the lowest first (CM1)."""


def _brown(use: Colours) -> Rgb:
    return use.pieces[2].spines


def _shoulders(pen: Pen, at: Point, use: Colours, own: ClassColours) -> None:
    x, y = at
    pen.polygon(
        [(x - 18, y + 26), (x - 16, y + 18), (x - 7, y + 12), (x + 7, y + 12), (x + 16, y + 18),
         (x + 18, y + 26)],
        own.robe,
    )  # fmt: skip


def _head(pen: Pen, at: Point, use: Colours, *, wide: float = 11.5) -> None:
    x, y = at
    pen.ellipse((x, y + 1), wide + 1.2, 14.2, use.nose)
    pen.ellipse((x, y + 1), wide, 13, use.face)


def _hair(pen: Pen, at: Point, colour: Rgb, wide: float, tall: float) -> None:
    x, y = at
    pen.ellipse((x, y - 1), wide + 1, 13, colour)
    pen.box(x - wide - 1, y - 2, x + wide + 1, y + tall, colour, round_by=4)


def _eyes(pen: Pen, at: Point, use: Colours, *, apart: float) -> None:
    x, y = at
    for side in (-1, 1):
        pen.ellipse((x + side * apart, y), 1.7, 2.2, use.nose)
