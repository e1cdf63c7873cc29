"""A line of text: shaped, fitted into a width, painted."""

from functools import lru_cache
from itertools import groupby
from typing import Final

import uharfbuzz as hb
from msgspec import Struct
from PIL import Image

from render.shapes import Rgb
from render.text.clusters import Cluster, clean, clusters
from render.text.direction import left_to_right, levels
from render.text.fonts import FontName, font

_CAPITALS: Final = 0.69
"""Height of a capital letter in our first font; lines are centred on it."""
_ELLIPSIS: Final = "…"


class Glyph(Struct, frozen=True):
    """One glyph and where it stands, in shares of the text's size."""

    font: FontName
    number: int
    x: float
    y: float


class Line(Struct, frozen=True):
    text: str
    """What is written, after fitting."""
    glyphs: tuple[Glyph, ...]
    size: float
    width: float
    """In pixels."""


@lru_cache(maxsize=1024)
def fitted(
    text: str,
    size: float,
    most: float,
    *,
    bold: bool = False,
    least: float = 0,
    sentence: bool = False,
) -> Line:
    """The text no wider than `most` pixels: shrunk a little, at the very least to `least`, and
    then cut short with an ellipsis. A `sentence` is in a language written from left to right,
    whatever names are in it."""
    found = clusters(clean(text), bold=bold)
    glyphs, width = _shape(found, sentence)
    if width * size > most:
        size = max(most / width if width else size, min(size, least or size * 0.8))
    kept = len(found)
    while width * size > most and kept > 0:
        kept -= 1
        shorter = found[:kept]
        while shorter and not shorter[-1].text.strip():
            shorter = shorter[:-1]
        found_now = (*shorter, *clusters(_ELLIPSIS, bold=bold))
        glyphs, width = _shape(found_now, sentence)
        if width * size <= most:
            found = found_now
    written = "".join(cluster.text for cluster in found)
    return Line(written, glyphs, size, width * size)


def painted(
    line: Line, colour: Rgb, width: int, height: int, *, align: float = 0.5, lift: float = 0
) -> Image.Image:
    """The line on a transparent sheet: centred by height, `align` 0 is left, 1 is right."""
    sheet = Image.new("RGBA", (width, height), (*colour, 0))
    left = (width - line.width) * align
    baseline = (height + _CAPITALS * line.size) / 2 - lift
    for name, group in groupby(line.glyphs, key=lambda glyph: glyph.font):
        glyphs = list(group)
        if name == "emoji":
            for glyph in glyphs:
                layer = _emoji(glyph, line.size, left, height - baseline, width, height)
                sheet.alpha_composite(layer)
        else:
            ink = Image.new("RGBA", (width, height), (*colour, 0))
            ink.putalpha(_outlines(glyphs, line.size, left, height - baseline, width, height))
            sheet.alpha_composite(ink)
    return sheet


def _shape(parts: tuple[Cluster, ...], sentence: bool) -> tuple[tuple[Glyph, ...], float]:
    """Glyphs from left to right and the width of the line, for text of size 1."""
    by_part = levels("".join(part.text[0] for part in parts), sentence=sentence)
    runs = [
        ([part for part, _ in group], key[0], key[1])
        for key, group in groupby(
            zip(parts, by_part, strict=True), key=lambda pair: (pair[0].font, pair[1])
        )
    ]
    glyphs: list[Glyph] = []
    x = 0.0
    for number in left_to_right([level for _, _, level in runs]):
        members, name, level = runs[number]
        used = font(name)
        buffer = hb.Buffer()
        buffer.add_str("".join(part.text for part in members))
        buffer.guess_segment_properties()
        buffer.direction = "rtl" if level % 2 else "ltr"
        hb.shape(used.shaper, buffer)
        for info, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
            glyphs.append(
                Glyph(
                    name,
                    info.codepoint,
                    x + place.x_offset * used.unit,
                    place.y_offset * used.unit,
                )
            )
            x += place.x_advance * used.unit
    return tuple(glyphs), x


def _outlines(
    glyphs: list[Glyph], size: float, left: float, baseline: float, width: int, height: int
) -> Image.Image:
    """How much of each pixel the glyphs of one font cover."""
    used = font(glyphs[0].font)
    scale = used.unit * size
    drawing = hb.RasterDraw()
    drawing.extents = hb.RasterExtents(0, 0, width, height, 0)
    for glyph in glyphs:
        drawing.transform = (
            scale,
            0,
            0,
            scale,
            left + glyph.x * size,
            baseline + glyph.y * size,
        )
        drawing.draw_glyph(used.shaper, glyph.number)
    return _from_raster(drawing.render(), "L", width, height)


def _emoji(
    glyph: Glyph, size: float, left: float, baseline: float, width: int, height: int
) -> Image.Image:
    used = font("emoji")
    scale = used.unit * size
    drawing = hb.RasterPaint()
    drawing.extents = hb.RasterExtents(0, 0, width, height, 0)
    drawing.transform = (scale, 0, 0, scale, left + glyph.x * size, baseline + glyph.y * size)
    drawing.paint_glyph(used.shaper, glyph.number)
    return _from_raster(drawing.render(), "RGBA", width, height)


def _from_raster(raster: hb.RasterImage | None, mode: str, width: int, height: int) -> Image.Image:
    if raster is None:
        return Image.new(mode, (width, height))
    stride = raster.extents.stride
    if mode == "L":
        sheet = Image.frombuffer("L", (width, height), raster.buffer, "raw", "L", stride, -1)
    else:
        sheet = Image.frombuffer("RGBa", (width, height), raster.buffer, "raw", "BGRa", stride, -1)
        sheet = sheet.convert("RGBA")
    return sheet.copy()
