"""Every way a race can end has a random game that comes to it, and ranks make sense there."""

import random

import pytest

from engine.chance import Sealed
from engine.hedgehogs.game import HEDGEHOGS
from engine.hedgehogs.state import Hedgehogs
from engine.play_on import apply, resign, start
from tests.engine.hedgehogs.race import ending

WAYS = {
    "home": ("v27", 2, 0),
    "survivor": ("v27 v39", 2, 0),
    "last": ("v15 hard v27", 3, 0),
    "rest": ("v15", 2, 0),
    "dropped": ("v19 v22 v28", 2, 0),
    "stuck": ("v17 +b4 +d4 v37", 2, 0),
    "idle": ("v17 +b4 +d5 +e4 v37", 2, 0),
    "long": ("v17 +a8 +b3 +d4 -e3 v38", 2, 2),
}
"""By reason: options, seats and the number of a random game."""


def random_race(chosen: str, seats: int, number: int) -> Hedgehogs:
    seed = number.to_bytes(32, "big")
    pick = random.Random(number)
    state = start(HEDGEHOGS, HEDGEHOGS.options.canonical(chosen), seats, Sealed(seed, 0)).state
    ply = 0
    while waiting := HEDGEHOGS.waiting_on(state):
        ply += 1
        seat = pick.choice(waiting)
        move = pick.choice(HEDGEHOGS.choices(state, seat).moves)
        state = apply(HEDGEHOGS, state, seat, move, Sealed(seed, ply)).state
    return state


@pytest.mark.parametrize("reason", WAYS)
def test_a_random_race_ends(reason: str):
    over = random_race(*WAYS[reason])

    assert over.ended == reason
    assert HEDGEHOGS.flaws(over) == []
    assert min(ending(over).ranks) == 1


def test_a_race_ends_alone():
    state = start(HEDGEHOGS, "", 2, Sealed(bytes(32), 0)).state
    over = resign(HEDGEHOGS, state, 1, None).state

    assert (over.ended, ending(over).ranks) == ("alone", (1, 2))
