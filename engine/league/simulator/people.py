"""People with a skill that drifts, a pace, holidays, and a chance to have had enough."""

from collections.abc import Sequence
from math import cos, log, pi, sqrt
from typing import Final

from msgspec import Struct

from engine.computer.dice import Dice
from engine.league.divisions import Place
from engine.rating.glicko import PROVISIONAL, START, Rating, after_table

SPREAD_OF_LUCK: Final = 1.5
"""Of one table, beside a spread of 1 of skills."""
LUCK_OF_TWO: Final = 1.0
"""The same for two, where less is luck."""
EQUAL: Final = 0.06
"""Skills so close on a day share a place."""
TABLES_BEFORE: Final = 10
"""Rated tables that somebody has sat at before their first season."""
RATED: Final = 139.0
"""What a skill of 1 is as a rating, by the luck of one table."""
DRIFT: Final = 0.1
SLOW: Final = 0.04
"""So many answer so slowly that tables with them end late."""
GONE: Final = 0.01
"""Of those who are drawn, so many never move,"""
WITHDRAWS: Final = 0.015
"""and so many withdraw in mid-season."""


class Somebody(Struct):
    """One who plays, as nobody could know them."""

    person: int
    skill: float
    slow: bool
    rating: Rating = Rating()
    earned: Place | None = None
    seasons: int = 0


def newcomer(person: int, dice: Dice, seats: int, now: int) -> Somebody:
    """Somebody who has sat at a few rated tables, with people of whom as much is known."""
    one = Somebody(person, normal(dice), dice.random() < SLOW)
    for _ in range(TABLES_BEFORE):
        others = [normal(dice) for _ in range(seats - 1)]
        ranks = places([one.skill, *others], dice)
        values = [one.rating.value, *(START + RATED * skill for skill in others)]
        deviations = [one.rating.deviation, *[PROVISIONAL] * (seats - 1)]
        value, deviation = after_table(values, deviations, ranks)[0]
        one.rating = Rating(value, deviation, now, one.rating.tables + 1)
    return one


def places(skills: Sequence[float], dice: Dice) -> tuple[int, ...]:
    """How a table ends, by seat."""
    luck = SPREAD_OF_LUCK if len(skills) > 2 else LUCK_OF_TWO
    shown = [skill + luck * normal(dice) for skill in skills]
    return tuple(1 + sum(other > own + EQUAL for other in shown) for own in shown)


def drifted(one: Somebody, dice: Dice) -> None:
    """Let a season's practice, or the lack of it, change somebody's skill."""
    one.skill = one.skill * sqrt(1 - DRIFT * DRIFT) + DRIFT * normal(dice)


def normal(dice: Dice) -> float:
    """A draw from the normal distribution."""
    distance = sqrt(-2 * log(1 - dice.random()))
    return distance * cos(2 * pi * dice.random())
