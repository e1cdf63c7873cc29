"""The colours of the court: around the board, its hexagons and the sticks on them."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from render.colours import OwnColours, colours, plain_name, rgb
from render.picture import PaletteName
from render.shapes import Rgb, between


class CourtColours(Struct, frozen=True):
    """What the jesters' board is painted with."""

    ground: Rgb
    """Around the board and between its hexagons."""
    rings: tuple[Rgb, Rgb, Rgb, Rgb, Rgb]
    """The hexagons, from the rim to the centre."""
    stick: Rgb
    stick_line: Rgb


_ALL: Final[Mapping[PaletteName, CourtColours]] = {
    "default": CourtColours(
        ground=rgb("4a3358"),
        rings=(rgb("f6f0f7"), rgb("e9dcee"), rgb("dac5e2"), rgb("c8aad3"), rgb("b48cc3")),
        stick=rgb("9a5217"),
        stick_line=rgb("ffe9c4"),
    ),
    "colour-blind": CourtColours(
        ground=rgb("38414f"),
        rings=(rgb("ebebe4"), rgb("dad9d3"), rgb("c8c6be"), rgb("b4b1a7"), rgb("9e9a8f")),
        stick=rgb("7a4508"),
        stick_line=rgb("fff0c8"),
    ),
    "dark": CourtColours(
        ground=rgb("12101a"),
        rings=(rgb("35313f"), rgb("433d50"), rgb("524a62"), rgb("635776"), rgb("77688c")),
        stick=rgb("e0a35c"),
        stick_line=rgb("2a1804"),
    ),
}


def court_colours(palette: PaletteName) -> CourtColours:
    return _ALL[plain_name(palette)]


def _plain(palette: PaletteName) -> Sequence[Rgb]:
    own = court_colours(palette)
    return own.ground, own.stick, own.stick_line


def _blends(palette: PaletteName) -> Sequence[Rgb]:
    own, use = court_colours(palette), colours(palette)
    found: list[Rgb] = []
    for ring in own.rings:
        found += [ring, *between(use.ink, ring, 2), *between(own.ground, ring, 1)]
    return [*found, *between(own.ground, use.white, 2), *between(own.stick, own.stick_line, 1)]


COLOURS: Final = OwnColours(_plain, _blends, everywhere=True)
