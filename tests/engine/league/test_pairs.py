"""Pairs of people who do each other unusually well."""

import random

from engine.league.pairs import unusual_pairs
from engine.league.standings import Sitting

PLACES = (1, 2, 3, 4)


def played(seed: int, many: int, friends: bool) -> list[Sitting]:
    """Tables of four of ten people; 1 and 2 let nobody else win where they sit together."""
    dice = random.Random(seed)
    found: list[Sitting] = []
    for _ in range(many):
        people = tuple(dice.sample(range(1, 11), 4))
        order = dice.sample(people, 4)
        if friends and {1, 2} <= set(people):
            order.sort(key=lambda one: one not in (1, 2))
        found.append(Sitting(people, tuple(order.index(one) + 1 for one in people)))
    return found


def test_two_who_help_each_other_are_noticed_first():
    pairs = unusual_pairs(played(seed=1, many=150, friends=True))
    assert pairs[0].people == (1, 2)
    assert min(pairs[0].gains) > 1
    assert pairs[0].tables >= 10


def test_chance_alone_is_hardly_ever_noticed():
    noticed = sum(len(unusual_pairs(played(seed, 150, friends=False))) for seed in range(20))
    assert noticed <= 9  # of 900 pairs


def test_few_tables_say_nothing():
    table = Sitting((1, 2, 3, 4), PLACES)
    assert unusual_pairs([table] * 2) == ()
    assert unusual_pairs([table] * 50) == ()  # always the same four: nothing to compare with
    assert unusual_pairs([Sitting((1, 2), (1, 2))] * 9) == ()
    assert unusual_pairs([Sitting((1, 2, 3, 4), PLACES, void=True)] * 9) == ()
    assert unusual_pairs([]) == ()
