"""Whole turns listed at once are those that the rules lead to step by step."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import derived_seed
from engine.computer.judging import Judge
from engine.computer.turns import Beam, Turn, whole_turns
from engine.games import game_named
from engine.hedgehogs.race import RaceGame
from engine.hedgehogs.state import Hedgehogs
from engine.tools.selfplay import play_random_game
from tests.engine.hedgehogs.race import race

RACE: Any = RaceGame()
ALL = Beam(positions=10_000, breadth=10_000)
SIMPLE = [
    *(("", 2), ("", 6), ("v3", 4), ("v9", 3), ("v10", 2), ("v11", 4), ("v11", 2), ("v21", 2)),
    *(("v23", 3), ("v26", 2), ("v28", 4), ("v29", 7), ("v32", 2), ("v17 shuffle", 3), ("v1", 2)),
    ("v3 v11 v32", 4),
]
OTHERS = ["v5", "v8", "v12", "v13", "v14", "v15", "v27", "v31", "v33", "v36", "v38", "v17 drift"]


def decisions(chosen: str, seats: int, *, computer: bool = False) -> list[Hedgehogs]:
    """Positions of a whole game in which somebody decides about a turn."""
    seed = derived_seed(bytes(32), f"sprint {chosen} {seats}")
    by = range(1) if computer else ()
    states: Any = play_random_game(game_named("hedgehogs"), chosen, seats, seed, computer=by).states
    return [state for state in states if state.todo[:1] in (("side",), ("go",))]


def stepwise(state: Hedgehogs) -> list[Turn]:
    judge = Judge(RACE, state.seats)
    judge.lister = None
    moves = RACE.choices(state, state.seat).moves
    return whole_turns(judge, state, state.seat, moves, ALL)


@pytest.mark.parametrize(("chosen", "seats"), SIMPLE)
def test_turns_at_once_as_step_by_step(chosen: str, seats: int):
    listed = 0
    for state in decisions(chosen, seats):
        turns = RACE.turns(state, state.seat)
        if turns is not None:
            listed += 1
            assert sorted(turns, key=repr) == sorted(
                ((turn.moves, turn.end) for turn in stepwise(state)), key=repr
            )
    assert listed > 20


@pytest.mark.parametrize(("chosen", "seats"), SIMPLE)
def test_the_best_turns_are_the_best_of_all(chosen: str, seats: int):
    for state in decisions(chosen, seats, computer=True):
        best = Judge(RACE, seats).best_listed(state, state.seat)
        if best is None:
            continue
        listed, leads_to = best
        turns = {turn.moves: turn for turn in stepwise(state)}
        most = max(turn.worth for turn in turns.values())
        alike = {moves for moves, turn in turns.items() if turn.worth > most - 1e-9}
        assert set(listed) == alike
        assert all(turns[moves].end == leads_to(at) for at, moves in enumerate(listed))


def test_what_was_judged_is_counted():
    state = race("b4=r1 c4=r2 b2=b1b2 e5=b3 f1=r3r4b4", die=2)
    judge = Judge(RACE, 2)
    assert judge.best_listed(state, 0)
    assert judge.nodes == len(RACE.turns(state, 0) or ()) > 5


@pytest.mark.parametrize("chosen", OTHERS)
def test_other_races_are_left_to_the_rules(chosen: str):
    assert all(RACE.turns(state, state.seat) is None for state in decisions(chosen, 2))


def test_others_and_the_end_of_a_long_race_are_left_to_the_rules():
    state = race("b4=r1 a1=b1", die=2)
    assert RACE.turns(state, 0)
    assert RACE.turns(state, 1) is None
    assert RACE.turns(replace(state, turn=1000), 0) is None
    assert RACE.turns(replace(state, die=0), 0) is None


def test_a_lane_with_nobody_in_it_ends_an_idle_race():
    state = race("b4=r1 a1=b1", die=6)
    for idle in (0, 58, 59):
        before = replace(state, idle=idle)
        turns = RACE.turns(before, 0)
        assert turns is not None
        steps = {turn.moves: turn.end for turn in stepwise(before)}
        assert dict(turns) == steps
        assert {end.ended for end in steps.values()} == ({"idle"} if idle == 59 else {""})


def test_a_race_in_which_nobody_can_move_is_stuck():
    state = race("c5=r1b2 e5=r2 f1=b1", die=2, chosen="v11")
    assert dict(RACE.turns(state, 0) or ()) == {turn.moves: turn.end for turn in stepwise(state)}
