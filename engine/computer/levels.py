"""The five levels of computer players, and what each makes of a game."""

from typing import Final

from msgspec import Struct

from engine.core import AnyGame, Refused, View
from engine.games import Doors, door
from engine.strength import PLAIN, Search, Strength, for_seats


class Level(Struct, frozen=True):
    """A strength that a player can choose."""

    number: int
    name: str
    """The key of its name in the players' languages."""
    sees: int | None = None
    """Which of a game's probabilities to overlook a turn is its own."""
    looks: str = ""
    """Which of a game's searches it uses; none for one turn ahead."""


LEVELS: Final = {
    1: Level(1, "level-1", sees=0),
    2: Level(2, "level-2", sees=1),
    3: Level(3, "level-3"),
    4: Level(4, "level-4", looks="one_reply"),
    5: Level(5, "level-5", looks="far"),
}
USUAL: Final = 3
"""Plays for whoever is late, and wherever nobody has chosen."""
AT_ONCE: Final = USUAL
"""Levels up to this one decide in a few milliseconds; the others think elsewhere."""

_STRENGTHS: Final = Doors[dict[type[View], Strength]](lambda key: door("engine", key, "STRENGTH"))


class UnknownLevel(ValueError):
    """No level of that number. The message lists those there are."""


def level_of(number: int) -> Level:
    found = LEVELS.get(number)
    if found is None:
        raise UnknownLevel(f"there is no level {number}; there are {', '.join(map(str, LEVELS))}")
    return found


def refuse_level(number: int) -> None:
    """Raises `Refused` if no computer plays at such a level."""
    if number not in LEVELS:
        first, last = min(LEVELS), max(LEVELS)
        raise Refused("no-such-level", f"levels go from {first} to {last}", first=first, last=last)


def strength_of(game: AnyGame, view: View) -> Strength:
    """What a game says of itself; a plain strength for one that is not listed."""
    try:
        by_view = _STRENGTHS[game.key]
    except KeyError:
        return PLAIN
    return by_view.get(type(view), PLAIN)


def search_of(level: Level, strength: Strength, seats: int) -> Search | None:
    """How a level searches at a table of so many; nothing where one turn ahead is all."""
    if not level.looks:
        return None
    return for_seats(getattr(strength, level.looks), seats)
