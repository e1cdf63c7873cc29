"""Is everything kept as it was played? A table's state must be the replay of its moves."""

from engine.chance import Sealed, commitment
from engine.core import Illegal, snapshot
from engine.games import UnknownGame, game_named
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
    if table.rules != game.rules_version:
        return found  # a game under older rules is never replayed under newer ones
    step = start(game, table.options, len(table.players), Sealed(table.seed, 0))
    for move in moves[1:]:
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
