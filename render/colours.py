"""The three palettes: what each colour is for, and what a game may add to them."""

from collections.abc import Callable, Sequence
from typing import Final, cast

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
    sign: Rgb
    """The sign that tells the colour without seeing it."""


class Colours(Struct, frozen=True):
    """What everything else is painted with."""

    paper: Rgb
    ink: Rgb
    faint: Rgb
    panel: Rgb
    panel_lit: Rgb
    surround: Rgb
    """Around a board."""
    path: Rgb
    path_other: Rgb
    start: Rgb
    finish: Rgb
    lit: Rgb
    grid: Rgb
    slate: Rgb
    closed: Rgb
    accent: Rgb
    sign: Rgb
    letter_ink: Rgb
    face: Rgb
    nose: Rgb
    blush: Rgb
    white: Rgb
    black: Rgb
    pieces: tuple[PieceColours, ...]

    @property
    def floors(self) -> tuple[Rgb, ...]:
        """Those that squares are painted with, and written on."""
        return self.path, self.path_other, self.start, self.finish

    def softer(self, colour: Rgb) -> Rgb:
        """The other colour of rows that take turns."""
        return mix(colour, self.path, 0.45)


def rgb(text: str) -> Rgb:
    red, green, blue = bytes.fromhex(text)
    return red, green, blue


def _piece(body: str, side: str, spines: str, line: str, sign: str) -> PieceColours:
    return PieceColours(rgb(body), rgb(side), rgb(spines), rgb(line), rgb(sign))


_DEFAULT: Final = Colours(
    paper=rgb("f6efe0"),
    ink=rgb("2b2933"),
    faint=rgb("7d7468"),
    panel=rgb("fffaf0"),
    panel_lit=rgb("ffe9ac"),
    surround=rgb("4d7c4a"),
    path=rgb("ece0c6"),
    path_other=rgb("e2d3b3"),
    start=rgb("a9cc8b"),
    finish=rgb("f6c6ae"),
    lit=rgb("ffdf6b"),
    grid=rgb("c8b690"),
    slate=rgb("57505f"),
    closed=rgb("ff5a4a"),
    accent=rgb("e8590c"),
    sign=rgb("9c1d8f"),
    letter_ink=rgb("ffffff"),
    face=rgb("f7dfbd"),
    nose=rgb("2b2933"),
    blush=rgb("f0a08c"),
    white=rgb("ffffff"),
    black=rgb("16141a"),
    pieces=(
        _piece("d8382f", "b12820", "7c1712", "4a0f0c", "ffffff"),
        _piece("2f6fd0", "2358ac", "153a78", "0d2450", "ffffff"),
        _piece("f7cb2d", "d9a90f", "8a6508", "4d3806", "3d2c02"),
        _piece("3fa34d", "2d8239", "185322", "0e3515", "ffffff"),
        _piece("ffffff", "dcd8d0", "8f8a86", "3c3a40", "3c3a40"),
        _piece("45424d", "2e2b35", "a9a4b0", "121016", "ffffff"),
        _piece("f2870c", "cc6c04", "7d3f02", "4a2501", "351a01"),
        _piece("a866b0", "8a4c92", "4f2457", "2f1135", "ffffff"),
        _piece("0a7562", "06594b", "7cc9b8", "03332b", "ffffff"),
    ),
)

