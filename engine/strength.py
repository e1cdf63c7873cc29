"""How a game is searched by computers of each level: what a game says of itself, as data.

A game offers `STRENGTH`: by the class of its views, a `Strength`. Where something depends on how
many play, a table says from how many seats on it holds.
"""

from collections.abc import Mapping
from typing import Final, TypeVar

from msgspec import Struct

T = TypeVar("T")


class Playouts(Struct, frozen=True):
    """The best own turns, each played on by everybody's evaluation, over and over."""

    nodes: int
    """So many positions may be judged in all."""
    turns: int = 0
    """So many further turns are played; 0 is one for each seat."""
    candidates: int = 8
    positions: int = 60
    """So many positions are reached on the way to the own candidates."""


class Replies(Struct, frozen=True):
    """The best own turns, every throw, and the best turns of whoever is due then."""

    nodes: int
    """So many positions may be judged in all."""
    replies: int = 2
    """So many further turns are looked into."""
    width: int = 3
    """So many of the best are looked into at each, but for the last, where the best is taken."""
    candidates: int = 8
    positions: int = 60
    """So many positions are reached on the way to the own candidates."""


Search = Playouts | Replies


class Strength(Struct, frozen=True, kw_only=True):
    """How computers play one game."""

    overlooks: tuple[float, float] = (0.8, 0.5)
    """How likely levels 1 and 2 overlook a turn of a single step."""
    steepness: Mapping[int, float]
    """From how many seats on: how much a lead of one raises the logarithm of the odds to win."""
    one_reply: Mapping[int, Search]
    """From how many seats on: how level 4 searches."""
    far: Mapping[int, Search]
    """From how many seats on: how level 5 searches."""
    at_a_glance: frozenset[str] = frozenset()
    """Moves about the stake of a round, which chances of winning it do not tell: who may make one
    of them decides by the evaluation alone, at every level."""
    opening: int = 0
    """So many steps of each seat are drawn when computers are compared, where nothing else makes
    one game differ from another."""


PLAIN: Final = Strength(
    steepness={2: 0.1},
    one_reply={2: Replies(nodes=2000, replies=1), 4: Playouts(nodes=2000)},
    far={2: Replies(nodes=8000), 4: Playouts(nodes=8000)},
)
"""For a game that says nothing of itself."""


def for_seats(table: Mapping[int, T], seats: int) -> T:
    """What holds for so many seats: the line that begins nearest below."""
    return table[max(start for start in table if start <= seats)]
