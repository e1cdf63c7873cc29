"""The colours of the night in which the witches race."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from render.colours import OwnColours, colours, plain_name, rgb
from render.picture import PaletteName
from render.shapes import Rgb, between


class NightColours(Struct, frozen=True):
    """The common colours stay those of witches, cards and words; these are the sky's."""

    sky: tuple[Rgb, ...]
    """From the top down: a shade for each row of tiles."""
    back: Rgb
    """A tile that lies face down."""
    rim: Rgb
    """Moonlight on its edge."""
    moon: Rgb
    glow: Rgb
    """Around the moon, and stars that are far away."""
    way: Rgb
    """From the end of a row to the next."""
    wood: Rgb
    """The clearing where the race starts."""
    window: Rgb
    """Where it ends, the light is on."""


def _night(sky: str, *others: str) -> NightColours:
    return NightColours(tuple(map(rgb, sky.split())), *map(rgb, others))


_ALL: Final[Mapping[PaletteName, NightColours]] = {
    "default": _night(
        "14123a 1a1645 221b52 2d205e 3a2567 48296b",
        "323c86", "5563b8", "f7e6ad", "7f7fc4", "a9a6e0", "1c4540", "ffd36b",
    ),
    "colour-blind": _night(
        "0e0f2e 131439 181a44 1e204f 26275a 2e2e62",
        "3b3a72", "7a80c0", "f7ecc4", "8a93c9", "b4bbe6", "1d3f52", "ffdc7d",
    ),
    "dark": _night(
        "0b0a20 0f0d2a 141134 1a143d 211845 291b4a",
        "262d66", "4a549c", "f2dfa4", "6264a6", "8e8cc9", "153330", "d9a53f",
    ),
}  # fmt: skip


def night(palette: PaletteName) -> NightColours:
    return _ALL[plain_name(palette)]


def _plain(palette: PaletteName) -> Sequence[Rgb]:
    own = night(palette)
    return (*own.sky, own.back, own.rim, own.moon, own.glow, own.way, own.wood, own.window)


def _blends(palette: PaletteName) -> Sequence[Rgb]:
    use, own = colours(palette), night(palette)
    found = between(own.back, use.white, 2) + between(own.back, own.moon, 2)
    found += between(own.window, use.black, 2) + between(own.wood, own.moon, 2)
    for shade in own.sky:
        found += between(shade, own.glow, 1)
    found += between(own.sky[2], use.white, 2) + between(own.sky[3], own.moon, 2)
    for piece in use.pieces[:4]:
        found += between(piece.body, piece.sign, 1)
    return found


COLOURS: Final = OwnColours(plain=_plain, blends=_blends)
