"""Names of every script: of which clusters and glyphs they are written, and how they are fitted.

One that fails shows what changed; `REWRITE_NAMES=1 pytest tests/render/test_golden_names.py`
accepts it, and a picture with such names is to be looked at.
"""

import difflib
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from render.text import fitted
from render.text.clusters import clean, clusters
from render.text.direction import levels
from tests.render.test_names import NAMES

FILE = Path(__file__).resolve().parents[1] / "golden" / "names.txt"
ENGLAND = "\U0001f3f4" + "".join(chr(0xE0000 + ord(one)) for one in "gbeng") + "\U000e007f"
MORE = [
    ENGLAND + "a",
    "\U000e0020\U000e001f\U000e0080x",  # the first tag, and what is none on either side
    "\U0001f1e6\U0001f1ff\U0001f1e6\U0001f1ff\U0001f1e6",  # flags of the first and last letter
    "👍\U0001f3fb👍\U0001f3ff👍\U0001f400",  # the palest and the darkest hand
    "👩\u200d🚀 a\u200db x\u200c\u0301",
    "a\u0301\u0302\u0303\u0304\u0305b",  # three accents stay
    "#\ufe0f\u20e3 ☎\ufe0e ☎\ufe0f \ufe00a",
    "→\u200d→ ←\u218f",
    "\u0378\u0379 ꙮ\u0489 ᚠ",
    "שלום (abc) 12, 13",
    "abc دوست ABC",
]


def lines() -> Iterator[str]:
    for name in (*NAMES, *MORE):
        yield f"## {name!a}"
        for bold in (False, True):
            parts = clusters(clean(name), bold=bold)
            yield " ".join(f"{ascii(part.text)[1:-1]}/{part.font}" for part in parts)
        text = clean(name)
        yield f"levels {levels(text, sentence=False)} {levels(text, sentence=True)}"
        for sentence in (False, True):
            line = fitted(name, 30, 180, least=25, sentence=sentence)
            yield f"{line.text!a} of {line.size:.2f}, {line.width:.1f} wide:"
            for run in line.runs:
                glyphs = [f"{one.number}@{one.x:.2f},{one.y:.2f}" for one in run.glyphs[:12]]
                yield f"  {run.font} {len(run.glyphs)}: {' '.join(glyphs)}"


def test_names_are_written_as_we_liked_them():
    now = list(lines())
    if os.environ.get("REWRITE_NAMES"):
        FILE.write_text("\n".join(now) + "\n", encoding="utf-8")
    liked = FILE.read_text(encoding="utf-8").splitlines()
    if now != liked:
        pytest.fail("\n".join([*difflib.unified_diff(liked, now, lineterm="", n=1)][:40]))
