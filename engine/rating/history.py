"""Finished games looked up again: of one person, of two, and what is remarkable about one."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from engine.rating.results import Result

PAGE: Final = 8
"""Games on a page."""


class Search(Struct, frozen=True):
    """Whose finished games somebody looks for, on which server."""

    guild: int
    user: int
    game: str = ""
    """Only of this game; empty is any."""
    other: int = 0
    """Only those in which this person played too; 0 is whoever did."""


class PastGame(Struct, frozen=True):
    """A finished game among others."""

    number: int
    """That of its result on the server: later ones have higher numbers."""
    result: Result
    names: tuple[str, ...]
    """By seat, what its players are called."""
    channel: int
    post: int | None
    """Where its last board is."""


class Page(Struct, frozen=True):
    """Some finished games, the newest first, and whether there are more either way."""

    games: tuple[PastGame, ...] = ()
    newer: bool = False
    older: bool = False


class Score(Struct, frozen=True):
    """How two people stand against each other: who came out ahead of whom."""

    won: int = 0
    lost: int = 0
    tied: int = 0

    @property
    def count(self) -> int:
        return self.won + self.lost + self.tied

    def plus(self, other: "Score") -> "Score":
        return Score(self.won + other.won, self.lost + other.lost, self.tied + other.tied)


def together(scores: Iterable[Score]) -> Score:
    """What scores come to."""
    total = Score()
    for score in scores:
        total = total.plus(score)
    return total


class Before(Struct, frozen=True):
    """What a server knew about games like one before it ended."""

    games: int = 0
    """How many of the same game, with as many people, had points for all."""
    closest: int | None = None
    """The smallest lead in points with which one of them was won."""
    longest: int = 0
    """The most steps of one of them."""
    meetings: Mapping[tuple[int, int], Score] = {}
    """By two people, how the first of them stood against the second in the game."""


class Remark(Struct, frozen=True):
    """Something worth a line under a result."""

    what: str
    """`closest` finish of the server, the `longest` game of the server, the `first` win against
    somebody, or one that is the first after a `streak` of losses."""
    seat: int = 0
    other: int = 0
    """The seats of who won, and against whom, if it is about two people."""
    count: int = 0


ENOUGH: Final = 5
"""As many games there must have been for a record to mean something."""
MEETINGS: Final = 3
"""As often somebody must have lost before, for a first win to be worth a word."""


def lead(result: Result) -> int | None:
    """By how many points a game was won; `None` if points do not tell."""
    points = [one.points for one in result.placings]
    known = sorted((one for one in points if one is not None), reverse=True)
    first = [one for one in result.placings if one.rank == 1]
    if len(known) < max(2, len(points)) or len(first) != 1 or first[0].points != known[0]:
        return None
    return known[0] - known[1]


def remarks(result: Result, before: Before) -> list[Remark]:
    """What is remarkable about a game that has just ended, the rarest first."""
    return [*_firsts(result, before), *_records(result, before)]


def _records(result: Result, before: Before) -> list[Remark]:
    found: list[Remark] = []
    if before.games < ENOUGH:
        return found
    won_by = lead(result)
    if won_by is not None and before.closest is not None and 0 < won_by < before.closest:
        found.append(Remark("closest", count=won_by))
    if result.ply > before.longest > 0:
        found.append(Remark("longest", count=result.ply))
    return found


def _firsts(result: Result, before: Before) -> list[Remark]:
    found: list[Remark] = []
    for seat, winner in enumerate(result.placings):
        if winner.rank != 1 or winner.level:
            continue
        for other, loser in enumerate(result.placings):
            met = before.meetings.get((winner.user, loser.user), Score())
            if loser.rank > 1 and not met.won and met.lost >= MEETINGS:
                found.append(Remark("first", seat, other, met.count))
    return found


def people_of(result: Result) -> Sequence[int]:
    """Who played a game, without computers."""
    return [one.user for one in result.placings if not one.level]
