"""What all results of somebody say of them: for the card that others see."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from engine.rating.glicko import Rating
from engine.rating.results import OVERALL, OwnResult

RECENT: Final = 10
FAVOURITES: Final = 3
LONGEST_CURVE: Final = 120
"""Results whose ratings a curve joins; of more, every so many."""


class Played(Struct, frozen=True):
    """Games of one kind: how many, and how many of them were won, alone or shared."""

    game: str
    seats: int
    played: int
    won: int


class Profile(Struct, frozen=True, kw_only=True):
    """Somebody on a server, in one game or in all."""

    rating: Rating
    curve: tuple[tuple[float, float], ...] = ()
    """Rating and deviation after each result that counted, oldest first."""
    played: tuple[Played, ...] = ()
    favourites: tuple[tuple[str, str], ...] = ()
    """Games and options that were played most."""
    answer: int | None = None
    """Seconds to an answer, on average."""
    own: int = 0
    made: int = 0
    """Of their decisions, those that were their own."""
    best: OwnResult | None = None
    """The win that was expected least or, if none has counted, that against most."""
    recent: tuple[OwnResult, ...] = ()
    """The newest results, newest first."""

    @property
    def games(self) -> int:
        return sum(one.played for one in self.played)

    @property
    def won(self) -> int:
        return sum(one.won for one in self.played)

    @property
    def reliability(self) -> float | None:
        """Which share of the decisions was their own."""
        return self.own / self.made if self.made else None


def profile_of(results: Sequence[OwnResult], game: str, rating: Rating) -> Profile:
    """The profile in a game, or in all of them, from somebody's results, oldest first."""
    shown = [one for one in results if game in (OVERALL, one.game)]
    own = sum(one.placing.own for one in shown)
    answers = sum(one.placing.answers for one in shown)
    waited = sum(one.placing.waited for one in shown)
    kinds = Counter((one.game, one.seats) for one in shown)
    won = Counter((one.game, one.seats) for one in shown if one.placing.rank == 1)
    variants = Counter((one.game, one.options) for one in shown if one.options)
    return Profile(
        rating=rating,
        curve=_thinned([point for one in shown if (point := _point(one, game)) is not None]),
        played=tuple(
            Played(key, seats, count, won[key, seats])
            for (key, seats), count in sorted(kinds.items(), key=lambda item: (-item[1], item[0]))
        ),
        favourites=tuple(variant for variant, _ in variants.most_common(FAVOURITES)),
        answer=waited // answers if answers else None,
        own=own,
        made=sum(one.placing.made for one in shown),
        best=_best(shown, game),
        recent=tuple(shown[: -RECENT - 1 : -1]),
    )


def change_of(result: OwnResult, game: str) -> float | None:
    """By how much a result has changed the rating in its game, or in all."""
    return result.overall_change if game == OVERALL else result.change


def _point(result: OwnResult, game: str) -> tuple[float, float] | None:
    value, deviation = (
        (result.overall, result.overall_deviation)
        if game == OVERALL
        else (result.value, result.deviation)
    )
    return None if value is None or deviation is None else (value, deviation)


def _thinned(points: Sequence[tuple[float, float]]) -> tuple[tuple[float, float], ...]:
    step = -(-len(points) // LONGEST_CURVE) or 1
    return tuple(points[::-1][::step][::-1])  # the newest is always one of them


def _best(results: Sequence[OwnResult], game: str) -> OwnResult | None:
    wins = [one for one in results if one.placing.rank == 1]
    return max(wins, key=lambda one: (_surprise(one, game), one.seats), default=None)


def _surprise(result: OwnResult, game: str) -> float:
    """How little a win was expected: what it changed, in shares of what any result could have.
    A first game changes much just because nothing is known yet."""
    change, point = change_of(result, game), _point(result, game)
    return change / point[1] ** 2 if change is not None and point is not None else 0.0
