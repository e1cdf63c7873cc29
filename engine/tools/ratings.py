"""Ratings from results: what everybody is worth, so that the results are as likely as can be.

The chance of a player at a table is their strength over that of all who sit there (Bradley and
Terry for two seats, Plackett and Luce for more). A difference of 400 is ten to one.
"""

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import Final

from msgspec import Struct

from engine.tools.intervals import TWO_SIDED

ELO: Final = 400 / log(10)
MIDDLE: Final = 1500.0
_ROUNDS: Final = 500
_PRIOR: Final = 0.5
"""So many games against one of middling strength are thought won, and as many lost, so that who
wins all games has a rating too."""


class Result(Struct, frozen=True):
    """A game: who sat there, and how much of it each has won."""

    players: tuple[int, ...]
    shares: tuple[float, ...]


class Rating(Struct, frozen=True):
    value: float
    reach: float
    """So far the true one may lie to either side."""


def ratings(results: Sequence[Result], fixed: int) -> Mapping[int, Rating]:
    """By player; `fixed` is the one whose rating is given."""
    players = sorted({player for result in results for player in result.players})
    strength = dict.fromkeys(players, 0.0)
    spread = dict.fromkeys(players, 1.0)
    for _ in range(_ROUNDS):
        slope = {player: -_PRIOR * 2 * (_odds(strength[player]) - 0.5) for player in players}
        spread = {player: _PRIOR * 2 * _bend(_odds(strength[player])) for player in players}
        for result in results:
            _learn(result, strength, slope, spread)
        strength = {
            player: strength[player] + max(-1.0, min(1.0, slope[player] / spread[player])) / 2
            for player in players
        }
    base = strength[fixed]
    return {
        player: Rating(
            MIDDLE + ELO * (strength[player] - base), ELO * TWO_SIDED / sqrt(spread[player])
        )
        for player in players
    }


def _learn(
    result: Result,
    strength: Mapping[int, float],
    slope: dict[int, float],
    spread: dict[int, float],
) -> None:
    """Add what one game says of its players."""
    weights = [exp(strength[player]) for player in result.players]
    total = sum(weights)
    chances: dict[int, float] = {}
    for player, weight, share in zip(result.players, weights, result.shares, strict=True):
        chances[player] = chances.get(player, 0.0) + weight / total
        slope[player] += share - weight / total
    for player, chance in chances.items():
        spread[player] += _bend(chance)


def _odds(strength: float) -> float:
    return 1 / (1 + exp(-strength))


def _bend(chance: float) -> float:
    return chance * (1 - chance)
