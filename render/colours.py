"""The three palettes: what each colour is for."""

from typing import Final

from msgspec import Struct

from render.picture import PaletteName
from render.shapes import Rgb, mix


class PieceColours(Struct, frozen=True):
    """One player's colour."""

    body: Rgb
    side: Rgb
    """The edge of a disc, a shade away from its face."""
    spines: Rgb
    line: Rgb
    """Around the disc."""
    mark: Rgb
    """The sign that tells the colour without seeing it."""


class Colours(Struct, frozen=True):
    """What everything else is painted with."""

    paper: Rgb
    ink: Rgb
    faint: Rgb
    panel: Rgb
    panel_lit: Rgb
    hedge: Rgb
    leaf: Rgb
    path: Rgb
    path_other: Rgb
    start: Rgb
    finish: Rgb
    lit: Rgb
    """Blended into the lane of the die."""
    grid: Rgb
    trap: Rgb
    trap_rim: Rgb
    closed: Rgb
    open: Rgb
    accent: Rgb
    mark: Rgb
    mark_ink: Rgb
    face: Rgb
    nose: Rgb
    blush: Rgb
    white: Rgb
    black: Rgb
    pieces: tuple[PieceColours, ...]

    def lit_up(self, colour: Rgb) -> Rgb:
        """A square's colour in the lane that the die names."""
        return mix(colour, self.lit, 0.62)

    def paler(self, colour: Rgb) -> Rgb:
        """The other colour of a chequered square."""
        return mix(colour, self.white, 0.45)


def _rgb(text: str) -> Rgb:
    red, green, blue = bytes.fromhex(text)
    return red, green, blue


def _piece(body: str, side: str, spines: str, line: str, mark: str) -> PieceColours:
    return PieceColours(_rgb(body), _rgb(side), _rgb(spines), _rgb(line), _rgb(mark))


_DEFAULT: Final = Colours(
    paper=_rgb("f6efe0"),
    ink=_rgb("2b2933"),
    faint=_rgb("7d7468"),
    panel=_rgb("fffaf0"),
    panel_lit=_rgb("ffe9ac"),
    hedge=_rgb("4d7c4a"),
    leaf=_rgb("659a58"),
    path=_rgb("ece0c6"),
    path_other=_rgb("e2d3b3"),
    start=_rgb("a9cc8b"),
    finish=_rgb("f6c6ae"),
    lit=_rgb("ffdf6b"),
    grid=_rgb("c8b690"),
    trap=_rgb("24212a"),
    trap_rim=_rgb("57505f"),
    closed=_rgb("ff5a4a"),
    open=_rgb("7fd0a0"),
    accent=_rgb("e8590c"),
    mark=_rgb("9c1d8f"),
    mark_ink=_rgb("ffffff"),
    face=_rgb("f7dfbd"),
    nose=_rgb("2b2933"),
    blush=_rgb("f0a08c"),
    white=_rgb("ffffff"),
    black=_rgb("16141a"),
    pieces=(
        _piece("d8382f", "b12820", "7c1712", "4a0f0c", "ffffff"),
        _piece("2f6fd0", "2358ac", "153a78", "0d2450", "ffffff"),
        _piece("f7cb2d", "d9a90f", "8a6508", "4d3806", "3d2c02"),
        _piece("3fa34d", "2d8239", "185322", "0e3515", "ffffff"),
        _piece("ffffff", "dcd8d0", "8f8a86", "3c3a40", "3c3a40"),
        _piece("45424d", "2e2b35", "a9a4b0", "121016", "ffffff"),
    ),
)

_COLOUR_BLIND: Final = Colours(
    paper=_rgb("f4f4f2"),
    ink=_rgb("1d1d24"),
    faint=_rgb("6c6c72"),
    panel=_rgb("ffffff"),
    panel_lit=_rgb("ffeaa0"),
    hedge=_rgb("44606b"),
    leaf=_rgb("5f8290"),
    path=_rgb("e6e3dc"),
    path_other=_rgb("dad6cc"),
    start=_rgb("c3d7e6"),
    finish=_rgb("efc0a0"),
    lit=_rgb("ffe27a"),
    grid=_rgb("b9b4a7"),
    trap=_rgb("1d1c22"),
    trap_rim=_rgb("55545e"),
    closed=_rgb("ff9d2e"),
    open=_rgb("8fd3f4"),
    accent=_rgb("d4570a"),
    mark=_rgb("7a1fa2"),
    mark_ink=_rgb("ffffff"),
    face=_rgb("f7e3c8"),
    nose=_rgb("1d1d24"),
    blush=_rgb("eaa58f"),
    white=_rgb("ffffff"),
    black=_rgb("121216"),
    pieces=(
        _piece("c8500a", "a03d04", "6b2700", "3d1600", "ffffff"),
        _piece("1257a8", "0d4282", "7fb2ea", "06203f", "ffffff"),
        _piece("f4da36", "d3bb1e", "82720a", "4a4004", "3a3202"),
        _piece("3fc4a6", "239b80", "0d5c4a", "06382d", "06382d"),
        _piece("ffffff", "dddddd", "8c8c90", "39393f", "39393f"),
        _piece("3a3a44", "23232b", "a8a8b2", "0c0c10", "ffffff"),
    ),
)

_DARK: Final = Colours(
    paper=_rgb("1c2026"),
    ink=_rgb("f1ebdf"),
    faint=_rgb("a49f96"),
    panel=_rgb("2a3039"),
    panel_lit=_rgb("5a4a1c"),
    hedge=_rgb("29432f"),
    leaf=_rgb("38593d"),
    path=_rgb("565c66"),
    path_other=_rgb("4d535d"),
    start=_rgb("3d5c46"),
    finish=_rgb("97685b"),
    lit=_rgb("a8862a"),
    grid=_rgb("3b4048"),
    trap=_rgb("0c0d10"),
    trap_rim=_rgb("6e7078"),
    closed=_rgb("ff6455"),
    open=_rgb("86d8a8"),
    accent=_rgb("ff9147"),
    mark=_rgb("d66bff"),
    mark_ink=_rgb("1a0a20"),
    face=_rgb("f4dcba"),
    nose=_rgb("1c2026"),
    blush=_rgb("eb9a86"),
    white=_rgb("ffffff"),
    black=_rgb("08090b"),
    pieces=(
        _piece("e0453b", "a82a24", "7a1814", "2b0806", "ffffff"),
        _piece("3f83e8", "2d66bf", "173d7d", "08152c", "ffffff"),
        _piece("f9d23c", "d6ab14", "876308", "2e2203", "3d2c02"),
        _piece("4cb85c", "3c9d48", "185a24", "082210", "ffffff"),
        _piece("fbf8f2", "cfcbc4", "89847f", "1b1a1e", "39373d"),
        _piece("26242c", "17161b", "98939f", "c9c3b8", "f5f0e6"),
    ),
)

_ALL: Final[dict[PaletteName, Colours]] = {
    "default": _DEFAULT,
    "colour-blind": _COLOUR_BLIND,
    "dark": _DARK,
}


def colours(name: PaletteName) -> Colours:
    return _ALL[name]
