"""A game is its folders and its key in `engine/games.py`: nobody has forgotten a room."""

import re
from pathlib import Path

import pytest

from tests.missing import listed_keys, missing

ROOT = Path(__file__).resolve().parents[1]
ROOMS = ("engine", "render", "cogs", "words", "data", "service")
KEYS = listed_keys()
OWN = [f"{room}/{key}/" for room in ("engine", "render", "cogs/narration") for key in KEYS]


@pytest.mark.parametrize("key", KEYS)
def test_a_game_has_all_its_rooms(key: str):
    lacking = list(missing(key))
    if lacking:
        pytest.fail("\n".join([f"{key} lacks:", *lacking]), pytrace=False)


@pytest.mark.parametrize("key", KEYS)
def test_a_game_is_called_what_its_folders_are(key: str):
    lacking = [other for other in KEYS if not (ROOT / "engine" / other / "__init__.py").is_file()]
    if lacking:
        pytest.skip(f"no game can be imported without engine/{lacking[0]}")
    from engine.games import game_named

    assert game_named(key).key == key


def test_whatever_a_game_lacks_is_named():
    assert list(missing("marbles")) == [
        "engine/marbles/__init__.py: GAME",
        "engine/marbles/__init__.py: STRENGTH",
        "engine/marbles/__init__.py: LESSONS",
        "render/marbles/__init__.py: BOARDS",
        "render/marbles/__init__.py: COLOURS",
        "cogs/narration/marbles/__init__.py: TELLER",
        "tests/engine/marbles/__init__.py: CLAUSES",
        "tests/engine/marbles/__init__.py: ENDS",
        "tests/engine/marbles/__init__.py: SAMPLES",
        "tests/render/marbles/__init__.py: PICTURES",
        "engine/marbles/game.py",
        "engine/marbles/moves.py",
        "engine/marbles/view.py",
        "engine/marbles/evaluation.py",
        "locale/de/marbles.ftl",
        "locale/de/marbles.ftl: marbles-title",
        "locale/de/marbles.ftl: marbles-pitch",
        "docs/rules/marbles.de.md",
        "locale/en/marbles.ftl",
        "locale/en/marbles.ftl: marbles-title",
        "locale/en/marbles.ftl: marbles-pitch",
        "docs/rules/marbles.en.md",
        "locale/fr/marbles.ftl",
        "locale/fr/marbles.ftl: marbles-title",
        "locale/fr/marbles.ftl: marbles-pitch",
        "docs/rules/marbles.fr.md",
        "tests/golden/playthroughs/marbles.hpr",
        "tests/golden/tellings/marbles.LANGUAGE.txt",
        "tests/golden/boards/marbles.txt",
        "tests/golden/offers/marbles.txt",
    ]


def names_any(keys: tuple[str, ...]) -> re.Pattern[str]:
    """Finds a key as a word of its own, also in `WitchesView`, `WITCHES_GAME` and
    `witches-title`; not as a part of another word."""
    words = "|".join(keys)
    titles, capitals = words.title(), words.upper()
    return re.compile(
        rf"(?<![a-zA-Z])(?:{words})(?![a-z])|(?:{titles})(?![a-z])"
        rf"|(?<![A-Z])(?:{capitals})(?![A-Z])"
    )


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("a go of go-moku", True),
        ("class GoView", True),
        ("GO_GAME = 1", True),
        ("the goal is to let go_of it", True),
        ("the goal of a cargo that goes on, GOING, Google, argot", False),
    ],
)
def test_a_key_is_found_as_a_word_of_its_own(line: str, found: bool):
    assert bool(names_any(("go", "draughts")).search(line)) is found


def test_no_shared_module_names_a_game():
    """A name in a comment counts too."""
    named = names_any((*KEYS, "carrom"))
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
    if found:
        pytest.fail("\n".join(found), pytrace=False)
