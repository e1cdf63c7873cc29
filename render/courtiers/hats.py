"""The six classes as small signs: hats, a flame, a feather, to be told without any letter."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from render.picture import PaletteName
from render.shapes import Pen, Rgb
from render.sprites import Art, Sprite

Hat = Callable[[Pen, Rgb, Rgb], None]
"""Draws within a box of 24 × 24, in a colour and with details in that of the ground."""

_SIZE: Final = 24


def _flame(pen: Pen, ink: Rgb, ground: Rgb) -> None:
    """The fire-eater's."""
    rim = [
        (12, 23), (6, 21.5), (3, 16), (4.5, 10), (8, 13), (9, 5), (13, 1), (14, 7.5), (17.5, 5),
        (18, 10.5), (21, 9.5), (21.5, 16), (18, 21.5),
    ]  # fmt: skip
    pen.polygon(rim, ink)
    pen.polygon([(12, 21.5), (8.5, 18), (11.5, 11.5), (15.5, 17.5)], ground)


def _feather(pen: Pen, ink: Rgb, ground: Rgb) -> None:
    """The troubadour's, from his cap."""
    rim = [
        (4.5, 19.5), (4, 14.5), (6.5, 9.5), (11, 5), (17, 2), (23, 1), (22, 7), (19, 9), (19.5, 12),
        (15, 13.5), (14.5, 17), (10, 17.5), (7.5, 20),
    ]  # fmt: skip
    pen.polygon(rim, ink)
    pen.line([(2, 22.5), (6, 18.5)], ink, 2.6)
    pen.line([(7, 17.4), (17.5, 6)], ground, 1.7)


def _top_hat(pen: Pen, ink: Rgb, ground: Rgb) -> None:
    """The charlatan's."""
    pen.box(6, 3, 18, 20, ink, round_by=1)
    pen.line([(2, 20), (22, 20)], ink, 3.6)
    pen.box(6, 14, 18, 16.4, ground)


def _hennin(pen: Pen, ink: Rgb, ground: Rgb) -> None:
    """The lady's: a tall cone with a brim, and a veil that falls from its tip."""
    pen.line([(10.6, 2), (17, 3.5), (20.5, 10), (21.5, 21)], ink, 2.8)
    pen.polygon([(2.5, 20), (9, 1), (12, 1), (17, 20)], ink)
    pen.line([(2.5, 21), (17, 21)], ink, 3.6)
    pen.line([(4.2, 17.6), (15.6, 17.6)], ground, 1.5)


def _mitre(pen: Pen, ink: Rgb, ground: Rgb) -> None:
    """The bishop's."""
    pen.polygon([(4, 22), (3, 10), (12, 0.5), (21, 10), (20, 22)], ink)
    pen.line([(12, 6.5), (12, 18.5)], ground, 2.4)
    pen.line([(8.2, 11.5), (15.8, 11.5)], ground, 2.4)


def _crown(pen: Pen, ink: Rgb, ground: Rgb) -> None:
    """The prince's."""
    rim = [(3, 21), (1, 6), (7, 12.5), (12, 3), (17, 12.5), (23, 6), (21, 21)]
    pen.polygon(rim, ink)
    pen.line([(4.5, 17.4), (19.5, 17.4)], ground, 1.6)


HATS: Final[tuple[Hat, ...]] = (_flame, _feather, _top_hat, _hennin, _mitre, _crown)
"""By class, the lowest first (CM1)."""


@lru_cache(maxsize=192)
def hat(palette: PaletteName, rank: int, size: int, ink: Rgb, ground: Rgb) -> Sprite:
    """The sign of a class, so many pixels high, on a ground of one colour."""
    pen = Pen(_SIZE, _SIZE, zoom=size / _SIZE)
    HATS[rank](pen, ink, ground)
    return Art(pen.finish(), palette).inlaid(ground)
