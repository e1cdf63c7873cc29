"""Is everything kept as it was played? A table's state must be the replay of its moves, from where
the present rules began."""

from typing import Any

from msgspec import DecodeError, ValidationError

from engine.chance import Sealed
from engine.core import AnyGame, Illegal, Step, snapshot
from engine.games import UnknownGame, game_named
from engine.play_on import apply, resign, start
from engine.record import RESIGN
from engine.table.model import LoggedMove, Table
from engine.table.older import first_known, first_position
from engine.table.sense import gaps, nonsense, obstacles


def faults_without_log(table: Table) -> list[str]:
    """What is wrong with a table whose log cannot be read; empty if nothing is."""
    try:
        game = game_named(table.game)
    except UnknownGame as unknown:
        return [str(unknown)]
    return [*nonsense(table, game), *obstacles(table, game)]


def faults(table: Table, moves: list[LoggedMove]) -> list[str]:
    """What is wrong with a table and its log; empty if nothing is."""
    try:
        game = game_named(table.game)
    except UnknownGame as unknown:
        return [str(unknown)]
    found = nonsense(table, game)
    if in_the_way := [*obstacles(table, game), *gaps(table, moves)]:
        return [*found, *in_the_way]
    first = None if table.status in ("lobby", "closed") else first_known(table)
    return found if first is None else [*found, *_replay_faults(table, moves, first)]


def _replay_faults(table: Table, moves: list[LoggedMove], first: int) -> list[str]:
    """Where the replay from a ply on differs from what is kept."""
    game = game_named(table.game)
    if first > table.ply:
        return [f"rules {table.rules_version} are said to begin behind the last ply"]
    try:
        step = _begun(game, table)
    except (DecodeError, ValidationError) as bad:
        return [f"the position in which rules {table.rules_version} began cannot be read: {bad}"]
    if not table.older and step.events != moves[0].events:
        return ["ply 0: its events are logged otherwise"]
    for move in moves[first + 1 :]:
        chance = Sealed(table.seed, move.step)
        assert move.seat is not None, "it would be in the way"
        try:
            if move.move == RESIGN:
                step = resign(game, step.state, move.seat, chance)
            else:
                step = apply(game, step.state, move.seat, move.move, chance)
        except Illegal as refused:
            return [f"ply {move.ply}, `{move.move}`: {refused}"]
        if step.events != move.events:
            return [f"ply {move.ply}, `{move.move}`: its events are logged otherwise"]
    found: list[str] = []
    if snapshot(step.state) != table.snapshot:
        found.append("the snapshot is not the replay of the moves")
    if game.outcome(step.state) != table.outcome:
        found.append("the result is not that of the replay")
    return found


def unchecked(table: Table) -> str:
    """What of a table no replay can check, and why; empty if there is nothing of that kind."""
    try:
        ours = game_named(table.game).rules_version
    except UnknownGame:
        return ""
    first = first_known(table)
    if table.status in ("lobby", "closed") or (first == 0 and not table.older):
        return ""
    if first is not None:
        return f"not replayed: steps 0 to {first}, played by older rules"
    if table.status == "running" and table.rules_version < ours:
        return (
            f"not replayed: played by rules {table.rules_version} so far, goes on by rules {ours}"
        )
    return f"not replayed: played by rules {table.rules_version}, these are {ours}"


def _begun(game: AnyGame, table: Table) -> Step[Any]:
    """What the replay begins with: the set-up, or the position in which the present rules began."""
    if table.older:
        return Step(first_position(table), ())
    return start(game, table.options, len(table.players), Sealed(table.seed, 0))
