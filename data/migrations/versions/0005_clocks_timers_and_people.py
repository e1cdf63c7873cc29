"""Clocks, takebacks and substitutes at tables; timers; what people chose and when they are away."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

OWES_POST = sa.text(
    "posted < CASE status WHEN 'abandoned' THEN ply + taken + 1 WHEN 'lobby' THEN -1 "
    "WHEN 'closed' THEN -1 ELSE ply + taken END"
)


def upgrade() -> None:
    _tables()
    _players_moves_and_settings()
    _timers()
    _people()


def _tables() -> None:
    for column in (
        sa.Column("clock", sa.Text(), server_default='{"limit":0}', nullable=False),
        sa.Column("tenures", sa.Text(), server_default="[]", nullable=False),
        sa.Column("taken", sa.Integer(), server_default="0", nullable=False),
        sa.Column("back", sa.Integer(), server_default="-1", nullable=False),
        sa.Column("dice", sa.Text(), server_default="[]", nullable=False),
        sa.Column("asking", sa.Text(), server_default="null", nullable=False),
        sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("strangers", sa.Boolean(), server_default=sa.true(), nullable=False),
    ):
        op.add_column("tables", column)
    op.create_index("tables_by_guild", "tables", ["guild", "status"])
    op.drop_index("tables_owing_a_post", "tables")
    op.create_index(
        "tables_owing_a_post",
        "tables",
        ["changed", "id"],
        sqlite_where=OWES_POST,
        postgresql_where=OWES_POST,
    )


def _players_moves_and_settings() -> None:
    for name in ("asked", "deadline", "bank"):
        op.add_column(
            "players", sa.Column(name, sa.BigInteger(), server_default="0", nullable=False)
        )
    op.add_column("players", sa.Column("away", sa.Text(), server_default="[]", nullable=False))
    op.add_column(
        "players", sa.Column("holder", sa.Text(), server_default="person", nullable=False)
    )
    op.add_column("players", sa.Column("clock", sa.Text(), nullable=True))
    op.add_column("players", sa.Column("paused", sa.Text(), server_default="[]", nullable=False))
    op.add_column("moves", sa.Column("hand", sa.Text(), server_default="person", nullable=False))
    op.add_column("moves", sa.Column("draw", sa.Integer(), server_default="0", nullable=False))
    for column in (
        sa.Column("clock", sa.Text(), server_default="{}", nullable=False),
        sa.Column("allowance", sa.Integer(), server_default="30", nullable=False),
        sa.Column("most_tables", sa.Integer(), nullable=True),
        sa.Column("log", sa.BigInteger(), nullable=True),
        sa.Column("substitutes", sa.Boolean(), server_default=sa.true(), nullable=False),
    ):
        op.add_column("guild_settings", column)


def _timers() -> None:
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "timers",
        sa.Column("id", number, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("table_id", number, nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=True),
        sa.Column("guild", sa.BigInteger(), nullable=True),
        sa.Column("taken", sa.BigInteger(), nullable=False),
        sa.Column("late", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_timers_table_id"),
        sa.PrimaryKeyConstraint("id", name="pk_timers"),
    )
    op.create_index("timers_by_time", "timers", ["taken", "at", "id"])
    op.create_index("timers_by_table", "timers", ["table_id", "seat"])
    op.create_index("timers_by_user", "timers", ["user", "kind"])


def _people() -> None:
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "people",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("user", name="pk_people"),
    )
    op.create_table(
        "absences",
        sa.Column("id", number, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("start", sa.BigInteger(), nullable=False),
        sa.Column("end", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_absences"),
    )
    op.create_index("absences_by_user", "absences", ["user", "guild", "start"])
    op.create_table(
        "heartbeats",
        sa.Column("process", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("process", name="pk_heartbeats"),
    )
