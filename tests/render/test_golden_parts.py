"""Parts of pictures, each in all its kinds, as they were when somebody looked at them.

How they are drawn anew is told in `golden.py`.
"""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core import UMPIRE, MatchView
from engine.table.replay import scenes
from render import Picture, Theme, animate
from render.animation import FOOTER
from render.collage import Collage
from render.colours import colours
from render.parts.match import Cube, put_match
from render.parts.tokens import token
from render.picture import PaletteName
from render.sprites import Sprite, blank
from render.table import flat_table
from render.text import fitted, painted
from tests.engine.table.test_replay import NAMES, played
from tests.render.golden import compare, stacked
from tests.render.parts.test_match import NEW_SET, SOFT, TENNIS
from tests.render.test_names import NAMES as ANY_NAMES

PALETTES: tuple[PaletteName, ...] = ("default", "colour-blind", "dark")


def strips() -> Picture:
    """How a match stands: points, what a round brought, who is out, tennis, and the cube."""
    many = replace(SOFT, scores=tuple(range(-12, -6)), history=())
    long = replace(TENNIS, sets=((7, 6), (6, 7), (6, 0), (0, 6)), games=(6, 6), scores=(2, 2))
    kinds: list[tuple[MatchView, Cube | None]] = [
        (SOFT, None),
        (replace(SOFT, gone=(1,)), Cube(1)),
        (replace(SOFT, scores=(12, -9)), Cube(64, 1)),
        (many, Cube(2, 3)),
        (TENNIS, None),
        (NEW_SET, None),
        (replace(TENNIS, sets=(), games=(0, 0)), None),
        (long, Cube(8, 0)),
    ]
    return stacked(
        [
            _strip(match, cube, PALETTES[number % 3], "fr" if number % 2 else "en")
            for number, (match, cube) in enumerate(kinds)
        ]
    )


def _strip(match: MatchView, cube: Cube | None, palette: PaletteName, language: str) -> Image.Image:
    paper = Sprite(blank(palette, 1000, 8, colours(palette).paper), None)
    sheet = Collage(palette, paper)
    put_match(sheet, "fr" if language == "fr" else "en", match, token, margin=8, cube=cube)
    drawn = Image.frombytes("P", sheet.pixels.size, sheet.pixels.tobytes())
    drawn.putpalette(flat_table(palette))
    return drawn.convert("RGB")


def names() -> Picture:
    """Every script, bold and not, in a room that is too small for some."""
    lines: list[Image.Image] = []
    for name in ANY_NAMES:
        row = Image.new("RGB", (420, 42), "white")
        for place, bold in enumerate((True, False)):
            line = fitted(name, 30, 180, bold=bold, least=25)
            ink = painted(line, (20, 20, 60), 200, 42)
            row.paste(ink, (210 * place, 0), ink.getchannel("A"))
        lines.append(row)
    return stacked(lines)


def film() -> Picture:
    """The line below an animation from its first ply to its last, and the last board."""
    game_table, log, _ = played("witches", 2, plies=7)
    film = animate(scenes(game_table, log, UMPIRE), Theme("dark", "fr"), names=NAMES)
    frames: list[Image.Image] = []
    with Image.open(BytesIO(film.data)) as opened:
        for number in range(getattr(opened, "n_frames", 1)):
            opened.seek(number)
            frames.append(opened.convert("RGB"))
    feet = [frame.crop((0, frame.height - FOOTER, *frame.size)) for frame in frames]
    return replace(stacked([*feet, frames[-1]]), alt=film.alt)


@pytest.mark.parametrize("draw", [strips, names, film])
def test_golden_part_is_the_one_we_liked(draw):
    compare(draw, "parts")
