"""The colours of the race: what only its squares and hedges are painted with."""

from collections.abc import Mapping, Sequence
from typing import Final

from render.colours import Colours, OwnColours, colours, plain_name, rgb
from render.picture import PaletteName
from render.shapes import Rgb, between, mix


class RaceColours(Colours, frozen=True):
    """The common colours, and those of the race."""

    leaf: Rgb
    trap: Rgb
    open: Rgb
    """What shows that a trap lets go."""

    def lit_up(self, colour: Rgb) -> Rgb:
        """A square's colour in the lane that the die names."""
        return mix(colour, self.lit, 0.62)

    def paler(self, colour: Rgb) -> Rgb:
        """The other colour of a chequered square."""
        return mix(colour, self.white, 0.45)


def _race(palette: PaletteName, leaf: str, trap: str, opened: str) -> RaceColours:
    common = {name: getattr(colours(palette), name) for name in Colours.__struct_fields__}
    return RaceColours(**common, leaf=rgb(leaf), trap=rgb(trap), open=rgb(opened))


_ALL: Final[Mapping[PaletteName, RaceColours]] = {
    "default": _race("default", "659a58", "24212a", "7fd0a0"),
    "colour-blind": _race("colour-blind", "5f8290", "1d1c22", "8fd3f4"),
    "dark": _race("dark", "38593d", "0c0d10", "86d8a8"),
}


def race_colours(palette: PaletteName) -> RaceColours:
    return _ALL[plain_name(palette)]


def _plain(palette: PaletteName) -> Sequence[Rgb]:
    use = race_colours(palette)
    chequers = (use.paler(use.finish), use.paler(use.lit_up(use.finish)))
    return use.leaf, use.trap, use.open, *chequers


def _floors(palette: PaletteName) -> Sequence[Rgb]:
    use = race_colours(palette)
    return [*(use.lit_up(floor) for floor in use.floors), use.trap]


def _blends(palette: PaletteName) -> Sequence[Rgb]:
    use = race_colours(palette)
    return [
        *between(use.surround, use.leaf, 1),
        *between(use.trap, use.closed, 1),
        *between(use.trap, use.open, 1),
    ]


# In every table, or the nearest colours of other games' pictures would be others.
COLOURS: Final = OwnColours(_plain, _blends, _floors, everywhere=True)
