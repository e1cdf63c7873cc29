"""What excludes what, and for how many: the options say exactly what the rules list."""

from itertools import combinations

from engine.hedgehogs.game import HEDGEHOGS
from engine.option_words import BadOptions
from engine.options import EDITION

KEYS = [option.key for option in HEDGEHOGS.options.offered if option.group != EDITION]

GROUPS = (
    {10, 35, 36, 37, 38, 39},
    {5, 6, 7, 16, 30},
    {32, 33, 34},
    {14, 15, 26, 28, 39},
    {18, 19, 20, 24},
    {22, 25},
)
"""One of each: black squares, dice, race, goal, scoring, cube."""

ALSO = {
    *((15, other) for other in (35, 37, 38, 39)),
    *((2, other) for other in (15, 18, 19, 39, 21)),
    (21, 29),
    (33, 38),
    (14, 25),
    *((cube, scoring) for cube in (22, 25) for scoring in (18, 20, 24)),  # they need 19
    *((cube, 2) for cube in (22, 25)),  # and 19 is not with 2
    (15, 22),  # nor with 15 for two
    *((40, other) for other in range(1, 40) if other not in (18, 20, 29)),
}

SEATS = {
    1: (3, 4, 5),
    2: (4, 5, 6),
    3: (3, 4, 5, 6),
    5: (4, 5, 6),
    8: (4, 5, 6),
    10: (),
    12: (3, 4, 5, 6),
    13: (3, 4),
    14: (2, 3, 4),
    15: (3, 4, 5, 6),
    19: (2, 3, 4),
    20: (3, 4, 5),
    21: (2,),
    22: (2,),
    23: (2, 3),
    24: (2,),
    25: (3,),
    26: (5, 6),
    27: (3, 4, 5, 6),
    28: (5, 6),
    29: (7, 8, 9),
    30: (4, 5, 6),
    31: (),
    34: (2, 4, 6),
    39: (2, 3),
}
"""By variant the numbers of players it is advised for; those not listed: two to six."""
POSSIBLE = {21: (2, 3), 22: (2,), 24: (2,), 25: (3, 4), 29: (7, 8, 9), 34: (2, 4, 6)}
"""And those it is possible for at all; the others: two to six."""


def clash(one: str, other: str) -> bool:
    try:
        chosen = HEDGEHOGS.options.canonical(f"{one} {other}")
    except BadOptions:
        return True
    return not HEDGEHOGS.options.seats_for(chosen)


def test_every_pair_that_the_rules_exclude_is_refused_and_no_other():
    listed = {frozenset(pair) for group in GROUPS for pair in combinations(group, 2)}
    listed |= {frozenset(pair) for pair in ALSO}
    few = {frozenset((a, b)) for a in POSSIBLE for b in POSSIBLE if not fit(a, b) and a != b}
    found = {
        frozenset((int(one[1:]), int(other[1:])))
        for one, other in combinations(KEYS, 2)
        if clash(one, other)
    }

    bearers = {frozenset((14, 29))}  # more of them than start squares
    assert found - few == (listed | bearers) - few
    assert few <= found


def fit(one: int, other: int) -> bool:
    """Whether there is a number of players that both are for."""
    return bool(set(POSSIBLE[one]) & set(POSSIBLE[other]))


def test_every_variant_is_advised_and_possible_for_as_many_as_the_rules_list():
    for number, key in enumerate(KEYS, start=1):
        alone = HEDGEHOGS.options.option(key)
        assert tuple(alone.advised or ()) == SEATS.get(number, (2, 3, 4, 5, 6)), key
        chosen = HEDGEHOGS.options.canonical(key)
        assert HEDGEHOGS.options.seats_for(chosen) == POSSIBLE.get(number, (2, 3, 4, 5, 6)), key


def test_the_base_game_is_advised_for_three_to_five():
    assert HEDGEHOGS.options.advised_for("") == (3, 4, 5)
    assert HEDGEHOGS.options.seats_for("") == (2, 3, 4, 5, 6)
