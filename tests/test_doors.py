"""A game is its folders and its key in `engine/games.py`: nobody has forgotten a room."""

import re
from pathlib import Path

import pytest

from engine.games import KEYS, game_named
from tests.rooms import missing

ROOT = Path(__file__).resolve().parents[1]
ROOMS = ("engine", "render", "cogs", "words", "data", "service")
OWN = [f"{room}/{key}/" for room in ("engine", "render", "cogs/narration") for key in KEYS]


@pytest.mark.parametrize("key", KEYS)
def test_a_game_has_all_its_rooms(key: str):
    assert list(missing(key)) == []
    assert game_named(key).key == key


def test_whatever_a_game_lacks_is_named():
    assert list(missing("marbles")) == [
        "engine.marbles: GAME",
        "engine.marbles: evaluation",
        "render.marbles: BOARDS",
        "render.marbles: COLOURS",
        "cogs.narration.marbles: TELLER",
        "tests.engine.marbles: CLAUSES",
        "tests.engine.marbles: ENDS",
        "locale/en/marbles.ftl",
        "docs/rules/marbles.en.md",
        "marbles-title, in en",
        "locale/fr/marbles.ftl",
        "docs/rules/marbles.fr.md",
        "marbles-title, in fr",
        "tests/golden/playthroughs/marbles.hpr",
    ]


def test_no_shared_module_names_a_game():
    """A name in a comment counts too."""
    named = re.compile("|".join((*KEYS, "carrom")), re.I)
    shared = [
        path
        for room in ROOMS
        for path in sorted((ROOT / room).rglob("*.py"))
        if not path.relative_to(ROOT).as_posix().startswith(tuple(OWN))
    ]
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in [*shared, ROOT / "bot.py", ROOT / "pyproject.toml"]
        for line in path.read_text("utf-8").splitlines()
        if named.search(line) and not line.startswith("KEYS")
    ]
    assert found == []
