"""A line of text: shaped, fitted into a width, painted."""

from functools import lru_cache, reduce
from itertools import groupby
from operator import itemgetter
from typing import Final

from msgspec import Struct
from PIL import Image, ImageChops, ImageFilter

from render.shapes import Rgb
from render.text.clusters import Cluster, clean, clusters
from render.text.direction import left_to_right, levels
from render.text.fonts import FontName, Placed, font, script_of

_CAPITALS: Final = 0.69
"""Height of a capital letter in our first font; lines are centred on it."""
_ELLIPSIS: Final = "…"
_ROUNDING: Final = 0.01
"""What a line that was shrunk to fit may be too wide by."""
_HALO: Final = ImageFilter.MaxFilter(5)
"""Two pixels all around."""


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
def fitted(  # noqa: PLR0913 - kept by all that a line depends on
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
    while width * size > most + _ROUNDING and kept:
        kept = kept[:-1]
        while kept and not kept[-1].text.strip():
            kept = kept[:-1]
        written = (*kept, *clusters(_ELLIPSIS, bold=bold))
        runs, width = _shape(written, sentence)
    return Line("".join(cluster.text for cluster in written), runs, size, width * size)


def cover(line: Line, width: int, height: int, *, align: float = 0.5) -> Image.Image:
    """How much the letters of a line cover of each pixel of a sheet, emoji left out: centred by
    height, `align` 0 is left, 1 is right."""
    origin = _origin(line, width, height, align)
    letters = [run for run in line.runs if run.font != "emoji"]
    covers = [
        font(run.font).cover(run.glyphs, line.size, origin, (width, height)) for run in letters
    ]
    return reduce(ImageChops.lighter, covers) if covers else Image.new("L", (width, height))


def painted(  # noqa: PLR0913 - a line, its place, its colours
    line: Line,
    colour: Rgb,
    width: int,
    height: int,
    *,
    align: float = 0.5,
    halo: Rgb | None = None,
) -> Image.Image:
    """The line on a transparent sheet, placed as by `cover`. A `halo` goes around emoji."""
    sheet = Image.new("RGBA", (width, height), (*colour, 0))
    sheet.putalpha(cover(line, width, height, align=align))
    emoji = [glyph for run in line.runs if run.font == "emoji" for glyph in run.glyphs]
    if emoji:
        origin = _origin(line, width, height, align)
        above = Image.new("RGBA", sheet.size)
        for glyph in emoji:
            above.alpha_composite(font("emoji").painting(glyph, line.size, origin, sheet.size))
        if halo is not None:
            below = Image.new("RGBA", sheet.size, (*halo, 0))
            below.putalpha(above.getchannel("A").filter(_HALO))
            sheet.alpha_composite(below)
        sheet.alpha_composite(above)
    return sheet


def _origin(line: Line, width: int, height: int, align: float) -> tuple[float, float]:
    """Where a line starts, from the bottom left of its sheet."""
    return (width - line.width) * align, (height - _CAPITALS * line.size) / 2


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
