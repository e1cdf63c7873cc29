"""Comparing pictures, and what is said of them, with those that somebody looked at and liked.

`REWRITE_PICTURES=1 pytest tests/render -k golden` draws them anew; look at each afterwards.
"""

import os
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from engine.games import house_of
from render import Picture

ROOT = Path(__file__).resolve().parents[2]
ACTUAL = ROOT / "build" / "pictures"
NAMES = ("Alice", "Bob", "Chloé 🦔", "Владимир", "سلمى", "田中")


def liked_in(folder: str) -> Path:
    """Where the pictures of a game are that somebody liked, or those of `parts`."""
    return house_of(folder) / "tests" / "golden" / "pictures" / folder


def compare(draw: Callable[[], Picture], folder: str) -> None:
    """Fail if a pixel or a word has changed; the new picture is then kept to look at.

    Exact, since fonts and every library that draws come in the versions of `constraints.txt`.
    """
    path, picture = liked_in(folder) / f"{draw.__name__}.png", draw()
    if os.environ.get("REWRITE_PICTURES"):
        _rewrite(path, picture)
    _compare_pixels(path, picture)
    if picture.alt:
        liked = path.with_suffix(".txt").read_text(encoding="utf-8").rstrip("\n")
        if picture.alt != liked:
            pytest.fail(f"{path.stem} was told so:\n{liked}\nand now so:\n{picture.alt}")


def _rewrite(path: Path, picture: Picture) -> None:
    """Write down what has changed; a picture of the same pixels stays the file it is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or opened(picture) != Image.open(path).convert("RGB"):
        path.write_bytes(picture.data)
    if picture.alt:
        path.with_suffix(".txt").write_text(picture.alt + "\n", encoding="utf-8")


def _compare_pixels(path: Path, picture: Picture) -> None:
    actual = opened(picture)
    liked = Image.open(path).convert("RGB")
    if actual.size == liked.size:
        red, green, blue = ImageChops.difference(actual, liked).split()
        changed = ImageChops.lighter(ImageChops.lighter(red, green), blue).point([0] + [255] * 255)
        what = f"{changed.histogram()[255]} pixels changed within {changed.getbbox()}"
    else:
        changed = None
        what = f"the size changed from {liked.size} to {actual.size}"
    if changed is None or changed.getbbox():
        name = ACTUAL / path.parent.name / path.stem
        name.parent.mkdir(parents=True, exist_ok=True)
        actual.save(f"{name}-actual.png")
        if changed:
            changed.save(f"{name}-difference.png")
        pytest.fail(f"{what}; see {name}-*.png beside {path}")


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")


def stacked(pictures: Sequence[Image.Image]) -> Picture:
    """Many small pictures in one, each below the one before."""
    width = max(one.width for one in pictures)
    whole = Image.new("RGB", (width, sum(one.height for one in pictures)))
    top = 0
    for one in pictures:
        whole.paste(one, (0, top))
        top += one.height
    out = BytesIO()
    whole.save(out, "PNG", optimize=True)
    return Picture(out.getvalue(), "", whole.width, whole.height, "image/png")
