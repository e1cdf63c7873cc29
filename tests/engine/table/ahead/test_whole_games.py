"""Whole games at random, with plans for whatever comes: the log replays, and no throw is late."""

from random import Random

import pytest

from engine.chance import commitment
from engine.core import ROUND_BEGINS
from engine.games import ahead_of, game_named
from engine.table import lobby
from engine.table.ahead import planning
from engine.table.ahead.intents import WISHES, meant_for
from engine.table.ahead.planning import Glance
from engine.table.check import faults
from engine.table.drafts import decision_of, typed
from engine.table.model import LoggedMove, Player, Table
from engine.table.turns import state_of, waiting_on

OFFERED = game_named("hedgehogs").options.offered
MOST = 150
"""Decisions of people, if a game goes on for so long."""


def started(key: str, options: str, seats: int) -> tuple[Table, list[LoggedMove]]:
    game, seed = game_named(key), bytes(range(32))
    table = Table(
        guild=1,
        channel=2,
        owner=1,
        game=key,
        rules_version=game.rules_version,
        options=game.options.canonical(options),
        players=tuple(Player(seat + 1, f"player {seat}") for seat in range(seats)),
        seed=seed,
        commitment=commitment(seed),
        opened=1,
    )
    begun, first = lobby.started(table, 1, 1)
    return begun, [first]


def planned(table: Table, seat: int, face: str, luck: Random) -> Table:
    """A throw planned at random."""
    while choices := planning.as_meant(table, seat, face).choices.moves:
        at = planning.checksum(table, seat, face)
        glance = Glance(table.position_number, face, at)
        table = planning.with_step(table, seat + 1, glance, luck.choice(choices)).table
    return table


def assert_nothing_is_late(table: Table) -> None:
    """Nobody who is asked behind a throw still means something for it, or wishes in a race."""
    ahead, game = ahead_of(table.game), game_named(table.game)
    for seat, player in enumerate(table.players):
        if ahead is None or table.status != "running":
            assert player.intents == ()
            continue
        view = game.view(state_of(table), seat)
        if ahead.wishes(view) is None:
            assert meant_for(player, WISHES) is None
        if seat in waiting_on(table) and ahead.shown(view):
            assert all(intent.face == WISHES for intent in player.intents)


def play(key: str, options: str, seats: int) -> list[LoggedMove]:
    luck = Random(1)
    table, log = started(key, options, seats)
    for _ in range(MOST):
        for seat in range(seats):
            known = planning.wishes(table, seat)
            if known is not None and luck.random() < 0.3:
                change = planning.with_wishes(table, seat + 1, luck.choice(known.proposals), 1)
                table, log = change.table, [*log, *change.moves]
            for face in planning.faces(table, seat):
                if luck.random() < 0.5:
                    table = planned(table, seat, face, luck)
        if table.status != "running":
            break
        seat = waiting_on(table)[0]
        move = luck.choice(decision_of(table, seat + 1).choices.moves)
        change = typed(table, seat + 1, [move], 1)
        table, log = change.table, [*log, *change.moves]
        assert_nothing_is_late(table)
        if any(event.kind == ROUND_BEGINS for one in change.moves for event in one.events):
            assert all(player.intents == () for player in table.players)
    assert faults(table, log) == []
    return log


@pytest.mark.parametrize(
    ("key", "options", "seats"),
    [
        ("hedgehogs", "", 4),
        ("hedgehogs", "v16", 4),
        ("hedgehogs", "v26 v20 rounds=2", 2),
        ("courtiers", "die", 3),
        ("witches", "", 3),
    ],
)
def test_planned_turns_are_turns_like_any_other(key: str, options: str, seats: int):
    log = play(key, options, seats)
    assert {"person", "planned"} <= {move.hand for move in log}


@pytest.mark.long
@pytest.mark.parametrize("options", [option.key for option in OFFERED])
def test_every_option_of_the_race_can_be_planned_for(options: str):
    option = next(one for one in OFFERED if one.key == options)
    play("hedgehogs", options, max(2, (option.possible or (3,))[0]))


@pytest.mark.parametrize(
    ("key", "options"), [("jesters", ""), ("courtiers", ""), ("hedgehogs", "v40")]
)
def test_where_there_is_no_throw_nothing_can_be_planned(key: str, options: str):
    table, _ = started(key, options, 2)
    assert not any(planning.can_plan(table, user) for user in (1, 2))
