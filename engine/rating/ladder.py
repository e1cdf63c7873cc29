"""Who is ahead of whom on a server, and how that has changed."""

from collections.abc import Mapping

from msgspec import Struct

from engine.rating.glicko import Rating

WEEK = 7 * 86_400


class Rung(Struct, frozen=True):
    """Somebody's place on a ladder."""

    place: int
    """1 is the top; equals share one."""
    user: int
    rating: Rating
    before: int | None = None
    """The place a week ago; `None` is none."""


def ladder(
    ratings: Mapping[int, Rating], before: Mapping[int, Rating], now: int
) -> tuple[Rung, ...]:
    """Everybody who is rated well enough to be listed, the best first; `before` are the ratings of
    a week ago. Computers and those who were forgotten have numbers below zero, and no place."""
    then = _places(before, now - WEEK)
    return tuple(
        Rung(place, user, ratings[user], then.get(user))
        for user, place in _places(ratings, now).items()
    )


def _places(ratings: Mapping[int, Rating], now: int) -> dict[int, int]:
    listed = [(one.value, user) for user, one in ratings.items() if user > 0 and one.is_listed(now)]
    listed.sort(key=lambda one: (-one[0], one[1]))
    places: dict[int, int] = {}
    for number, (value, user) in enumerate(listed, start=1):
        level = number > 1 and listed[number - 2][0] == value
        places[user] = places[listed[number - 2][1]] if level else number
    return places
