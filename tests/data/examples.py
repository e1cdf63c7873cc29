"""Tables for the tests, and what must hold for a table that was played with `played`."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from engine.core import Event
from engine.table.model import LoggedMove, Player, Table


def a_table(**different: Any) -> Table:
    """A lobby, but for what is said to be different."""
    usual: dict[str, Any] = {
        "guild": 1,
        "channel": 10,
        "owner": 100,
        "game": "hedgehogs",
        "rules_version": 1,
        "seed": bytes(range(32)),
        "commitment": "c0ffee",
        "opened": 1_700_000_000,
    }
    return Table(**usual | different)


def running(seats: int = 2, **different: Any) -> Table:
    players = tuple(Player(100 + seat, f"Player {seat}") for seat in range(seats))
    return a_table(**{"status": "running", "players": players, "snapshot": b"0"} | different)


def logged(ply: int) -> LoggedMove:
    event = Event("go", ply % 2, f"go c{ply}", {"from": "c1"}, to=(0,), forced=True)
    return LoggedMove(ply, ply % 2, 100 + ply % 2, f"go c{ply}", 1_700_000_000 + ply, (event,))


def played(table: Table) -> tuple[Table, list[LoggedMove]]:
    """A running table after one more step, and that step."""
    ply = table.ply + 1
    mover = ply % len(table.players)
    players = list(table.players)
    players[mover] = replace(players[mover], seen=ply)
    moved = replace(table, ply=ply, snapshot=str(ply).encode(), players=tuple(players))
    return moved, [logged(ply)]


def flaws(file: Path) -> list[str]:
    """What is wrong in a database whose tables were all played with `played`."""
    with closing(sqlite3.connect(file)) as connection:
        found = [
            verdict
            for (verdict,) in connection.execute("PRAGMA integrity_check")
            if verdict != "ok"
        ]
        found += [str(row) for row in connection.execute("PRAGMA foreign_key_check")]
        for table_id, ply, snapshot in connection.execute("SELECT id, ply, snapshot FROM tables"):
            log = connection.execute("SELECT ply FROM moves WHERE table_id = ?", (table_id,))
            if sorted(number for (number,) in log) != list(range(1, ply + 1)):
                found.append(f"the log of table {table_id} is not 1 to {ply}")
            if snapshot != str(ply).encode():
                found.append(f"the snapshot of table {table_id} is not of ply {ply}")
            seen = connection.execute(
                "SELECT max(seen) FROM players WHERE table_id = ?", (table_id,)
            )
            if seen.fetchone() != (ply,):
                found.append(f"the players of table {table_id} are not at ply {ply}")
    return found
