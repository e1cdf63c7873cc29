"""The film of the README can be made anew."""

from pathlib import Path

import pytest
from PIL import Image, ImageSequence

from tryout.film import CHROMIUM, FILE, MOST_BYTES, PHONE, main

SCENES = 6
"""The board, *Play*, the panel, a choice, *Confirm*, and the new board at least."""


def frames_of(path: Path) -> int:
    with Image.open(path) as film:
        assert film.size == PHONE
        return sum(1 for _ in ImageSequence.Iterator(film))


def test_the_film_of_the_readme_is_small_and_whole():
    assert FILE.stat().st_size <= MOST_BYTES
    assert frames_of(FILE) >= SCENES


@pytest.mark.long
@pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no browser")
def test_a_turn_is_filmed(tmp_path: Path):
    assert main([str(tmp_path / "turn.gif")]) == 0
    assert frames_of(tmp_path / "turn.gif") >= SCENES
