"""Every pair of variants by every number of players, and many larger sets."""

import pytest

from tests.engine.hedgehogs.test_combinations import (
    GAME,
    KEYS,
    chosen_or_refused,
    play_out,
    play_sets,
)


@pytest.mark.parametrize("key", KEYS)
def test_every_pair_plays_to_its_end_by_any_number(key: str):
    for other in KEYS[KEYS.index(key) + 1 :]:
        chosen = chosen_or_refused((key, other))
        if chosen is not None:
            for seats in GAME.options.seats_for(chosen):
                play_out(chosen, seats)


@pytest.mark.parametrize("tenth", range(10))
def test_sets_play_to_their_end(tenth: int):
    play_sets(tenth, 50)
