"""Variants together: pairs, and larger sets, are refused by name or play to an end.

Here every variant is played with some others by as few players as they allow; `make soak` plays
every pair by all numbers of them, and more sets.
"""

import random
from itertools import combinations

import pytest

from engine.games import game_named
from engine.option_words import BadOptions
from engine.tools.selfplay import check_invariants, derived_seed, play_random_game

GAME = game_named("hedgehogs")
KEYS = [option.key for option in GAME.options.offered if option.key != "olympik"]
SHORT = {
    "v18": "v18 rounds=1",
    "v19": "v19 rounds=1",
    "v20": "v20 rounds=1",
    "v22": "v22 v19 rounds=1",
    "v24": "v24 sets=1",
    "v25": "v25 v19 rounds=1",
}
"""Matches cut short: that rounds follow each other is tested elsewhere."""
EVERY = 8
"""Of the pairs of a variant, so few are played here."""
WORDS = ("v13 sideways", "v15 hard", "v17 +b3 -e3", "v17 drift", "v30 sff", "v31 free", "v38 die")


def chosen_or_refused(keys: tuple[str, ...]) -> str | None:
    """The options in canonical form; `None` if they are refused with two of them and a reason."""
    refused = refusal(" ".join(keys))
    if refused is None:
        return GAME.options.canonical(" ".join(SHORT.get(key, key) for key in keys))
    named = {str(refused.facts["one"]), str(refused.facts["other"])}
    assert named <= {*keys, *(key.split(" ")[0] for key in keys)}
    assert all(key in str(refused) for key in named)
    assert ": " in str(refused)
    return None


def refusal(options: str) -> BadOptions | None:
    try:
        GAME.options.canonical(options)
    except BadOptions as refused:
        return refused
    return None


def play_out(chosen: str, seats: int) -> None:
    seed = derived_seed(bytes(32), f"{chosen} for {seats}")
    check_invariants(GAME, play_random_game(GAME, chosen, seats, seed))


@pytest.mark.parametrize("key", KEYS)
def test_a_variant_is_refused_or_plays_to_its_end_with_others(key: str):
    for other in KEYS[KEYS.index(key) + 1 :: EVERY]:
        chosen = chosen_or_refused((key, other))
        if chosen is not None:
            play_out(chosen, min(GAME.options.seats_for(chosen)))


@pytest.mark.long
@pytest.mark.parametrize("tenth", range(10))
def test_random_sets_are_refused_or_play_to_their_end(tenth: int):
    play_sets(tenth, 15)


def play_sets(number: int, count: int) -> None:
    """So many sets of three to six variants, each by a number of players that it allows."""
    pick = random.Random(number)
    for _ in range(count):
        keys = tuple(pick.sample(KEYS[:-1] + list(WORDS), pick.randint(3, 6)))
        if len({key.split(" ")[0] for key in keys}) < len(keys):
            continue
        chosen = chosen_or_refused(keys)
        if chosen is not None:
            play_out(chosen, pick.choice(GAME.options.seats_for(chosen)))


def test_more_than_a_hundred_combinations_are_possible():
    pairs = [pair for pair in combinations(KEYS, 2) if chosen_or_refused(pair) is not None]

    assert len(pairs) > 500
