"""A line of text: shaped, fitted into a width, painted."""

from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Final

from msgspec import Struct
from PIL import Image

from render.shapes import Rgb
from render.text.clusters import Cluster, clean, clusters
from render.text.direction import left_to_right, levels
from render.text.fonts import FontName, Placed, font, script_of

_CAPITALS: Final = 0.69
"""Height of a capital letter in our first font; lines are centred on it."""
_ELLIPSIS: Final = "…"


class Run(Struct, frozen=True):
    """Glyphs of one font."""

    font: FontName
    glyphs: tuple[Placed, ...]


class Line(Struct, frozen=True):
    text: str
    """What is written, after fitting."""
    runs: tuple[Run, ...]
    """From left to right."""
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
    written = clusters(clean(text), bold=bold)
    runs, width = _shape(written, sentence)
    if width * size > most:
        size = max(most / width, min(size, least or size * 0.8))
    kept = written
    while width * size > most and kept:
        kept = kept[:-1]
        while kept and not kept[-1].text.strip():
            kept = kept[:-1]
        written = (*kept, *clusters(_ELLIPSIS, bold=bold))
        runs, width = _shape(written, sentence)
    return Line("".join(cluster.text for cluster in written), runs, size, width * size)


def painted(line: Line, colour: Rgb, width: int, height: int, *, align: float = 0.5) -> Image.Image:
    """The line on a transparent sheet: centred by height, `align` 0 is left, 1 is right."""
    sheet = Image.new("RGBA", (width, height), (*colour, 0))
    origin = (width - line.width) * align, (height - _CAPITALS * line.size) / 2
    for run in line.runs:
        used = font(run.font)
        if run.font == "emoji":
            for glyph in run.glyphs:
                sheet.alpha_composite(used.painting(glyph, line.size, origin, sheet.size))
        else:
            ink = Image.new("RGBA", sheet.size, (*colour, 0))
            ink.putalpha(used.cover(run.glyphs, line.size, origin, sheet.size))
            sheet.alpha_composite(ink)
    return sheet


def _shape(parts: tuple[Cluster, ...], sentence: bool) -> tuple[tuple[Run, ...], float]:
    """Runs from left to right and the width of the line, for text of size 1."""
    part_levels = levels("".join(part.text[0] for part in parts), sentence=sentence)
    kinds = zip((part.font for part in parts), part_levels, _scripts(parts), strict=True)
    texts: list[str] = []
    names: list[FontName] = []
    run_levels: list[int] = []
    for (name, level, _), group in groupby(zip(kinds, parts, strict=True), itemgetter(0)):
        texts.append("".join(part.text for _, part in group))
        names.append(name)
        run_levels.append(level)
    runs: list[Run] = []
    x = 0.0
    for number in left_to_right(run_levels):
        rightward = run_levels[number] % 2 == 0
        placed, x = font(names[number]).shape(texts[number], x, rightward=rightward)
        runs.append(Run(names[number], tuple(placed)))
    return tuple(runs), x


def _scripts(parts: tuple[Cluster, ...]) -> list[str]:
    """The script of each cluster. Each is shaped by rules of its own, so runs must not mix them;
    what belongs to all goes with what stands before it."""
    scripts: list[str] = []
    for part in parts:
        own = script_of(part.text[0])
        scripts.append(own or (scripts[-1] if scripts else ""))
    return scripts
