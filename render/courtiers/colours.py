"""The colours of the courtiers' classes: their robes and their cards."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from render.colours import OwnColours, colours, plain_name, rgb
from render.picture import PaletteName
from render.shapes import Rgb, between, brightness, mix


class ClassColours(Struct, frozen=True):
    """One class of courtiers."""

    robe: Rgb
    dark: Rgb
    """Around cards, and for what is on them."""
    card: Rgb
    """The paper of its cards."""
    ink: Rgb
    """Letters on the robe."""


def _classes(*robes: str) -> tuple[ClassColours, ...]:
    """Six classes by their robes; the rest follows from them."""
    black, white = rgb("16141a"), rgb("ffffff")
    return tuple(
        ClassColours(
            robe=robe,
            dark=mix(robe, black, 0.55),
            card=mix(robe, white, 0.78),
            ink=black if brightness(robe) > 135 else white,
        )
        for robe in map(rgb, robes)
    )


_ALL: Final[Mapping[PaletteName, tuple[ClassColours, ...]]] = {
    "default": _classes("fa7a0a", "7ac130", "158b99", "f99cc5", "b3242f", "5b3a9e"),
    "colour-blind": _classes("e9d34f", "a7ccf2", "0e6f87", "e79496", "b24a06", "2b2a6e"),
    "dark": _classes("ea892a", "9fc85e", "0f90a6", "fa9ab1", "c8323c", "7d5cd0"),
}


def classes(palette: PaletteName) -> tuple[ClassColours, ...]:
    """From the fire-eater up to the prince."""
    return _ALL[plain_name(palette)]


def _blends(palette: PaletteName) -> Sequence[Rgb]:
    use = colours(palette)
    found = [use.softer(use.finish)]
    for own in classes(palette):
        found += [own.robe, own.dark, own.card]
        found += between(own.card, use.black, 2)
        found += between(own.robe, own.ink, 2)
        found += between(own.robe, own.dark, 1)
        found += between(own.card, use.nose, 1)
    return found


COLOURS: Final = OwnColours(blends=_blends)
