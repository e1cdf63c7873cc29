"""Results of games that are over, ratings that follow from them, and whether tables are rated.

Games that ended before are results, too, but rate nobody.
"""

import json
from collections import defaultdict
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column(
        "guild_settings",
        sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
    table_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    results = op.create_table(
        "results",
        sa.Column("table_id", table_id, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("void", sa.Text(), server_default="null", nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
    )
    op.create_index("results_by_guild", "results", ["guild", "number"], unique=True)
    op.create_index("results_by_game", "results", ["guild", "game", "number"])
    placings = op.create_table(
        "placings",
        sa.Column("table_id", table_id, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("level", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("part", sa.Text(), nullable=False),
        sa.Column("own", sa.Integer(), nullable=False),
        sa.Column("made", sa.Integer(), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("waited", sa.BigInteger(), nullable=False),
        sa.Column("value", sa.Double(), nullable=True),
        sa.Column("deviation", sa.Double(), nullable=True),
        sa.Column("change", sa.Double(), nullable=True),
        sa.Column("overall", sa.Double(), nullable=True),
        sa.Column("overall_deviation", sa.Double(), nullable=True),
        sa.Column("overall_change", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_placings_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_placings"),
    )
    op.create_index("placings_by_user", "placings", ["user", "guild", "number"])
    op.create_index("placings_by_game", "placings", ["user", "guild", "game", "number"])
    op.create_table(
        "ratings",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("value", sa.Double(), nullable=False),
        sa.Column("deviation", sa.Double(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("tables", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "game", "user", name="pk_ratings"),
        sqlite_with_rowid=False,
    )
    _remember(op.get_bind(), results, placings)


def _remember(connection: sa.Connection, results: sa.Table, placings: sa.Table) -> None:
    """Make results of the games that have ended."""
    tables = sa.table(
        "tables",
        *(sa.column(name) for name in ("id", "guild", "game", "options", "started", "ended")),
        *(sa.column(name) for name in ("ply", "outcome", "status", "pace", "tenures")),
    )
    players = sa.table(
        "players", *(sa.column(name) for name in ("table_id", "seat", "user", "level"))
    )
    numbers: defaultdict[int, int] = defaultdict(int)
    over = (
        sa.select(tables)
        .where(tables.c.status == "over", tables.c.outcome.is_not(None), tables.c.pace == 0)
        .order_by(tables.c.ended, tables.c.id)
    )
    for table in connection.execute(over).all():
        seated = connection.execute(
            sa.select(players).where(players.c.table_id == table.id).order_by(players.c.seat)
        ).all()
        outcome = json.loads(table.outcome)
        ranks, points = outcome["ranks"], outcome.get("points") or [None] * len(seated)
        if len(ranks) != len(seated) or len(points) != len(seated):
            continue  # what makes no sense is for `bot.py check` to tell
        numbers[table.guild] += 1
        known = {
            "table_id": table.id,
            "guild": table.guild,
            "number": numbers[table.guild],
            "game": table.game,
        }
        connection.execute(
            sa.insert(results),
            known
            | {
                "options": table.options,
                "seats": len(seated),
                "started": table.started,
                "ended": table.ended,
                "ply": table.ply,
                "reason": outcome["reason"],
                "rated": False,
                "void": "null",
            },
        )
        changed_hands = {tenure[0] for tenure in json.loads(table.tenures)}
        decided = _decided(connection, table.id)
        for player in seated:
            own, made, answers, waited = decided.get(player.seat, (0, 0, 0, 0))
            absent = "absent" if 2 * own < made else "full"
            connection.execute(
                sa.insert(placings),
                known
                | {
                    "seat": player.seat,
                    "user": player.user,
                    "level": player.level,
                    "rank": ranks[player.seat],
                    "points": points[player.seat],
                    "part": "none" if player.level or player.seat in changed_hands else absent,
                    "own": own,
                    "made": made,
                    "answers": answers,
                    "waited": waited,
                },
            )


def _decided(connection: sa.Connection, table_id: int) -> dict[int, tuple[int, int, int, int]]:
    """By seat, how many decisions were its player's own, how many there were, how many of them were
    waited for, and for how long."""
    moves = sa.table(
        "moves", *(sa.column(name) for name in ("table_id", "ply", "seat", "move", "at", "hand"))
    )
    found: dict[int, tuple[int, int, int, int]] = {}
    before: Any = None
    log = sa.select(moves).where(moves.c.table_id == table_id).order_by(moves.c.ply)
    for move in connection.execute(log).all():
        if move.seat is not None and move.move != "resign":
            own, made, answers, waited = found.get(move.seat, (0, 0, 0, 0))
            goes_on = before is not None and (before.seat, before.at) == (move.seat, move.at)
            if move.hand == "person" and before is not None and not goes_on:
                answers, waited = answers + 1, waited + max(0, move.at - before.at)
            own += move.hand in ("person", "standing")
            found[move.seat] = (own, made + 1, answers, waited)
        before = move
    return found
