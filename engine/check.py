"""Is everything kept as it was played? A table's state must be the replay of its moves, from where
the present rules began."""

from typing import Any

from msgspec import DecodeError, ValidationError

from engine.chance import Sealed, commitment
from engine.core import AnyGame, Illegal, Step, snapshot
from engine.games import UnknownGame, game_named
from engine.older import first_known, first_position
from engine.play_on import apply, resign, start
from engine.record import RESIGN
from engine.table import LoggedMove, Table


def faults(table: Table, moves: list[LoggedMove]) -> list[str]:
    """What is wrong with a table and its log; empty if nothing is."""
    try:
        game = game_named(table.game)
    except UnknownGame as unknown:
        return [str(unknown)]
    found: list[str] = []
    if commitment(table.seed) != table.commitment:
        found.append("the seed is not the one that was sealed")
    if table.status in ("lobby", "closed"):
        if moves:
            found.append("moves are logged although the game has not started")
        return found
    if [move.ply for move in moves] != list(range(table.ply + 1)):
        return [*found, f"the log does not hold the plies 0 to {table.ply}, each once"]
    first = first_known(table)
    if first is None:
        return found
    if first > table.ply:
        return [*found, f"rules {table.rules} are said to begin behind the last ply"]
    try:
        step = _begun(game, table)
    except (DecodeError, ValidationError) as bad:
        return [*found, f"the position in which rules {table.rules} began cannot be read: {bad}"]
    for move in moves[first + 1 :]:
        chance = Sealed(table.seed, move.step)
        if move.seat is None:
            return [*found, f"ply {move.ply} has no seat"]
        try:
            if move.move == RESIGN:
                step = resign(game, step.state, move.seat, chance)
            else:
                step = apply(game, step.state, move.seat, move.move, chance)
        except Illegal as refused:
            return [*found, f"ply {move.ply}, `{move.move}`: {refused}"]
        if step.events != move.events:
            return [*found, f"ply {move.ply}, `{move.move}`: its events are logged otherwise"]
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
    if table.status == "running" and table.rules < ours:
        return f"not replayed: played by rules {table.rules} so far, goes on by rules {ours}"
    return f"not replayed: played by rules {table.rules}, these are {ours}"


def _begun(game: AnyGame, table: Table) -> Step[Any]:
    """What the replay begins with: the set-up, or the position in which the present rules began."""
    if table.older:
        return Step(first_position(table), ())
    return start(game, table.options, len(table.players), Sealed(table.seed, 0))