_COLOUR_BLIND: Final = Colours(
    paper=rgb("f4f4f2"),
    ink=rgb("1d1d24"),
    faint=rgb("6c6c72"),
    panel=rgb("ffffff"),
    panel_lit=rgb("ffeaa0"),
    surround=rgb("44606b"),
    path=rgb("e6e3dc"),
    path_other=rgb("dad6cc"),
    start=rgb("c3d7e6"),
    finish=rgb("efc0a0"),
    lit=rgb("ffe27a"),
    grid=rgb("b9b4a7"),
    slate=rgb("55545e"),
    closed=rgb("ff9d2e"),
    accent=rgb("d4570a"),
    sign=rgb("7a1fa2"),
    letter_ink=rgb("ffffff"),
    face=rgb("f7e3c8"),
    nose=rgb("1d1d24"),
    blush=rgb("eaa58f"),
    white=rgb("ffffff"),
    black=rgb("121216"),
    pieces=(
        _piece("c8500a", "a03d04", "6b2700", "3d1600", "ffffff"),
        _piece("1257a8", "0d4282", "7fb2ea", "06203f", "ffffff"),
        _piece("f4da36", "d3bb1e", "82720a", "4a4004", "3a3202"),
        _piece("3fc4a6", "239b80", "0d5c4a", "06382d", "06382d"),
        _piece("ffffff", "dddddd", "8c8c90", "39393f", "39393f"),
        _piece("3a3a44", "23232b", "a8a8b2", "0c0c10", "ffffff"),
        _piece("dca463", "bb8845", "6e4714", "40290a", "2e1c05"),
        _piece("8a2be2", "6a1bb4", "d3a9f7", "2f0657", "ffffff"),
        _piece("15877a", "0b6a60", "8ed9ce", "043a34", "ffffff"),
    ),
)

_DARK: Final = Colours(
    paper=rgb("1c2026"),
    ink=rgb("f1ebdf"),
    faint=rgb("a49f96"),
    panel=rgb("2a3039"),
    panel_lit=rgb("5a4a1c"),
    surround=rgb("29432f"),
    path=rgb("565c66"),
    path_other=rgb("4d535d"),
    start=rgb("3d5c46"),
    finish=rgb("97685b"),
    lit=rgb("a8862a"),
    grid=rgb("3b4048"),
    slate=rgb("6e7078"),
    closed=rgb("ff6455"),
    accent=rgb("ff9147"),
    sign=rgb("d66bff"),
    letter_ink=rgb("1a0a20"),
    face=rgb("f4dcba"),
    nose=rgb("1c2026"),
    blush=rgb("eb9a86"),
    white=rgb("ffffff"),
    black=rgb("08090b"),
    pieces=(
        _piece("e0453b", "a82a24", "7a1814", "2b0806", "ffffff"),
        _piece("3f83e8", "2d66bf", "173d7d", "08152c", "ffffff"),
        _piece("f9d23c", "d6ab14", "876308", "2e2203", "3d2c02"),
        _piece("4cb85c", "3c9d48", "185a24", "082210", "ffffff"),
        _piece("fbf8f2", "cfcbc4", "89847f", "1b1a1e", "39373d"),
        _piece("26242c", "17161b", "98939f", "c9c3b8", "f5f0e6"),
        _piece("e8800f", "b86208", "733a03", "2b1601", "331900"),
        _piece("b06cb4", "8f5093", "53285a", "1f0a23", "ffffff"),
        _piece("2f6f74", "1f5357", "8ccfd2", "071d1f", "ffffff"),
    ),
)

_ALL: Final[dict[PaletteName, Colours]] = {
    "default": _DEFAULT,
    "colour-blind": _COLOUR_BLIND,
    "dark": _DARK,
}


def plain_name(name: PaletteName) -> PaletteName:
    """A palette without the game that it is used for."""
    return cast("PaletteName", name.partition("/")[0])


def colours(name: PaletteName) -> Colours:
    return _ALL[plain_name(name)]


def of_game(name: PaletteName, game: str) -> PaletteName:
    """The same palette with what one game needs besides: `dark/GAME`.

    Its table of colours is its own, so that no other game's pictures change with it.
    """
    return cast("PaletteName", f"{name}/{game}")


def _nothing(_name: PaletteName) -> Sequence[Rgb]:
    return ()


class OwnColours(Struct, frozen=True):
    """What a game adds to the colours that all pictures are drawn with, by palette."""

    plain: Callable[[PaletteName], Sequence[Rgb]] = _nothing
    """Those that it paints with."""
    blends: Callable[[PaletteName], Sequence[Rgb]] = _nothing
    """What their smooth edges need."""
    floors: Callable[[PaletteName], Sequence[Rgb]] = _nothing
    """Those that squares are painted with, and written on."""
    everywhere: bool = False
    """They are in the common table, and not in one of the game's own (`of_game`)."""
