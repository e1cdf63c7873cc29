"""Computers of every level: legal everywhere, the same for the same view, natural in mistakes."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Sealed
from engine.computer import player
from engine.computer.dice import Dice
from engine.computer.judging import Judge
from engine.computer.levels import LEVELS, UnknownLevel, search_of, strength_of
from engine.computer.overlooking import first_seen
from engine.computer.player import Plan, plan
from engine.computer.turns import Turn
from engine.core import UMPIRE, AnyGame, Seat
from engine.games import GAMES, game_named
from engine.play_on import apply, start
from engine.strength import Playouts, for_seats
from tests.contract.test_contract import every_configuration, played
from tests.engine.computer.tree_game import At, TreeGame, node

SEED = bytes(range(32))
ROOT = Path(__file__).parents[3]


def two_states(game: AnyGame, chosen: str, seats: int) -> list[object]:
    """The first position, where decisions may be secret, and one from the middle."""
    states = played(game, chosen, seats).states[:-1]
    return [states[0], states[len(states) // 2]]


@pytest.fixture
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is looked at is the same with a small budget, and every option has its turn."""

    def shortened(level: object, strength: object, seats: int) -> object:
        search = search_of(level, strength, seats)  # type: ignore[arg-type]
        return search and replace(search, nodes=60, candidates=3, positions=8)

    monkeypatch.setattr(player, "search_of", shortened)


@pytest.mark.usefixtures("_short")
@every_configuration
def test_every_level_plays_every_variant_by_what_its_seat_sees(
    game: AnyGame, chosen: str, seats: int
):
    """The plan is legal, and two states that the seat cannot tell apart give the same."""
    for ply, state in enumerate(two_states(game, chosen, seats)):
        seat = game.waiting_on(state)[0]
        view = game.view(state, seat)
        other = game.imagine(view, Sealed(SEED, 1000 + ply))
        for level in LEVELS:
            plans = [
                plan(game, game.view(one, seat), game.choices(one, seat), level, SEED)
                for one in (state, other)
            ]
            assert plans[0] == plans[1]
            game.play(state, seat, plans[0].moves[0])


def test_a_level_that_does_not_exist_is_refused():
    game = game_named("jesters")
    state = start(game, "", 2, Sealed(SEED, 0)).state
    seat = game.waiting_on(state)[0]
    for level in (0, 6):
        with pytest.raises(UnknownLevel, match="there are 1, 2, 3, 4, 5"):
            plan(game, game.view(state, seat), game.choices(state, seat), level, SEED)


def test_a_plan_is_kept_as_long_as_everything_is_as_expected():
    game = game_named("jesters")

    def turn(state: Any) -> tuple[Any, Seat, Plan]:
        seat = game.waiting_on(state)[0]
        return state, seat, plan(game, game.view(state, seat), game.choices(state, seat), 3, SEED)

    turns = map(turn, played(game, "", 2).states)
    state, seat, planned = next(one for one in turns if len(one[2].moves) > 1)
    assert len(planned.moves) == len(planned.expected) + 1
    seen = game.view(apply(game, state, seat, planned.moves[0]).state, seat)
    assert planned.next_move(1, seen) == planned.moves[1]
    assert planned.next_move(1, game.view(state, seat)) is None
    assert planned.next_move(len(planned.moves), seen) is None
    assert Plan(()).next_move(0, seen) is None


def test_thinking_is_the_same_in_another_process_with_another_hash_seed():
    code = (
        "from tests.engine.computer.test_levels import thoughts; import sys;"
        "sys.stdout.write(thoughts())"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1] == thoughts()


def thoughts() -> str:
    """What each level would play in some positions, in a word."""
    found: list[str] = []
    for key in ("courtiers", "witches"):
        game = game_named(key)
        states = played(game, "", 2).states[:-1]
        state = states[2 * len(states) // 3]
        seat = game.waiting_on(state)[0]
        for level in (1, 2, 3, 4):
            # Not through `player`, whose searches are shortened in these tests.
            found += plan(
                game, game.view(state, seat), game.choices(state, seat), level, SEED
            ).moves
    return ", ".join(found)


def turns(*worths: float, steps: int = 1) -> list[Turn]:
    return [Turn(("x",) * steps, At(0, (chr(97 + at),)), worth) for at, worth in enumerate(worths)]


def test_a_good_turn_is_overlooked_now_and_then_and_a_longer_one_more_easily():
    judge = Judge(TreeGame(node([3, 2, 1])), 2)  # type: ignore[arg-type]
    seen = {
        steps: sum(
            first_seen(judge, 0, turns(3, 2, 1, steps=steps), 0.5, Dice(draw)).worth == 3
            for draw in range(400)
        )
        for steps in (1, 3)
    }
    assert 190 < seen[1] < 270
    assert 90 < seen[3] < seen[1] - 40


def test_who_overlooks_everything_takes_the_last_on_the_list():
    judge = Judge(TreeGame(node([3, 2, 1])), 2)  # type: ignore[arg-type]
    found = [first_seen(judge, 0, turns(3, 2, 1), 1.0, Dice(draw)) for draw in range(20)]
    assert {turn.worth for turn in found} == {1}


def test_who_overlooks_nothing_takes_the_best():
    judge = Judge(TreeGame(node([3, 2, 1])), 2)  # type: ignore[arg-type]
    assert first_seen(judge, 0, turns(3, 2, 1), 0.0, Dice(1)).worth == 3


@pytest.mark.parametrize("key", GAMES)
def test_every_game_says_how_it_is_searched(key: str):
    game = game_named(key)
    for seats in game.options.seats:
        state = start(game, "", seats, Sealed(SEED, 0)).state
        strength = strength_of(game, game.view(state, UMPIRE))
        assert strength.overlooks[0] > strength.overlooks[1] > 0
        assert for_seats(strength.far, seats).nodes > for_seats(strength.one_reply, seats).nodes


def test_a_line_holds_from_so_many_seats_on():
    table = {2: Playouts(1), 4: Playouts(2)}
    assert [for_seats(table, seats).nodes for seats in (2, 3, 4, 6)] == [1, 1, 2, 2]
