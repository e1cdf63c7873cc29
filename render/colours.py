"""The three palettes: what each colour is for."""

from typing import Final, cast

from msgspec import Struct

from render.picture import PaletteName
from render.shapes import Rgb, brightness, mix


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


class ClassColours(Struct, frozen=True):
    """One class of courtiers."""

    robe: Rgb
    dark: Rgb
    """Around cards, and for what is on them."""
    card: Rgb
    """The paper of its cards."""
    ink: Rgb
    """Letters on the robe."""


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
    court: Rgb
    """Around the jesters' board and between its hexagons."""
    rings: tuple[Rgb, Rgb, Rgb, Rgb, Rgb]
    """The jesters' hexagons, from the rim to the centre."""
    stick: Rgb
    stick_line: Rgb
    classes: tuple[ClassColours, ...]
    """From the fire-eater up to the prince."""

    def lit_up(self, colour: Rgb) -> Rgb:
        """A square's colour in the lane that the die names."""
        return mix(colour, self.lit, 0.62)

    def softer(self, colour: Rgb) -> Rgb:
        """The other colour of rows that take turns."""
        return mix(colour, self.path, 0.45)

    def paler(self, colour: Rgb) -> Rgb:
        """The other colour of a chequered square."""
        return mix(colour, self.white, 0.45)


def _rgb(text: str) -> Rgb:
    red, green, blue = bytes.fromhex(text)
    return red, green, blue


def _piece(body: str, side: str, spines: str, line: str, mark: str) -> PieceColours:
    return PieceColours(_rgb(body), _rgb(side), _rgb(spines), _rgb(line), _rgb(mark))


def _classes(*robes: str) -> tuple[ClassColours, ...]:
    """Six classes by their robes; the rest follows from them."""
    black, white = _rgb("16141a"), _rgb("ffffff")
    return tuple(
        ClassColours(
            robe=robe,
            dark=mix(robe, black, 0.55),
            card=mix(robe, white, 0.78),
            ink=black if brightness(robe) > 135 else white,
        )
        for robe in map(_rgb, robes)
    )


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
        _piece("f2870c", "cc6c04", "7d3f02", "4a2501", "351a01"),
        _piece("a866b0", "8a4c92", "4f2457", "2f1135", "ffffff"),
        _piece("0a7562", "06594b", "7cc9b8", "03332b", "ffffff"),
    ),
    court=_rgb("4a3358"),
    rings=(_rgb("f6f0f7"), _rgb("e9dcee"), _rgb("dac5e2"), _rgb("c8aad3"), _rgb("b48cc3")),
    stick=_rgb("9a5217"),
    stick_line=_rgb("ffe9c4"),
    classes=_classes("fa7a0a", "7ac130", "158b99", "f99cc5", "b3242f", "5b3a9e"),
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
        _piece("dca463", "bb8845", "6e4714", "40290a", "2e1c05"),
        _piece("8a2be2", "6a1bb4", "d3a9f7", "2f0657", "ffffff"),
        _piece("15877a", "0b6a60", "8ed9ce", "043a34", "ffffff"),
    ),
    court=_rgb("38414f"),
    rings=(_rgb("ebebe4"), _rgb("dad9d3"), _rgb("c8c6be"), _rgb("b4b1a7"), _rgb("9e9a8f")),
    stick=_rgb("7a4508"),
    stick_line=_rgb("fff0c8"),
    classes=_classes("e9d34f", "a7ccf2", "0e6f87", "e79496", "b24a06", "2b2a6e"),
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
        _piece("e8800f", "b86208", "733a03", "2b1601", "331900"),
        _piece("b06cb4", "8f5093", "53285a", "1f0a23", "ffffff"),
        _piece("2f6f74", "1f5357", "8ccfd2", "071d1f", "ffffff"),
    ),
    court=_rgb("12101a"),
    rings=(_rgb("35313f"), _rgb("433d50"), _rgb("524a62"), _rgb("635776"), _rgb("77688c")),
    stick=_rgb("e0a35c"),
    stick_line=_rgb("2a1804"),
    classes=_classes("ea892a", "9fc85e", "0f90a6", "fa9ab1", "c8323c", "7d5cd0"),
)

_ALL: Final[dict[PaletteName, Colours]] = {
    "default": _DEFAULT,
    "colour-blind": _COLOUR_BLIND,
    "dark": _DARK,
}


def colours(name: PaletteName) -> Colours:
    plain, _, _ = name.partition("/")  # the colours of a game's own table are the same
    return _ALL[cast("PaletteName", plain)]


def of_game(name: PaletteName, game: str) -> PaletteName:
    """The same palette with what one game needs besides: `default/courtiers`.

    Its table of colours is its own, so that no other game's pictures change with it.
    """
    return cast("PaletteName", f"{name}/{game}")
