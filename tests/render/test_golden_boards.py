"""Boards of every playthrough, some way into it and at its end: what they say, and a checksum.

Golden pictures are for looking at; these are for noticing that a board has changed which nobody
has a picture of. `REWRITE_BOARDS=1 pytest tests/render/test_golden_boards.py` accepts a change:
`python -m render` draws the boards whose lines are others then, to be looked at.
"""

import io
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from PIL import Image

from engine.core import Viewer
from engine.games import game_named
from engine.record import replay
from engine.record_reading import parse
from render import Language, PaletteName, Picture, Theme, render
from render.boards import describe

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
RECORDS = sorted((GOLDEN / "playthroughs").glob("*.hpr"))
BOARDS = GOLDEN / "boards"
PALETTES = get_args(PaletteName)
LANGUAGES: tuple[Language, Language] = ("en", "fr")


def boards(path: Path) -> Iterator[str]:
    """A board a line, in other colours and in another language each time, and for other eyes."""
    record = parse(path.read_text(encoding="utf-8"))
    game = game_named(record.header.game)
    moments = list(replay(record))
    last, seats = len(moments) - 1, len(record.header.names)
    drawn = {last * 2 // 5, last * 4 // 5, last}
    for number, ply in enumerate(sorted({*range(0, last, max(1, last // 12)), *drawn})):
        moment, kind = moments[ply], number + len(path.stem)
        viewer: Viewer = None if number % 3 == 0 else number % seats
        view = game.view(moment.state, viewer)
        theme = Theme(PALETTES[kind % len(PALETTES)], LANGUAGES[kind % 2])
        since = [event for event in moment.events if event.visible_to(viewer)]
        asked = game.waiting_on(moment.state)
        seat = asked[0] if asked else 0
        moves = game.choices(moment.state, seat).moves if asked and viewer == seat else ()
        letters = dict(zip("ABCDEFGH", moves, strict=False))
        known = (view, theme, record.header.names, since, letters)
        yield f"{ply} {theme.palette} {theme.language} for {viewer}: {describe(*known)}"
        if ply in drawn:
            names = record.header.names
            yield f"  {checksum(render(view, theme, names=names, since=since, letters=letters))}"


def checksum(picture: Picture) -> str:
    """The size of a picture and a number of its colours, wherever they stand in its table."""
    pixels = Image.open(io.BytesIO(picture.data)).convert("RGB")
    return f"{pixels.width}×{pixels.height} {zlib.crc32(pixels.tobytes()):08x}"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_boards_are_as_we_liked_them(path: Path):
    now = "\n".join(boards(path)) + "\n"
    file = BOARDS / f"{path.stem}.txt"
    if os.environ.get("REWRITE_BOARDS"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(now, encoding="utf-8")
    assert now.splitlines() == file.read_text(encoding="utf-8").splitlines()
