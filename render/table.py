"""The fixed table of at most 256 colours that each palette is drawn with.

Pictures are drawn in palette mode from the start, because turning a finished picture into one is
many times slower than everything else together. So every colour that smooth edges need has to be
in the table beforehand: the colours themselves and steps between those that meet.

Within the renderer a picture is of mode `L`: its pixels are numbers in the table.
"""

from functools import cache, lru_cache
from threading import Lock
from typing import Final

from PIL import Image

from engine.games import KEYS, door
from render.colours import OwnColours, colours
from render.picture import PaletteName
from render.shapes import Rgb, between, mix

_EMOJI: Final = tuple(map(bytes.fromhex, (
    "fcea2b", "f1b31c", "ea5a47", "d22f27", "61b2e4", "1e50a0", "92d3f5", "b1cc33",
    "5c9e31", "b399c8", "8967aa", "ffa7c0", "e67a94", "a57939", "6a462f", "fadcbc",
    "debb90", "c19a65", "d0cfce", "9b9b9a", "3f3f3f", "e27022", "9b3a2f", "45ad8a",
)))  # fmt: skip
"""The colours emoji in names are mostly drawn with."""


_searching: Final = Lock()


@cache
def table(name: PaletteName) -> tuple[Rgb, ...]:
    """The fixed colours of a palette, in a fixed order; the first is that of the paper."""
    use, games = colours(name), _added(name)
    plain = [getattr(use, field) for field in use.__struct_fields__ if field != "pieces"]
    floors = list(use.floors)
    # Of two that are equally near the first is taken: this order is part of how pictures look.
    for added in reversed(games):
        plain += added.plain(name)
        floors += added.floors(name)
    chosen: list[Rgb] = [*plain, *floors]
    for piece in use.pieces:
        chosen += [piece.body, piece.side, piece.spines, piece.line, piece.sign]
    for floor in floors:
        chosen += between(use.ink, floor, 1)
    for ground in (use.paper, use.panel, use.panel_lit):
        chosen += between(use.ink, ground, 2)
        chosen += between(use.faint, ground, 2)
        chosen += between(use.accent, ground, 1)
    for piece in use.pieces:
        chosen += between(piece.body, piece.line, 1)
        chosen += between(piece.body, piece.spines, 1)
        chosen += between(piece.side, piece.sign, 1)
        chosen += between(use.face, piece.spines, 1)
    chosen += between(use.sign, use.letter_ink, 1)
    chosen += between(use.surround, use.paper, 1)
    chosen += between(use.surround, use.white, 2)
    chosen += between(use.face, use.nose, 1)
    for added in games:
        chosen += added.blends(name)
    chosen += [(red, green, blue) for red, green, blue in _EMOJI]
    return tuple(dict.fromkeys(chosen))


def _added(name: PaletteName) -> list[OwnColours]:
    """What games bring: to every table first, then to their own."""
    own = name.partition("/")[2]
    brought = {key: _own_colours(key) for key in dict.fromkeys((*KEYS, own)) if key}
    common = [key for key, one in brought.items() if one.everywhere]
    return [brought[key] for key in dict.fromkeys((*common, own)) if key]


def _own_colours(key: str) -> OwnColours:
    return door("render", key, "COLOURS")


@cache
def flat_table(name: PaletteName) -> bytes:
    """The table as the bytes of a picture's palette."""
    return b"".join(bytes(colour) for colour in table(name))


def in_table(picture: Image.Image, name: PaletteName) -> Image.Image:
    """An RGB picture with every pixel turned into the number of the nearest colour."""
    with _searching:
        found = picture.quantize(palette=_holder(name), dither=Image.Dither.NONE)
    return Image.frombytes("L", found.size, found.tobytes())


@lru_cache(maxsize=4096)
def number(name: PaletteName, colour: Rgb) -> int:
    """The place of the nearest colour in the table."""
    red, green, blue = colour
    apart = [(r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 for r, g, b in table(name)]
    return apart.index(min(apart))


@lru_cache(maxsize=4096)
def softened(name: PaletteName, own: int, ground: Rgb, cover: int) -> int:
    """What a colour of the table becomes where it covers its ground by `cover` of 255."""
    return number(name, mix(ground, table(name)[own], cover / 255))


@cache
def _holder(name: PaletteName) -> Image.Image:
    """The picture that Pillow takes a table from.

    Pillow remembers with it which colour is the nearest to which, and that makes a search ten
    times faster: so there is one for all, and one search at a time.
    """
    holder = Image.new("P", (1, 1))
    holder.putpalette(flat_table(name))
    return holder
