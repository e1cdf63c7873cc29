"""The cloth of the stalls, by palette."""

from collections.abc import Mapping, Sequence
from typing import Final

from render.colours import OwnColours, colours, plain_name, rgb
from render.picture import PaletteName
from render.shapes import Rgb, between

_CLOTH: Final[Mapping[PaletteName, Rgb]] = {
    "default": rgb("b5651d"),
    "colour-blind": rgb("8a5a2b"),
    "dark": rgb("7a4a1e"),
}


def cloth(palette: PaletteName) -> Rgb:
    return _CLOTH[plain_name(palette)]


def _plain(palette: PaletteName) -> Sequence[Rgb]:
    return (cloth(palette),)


def _blends(palette: PaletteName) -> Sequence[Rgb]:
    return between(cloth(palette), colours(palette).white, 2)


COLOURS: Final = OwnColours(_plain, _blends)
