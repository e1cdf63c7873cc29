"""The parts of the code, how many of a hundred faults each gets, and where its tests are."""

from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]


class Area(NamedTuple):
    """Files by their patterns; `share` is in percent, about as the size of the area's code."""

    share: int
    files: tuple[str, ...]
    without: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()


ROOMS: Final = (
    "clock", "people", "rating", "league", "invitations", "table", "host", "tools",
)  # fmt: skip
GAMES: Final = sorted(path.parent.name for path in ROOT.glob("engine/*/game.py"))
"""Found by their folders: nothing of ours may be imported before a fault is in it."""
COMPUTER: Final = ("engine/computer/*.py", "engine/option_changes.py", "engine/tools/selfplay.py")

AREAS: Final = {
    "games": Area(
        share=22,
        files=tuple(f"engine/{game}/**/*.py" for game in GAMES),
        tests=tuple(f"tests/engine/{game}/" for game in GAMES),
    ),
    "hosting": Area(
        share=18,
        files=("engine/*.py", *(f"engine/{room}/**/*.py" for room in ROOMS)),
        without=COMPUTER,
        tests=("tests/engine/test_", *(f"tests/engine/{room}/" for room in ROOMS)),
    ),
    "computer": Area(
        share=10,
        files=COMPUTER,
        tests=("tests/engine/computer/", "tests/engine/test_option_changes.py"),
    ),
    "data": Area(
        share=8,
        # A migration that has been published is never changed again.
        files=("data/*.py", "data/leagues/*.py", "data/rating/*.py", "data/upkeep/*.py"),
        tests=("tests/data/",),
    ),
    "cogs": Area(
        share=18, files=("cogs/**/*.py", "words/*.py"), tests=("tests/cogs/", "tests/words/")
    ),
    "pictures": Area(share=18, files=("render/**/*.py",), tests=("tests/render/",)),
    "service": Area(
        share=6,
        files=("service/*.py", "tryout/*.py", "bot.py"),
        tests=("tests/service/", "tests/tryout/", "tests/cogs/"),
    ),
}

TESTS: Final = (
    *("tests/contract", "tests/data", "tests/cogs", "tests/engine", "tests/render"),
    *("tests/service", "tests/tryout", "tests/words", "tests/test_playthroughs.py"),
)
"""Others of the parlour and of its page are left out: it is no area, and browsers are slow."""
TOO_LONG: Final = (
    "tests/engine/hedgehogs/test_combinations.py",
    "tests/engine/computer/test_player.py::test_the_computer_beats_chance_clearly",
    "tests/service/test_image.py::test_the_image_holds_all_that_the_bot_needs_and_no_more",
)
"""Whole games by the hundred, and a copy of everything: watched, they take longer than all others
together."""


def files_of(area: Area, root: Path = ROOT) -> list[str]:
    """The paths of an area's files, in a fixed order."""

    def matching(patterns: tuple[str, ...]) -> set[str]:
        return {
            found.relative_to(root).as_posix()
            for pattern in patterns
            for found in root.glob(pattern)
        }

    return sorted(matching(area.files) - matching(area.without))
