"""Moves that no person makes: when a computer may, and from which draws."""

import pytest
from msgspec.structs import replace

from engine.chance import Sealed, derived_seed
from engine.computer.player import decide
from engine.core import snapshot
from engine.games import game_named
from engine.play_on import start
from engine.table.model import Holder, Player, Table
from engine.table.turns import state_of
from engine.table.unattended import (
    LOOKED_AT,
    STEPS,
    Deputy,
    answer,
    anybody,
    computer_move,
    goes_on,
    is_forgotten,
    is_stuck,
)

SEED = bytes(range(32))


def table(*holders: Holder, ply: int = 0) -> Table:
    """A race with spies, in which everybody is to choose theirs in secret."""
    game = game_named("hedgehogs")
    state = start(game, "v2", len(holders), Sealed(SEED, 0)).state
    return Table(
        id=1,
        guild=1,
        channel=2,
        owner=0,
        game="hedgehogs",
        rules_version=game.rules_version,
        options="v2",
        status="running",
        players=tuple(Player(10 + at, f"U{at}", holder=one) for at, one in enumerate(holders)),
        ply=ply,
        snapshot=snapshot(state),
        seed=SEED,
        commitment="",
        opened=1,
    )


@pytest.mark.parametrize("ply", range(6))
def test_the_computers_lots_are_those_of_its_step_and_none_of_the_games(ply: int):
    """Anybody can look them up once the seed is known."""
    playing = table("person", "computer", "person", "person", ply=ply)
    game, state = game_named("hedgehogs"), state_of(playing)
    lots = Sealed(derived_seed(SEED, "computer"), ply + 1)
    expected = decide(game, game.view(state, 1), game.choices(state, 1), lots)
    assert computer_move(playing, game, state, 1) == expected


def test_a_secret_of_the_computers_differs_from_ply_to_ply():
    game = game_named("hedgehogs")
    tables = [table("person", "computer", "person", "person", ply=ply) for ply in range(20)]
    assert len({computer_move(one, game, state_of(one), 1) for one in tables}) > 1


def test_the_first_computer_that_is_asked_answers_and_no_person():
    playing = table("person", "open", "computer", "computer")
    game, state = game_named("hedgehogs"), state_of(playing)
    found = answer(playing, game, state, 0, Deputy())
    assert found is not None
    assert (found.seat, found.hand) == (2, "computer")
    assert answer(table("person", "open", "person", "person"), game, state, 0, Deputy()) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twelve_steps_a_player_and_then_they_wait(seats: int):
    playing = table("person", *["computer"] * (seats - 1))  # type: ignore[list-item]
    game, state = game_named("hedgehogs"), state_of(playing)
    assert answer(playing, game, state, 12 * seats - 1, Deputy()) is not None
    assert answer(playing, game, state, 12 * seats, Deputy()) is None


def test_computers_play_only_while_a_person_is_there():
    alone = table("computer", "computer", "open")
    assert not anybody(alone)
    assert answer(alone, game_named("hedgehogs"), state_of(alone), 0, Deputy()) is None
    with_ann = table("person", "computer", "open")
    assert anybody(with_ann)
    assert not anybody(with_ann.with_player(0, replace(with_ann.players[0], resigned=True)))


def test_a_table_is_stuck_if_nobody_is_asked_but_computers():
    mixed = table("person", "computer", "computer", "open")
    assert is_stuck(mixed, (1, 2))
    assert is_stuck(mixed, (2,))
    assert not is_stuck(mixed, (0, 1))
    assert not is_stuck(mixed, (1, 3))
    assert not is_stuck(mixed, ())


@pytest.mark.parametrize(
    ("pace", "halted", "unwatched", "goes"),
    [
        (0, False, 0, False),
        (8, False, 0, True),
        (8, True, 0, False),
        (8, False, LOOKED_AT - 1, True),
        (8, False, LOOKED_AT, False),
    ],
)
def test_computers_alone_go_on_as_a_show_that_somebody_looks_at(
    pace: int, halted: bool, unwatched: int, goes: bool
):
    alone = replace(
        table("computer", "computer", "computer", "computer"),
        pace=pace,
        halted=halted,
        unwatched=unwatched,
    )
    assert goes_on(alone) is goes
    assert is_forgotten(alone) is (unwatched == LOOKED_AT)


def test_a_table_with_a_person_goes_on_by_its_own_measure():
    played = replace(table("person", "computer"), unwatched=LOOKED_AT)
    assert not is_forgotten(played)
    assert goes_on(replace(played, unwatched=2 * STEPS - 1))
    assert not goes_on(replace(played, unwatched=2 * STEPS))
