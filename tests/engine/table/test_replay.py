"""A table's game once more: what each could see, ply by ply."""

import pytest
from msgspec.structs import replace

from engine.chance import Sealed, commitment
from engine.core import ROUND_BEGINS, UMPIRE, Refused, Viewer
from engine.games import game_named
from engine.play_on import apply, start
from engine.table.model import LoggedMove, Player, Table
from engine.table.replay import last_turns, scene_at, scenes, viewer_of
from engine.tools.selfplay import PlayedGame, play_random_game

SEED = bytes(range(32))
NAMES = ("Ann", "Bob", "Cleo", "Dan")


def played(
    game: str, seats: int, options: str = "", plies: int | None = None
) -> tuple[Table, list[LoggedMove], PlayedGame]:
    """A random game as a table has it, over or after so many plies: the table and its log."""
    rules = game_named(game)
    whole = play_random_game(rules, options, seats, SEED)
    plays = whole.plays[:plies]
    step = start(rules, options, seats, Sealed(SEED, 0))
    log = [LoggedMove(0, None, None, "", 0, step.events)]
    for ply, play in enumerate(plays, 1):
        step = apply(rules, whole.states[ply - 1], play.seat, play.move, Sealed(SEED, ply))
        log.append(LoggedMove(ply, play.seat, play.seat + 1, play.move, 0, step.events))
    table = Table(
        guild=1,
        channel=1,
        owner=1,
        game=game,
        rules_version=rules.rules_version,
        options=options,
        status="over" if len(plays) == len(whole.plays) else "running",
        players=tuple(Player(seat + 1, NAMES[seat]) for seat in range(seats)),
        ply=len(plays),
        seed=SEED,
        commitment=commitment(SEED),
        opened=0,
    )
    return table, log, whole


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("hedgehogs", 3, ""),
        ("hedgehogs", 2, "v40"),
        ("jesters", 2, ""),
        ("courtiers", 3, ""),
        ("witches", 2, ""),
    ],
)
@pytest.mark.parametrize("viewer", [None, 1, UMPIRE])
def test_every_ply_shows_what_its_viewer_could_see(
    game: str, seats: int, options: str, viewer: Viewer
):
    table, log, whole = played(game, seats, options, plies=12)
    rules = game_named(game)
    shown = scenes(table, log, viewer)
    assert [scene.ply for scene in shown] == list(range(table.ply + 1))
    for scene in shown:
        assert scene.view == rules.view(whole.states[scene.ply], viewer)
        visible = [event for event in log[scene.ply].events if event.visible_to(viewer)]
        assert list(scene.since) == visible
    assert scenes(table, log, viewer, 3, 5) == shown[3:6]
    assert scene_at(table, log, viewer, 4) == shown[4]


def test_secrets_are_open_to_all_only_when_the_game_is_over():
    table, _, _ = played("witches", 2, plies=3)
    assert [viewer_of(table, user) for user in (1, 2, 99)] == [0, 1, None]
    table, _, _ = played("jesters", 2)
    assert [viewer_of(table, user) for user in (1, 2, 99)] == [UMPIRE] * 3


def test_all_rounds_of_a_match_come_in_order_each_with_its_last_board():
    table, log, _ = played("jesters", 2, "match rounds=2")
    (turn,) = [move.ply for move in log if any(event.kind == ROUND_BEGINS for event in move.events)]
    shown = scenes(table, log, UMPIRE)
    assert [scene.ply for scene in shown] == sorted([*range(table.ply + 1), turn])
    ended, begun = (scene for scene in shown if scene.ply == turn)
    assert ended.view.outcome is not None
    assert begun.view.outcome is None
    assert begun.view.match is not None
    assert begun.view.match.number == 2
    assert scene_at(table, log, UMPIRE, turn) == begun


def test_a_ply_that_is_not_there_is_refused():
    table, log, _ = played("jesters", 2, plies=5)
    for ply in (-1, 6):
        with pytest.raises(Refused) as refused:
            scene_at(table, log, None, ply)
        assert (refused.value.code, refused.value.facts) == ("no-ply", {"ply": ply, "last": 5})


def test_a_game_is_never_played_again_under_other_rules():
    table, log, _ = played("jesters", 2, plies=5)
    with pytest.raises(Refused, match="no longer in use"):
        scenes(replace(table, rules_version=99), log, None)


@pytest.mark.parametrize(
    ("seats", "first"),
    [
        ("", 0),
        ("0", 0),
        ("01", 0),
        ("0101", 2),
        ("001100", 2),
        ("0120012", 3),
        ("000", 0),
    ],
)
def test_the_last_turns_hold_one_turn_of_everybody(seats: str, first: int):
    movers: list[int | None] = [None, *map(int, seats)]
    log = [LoggedMove(ply, mover, None, "", 0, ()) for ply, mover in enumerate(movers)]
    assert last_turns(log) == first
