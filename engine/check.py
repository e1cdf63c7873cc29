"""Is everything kept as it was played? A table's state must be the replay of its moves."""

from engine.chance import Sealed
from engine.core import Illegal, snapshot
from engine.games import UnknownGame, game_named
from engine.play_on import apply, resign, start
from engine.record import RESIGN
from engine.sense import gaps, nonsense, obstacles
from engine.table import LoggedMove, Table


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
    if table.status in ("lobby", "closed"):
        return found
    if table.rules != game.rules_version:
        return found  # a game under older rules is never replayed under newer ones
    step = start(game, table.options, len(table.players), Sealed(table.seed, 0))
    if step.events != moves[0].events:
        return [*found, "ply 0: its events are logged otherwise"]
    for move in moves[1:]:
        chance = Sealed(table.seed, move.step)
        assert move.seat is not None, "it would be in the way"
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
