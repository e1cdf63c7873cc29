"""The colours of the court: its hall, and the robes and cards of the classes."""

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


class HallColours(Struct, frozen=True):
    """Where the courtiers climb."""

    wall: Rgb
    gold: Rgb
    """Rods, and the edges of the carpet."""
    carpet: Rgb
    carpet_other: Rgb
    """Of the rows where classes arrive, in turn."""
    landing: Rgb
    """The row between."""
    shine: Rgb
    """Around who is to move, and what has just moved."""


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


def _hall(*shades: str) -> HallColours:
    return HallColours(*map(rgb, shades))


_CLASSES: Final[Mapping[PaletteName, tuple[ClassColours, ...]]] = {
    "default": _classes("fa7a0a", "7ac130", "158b99", "f99cc5", "b3242f", "5b3a9e"),
    "colour-blind": _classes("e9d34f", "a7ccf2", "0e6f87", "e79496", "b24a06", "2b2a6e"),
    "dark": _classes("ea892a", "9fc85e", "0f90a6", "fa9ab1", "c8323c", "7d5cd0"),
}
_HALLS: Final[Mapping[PaletteName, HallColours]] = {
    "default": _hall("4b1d33", "e0b04a", "a63d4c", "9a3444", "f3e8d2", "ffdf6b"),
    "colour-blind": _hall("2b3350", "e3bd55", "7d5f86", "725579", "f0ede4", "ffe27a"),
    "dark": _hall("2c1424", "c99a3c", "6d2b3a", "632533", "6b6470", "ffd970"),
}


def classes(palette: PaletteName) -> tuple[ClassColours, ...]:
    """From the fire-eater up to the prince."""
    return _CLASSES[plain_name(palette)]


def hall(palette: PaletteName) -> HallColours:
    return _HALLS[plain_name(palette)]


def _plain(palette: PaletteName) -> Sequence[Rgb]:
    use = hall(palette)
    return use.wall, use.gold, use.carpet, use.carpet_other, use.landing, use.shine


def _blends(palette: PaletteName) -> Sequence[Rgb]:
    use, court = colours(palette), hall(palette)
    found = between(court.wall, use.white, 2)
    found += between(court.gold, court.wall, 1)
    for own in classes(palette):
        found += [own.robe, own.dark, own.card]
        found += between(own.card, use.black, 2)
        found += between(own.robe, own.ink, 2)
        found += between(own.robe, own.dark, 1)
        found += between(own.card, use.nose, 1)
    return found


COLOURS: Final = OwnColours(plain=_plain, blends=_blends)
