"""Which games there are, and what finds the parts of each.

A game is a folder of its key in every room, and its key in `KEYS`. Nobody else names one: what a
room needs of a game is behind a *door*, a name in the package that the game has there. Doors are
`GAME` in `engine`, `BOARDS` in `render`, `TELLER` in `cogs.narration`; `docs/adding-a-game.md`
lists what else a game has. Only where players can decide ahead has `engine` an `AHEAD`, too.
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeVar

from engine.core import Ahead, AnyGame
from engine.series import Series

KEYS: Final = ("hedgehogs", "courtiers", "jesters", "witches")
"""In the order in which games are offered."""

T = TypeVar("T")

_HOUSE: Final = Path(__file__).resolve().parent.parent

_trees: Final[dict[str, str]] = dict.fromkeys(KEYS, "")
"""By key, the package in which a game has its folders; the games of this house need none."""


def door(room: str, key: str, name: str) -> Any:
    """What a game's package in a room offers by a name: `door("render", key, "BOARDS")`."""
    package = f"{_trees[key]}.{room}.{key}".removeprefix(".")
    return getattr(import_module(package), name)


def side_door(room: str, key: str, name: str) -> Any:
    """The same for what not every game has: nothing for one that has it not."""
    try:
        return door(room, key, name)
    except AttributeError:
        return None


_all_doors: Final[list[dict[str, Any]]] = []
_forgetting: Final[list[Callable[[], None]]] = []


class Doors(dict[str, T]):
    """What a room has of every game, by key. A game that was added is found when asked for."""

    def __init__(self, find: Callable[[str], T]) -> None:
        super().__init__({key: find(key) for key in KEYS})
        self._find = find
        _all_doors.append(self)

    def __missing__(self, key: str) -> T:
        if key not in _trees:
            raise KeyError(key)
        found = self[key] = self._find(key)
        return found


def _with_matches(key: str) -> AnyGame:
    return Series(door("engine", key, "GAME"))


GAMES: Final[dict[str, AnyGame]] = Doors(_with_matches)
"""Each can be played in matches of several rounds, if its options offer that."""


def _ahead(key: str) -> Ahead | None:
    return side_door("engine", key, "AHEAD")


_AHEAD: Final[dict[str, Ahead | None]] = Doors(_ahead)


def ahead_of(key: str) -> Ahead | None:
    """What can be decided in a game before it is somebody's turn, if anything can."""
    return _AHEAD[key] if key in _trees else None


class UnknownGame(Exception):
    """No game of that name. The message lists those there are."""


def game_named(key: str) -> AnyGame:
    game = GAMES.get(key.lower())
    if game is None:
        raise UnknownGame(f"unknown game {key[:40]!r}; there are: {', '.join(GAMES)}")
    return game


# Games from elsewhere


def when_one_goes(forget: Callable[[], None]) -> None:
    """Call something whenever a game goes: for whatever keeps things by the keys of games."""
    _forgetting.append(forget)


_houses: tuple[Path, ...] = (_HOUSE,)


def add(key: str, tree: str) -> None:
    """Let a game in that has its folders in another package: `add("chess", "club.games")` for
    `club/games/engine/chess`, `club/games/render/chess` and so on."""
    _trees[key] = tree
    GAMES[key] = _with_matches(key)
    _look_round()


def remove(key: str) -> None:
    """Let a game go that was added: no room has anything of it left."""
    del _trees[key]
    for doors in _all_doors:
        doors.pop(key, None)
    for forget in _forgetting:
        forget()
    _look_round()


def added() -> dict[str, str]:
    """By key, the packages of games that were added."""
    return {key: tree for key, tree in _trees.items() if tree}


def house_of(key: str) -> Path:
    """The folder in which a game has its rooms: `locale` and `docs` beside those that are code."""
    tree = _trees.get(key, "")
    return _HOUSE.joinpath(*tree.split(".")) if tree else _HOUSE


def houses() -> tuple[Path, ...]:
    """The folders in which games have their rooms, this one first."""
    return _houses


def _look_round() -> None:
    global _houses  # noqa: PLW0603 — asked for with every word that is said
    _houses = tuple(dict.fromkeys((_HOUSE, *map(house_of, _trees))))
