"""Roles that a server's managers have chosen for places on its ladders."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from engine.core import Refused
from engine.rating.ladder import Rung

LAST_PLACE: Final = 20
"""The first page of a ladder."""
MOST_REWARDS: Final = 25


class Reward(Struct, frozen=True):
    """A role for whoever holds a place on a ladder."""

    game: str
    """`OVERALL` is all games together."""
    place: int
    role: int
    told: bool = False
    """Whether the managers know that it cannot be given."""


class Holder(Struct, frozen=True):
    """Somebody who has a role for a place, or is to have it."""

    role: int
    user: int


def with_reward(rewards: Sequence[Reward], reward: Reward) -> tuple[Reward, ...]:
    """The same, and a role for a place; another one that it had goes. Raises `Refused`."""
    others = tuple(one for one in rewards if (one.game, one.place) != (reward.game, reward.place))
    if len(others) >= MOST_REWARDS:
        raise Refused("many-rewards", "so many roles", most=MOST_REWARDS)
    return tuple(sorted((*others, reward), key=lambda one: (one.game, one.place)))


def without_reward(rewards: Sequence[Reward], game: str, place: int) -> tuple[Reward, ...]:
    """The same without a role for a place. Raises `Refused` if it has none."""
    others = tuple(one for one in rewards if (one.game, one.place) != (game, place))
    if len(others) == len(rewards):
        raise Refused("no-reward", "that place has no role", place=place)
    return others


def holders_of(rewards: Iterable[Reward], ladders: Mapping[str, Sequence[Rung]]) -> set[Holder]:
    """Who is to have which role; of a place that several share, all of them."""
    return {
        Holder(reward.role, rung.user)
        for reward in rewards
        for rung in ladders.get(reward.game, ())
        if rung.place == reward.place
    }
