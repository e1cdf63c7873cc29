"""Every game's pictures as they were when somebody looked at them and liked them.

A game lists them as `PICTURES` in its folder here. How they are drawn anew is told in `golden.py`.
"""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.games import KEYS
from render import Picture
from tests.render import golden
from tests.render.golden import compare, liked_in
from tests.rooms import pictures_of


@pytest.mark.parametrize(
    ("key", "draw"),
    [
        pytest.param(key, draw, id=f"{key}-{draw.__name__}")
        for key in KEYS
        for draw in pictures_of(key)
    ],
)
def test_picture_is_the_one_we_liked(key: str, draw: Callable[[], Picture]):
    compare(draw, key)


@pytest.mark.parametrize("key", KEYS)
def test_no_liked_picture_is_forgotten(key: str):
    liked = {path.stem for path in liked_in(key).glob("*.png")}
    assert liked == {draw.__name__ for draw in pictures_of(key)}


def test_a_single_pixel_and_a_single_word_are_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr(golden, "ACTUAL", tmp_path)
    monkeypatch.delenv("REWRITE_PICTURES", raising=False)
    liked = (liked_in("hedgehogs") / "match.png").read_bytes()
    alt = (liked_in("hedgehogs") / "match.txt").read_text(encoding="utf-8").rstrip("\n")
    changed = Image.open(BytesIO(liked)).convert("RGB")
    red, green, blue = changed.split()
    blue.putpixel((7, 9), blue.tobytes()[9 * changed.width + 7] ^ 1)
    out = BytesIO()
    Image.merge("RGB", (red, green, blue)).save(out, "PNG")
    picture = Picture(liked, alt, *changed.size, "image/png")

    def match() -> Picture:
        return picture

    compare(match, "hedgehogs")
    picture = replace(picture, alt=alt.replace("Alice", "Alicia"))
    with pytest.raises(pytest.fail.Exception, match="Alicia"):
        compare(match, "hedgehogs")
    picture = replace(picture, data=out.getvalue())
    with pytest.raises(pytest.fail.Exception, match=r"^1 pixels changed within \(7, 9, 8, 10\)"):
        compare(match, "hedgehogs")
    kept = sorted(file.name for file in Path(tmp_path, "hedgehogs").iterdir())
    assert kept == ["match-actual.png", "match-difference.png"]
