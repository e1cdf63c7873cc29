"""Pictures as they were when somebody looked at them and liked them.

`REWRITE_PICTURES=1 pytest tests/render/test_golden.py` draws them anew; look at each afterwards.
"""

import os
from io import BytesIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core import Event
from render import Picture, Theme, render
from tests.render.positions import ALL_PIECES, after, with_stacks

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "golden" / "pictures"
ACTUAL = ROOT / "build" / "pictures"
NAMES = ("Alice", "Bob", "Chloé 🦔", "Владимир", "سلمى", "田中")
NOTICEABLE = 24
"""Shades of difference from which on a pixel counts as changed."""
TOLERATED = 400
"""Changed pixels that a new release of a library may cause without anybody seeing it."""


def set_up() -> Picture:
    view, events = after(4, 8, 9)
    marks = {"A": "place d", "B": "place f"}
    return render(view, names=NAMES, since=events, marks=marks)


def tall_stacks_and_traps() -> Picture:
    tall = "r1b1y1g1w1k1r2b2y2g2w2k2"
    view = with_stacks(
        {"a2": "k3", "b7": "w3", "c2": tall, "c4": "g3y3b3", "d6": "b4y4w4k4g4r4", "e5": "r3"}
    )
    since = (
        Event("side", 0, "side d5 e", {"piece": "r3", "from": "d5", "to": "e5"}),
        Event("go", 0, "go c3", {"piece": "b3", "from": "c3", "to": "c4"}),
        Event("blocked", 3, "no go 6", {"die": 6}),
    )
    marks = {"A": "side c4 b", "B": "side c4 d", "C": "stay"}
    theme = Theme("colour-blind", "en")
    return render(view, theme, names=NAMES, since=since, marks=marks)


def first_rolls() -> Picture:
    view, _ = after(3, 8, 0)
    rolls = ((0, 6), (1, 6), (2, 4), (0, 5), (1, 5), (0, 2), (1, 3))
    since = [Event("roll", seat, f"roll {value}", {"value": value}) for seat, value in rolls]
    return render(replace(view, first=1, seat=1, waiting_on=(1,)), names=NAMES, since=since)


def tube() -> Picture:
    tallest = "".join(reversed(ALL_PIECES[:16]))
    view = with_stacks({"a6": "g2b1", "b4": "b2", "e5": tallest, "d7": "k4", "b7": "w1w2"}, die=1)
    since = (
        Event("side", 4, "side f6 a", {"piece": "b1", "from": "f6", "to": "a6"}),
        Event("go", 4, "go d6", {"piece": "k4", "from": "d6", "to": "d7"}),
    )
    marks = {"A": "side a6 f", "B": "side a6 b", "C": "side b4 a", "D": "side b4 c", "E": "stay"}
    theme = Theme("dark", "en")
    return render(replace(view, tube=True), theme, names=NAMES, since=since, marks=marks)


def end() -> Picture:
    view, events = after(5, 3, 10_000)
    return render(view, Theme("dark", "fr"), names=NAMES, since=events)


@pytest.mark.parametrize("draw", [set_up, first_rolls, tall_stacks_and_traps, tube, end])
def test_picture_is_the_one_we_liked(draw):
    path = GOLDEN / f"{draw.__name__}.png"
    data = draw().data
    if os.environ.get("REWRITE_PICTURES"):
        path.write_bytes(data)
    actual = Image.open(BytesIO(data)).convert("RGB")
    liked = Image.open(path).convert("RGB")
    assert actual.size == liked.size
    difference = ImageChops.difference(actual, liked)
    red, green, blue = difference.split()
    strongest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    changed = strongest.point([0] * NOTICEABLE + [255] * (256 - NOTICEABLE))
    count = changed.histogram()[255]
    if count > TOLERATED:
        ACTUAL.mkdir(parents=True, exist_ok=True)
        actual.save(ACTUAL / f"{draw.__name__}-actual.png")
        changed.save(ACTUAL / f"{draw.__name__}-difference.png")
        pytest.fail(
            f"{count} pixels changed within {changed.getbbox()}; see {ACTUAL / draw.__name__}-*.png"
        )
