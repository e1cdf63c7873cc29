"""The same arguments give the same bytes: in another process, in several threads, twice."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path

import pytest

from render import Theme, render, warm
from tests.render.hedgehogs.positions import after
from tests.render.jesters.positions import last_of

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("Alice", "مريم", "Chloé 🦔", "田中", "สมชาย", "")
DRAW = """
from hashlib import sha256
from render import Theme, render, warm
from tests.render.jesters.positions import last_of
from tests.render.hedgehogs.positions import after
from tests.render.test_same_bytes import NAMES
view, events = after(6, 5, 120)
picture = render(view, Theme("dark", "fr"), names=NAMES, since=events)
print(sha256(picture.data + picture.alt.encode()).hexdigest())
view, events = last_of(4, 3)
picture = render(view, Theme("dark", "fr"), names=NAMES, since=events, letters={"A": "turn e5"})
print(sha256(picture.data + picture.alt.encode()).hexdigest())
"""


@pytest.mark.long
def test_other_processes_draw_the_same_bytes():
    view, events = after(6, 5, 120)
    here = [render(view, Theme("dark", "fr"), names=NAMES, since=events)]
    view, events = last_of(4, 3)
    letters = {"A": "turn e5"}
    here.append(render(view, Theme("dark", "fr"), names=NAMES, since=events, letters=letters))
    expected = [sha256(one.data + one.alt.encode()).hexdigest() for one in here]
    for seed in ("0", "4711"):
        there = subprocess.run(
            [sys.executable, "-c", DRAW],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
        )
        assert there.stdout.split() == expected


def test_threads_do_not_disturb_each_other():
    positions = [after(6, 5, plies) for plies in (40, 80, 120, 160)]

    def draw(number: int) -> bytes:
        view, events = positions[number % 4]
        theme = Theme("colour-blind" if number % 3 else "default")
        return render(view, theme, names=NAMES, since=events).data

    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(draw, range(24)))
    assert together == [draw(number) for number in range(24)]


def test_warming_up_changes_no_picture():
    view, events = after(6, 5, 120)
    before = render(view, Theme("dark"), names=NAMES, since=events)
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(warm, [Theme("dark"), Theme("dark")]))
    assert render(view, Theme("dark"), names=NAMES, since=events) == before


def test_drawing_leaves_no_trace_for_the_next_picture():
    view, events = after(6, 5, 120)
    before = render(view, names=NAMES)
    render(view, names=("Someone else",) * 6, since=events, letters={"A": "stay", "B": "go a1"})
    assert render(view, names=NAMES) == before
