"""Puzzles of servers, and who has solved them."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, Integer, Row, bindparam, delete, insert, select, update

from data.database import Area, reads, writes
from data.errands import note_errand
from data.locks import lock_server
from data.rows import keepable
from data.schema import puzzles, solvers, tables
from data.schema import timers as timer_rows
from data.timers import add_timers
from engine.clock.timers import Timer
from engine.host.once import Errand, Settlement
from engine.host.puzzles import Puzzle, Solver
from engine.table.puzzles import Found

_ADD: Final = insert(puzzles).returning(puzzles)
_OF_WEEK: Final = select(puzzles).where(
    puzzles.c.guild == bindparam("guild_"), puzzles.c.week == bindparam("week_")
)
_ONE: Final = select(puzzles).where(puzzles.c.id == bindparam("id_"))
_POSTED: Final = (
    update(puzzles).where(puzzles.c.id == bindparam("id_")).values(message=bindparam("message_"))
)
_FRESH: Final = (
    select(tables.c.id)
    .where(
        tables.c.guild == bindparam("guild_"),
        tables.c.status == "over",
        tables.c.id.not_in(select(puzzles.c.table_id)),
    )
    .order_by(tables.c.id.desc())
    .limit(bindparam("most_", type_=Integer))
)
_SOLVERS: Final = (
    select(solvers)
    .where(solvers.c.puzzle == bindparam("id_"))
    .order_by(solvers.c.at, solvers.c.user)
)
_SOLVED: Final = select(solvers.c.at).where(
    solvers.c.puzzle == bindparam("id_"), solvers.c.user == bindparam("user_")
)
_SOLVE: Final = insert(solvers)
_OF_USER: Final = (
    select(solvers.c.puzzle, solvers.c.at)
    .where(solvers.c.user == bindparam("user_"))
    .order_by(solvers.c.at)
)
_FORGET: Final = delete(solvers).where(solvers.c.user == bindparam("user_"))
_PLANNED: Final = select(timer_rows.c.id).where(
    timer_rows.c.guild == bindparam("guild_"), timer_rows.c.kind == "puzzle"
)
_CLEAR: Final = delete(timer_rows).where(
    timer_rows.c.guild == bindparam("guild_"), timer_rows.c.kind == "puzzle"
)


class Puzzles(Area):
    """An `engine.host.store.PuzzleStore`."""

    @writes
    def plan(self, connection: Connection, guild: int, timers: Sequence[Timer]) -> None:
        lock_server(connection, guild)
        if not timers:
            connection.execute(_CLEAR, {"guild_": guild})
        elif connection.scalar(_PLANNED, {"guild_": guild}) is None:
            add_timers(connection, timers)

    @writes
    def add(self, connection: Connection, puzzle: Puzzle, table: int) -> Puzzle:
        lock_server(connection, puzzle.guild)
        asked = {"guild_": puzzle.guild, "week_": puzzle.week}
        there = connection.execute(_OF_WEEK, asked).one_or_none()
        if there is not None:
            return _read(there)
        found = puzzle.found
        values = {
            "guild": puzzle.guild,
            "week": puzzle.week,
            "channel": puzzle.channel,
            "table_id": table,
            "game": found.game,
            "state": found.state,
            "seat": found.seat,
            "ply": found.ply,
            "wins": found.wins,
            "turns": found.turns,
        }
        return _read(connection.execute(_ADD, values).one())

    @reads
    def of_week(self, connection: Connection, guild: int, week: int) -> Puzzle | None:
        row = connection.execute(_OF_WEEK, {"guild_": guild, "week_": week}).one_or_none()
        return None if row is None else _read(row)

    @reads
    def puzzle(self, connection: Connection, puzzle: int) -> Puzzle | None:
        row = connection.execute(_ONE, {"id_": puzzle}).one_or_none()
        return None if row is None else _read(row)

    @writes
    def note_post(self, connection: Connection, puzzle: int, message: int) -> None:
        connection.execute(_POSTED, {"id_": puzzle, "message_": message})

    @reads
    def fresh_tables(self, connection: Connection, guild: int, most: int) -> list[int]:
        return list(connection.scalars(_FRESH, {"guild_": guild, "most_": most}))

    @writes
    def solve(
        self,
        connection: Connection,
        puzzle: int,
        solver: Solver,
        *,
        errand: Errand | None = None,
    ) -> None:
        note_errand(connection, errand, Settlement())
        connection.execute(_ONE.with_for_update(), {"id_": puzzle})
        if connection.scalar(_SOLVED, {"id_": puzzle, "user_": solver.user}) is None:
            values = {"puzzle": puzzle, "user": solver.user, "name": solver.name, "at": solver.at}
            connection.execute(_SOLVE, keepable(values))

    @reads
    def solvers(self, connection: Connection, puzzle: int) -> list[Solver]:
        found = connection.execute(_SOLVERS, {"id_": puzzle}).all()
        return [Solver(row.user, row.name, row.at) for row in found]


def solved_by(connection: Connection, user: int) -> dict[int, int]:
    """By the number of a puzzle, when somebody solved it."""
    return {row.puzzle: row.at for row in connection.execute(_OF_USER, {"user_": user})}


def forget_solver(connection: Connection, user: int) -> None:
    """Let somebody have solved nothing."""
    connection.execute(_FORGET, {"user_": user})


def _read(row: Row[tuple[object, ...]]) -> Puzzle:
    found = Found(row.game, row.state, row.seat, row.ply, row.wins, row.turns)
    return Puzzle(row.id, row.guild, row.week, row.channel, row.message, found)
