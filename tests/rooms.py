"""What a game gives to tests that are for all games, found by its key.

A game has the same folders whether they lie in this house or in a tree of their own, such as
`tests/market`.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

from engine.games import door, house_of
from render import Picture


def clauses_of(key: str) -> list[str]:
    """The ids of the clauses of a game's rules."""
    return door("tests.engine", key, "CLAUSES")


def ends_of(key: str) -> set[str]:
    """The ways to end that a playthrough of a game must show."""
    return door("tests.engine", key, "ENDS")


def samples_of(key: str) -> list[tuple[str, int, int]]:
    """Options, seats and a number of games in which the computer has to beat chance."""
    return door("tests.engine", key, "SAMPLES")


def pictures_of(key: str) -> Sequence[Callable[[], Picture]]:
    """What draws the pictures of a game that somebody liked; each is named as its file."""
    return door("tests.render", key, "PICTURES")


def playthroughs_of(key: str) -> list[Path]:
    """The records of whole games that must play out as they were written down."""
    folder = house_of(key) / "tests" / "golden" / "playthroughs"
    return sorted(path for path in folder.glob("*.hpr") if path.stem.partition("-")[0] == key)


def ends_shown(key: str) -> set[str]:
    """The ways in which a game's playthroughs end."""
    texts = [path.read_text("utf-8") for path in playthroughs_of(key)]
    return {text.split("result: ")[1].split("\n")[0].split("; ")[1] for text in texts}
