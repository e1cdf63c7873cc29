"""All ratings of a server from its results, one after the other.

What each result changes is kept as it comes; doing all of them again in the same order gives the
same numbers, whatever was corrected in between.
"""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from engine.rating.glicko import Rating, after_table, aged
from engine.rating.results import OVERALL, Result

Pool = tuple[str, int]
"""A game, or `OVERALL`, and somebody who plays it."""

NEW = Rating()


class Moved(Struct, frozen=True, array_like=True):
    """A rating that a result has moved."""

    user: int
    game: str
    before: Rating
    after: Rating

    @property
    def change(self) -> float:
        return self.after.value - self.before.value


def moved_by(result: Result, known: Mapping[Pool, Rating]) -> list[Moved]:
    """What a result changes, in its game and overall; nothing if it does not count."""
    return [
        Moved(user, game, known.get((game, user), NEW), after)
        for (game, user), after in _rated(result, known)
    ]


def _rated(result: Result, known: Mapping[Pool, Rating]) -> list[tuple[Pool, Rating]]:
    """The ratings that a result leads to."""
    if not result.counts:
        return []
    counted, absent = result.placings, None
    if not all(one.part == "full" for one in counted):
        counted = [one for one in counted if one.part != "none"]
        absent = [one.part == "absent" for one in counted]
    ranks = [one.rank for one in counted]
    found: list[tuple[Pool, Rating]] = []
    for game in (result.game, OVERALL):
        pools = [(game, one.user) for one in counted]
        before = [known.get(pool, NEW) for pool in pools]
        found += zip(pools, _after(before, ranks, absent, result.ended), strict=True)
    return found


def _after(
    before: Sequence[Rating], ranks: Sequence[int], absent: Sequence[bool] | None, now: int
) -> list[Rating]:
    deviations = [aged(one.deviation, one.at, now) for one in before]
    table = after_table([one.value for one in before], deviations, ranks, absent)
    return [
        Rating(value, deviation, now if now > old.at else old.at, old.tables + 1)
        for old, (value, deviation) in zip(before, table, strict=True)
    ]


def folded(results: Iterable[Result]) -> dict[Pool, Rating]:
    """All ratings after some results, in their order."""
    ratings: dict[Pool, Rating] = {}
    for result in results:
        ratings.update(_rated(result, ratings))
    return ratings
