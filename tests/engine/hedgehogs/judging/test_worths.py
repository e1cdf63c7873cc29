"""How good a position looks to all seats at once is what every seat's own view says, under every
variant, and the parts of it add up."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import derived_seed
from engine.core import UMPIRE
from engine.games import game_named
from engine.hedgehogs.carrom import weights as carrom
from engine.hedgehogs.game import HEDGEHOGS
from engine.hedgehogs.judging.weights import WEIGHTS, Weights
from engine.hedgehogs.race import RACE
from engine.tools.selfplay import play_random_game
from tests.engine.hedgehogs.race import race

VARIANTS = [
    *("", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13"),
    *("v14", "v15", "v15 hard", "v16", "v17 shuffle", "v17 drift", "v18", "v19", "v20", "v21"),
    *("v19 v22", "v23", "v24", "v19 v25", "v26", "v27", "v28", "v29", "v30", "v31", "v32"),
    *("v33", "v34", "v35", "v36", "v37", "v38", "v39", "v40", "v2 v3", "v3 v14", "v11 v15"),
]
SEATS = {
    "v21": (2, 3),
    "v34": (2, 4),
    "v29": (7, 9),
    "v24": (2,),
    "v19 v22": (2,),
    "v19 v25": (3, 4),
    "v40": (2, 4),
}


def positions(chosen: str, seats: int) -> list[Any]:
    """Every seventh position of a random game, without its match."""
    seed = derived_seed(bytes(32), f"{chosen} {seats}")
    states = play_random_game(game_named("hedgehogs"), chosen, seats, seed).states[::7][:60]
    return [getattr(state, "round", state) for state in states]


GAMES = [(chosen, seats) for chosen in VARIANTS for seats in SEATS.get(chosen, (2, 4, 6))]


@pytest.mark.parametrize(("chosen", "seats"), GAMES)
def test_all_seats_at_once_as_each_sees_it(chosen: str, seats: int):
    for state in positions(chosen, seats):
        view = HEDGEHOGS.view(state, UMPIRE)
        worths = HEDGEHOGS.worths(state)
        assert worths == pytest.approx([HEDGEHOGS.evaluate(view, s) for s in range(seats)])
        for seat in range(seats):
            # What others hide changes nothing.
            seen = HEDGEHOGS.evaluate(HEDGEHOGS.view(state, seat), seat)
            assert worths[seat] == pytest.approx(seen)
            assert sum(HEDGEHOGS.parts(state, seat).values()) == pytest.approx(worths[seat])


@pytest.mark.parametrize(("chosen", "seats"), [game for game in GAMES if game[1] == 2])
def test_what_the_rival_has_is_what_the_rival_calls_its_own(chosen: str, seats: int):
    """So the parts are the right ones, not only their sum."""
    for state in positions(chosen, seats):
        if getattr(state, "answers", ()) or state.gone or getattr(state, "lost", ()):
            continue
        red, blue = (HEDGEHOGS.parts(state, seat) for seat in range(2))
        own = sum(part for name, part in blue.items() if name not in ("rivals", "backed"))
        assert red.get("rivals", 0.0) == pytest.approx(-own)


def test_other_weights_give_other_worths():
    state = race("b9=r1 c3=r2 a1=b1")
    dearer = Weights(home=WEIGHTS.home + 2)
    assert RACE.worths(state, dearer)[0] == pytest.approx(RACE.worths(state)[0] + 2)
    assert RACE.worths(state, dearer)[1] == pytest.approx(RACE.worths(state)[1] - 2)
    assert RACE.worths(state, WEIGHTS) == RACE.worths(state)
    flick = HEDGEHOGS.setup("v40", 2)
    light = replace(carrom.WEIGHTS, piece=5.0)
    gone: Any = replace(flick, hands=(flick.hands[0], flick.hands[1][:2]), out=flick.hands[1][2:])
    assert HEDGEHOGS.worths(gone, light)[0] < HEDGEHOGS.worths(gone)[0]


def test_the_parts_have_names():
    parts = RACE.parts(race("b9=r1 c4=r2 d3=r3b2 e3=r4 a1=b1"), 0)
    assert parts["home"] == WEIGHTS.home
    assert parts["covered"] < 0
    assert parts["held"] < 0
    assert parts["ahead"] < 0
    assert {"progress", "lanes", "rivals"} <= set(parts)
